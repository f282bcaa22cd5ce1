import Foundation

extension NSItemProvider {
    /// What is called with an object, or with why there is none.
    public typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void
    /// Makes an object and hands it over; what class is wanted and the options are nil.
    public typealias LoadHandler =
        @Sendable (CompletionHandler, AnyClass?, [AnyHashable: Any]?) -> Void

    // MARK: Data

    /// Loads it as data.
    ///
    /// - Parameters:
    ///   - typeIdentifier: As what kind of data; the best form that is of it.
    ///   - completionHandler: Called once, on any thread, with the data or with why there are none.
    /// - Returns: What can be cancelled.
    @discardableResult public func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        loadDataRepresentation(for: UTType(known: typeIdentifier), completionHandler: completionHandler)
    }

    /// Loads it as data.
    ///
    /// - Parameters:
    ///   - contentType: As what kind of data; the best form that is of it.
    ///   - completionHandler: Called once, on any thread, with the data or with why there are none.
    /// - Returns: What can be cancelled.
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

    /// Loads it as a file, which is gone when the completion handler returns.
    ///
    /// - Parameters:
    ///   - typeIdentifier: As what kind of file; the best form that is of it.
    ///   - completionHandler: Called once, on any thread, with the file or with why there is none.
    /// - Returns: What can be cancelled.
    @discardableResult public func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        loadFile(UTType(known: typeIdentifier), opensInPlace: false) { file, _, error in
            completionHandler(file, error)
        }
    }

    /// Loads it as a file.
    ///
    /// - Parameters:
    ///   - contentType: As what kind of file; the best form that is of it.
    ///   - openInPlace: Whether it is to be the original, where that may be had.
    ///   - completionHandler: Called once, on any thread, with the file and whether it is the original, or with why
    ///     there is none. One that is not the original is gone when it returns.
    /// - Returns: What can be cancelled.
    @discardableResult public func loadFileRepresentation(
        for contentType: UTType, openInPlace: Bool = false,
        completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
        loadFile(contentType, opensInPlace: openInPlace, completionHandler)
    }

    /// Loads it as a file: the original where that may be had, and otherwise a copy, which is gone when the completion
    /// handler returns.
    ///
    /// - Parameters:
    ///   - typeIdentifier: As what kind of file; the best form that is of it.
    ///   - completionHandler: Called once, on any thread, with the file and whether it is the original, or with why
    ///     there is none.
    /// - Returns: What can be cancelled.
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

    /// Whether an object of a class can be made of it.
    public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        form(for: aClass) != nil
    }

    /// Whether a value can be made of it of a type that Foundation has a class for, such as `String` and `URL`.
    public func canLoadObject<T: _ObjectiveCBridgeable>(ofClass: T.Type) -> Bool
    where T._ObjectiveCType: NSItemProviderReading {
        canLoadObject(ofClass: T._ObjectiveCType.self)
    }

    /// The first kind that a class reads and that there is.
    private func form(for aClass: any NSItemProviderReading.Type) -> UTType? {
        aClass.readableTypeIdentifiersForItemProvider.lazy.map { UTType(known: $0) }.first { has($0) }
    }

    /// Makes an object of it.
    ///
    /// - Parameters:
    ///   - aClass: The object's class.
    ///   - completionHandler: Called once, on any thread, with the object or with why there is none.
    /// - Returns: What can be cancelled.
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

    /// Makes a value of it, of a type that Foundation has a class for.
    ///
    /// - Parameters:
    ///   - ofClass: The value's type: `String` or `URL`.
    ///   - completionHandler: Called once, on any thread, with the value or with why there is none.
    /// - Returns: What can be cancelled.
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

    /// Loads it as an object that can be archived: the one that it was made of, an address of a file, or else data.
    ///
    /// - Parameters:
    ///   - typeIdentifier: As what kind of data; the best form that is of it.
    ///   - options: Without effect.
    ///   - completionHandler: Called once, on any thread, with the object or with why there is none.
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

    /// Loads it as an object that can be archived: the one that it was made of, an address of a file, or else data.
    ///
    /// - Parameters:
    ///   - typeIdentifier: As what kind of data; the best form that is of it.
    ///   - options: Without effect.
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

    /// Makes a value of it that says itself how it travels.
    ///
    /// - Parameters:
    ///   - type: The value's type.
    ///   - completionHandler: Called once, on any thread, with the value or with why there is none.
    /// - Returns: What can be cancelled.
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

    // MARK: Carrying out

    /// Makes what is to be done then, unless somebody has cancelled it.
    private typealias Work = @Sendable () async throws -> @Sendable () -> Void

    /// Does something with the best form that is of a kind.
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
