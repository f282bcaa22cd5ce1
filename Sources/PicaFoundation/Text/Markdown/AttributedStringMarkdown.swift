import Foundation

extension AttributedString {
    /// Reads Markdown.
    ///
    /// Emphasis, code and struck words become `inlinePresentationIntent`, blocks `presentationIntent`, links
    /// `link`, and pictures `imageURL` with their descriptions as the text. Tables, struck words and bare addresses
    /// are read as on GitHub.
    ///
    /// - Parameters:
    ///   - markdown: The text.
    ///   - options: What of it is read, and how.
    ///   - baseURL: What addresses of links and pictures are relative to; nil for nothing.
    /// - Throws: An error where an extended attribute cannot be read, unless the options say to go on.
    public init(markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        try self.init(
            markdown: markdown, including: AttributeScopes.FoundationAttributes.self, options: options,
            baseURL: baseURL)
    }

    /// Reads Markdown that may name the attributes of a scope: `^[text](name: value)`.
    ///
    /// - Parameters:
    ///   - markdown: The text.
    ///   - scope: Whose attributes count, as far as they are `MarkdownDecodableAttributedStringKey`s.
    ///   - options: What of it is read, and how.
    ///   - baseURL: What addresses of links and pictures are relative to; nil for nothing.
    /// - Throws: An error where an extended attribute cannot be read, unless the options say to go on.
    public init<S: AttributeScope>(
        markdown: String, including scope: KeyPath<AttributeScopes, S.Type>,
        options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: markdown, including: S.self, options: options, baseURL: baseURL)
    }

    /// Reads Markdown that may name the attributes of a scope: `^[text](name: value)`.
    ///
    /// - Parameters:
    ///   - markdown: The text.
    ///   - scope: Whose attributes count, as far as they are `MarkdownDecodableAttributedStringKey`s.
    ///   - options: What of it is read, and how.
    ///   - baseURL: What addresses of links and pictures are relative to; nil for nothing.
    /// - Throws: An error where an extended attribute cannot be read, unless the options say to go on.
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

    /// Reads Markdown in UTF-8.
    ///
    /// - Throws: An error where it is not UTF-8, or an extended attribute cannot be read, unless the options
    ///   say to go on.
    public init(markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        try self.init(
            markdown: markdown, including: AttributeScopes.FoundationAttributes.self, options: options,
            baseURL: baseURL)
    }

    /// Reads Markdown in UTF-8 that may name the attributes of a scope.
    ///
    /// - Throws: An error where it is not UTF-8, or an extended attribute cannot be read, unless the options
    ///   say to go on.
    public init<S: AttributeScope>(
        markdown: Data, including scope: KeyPath<AttributeScopes, S.Type>,
        options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: markdown, including: S.self, options: options, baseURL: baseURL)
    }

    /// Reads Markdown in UTF-8 that may name the attributes of a scope.
    ///
    /// - Throws: An error where it is not UTF-8, or an extended attribute cannot be read, unless the options
    ///   say to go on.
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

    /// Reads a file of Markdown in UTF-8.
    ///
    /// - Throws: An error where the file cannot be read or is not UTF-8, or an extended attribute cannot be read,
    ///   unless the options say to go on.
    public init(contentsOf url: URL, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
    }

    /// Reads a file of Markdown in UTF-8 that may name the attributes of a scope.
    ///
    /// - Throws: An error where the file cannot be read or is not UTF-8, or an extended attribute cannot be read,
    ///   unless the options say to go on.
    public init<S: AttributeScope>(
        contentsOf url: URL, including scope: KeyPath<AttributeScopes, S.Type>,
        options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
        try self.init(
            markdown: Data(contentsOf: url), including: S.self, options: options, baseURL: baseURL)
    }

    /// Reads a file of Markdown in UTF-8 that may name the attributes of a scope.
    ///
    /// - Throws: An error where the file cannot be read or is not UTF-8, or an extended attribute cannot be read,
    ///   unless the options say to go on.
    public init<S: AttributeScope>(
        contentsOf url: URL, including scope: S.Type, options: MarkdownParsingOptions = .init(),
        baseURL: URL? = nil
    ) throws {
        try self.init(
            markdown: Data(contentsOf: url), including: scope, options: options, baseURL: baseURL)
    }
}

extension AttributeContainer {
    /// What a run of Markdown has.
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
