import Foundation

/// Objects that can be sent: dragged, copied and shared.
public protocol NSItemProviderWriting: NSObjectProtocol, SendableMetatype {
    /// The names of the kinds of data that objects of the class can be sent as, the best first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }
    /// The names of the kinds of data that this object can be sent as, the best first; by default the class's.
    var writableTypeIdentifiersForItemProvider: [String] { get }
    /// Who can have objects in a form; everybody by default.
    static func itemProviderVisibilityForRepresentation(
        withTypeIdentifier typeIdentifier: String
    ) -> NSItemProviderRepresentationVisibility
    /// Makes data of the object, on any thread.
    ///
    /// - Parameters:
    ///   - typeIdentifier: What kind of data is asked for.
    ///   - completionHandler: To be called with the data, or with why there are none.
    /// - Returns: How far it has come; nil where that is not known.
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

extension NSItemProviderWriting {
    /// What objects of the class can be sent as.
    public var writableTypeIdentifiersForItemProvider: [String] {
        Self.writableTypeIdentifiersForItemProvider
    }

    /// Everybody.
    public static func itemProviderVisibilityForRepresentation(
        withTypeIdentifier typeIdentifier: String
    ) -> NSItemProviderRepresentationVisibility { .all }
}

/// Objects that can be made of what was sent.
public protocol NSItemProviderReading: NSObjectProtocol, SendableMetatype {
    /// The names of the kinds of data that objects can be made of, the best first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    /// Makes an object of data, on any thread.
    ///
    /// - Parameters:
    ///   - data: The data, which may be anybody's.
    ///   - typeIdentifier: What kind of data it is.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
    /// Plain text in UTF-8.
    public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.utf8PlainText.identifier] }

    /// Plain text of any kind.
    public static var readableTypeIdentifiersForItemProvider: [String] {
        [UTType.utf8PlainText.identifier, UTType.plainText.identifier]
    }

    /// The text in UTF-8.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data((self as String).utf8), nil)
        return nil
    }

    /// A text of UTF-8, or of UTF-16 where that is said.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        let isUTF16 = UTType(known: typeIdentifier).conforms(to: .utf16PlainText)
        let text = isUTF16 ? String(data: data, encoding: .utf16) : String(validating: data, as: UTF8.self)
        guard let text else { throw TransferError.malformed }
        return self.init(string: text)
    }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
    /// An address, and a line of text for those who take no addresses.
    public static var writableTypeIdentifiersForItemProvider: [String] {
        [UTType.url.identifier, UTType.utf8PlainText.identifier]
    }

    /// An address; that of a file where it is one.
    public var writableTypeIdentifiersForItemProvider: [String] {
        (isFileURL ? [UTType.fileURL.identifier] : []) + Self.writableTypeIdentifiersForItemProvider
    }

    /// An address.
    public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }

    /// The address as text.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        let url = self as URL
        let isPath = url.isFileURL && UTType(known: typeIdentifier).conforms(to: .text)
        completionHandler(Data((isPath ? url.path : url.absoluteString).utf8), nil)
        return nil
    }

    /// The first of the addresses in data.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        let url = try URL.address(data)
        guard let made = NSURL(string: url.absoluteString) as? Self else { throw TransferError.malformed }
        return made
    }
}
