import Foundation

/// A provider of transferred content in several representations, for drags, the clipboard and drops.
///
/// Linux's Foundation has none, so this is Pica's. It works together with ``Transferable``: a value of such a type can
/// be registered and loaded. Content from another program's drag has the content types that the program offers.
///
///     .onDrag { NSItemProvider(object: note.title as NSString) }
///     .onDrop(of: [.plainText], isTargeted: nil) { providers in
///         providers.first?.loadObject(ofClass: String.self) { title, _ in … }
///         return true
///     }
///
/// Representations are loaded on request and on any thread, and completion handlers are called on any thread.
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
    private let lock = NSLock()
    private var all: [ItemRepresentation] = []
    private var name: String?

    /// Creates a provider without representations.
    public override init() { super.init() }

    /// Creates a provider for an object, with the representations of its class.
    /// - Parameter object: A string (`NSString`), a URL (`NSURL`), or an object of the app.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    /// Creates a provider for an object that can be archived.
    ///
    /// - Parameters:
    ///   - item: A string, data, a URL, or an object that is sent as its archive. A file's URL with a content type
    ///     other than a URL stands for the file.
    ///   - typeIdentifier: The content type; `nil` for that of the object's class.
    public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
        self.init()
        guard let item, let identifier = typeIdentifier ?? ItemRepresentation.identifier(of: item) else {
            return
        }
        add(ItemRepresentation(item, as: UTType(known: identifier)))
    }

    /// Creates a provider for a file's contents and its URL.
    /// - Parameter fileURL: The file's URL; the result is `nil` for other URLs.
    public convenience init?(contentsOf fileURL: URL!) {
        guard let fileURL, fileURL.isFileURL else { return nil }
        self.init(contentsOf: fileURL, contentType: nil, openInPlace: true)
    }

    /// Creates a provider for a file's contents, and for its URL if it may be opened in place.
    ///
    /// - Parameters:
    ///   - fileURL: The file's URL.
    ///   - contentType: The content type of the file; `nil` for that of its name.
    ///   - openInPlace: Whether others may open the file in place.
    ///   - coordinated: Has no effect: Linux has no coordination of file access.
    ///   - visibility: The programs that may load it.
    public convenience init(
        contentsOf fileURL: URL, contentType: UTType?, openInPlace: Bool = false, coordinated: Bool = false,
        visibility: NSItemProviderRepresentationVisibility = .all
    ) {
        self.init()
        let type = contentType ?? UTType(filenameExtension: fileURL.pathExtension) ?? .data
        suggestedName = fileURL.lastPathComponent
        add(
            ItemRepresentation(
                type: type, visibility: visibility, opensInPlace: openInPlace,
                content: { try ItemRepresentation.content(of: fileURL, opensInPlace: openInPlace) }))
        guard openInPlace else { return }
        add(ItemRepresentation(fileURL as NSURL, as: .fileURL, visibility: visibility))
    }

    /// Creates a provider for a value that is copied or dragged.
    package convenience init(_ item: TransferItem) {
        self.init()
        for export in item.exports { add(export) }
        name = item.exports.lazy.compactMap(\.fileName).first
    }

    /// Returns a copy with the same representations.
    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSItemProvider()
        copy.all = representations
        copy.name = suggestedName
        return copy
    }

    /// The suggested name of a file with the content; `nil` for none.
    open var suggestedName: String? {
        get { lock.withLock { name } }
        set { lock.withLock { name = newValue } }
    }

    // MARK: Forms

    /// The representations, best first.
    final var representations: [ItemRepresentation] { lock.withLock { all } }

    /// Adds a representation, replacing one of the same content type.
    final func add(_ representation: ItemRepresentation) {
        lock.withLock {
            if let index = all.firstIndex(where: { $0.type == representation.type }) {
                all[index] = representation
            } else {
                all.append(representation)
            }
        }
    }

    /// Adds a representation of a value that is copied or dragged.
    package final func add(_ export: TransferItem.Export) {
        add(ItemRepresentation(export: export, opensInPlace: false, item: nil))
    }

    /// Returns the best representation that conforms to a content type.
    final func representation(
        of type: UTType, _ options: NSItemProviderFileOptions = []
    ) -> ItemRepresentation? {
        let all = representations.filter { $0.has(options) }
        return all.first { $0.type == type } ?? all.first { $0.type.conforms(to: type) }
    }

    /// The identifiers of the available content types, best first.
    open var registeredTypeIdentifiers: [String] { representations.map(\.type.identifier) }

    /// Returns the identifiers of the available content types, best first.
    /// - Parameter fileOptions: The options that each must support.
    open func registeredTypeIdentifiers(fileOptions: NSItemProviderFileOptions = []) -> [String] {
        representations.filter { $0.has(fileOptions) }.map(\.type.identifier)
    }

    /// The available content types, best first.
    public var registeredContentTypes: [UTType] { representations.map(\.type) }

    /// The content types of files that can be opened in place, best first.
    public var registeredContentTypesForOpenInPlace: [UTType] {
        representations.filter { $0.has(.openInPlace) }.map(\.type)
    }

    /// Returns the available content types that conform to another.
    /// - Parameter contentType: The other content type.
    public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
        registeredContentTypes.filter { $0.conforms(to: contentType) }
    }

    /// Whether a representation conforms to a content type.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        has(UTType(known: typeIdentifier))
    }

    /// Whether a representation conforms to a content type.
    /// - Parameters:
    ///   - typeIdentifier: The identifier of the content type.
    ///   - fileOptions: The options that it must support.
    open func hasRepresentationConforming(
        toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []
    ) -> Bool {
        representation(of: UTType(known: typeIdentifier), fileOptions) != nil
    }

    package func has(_ type: UTType) -> Bool { representation(of: type) != nil }

    // MARK: Errors

    /// The error domain of ``ErrorCode``.
    public class var errorDomain: String { "NSItemProviderErrorDomain" }

    /// The code of an error.
    public enum ErrorCode: Int, Sendable {
        /// An unknown error.
        case unknownError = -1
        /// There is no such representation.
        case itemUnavailableError = -1000
        /// The object has an unexpected class.
        case unexpectedValueClassError = -1100
        /// The requested object cannot be created from the content.
        case unavailableCoercionError = -1200
    }

    static func error(_ code: ErrorCode) -> NSError { NSError(domain: errorDomain, code: code.rawValue) }
}

/// The programs that may load a representation.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    /// Every program.
    case all = 0
    /// Programs of the same developer, which on Linux is only this program.
    case team = 1
    /// Programs that share files, which on Linux is only this program.
    case group = 2
    /// This program.
    case ownProcess = 3

    var transferVisibility: TransferRepresentationVisibility {
        switch self {
        case .all: .all
        case .team: .team
        case .group: .group
        case .ownProcess: .ownProcess
        }
    }
}

/// The options for loading a file.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
    /// The bits, one per option.
    public let rawValue: Int
    /// Creates a set from a bit mask.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Opens the file in place, for reading and changing it there.
    public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}

extension TransferItem {
    /// Creates an item with the contents of an item provider.
    package init(_ provider: NSItemProvider) {
        let name = provider.suggestedName
        self.init(
            exports: provider.representations.map { representation in
                let export = representation.export
                return Export(
                    type: export.type, visibility: export.visibility, fileName: export.fileName ?? name,
                    content: export.content)
            })
    }
}
