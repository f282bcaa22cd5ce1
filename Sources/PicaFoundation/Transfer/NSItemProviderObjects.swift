import Foundation

/// An object that can be sent: dragged, copied and shared.
public protocol NSItemProviderWriting: NSObjectProtocol, SendableMetatype {
    /// The identifiers of the content types in which objects of the class can be sent, best first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }
    /// The identifiers of the content types in which this object can be sent, best first; by default the class's.
    var writableTypeIdentifiersForItemProvider: [String] { get }
    /// Returns the programs that may load objects in a representation; all programs by default.
    static func itemProviderVisibilityForRepresentation(
        withTypeIdentifier typeIdentifier: String
    ) -> NSItemProviderRepresentationVisibility
    /// Loads data of the object, on any thread.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The requested content type.
    ///   - completionHandler: The handler to call with the data or an error.
    /// - Returns: The progress; `nil` if it is unknown.
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

extension NSItemProviderWriting {
    /// The content types of the class.
    public var writableTypeIdentifiersForItemProvider: [String] {
        Self.writableTypeIdentifiersForItemProvider
    }

    /// Returns all programs.
    public static func itemProviderVisibilityForRepresentation(
        withTypeIdentifier typeIdentifier: String
    ) -> NSItemProviderRepresentationVisibility { .all }
}

/// An object that can be created from received data.
public protocol NSItemProviderReading: NSObjectProtocol, SendableMetatype {
    /// The identifiers of the content types from which objects can be created, best first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    /// Creates an object from data, on any thread.
    ///
    /// - Parameters:
    ///   - data: The data, which may come from any program.
    ///   - typeIdentifier: The content type of the data.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
    /// Plain text in UTF-8.
    public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.utf8PlainText.identifier] }

    /// Plain text in any encoding.
    public static var readableTypeIdentifiersForItemProvider: [String] {
        [UTType.utf8PlainText.identifier, UTType.plainText.identifier]
    }

    /// Loads the text in UTF-8.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data((self as String).utf8), nil)
        return nil
    }

    /// Creates a string from UTF-8, or from UTF-16 if the content type says so.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        let isUTF16 = UTType(known: typeIdentifier).conforms(to: .utf16PlainText)
        let text = isUTF16 ? String(data: data, encoding: .utf16) : String(validating: data, as: UTF8.self)
        guard let text else { throw TransferError.malformed }
        return self.init(string: text)
    }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
    /// A URL, and a line of text for programs that accept no URLs.
    public static var writableTypeIdentifiersForItemProvider: [String] {
        [UTType.url.identifier, UTType.utf8PlainText.identifier]
    }

    /// A URL; that of a file if it is one.
    public var writableTypeIdentifiersForItemProvider: [String] {
        (isFileURL ? [UTType.fileURL.identifier] : []) + Self.writableTypeIdentifiersForItemProvider
    }

    /// A URL.
    public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }

    /// Loads the URL as text.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        let url = self as URL
        let isPath = url.isFileURL && UTType(known: typeIdentifier).conforms(to: .text)
        completionHandler(Data((isPath ? url.path : url.absoluteString).utf8), nil)
        return nil
    }

    /// Creates the first URL in data.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        let url = try URL.address(data)
        guard let made = NSURL(string: url.absoluteString) as? Self else { throw TransferError.malformed }
        return made
    }
}
