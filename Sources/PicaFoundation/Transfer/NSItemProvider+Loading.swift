import Foundation

extension NSItemProvider {
    /// The completion handler for a loaded object or an error.
    public typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void
    /// A handler that loads an object and passes it to the completion handler. The requested class and the options are
    /// `nil`.
    public typealias LoadHandler =
        @Sendable (CompletionHandler, AnyClass?, [AnyHashable: Any]?) -> Void

    // MARK: Data

    /// Loads data.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The requested content type; the best representation that conforms to it is used.
    ///   - completionHandler: Called once, on any thread, with the data or an error.
    /// - Returns: A progress for canceling.
    @discardableResult public func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        loadDataRepresentation(for: UTType(known: typeIdentifier), completionHandler: completionHandler)
    }

    /// Loads data.
    ///
    /// - Parameters:
    ///   - contentType: The requested content type; the best representation that conforms to it is used.
    ///   - completionHandler: Called once, on any thread, with the data or an error.
    /// - Returns: A progress for canceling.
    @discardableResult public func loadDataRepresentation(
        for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        load(contentType) {
            let data = try await $0.export.data()
            return { completionHandler(data, nil) }
        } failure: {
            completionHandler(nil, $0)
        }
    }

    // MARK: Files

    /// Loads a file, which is deleted when the completion handler returns.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The requested content type; the best representation that conforms to it is used.
    ///   - completionHandler: Called once, on any thread, with the file or an error.
    /// - Returns: A progress for canceling.
    @discardableResult public func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        loadFile(UTType(known: typeIdentifier), opensInPlace: false) { file, _, error in
            completionHandler(file, error)
        }
    }

    /// Loads a file.
    ///
    /// - Parameters:
    ///   - contentType: The requested content type; the best representation that conforms to it is used.
    ///   - openInPlace: Whether to load the original file if possible.
    ///   - completionHandler: Called once, on any thread, with the file and whether it is the original, or with an
    ///     error. A file that is not the original is deleted when it returns.
    /// - Returns: A progress for canceling.
    @discardableResult public func loadFileRepresentation(
        for contentType: UTType, openInPlace: Bool = false,
        completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
        loadFile(contentType, opensInPlace: openInPlace, completionHandler)
    }

    /// Loads a file: the original if possible, and otherwise a copy, which is deleted when the completion handler
    /// returns.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The requested content type; the best representation that conforms to it is used.
    ///   - completionHandler: Called once, on any thread, with the file and whether it is the original, or with an
    ///     error.
    /// - Returns: A progress for canceling.
    @discardableResult public func loadInPlaceFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
        loadFile(UTType(known: typeIdentifier), opensInPlace: true, completionHandler)
    }

    private func loadFile(
        _ type: UTType, opensInPlace: Bool,
        _ completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
        let name = suggestedName
        return load(type) { representation in
            var content = try await representation.export.content()
            let name = representation.export.fileName ?? name
            if case .data(let data, nil) = content { content = .data(data, fileName: name) }
            try await content.withFile(representation.type, opensInPlace: opensInPlace) {
                completionHandler($0.file, $0.isOriginalFile, nil)
            }
            return {}
        } failure: {
            completionHandler(nil, false, $0)
        }
    }

    // MARK: Objects

    /// Whether an object of a class can be loaded.
    public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        form(for: aClass) != nil
    }

    /// Whether a value of a type bridged to a Foundation class, such as `String` or `URL`, can be loaded.
    public func canLoadObject<T: _ObjectiveCBridgeable>(ofClass: T.Type) -> Bool
    where T._ObjectiveCType: NSItemProviderReading {
        canLoadObject(ofClass: T._ObjectiveCType.self)
    }

    /// Returns the first content type that a class reads and the provider has.
    private func form(for aClass: any NSItemProviderReading.Type) -> UTType? {
        aClass.readableTypeIdentifiersForItemProvider.lazy.map { UTType(known: $0) }.first { has($0) }
    }

    /// Loads an object.
    ///
    /// - Parameters:
    ///   - aClass: The object's class.
    ///   - completionHandler: Called once, on any thread, with the object or an error.
    /// - Returns: A progress for canceling.
    @discardableResult public func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        let readable = Passed(aClass)
        return load(form(for: aClass)) { representation in
            let object = Passed(
                try readable.value.object(
                    withItemProviderData: try await representation.export.data(),
                    typeIdentifier: representation.type.identifier))
            return { completionHandler(object.value, nil) }
        } failure: {
            completionHandler(nil, $0)
        }
    }

    /// Loads a value of a type bridged to a Foundation class.
    ///
    /// - Parameters:
    ///   - ofClass: The value's type: `String` or `URL`.
    ///   - completionHandler: Called once, on any thread, with the value or an error.
    /// - Returns: A progress for canceling.
    @discardableResult public func loadObject<T: _ObjectiveCBridgeable & SendableMetatype>(
        ofClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
    ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
        loadObject(ofClass: T._ObjectiveCType.self) { object, error in
            var value: T?
            if let object = object as? T._ObjectiveCType {
                _ = T._conditionallyBridgeFromObjectiveC(object, result: &value)
            }
            let failure = error ?? NSItemProvider.error(.unexpectedValueClassError)
            completionHandler(value, value == nil ? failure : nil)
        }
    }

    /// Loads an object that can be archived: the original object, a file's URL, or else data.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The requested content type; the best representation that conforms to it is used.
    ///   - options: Has no effect.
    ///   - completionHandler: Called once, on any thread, with the object or an error.
    public func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: CompletionHandler? = nil
    ) {
        load(UTType(known: typeIdentifier)) { representation in
            let item = try await NSItemProvider.item(of: representation)
            return { completionHandler?(item.value, nil) }
        } failure: {
            completionHandler?(nil, $0)
        }
    }

    /// Loads an object that can be archived: the original object, a file's URL, or else data.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The requested content type; the best representation that conforms to it is used.
    ///   - options: Has no effect.
    public func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil
    ) async throws -> sending any NSSecureCoding {
        guard let representation = representation(of: UTType(known: typeIdentifier)) else {
            throw NSItemProvider.error(.itemUnavailableError)
        }
        return try await NSItemProvider.item(of: representation).value
    }

    private static func item(
        of representation: ItemRepresentation
    ) async throws -> Passed<any NSSecureCoding> {
        if let item = representation.item { return item }
        switch try await representation.export.content() {
        case .file(let url): return Passed(url as NSURL)
        case .data(let data, _): return Passed(data as NSData)
        }
    }

    // MARK: Values

    /// Loads a transferable value.
    ///
    /// - Parameters:
    ///   - type: The value's type.
    ///   - completionHandler: Called once, on any thread, with the value or an error.
    /// - Returns: A progress for canceling.
    @discardableResult public func loadTransferable<T: Transferable>(
        type: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
    ) -> Progress {
        let item = TransferItem(self)
        let work: Work = {
            guard let value = try await item.value(as: type) else {
                throw NSItemProvider.error(.unavailableCoercionError)
            }
            return { completionHandler(.success(value)) }
        }
        return carryOut(work) { completionHandler(.failure($0)) }
    }

    // MARK: Implementation

    /// A task that returns the completion to run, unless it was canceled.
    private typealias Work = @Sendable () async throws -> @Sendable () -> Void

    /// Processes the best representation that conforms to a content type.
    @discardableResult private func load(
        _ type: UTType?,
        _ make: @escaping @Sendable (ItemRepresentation) async throws -> @Sendable () -> Void,
        failure: @escaping @Sendable (any Error) -> Void
    ) -> Progress {
        let representation = type.flatMap { self.representation(of: $0) }
        let work: Work = {
            guard let representation else { throw NSItemProvider.error(.itemUnavailableError) }
            return try await make(representation)
        }
        return carryOut(work, failure: failure)
    }

    private func carryOut(
        _ make: @escaping Work, failure: @escaping @Sendable (any Error) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        let shown = Passed(progress)
        let task = Task.detached {
            do {
                let done = try await make()
                try Task.checkCancellation()
                done()
            } catch is CancellationError {
                failure(CocoaError(.userCancelled))
            } catch {
                failure(error)
            }
            shown.value.completedUnitCount = 1
        }
        progress.cancellationHandler = { task.cancel() }
        return progress
    }
}
