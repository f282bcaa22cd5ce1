import Foundation

extension NSItemProvider {
    /// What a load handler calls with data, or with why there are none.
    public typealias DataCompletion = @Sendable (Data?, (any Error)?) -> Void
    /// What a load handler calls with a file and whether it is coordinated, or with why there is none.
    public typealias FileCompletion = @Sendable (URL?, Bool, (any Error)?) -> Void

    // MARK: Data

    /// Adds a form as data.
    ///
    /// - Parameters:
    ///   - typeIdentifier: What kind of data it is.
    ///   - visibility: Who can have it.
    ///   - loadHandler: Makes the data, on any thread, and hands them to what it is given, at once or later. What it
    ///     returns tells how far it has come; nil for nothing.
    public func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping DataCompletion) -> Progress?
    ) {
        registerDataRepresentation(
            for: UTType(known: typeIdentifier), visibility: visibility, loadHandler: loadHandler)
    }

    /// Adds a form as data.
    ///
    /// - Parameters:
    ///   - contentType: What kind of data it is.
    ///   - visibility: Who can have it.
    ///   - loadHandler: Makes the data, on any thread, and hands them to what it is given, at once or later. What it
    ///     returns tells how far it has come; nil for nothing.
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

    /// Adds a form as a file.
    ///
    /// - Parameters:
    ///   - typeIdentifier: What kind of file it is.
    ///   - fileOptions: Whether it may be opened where it is.
    ///   - visibility: Who can have it.
    ///   - loadHandler: Names the file, on any thread, to what it is given, at once or later. Others have what is in
    ///     it, so it may go once it was read.
    public func registerFileRepresentation(
        forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
        visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping FileCompletion) -> Progress?
    ) {
        registerFileRepresentation(
            for: UTType(known: typeIdentifier), visibility: visibility,
            openInPlace: fileOptions.contains(.openInPlace), loadHandler: loadHandler)
    }

    /// Adds a form as a file.
    ///
    /// - Parameters:
    ///   - contentType: What kind of file it is.
    ///   - visibility: Who can have it.
    ///   - openInPlace: Whether it may be opened where it is.
    ///   - loadHandler: Names the file, on any thread, to what it is given, at once or later.
    public func registerFileRepresentation(
        for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
        openInPlace: Bool = false, loadHandler: @escaping @Sendable (@escaping FileCompletion) -> Progress?
    ) {
        add(
            ItemRepresentation(type: contentType, visibility: visibility, opensInPlace: openInPlace) {
                try await awaiting { done in
                    _ = loadHandler { file, _, error in
                        // Read before the handler goes on, as the file may go then.
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

    /// Adds the forms of an object.
    ///
    /// - Parameters:
    ///   - object: A text, an address, or an object of the app's own, which may be asked on any thread.
    ///   - visibility: Who can have it.
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

    /// Adds the forms of a class, of which an object is made when somebody asks for one.
    ///
    /// - Parameters:
    ///   - aClass: The class.
    ///   - visibility: Who can have it.
    ///   - loadHandler: Makes the object, on any thread, and hands it to what it is given.
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

    /// Adds the forms of a type that Foundation has a class for (`String`, `URL`), of which a value is made when
    /// somebody asks for one.
    ///
    /// - Parameters:
    ///   - aClass: The type.
    ///   - visibility: Who can have it.
    ///   - loadHandler: Makes the value, on any thread, and hands it to what it is given.
    public func registerObject<T: _ObjectiveCBridgeable & SendableMetatype>(
        ofClass aClass: T.Type, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (T?, (any Error)?) -> Void) -> Progress?
    ) where T._ObjectiveCType: NSItemProviderWriting {
        registerObject(ofClass: T._ObjectiveCType.self, visibility: visibility) { done in
            loadHandler { value, error in done(value?._bridgeToObjectiveC(), error) }
        }
    }

    /// Adds a form as an object that can be archived.
    ///
    /// - Parameters:
    ///   - typeIdentifier: What kind of data it is.
    ///   - loadHandler: Makes the object, on any thread, and hands it to what it is given. No class is asked for, and
    ///     there are no options.
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

    /// Adds the forms of a value that says itself how it travels.
    /// - Parameter transferable: The value.
    public func register<T: Transferable>(_ transferable: @autoclosure @escaping @Sendable () -> T) {
        let item = TransferItem(transferable())
        for export in item.exports { add(export) }
        if suggestedName == nil { suggestedName = item.exports.lazy.compactMap(\.fileName).first }
    }
}
