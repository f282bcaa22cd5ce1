import Foundation

extension NSItemProvider {
    /// The completion that a load handler calls with data or an error.
    public typealias DataCompletion = @Sendable (Data?, (any Error)?) -> Void
    /// The completion that a load handler calls with a file and whether it is coordinated, or with an error.
    public typealias FileCompletion = @Sendable (URL?, Bool, (any Error)?) -> Void

    // MARK: Data

    /// Registers a data representation.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The content type of the data.
    ///   - visibility: The programs that may load it.
    ///   - loadHandler: Loads the data, on any thread, and passes it to its completion, at once or later. It returns
    ///     its progress; `nil` for none.
    public func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping DataCompletion) -> Progress?
    ) {
        registerDataRepresentation(
            for: UTType(known: typeIdentifier), visibility: visibility, loadHandler: loadHandler)
    }

    /// Registers a data representation.
    ///
    /// - Parameters:
    ///   - contentType: The content type of the data.
    ///   - visibility: The programs that may load it.
    ///   - loadHandler: Loads the data, on any thread, and passes it to its completion, at once or later. It returns
    ///     its progress; `nil` for none.
    public func registerDataRepresentation(
        for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
        loadHandler: @escaping @Sendable (@escaping DataCompletion) -> Progress?
    ) {
        add(
            ItemRepresentation(type: contentType, visibility: visibility) {
                let data: Data = try await awaiting { done in
                    _ = loadHandler { data, error in done(NSItemProvider.result(data, error)) }
                }
                return .data(data, fileName: nil)
            })
    }

    // MARK: Files

    /// Registers a file representation.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The content type of the file.
    ///   - fileOptions: Whether the file may be opened in place.
    ///   - visibility: The programs that may load it.
    ///   - loadHandler: Passes the file's URL to its completion, on any thread, at once or later. Others receive its
    ///     contents, so it may be deleted after it was read.
    public func registerFileRepresentation(
        forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
        visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping FileCompletion) -> Progress?
    ) {
        registerFileRepresentation(
            for: UTType(known: typeIdentifier), visibility: visibility,
            openInPlace: fileOptions.contains(.openInPlace), loadHandler: loadHandler)
    }

    /// Registers a file representation.
    ///
    /// - Parameters:
    ///   - contentType: The content type of the file.
    ///   - visibility: The programs that may load it.
    ///   - openInPlace: Whether the file may be opened in place.
    ///   - loadHandler: Passes the file's URL to its completion, on any thread, at once or later.
    public func registerFileRepresentation(
        for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
        openInPlace: Bool = false, loadHandler: @escaping @Sendable (@escaping FileCompletion) -> Progress?
    ) {
        add(
            ItemRepresentation(type: contentType, visibility: visibility, opensInPlace: openInPlace) {
                try await awaiting { done in
                    _ = loadHandler { file, _, error in
                        // Read before the handler continues, as the file may be deleted then.
                        done(
                            NSItemProvider.result(file, error).flatMap { file in
                                Result {
                                    try ItemRepresentation.content(of: file, opensInPlace: openInPlace)
                                }
                            })
                    }
                }
            })
    }

    private static func result<Value>(_ value: Value?, _ error: (any Error)?) -> Result<Value, any Error> {
        if let value { return .success(value) }
        return .failure(error ?? NSItemProvider.error(.itemUnavailableError))
    }

    // MARK: Objects

    /// Registers the representations of an object.
    ///
    /// - Parameters:
    ///   - object: A string, a URL, or an object of the app, which may be used on any thread.
    ///   - visibility: The programs that may load it.
    public func registerObject(
        _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
    ) {
        let passed = Passed(object)
        for identifier in object.writableTypeIdentifiersForItemProvider {
            let own = type(of: object).itemProviderVisibilityForRepresentation(
                withTypeIdentifier: identifier)
            registerDataRepresentation(
                forTypeIdentifier: identifier,
                visibility: own.rawValue > visibility.rawValue ? own : visibility
            ) { passed.value.loadData(withTypeIdentifier: identifier, forItemProviderCompletionHandler: $0) }
        }
    }

    /// Registers the representations of a class, with an object that is created on request.
    ///
    /// - Parameters:
    ///   - aClass: The class.
    ///   - visibility: The programs that may load it.
    ///   - loadHandler: Creates the object, on any thread, and passes it to its completion.
    public func registerObject(
        ofClass aClass: any NSItemProviderWriting.Type, visibility: NSItemProviderRepresentationVisibility,
        loadHandler:
            @escaping @Sendable (
                @escaping @Sendable ((any NSItemProviderWriting)?, (any Error)?) -> Void
            ) -> Progress?
    ) {
        for identifier in aClass.writableTypeIdentifiersForItemProvider {
            registerDataRepresentation(forTypeIdentifier: identifier, visibility: visibility) { done in
                loadHandler { object, error in
                    guard let object else { return done(nil, error) }
                    _ = object.loadData(
                        withTypeIdentifier: identifier, forItemProviderCompletionHandler: done)
                }
            }
        }
    }

    /// Registers the representations of a type bridged to a Foundation class (`String`, `URL`). The value is created on
    /// request.
    ///
    /// - Parameters:
    ///   - aClass: The type.
    ///   - visibility: The programs that may load it.
    ///   - loadHandler: Creates the value, on any thread, and passes it to its completion.
    public func registerObject<T: _ObjectiveCBridgeable & SendableMetatype>(
        ofClass aClass: T.Type, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (T?, (any Error)?) -> Void) -> Progress?
    ) where T._ObjectiveCType: NSItemProviderWriting {
        registerObject(ofClass: T._ObjectiveCType.self, visibility: visibility) { done in
            loadHandler { value, error in done(value?._bridgeToObjectiveC(), error) }
        }
    }

    /// Registers a representation as an object that can be archived.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The content type.
    ///   - loadHandler: Creates the object, on any thread, and passes it to its completion. It gets neither a class nor
    ///     options.
    public func registerItem(forTypeIdentifier typeIdentifier: String, loadHandler: @escaping LoadHandler) {
        let type = UTType(known: typeIdentifier)
        add(
            ItemRepresentation(type: type) {
                try await awaiting { done in
                    loadHandler(
                        { item, error in
                            done(
                                NSItemProvider.result(item, error).flatMap { item in
                                    Result { try ItemRepresentation.content(of: item, as: type) }
                                })
                        }, nil, nil)
                }
            })
    }

    // MARK: Values

    /// Registers the representations of a transferable value.
    /// - Parameter transferable: The value.
    public func register<T: Transferable>(_ transferable: @autoclosure @escaping @Sendable () -> T) {
        let item = TransferItem(transferable())
        for export in item.exports { add(export) }
        if suggestedName == nil { suggestedName = item.exports.lazy.compactMap(\.fileName).first }
    }
}
