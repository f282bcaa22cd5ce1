import Foundation

extension AttributedString {
    /// Creates an attributed string from Markdown.
    ///
    /// Emphasis, code and strikethrough become `inlinePresentationIntent`, blocks `presentationIntent`, links `link`,
    /// and images `imageURL` with their descriptions as text. Tables, strikethrough and bare URLs are parsed as on
    /// GitHub.
    ///
    /// - Parameters:
    ///   - markdown: The Markdown text.
    ///   - options: The parsing options.
    ///   - baseURL: The base of relative URLs of links and images; `nil` for none.
    /// - Throws: An error if an extended attribute is invalid, unless the options ignore that.
    public init(markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        try self.init(
            markdown: markdown, including: AttributeScopes.FoundationAttributes.self, options: options,
            baseURL: baseURL)
    }

    /// Creates an attributed string from Markdown with the extended attributes of a scope: `^[text](name: value)`.
    ///
    /// - Parameters:
    ///   - markdown: The Markdown text.
    ///   - scope: The scope of the attributes, which must be `MarkdownDecodableAttributedStringKey`s.
    ///   - options: The parsing options.
    ///   - baseURL: The base of relative URLs of links and images; `nil` for none.
    /// - Throws: An error if an extended attribute is invalid, unless the options ignore that.
    public init<S: AttributeScope>(
        markdown: String, including scope: KeyPath<AttributeScopes, S.Type>,
        options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: markdown, including: S.self, options: options, baseURL: baseURL)
    }

    /// Creates an attributed string from Markdown with the extended attributes of a scope: `^[text](name: value)`.
    ///
    /// - Parameters:
    ///   - markdown: The Markdown text.
    ///   - scope: The scope of the attributes, which must be `MarkdownDecodableAttributedStringKey`s.
    ///   - options: The parsing options.
    ///   - baseURL: The base of relative URLs of links and images; `nil` for none.
    /// - Throws: An error if an extended attribute is invalid, unless the options ignore that.
    public init<S: AttributeScope>(
        markdown: String, including scope: S.Type, options: MarkdownParsingOptions = .init(),
        baseURL: URL? = nil
    ) throws {
        self.init()
        let (document, runs): (MarkdownDocument, [MarkdownRun])
        do throws(WorkBudget.Exhausted) {
            document = try MarkdownDocument(markdown, options)
            runs = try document.runs()
        } catch {
            if options.failurePolicy == .throwError { throw CocoaError(.fileReadTooLarge) }
            self = AttributedString(markdown)
            return
        }
        let keys = MarkdownKeys.of(scope)
        let extended = try document.attributes.map { words in
            do {
                return try keys.attributes(words)
            } catch {
                if options.failurePolicy == .throwError { throw error }
                return AttributeContainer()
            }
        }
        for run in runs {
            let container = AttributeContainer(run, extended: extended, options, baseURL: baseURL)
            append(AttributedString(run.text, attributes: container))
        }
    }

    /// Creates an attributed string from Markdown in UTF-8.
    ///
    /// - Throws: An error if the data is not UTF-8, or if an extended attribute is invalid, unless the options ignore
    ///   that.
    public init(markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        try self.init(
            markdown: markdown, including: AttributeScopes.FoundationAttributes.self, options: options,
            baseURL: baseURL)
    }

    /// Creates an attributed string from Markdown in UTF-8 with the extended attributes of a scope.
    ///
    /// - Throws: An error if the data is not UTF-8, or if an extended attribute is invalid, unless the options ignore
    ///   that.
    public init<S: AttributeScope>(
        markdown: Data, including scope: KeyPath<AttributeScopes, S.Type>,
        options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: markdown, including: S.self, options: options, baseURL: baseURL)
    }

    /// Creates an attributed string from Markdown in UTF-8 with the extended attributes of a scope.
    ///
    /// - Throws: An error if the data is not UTF-8, or if an extended attribute is invalid, unless the options ignore
    ///   that.
    public init<S: AttributeScope>(
        markdown: Data, including scope: S.Type, options: MarkdownParsingOptions = .init(),
        baseURL: URL? = nil
    ) throws {
        guard let text = String(validating: markdown, as: UTF8.self) else {
            if options.failurePolicy == .throwError {
                throw CocoaError(.fileReadInapplicableStringEncoding)
            }
            try self.init(
                markdown: String(decoding: markdown, as: UTF8.self), including: scope, options: options,
                baseURL: baseURL)
            return
        }
        try self.init(markdown: text, including: scope, options: options, baseURL: baseURL)
    }

    /// Creates an attributed string from a Markdown file in UTF-8.
    ///
    /// - Throws: An error if the file cannot be read or is not UTF-8, or if an extended attribute is invalid, unless
    ///   the options ignore that.
    public init(contentsOf url: URL, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
    }

    /// Creates an attributed string from a Markdown file in UTF-8 with the extended attributes of a scope.
    ///
    /// - Throws: An error if the file cannot be read or is not UTF-8, or if an extended attribute is invalid, unless
    ///   the options ignore that.
    public init<S: AttributeScope>(
        contentsOf url: URL, including scope: KeyPath<AttributeScopes, S.Type>,
        options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
        try self.init(
            markdown: Data(contentsOf: url), including: S.self, options: options, baseURL: baseURL)
    }

    /// Creates an attributed string from a Markdown file in UTF-8 with the extended attributes of a scope.
    ///
    /// - Throws: An error if the file cannot be read or is not UTF-8, or if an extended attribute is invalid, unless
    ///   the options ignore that.
    public init<S: AttributeScope>(
        contentsOf url: URL, including scope: S.Type, options: MarkdownParsingOptions = .init(),
        baseURL: URL? = nil
    ) throws {
        try self.init(
            markdown: Data(contentsOf: url), including: scope, options: options, baseURL: baseURL)
    }
}

extension AttributeContainer {
    /// Creates the attributes of a Markdown run.
    fileprivate init(
        _ run: MarkdownRun, extended: [AttributeContainer],
        _ options: AttributedString.MarkdownParsingOptions, baseURL: URL?
    ) {
        self.init()
        for place in run.attributes { merge(extended[place]) }
        if !run.intent.isEmpty { self.inlinePresentationIntent = run.intent }
        if let block = run.block { self.presentationIntent = block }
        if let delimiter = run.listDelimiter { self.listItemDelimiter = delimiter }
        if let address = run.link { self.link = URL(string: address, relativeTo: baseURL) }
        if let address = run.image { self.imageURL = URL(string: address, relativeTo: baseURL) }
        if let description = run.description { self.alternateDescription = description }
        if let position = run.position { self.markdownSourcePosition = position }
        if let code = options.languageCode { self.languageIdentifier = code }
    }
}
