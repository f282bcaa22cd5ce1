import Foundation

/// Something on its way from one place to another, in the forms in which it can be had: what a drag, the clipboard or
/// a drop hands over.
///
/// Linux's Foundation has none, so this is Pica's. It is of one segment with ``Transferable``: a value of such a type
/// can be registered and loaded, and what comes of another program's drag has the kinds of data that are offered.
///
///     .onDrag { NSItemProvider(object: note.title as NSString) }
///     .onDrop(of: [.plainText], isTargeted: nil) { providers in
///         providers.first?.loadObject(ofClass: String.self) { title, _ in … }
///         return true
///     }
///
/// Forms are made on any thread when somebody asks for them, and completion handlers are called on any thread.
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
    private let lock = NSLock()
    private var all: [ItemRepresentation] = []
    private var name: String?

    /// One in no form, to be given some.
    public override init() { super.init() }

    /// One of an object, in the forms that its class writes.
    /// - Parameter object: A text (`NSString`), an address (`NSURL`), or an object of the app's own.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    /// One of an object that can be archived.
    ///
    /// - Parameters:
    ///   - item: A text, data, an address, or something that is sent as its archive. Of a file's address and a type
    ///     that is no address, it is the file.
    ///   - typeIdentifier: What kind of data it is; nil for what the object's class says.
    public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
        self.init()
        guard let item, let identifier = typeIdentifier ?? ItemRepresentation.identifier(of: item) else {
            return
        }
        add(ItemRepresentation(item, as: UTType(known: identifier)))
    }

    /// One of a file: of what is in it, and of its address.
    /// - Parameter fileURL: The file's address; nil where it is none.
    public convenience init?(contentsOf fileURL: URL!) {
        guard let fileURL, fileURL.isFileURL else { return nil }
        self.init(contentsOf: fileURL, contentType: nil, openInPlace: true)
    }

    /// One of a file: of what is in it, and of its address where it may be opened.
    ///
    /// - Parameters:
    ///   - fileURL: The file's address.
    ///   - contentType: What kind of file it is; nil for what its name says.
    ///   - openInPlace: Whether others may open the file where it is.
    ///   - coordinated: Without effect: programs of Linux do not agree on who has a file at a time.
    ///   - visibility: Who can have it.
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

    /// One of a value that is copied or dragged.
    package convenience init(_ item: TransferItem) {
        self.init()
        for export in item.exports { add(export) }
        name = item.exports.lazy.compactMap(\.fileName).first
    }

    /// Another of the same forms.
    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSItemProvider()
        copy.all = representations
        copy.name = suggestedName
        return copy
    }

    /// What a file of it is to be called; nil leaves that open.
    open var suggestedName: String? {
        get { lock.withLock { name } }
        set { lock.withLock { name = newValue } }
    }

    // MARK: Forms

    /// All forms, the best first.
    final var representations: [ItemRepresentation] { lock.withLock { all } }

    /// Adds a form, in place of one of the same kind.
    final func add(_ representation: ItemRepresentation) {
        lock.withLock {
            if let index = all.firstIndex(where: { $0.type == representation.type }) {
                all[index] = representation
            } else {
                all.append(representation)
            }
        }
    }

    /// Adds a form of a value that is copied or dragged.
    package final func add(_ export: TransferItem.Export) {
        add(ItemRepresentation(export: export, opensInPlace: false, item: nil))
    }

    /// The best form that is of a kind.
    final func representation(
        of type: UTType, _ options: NSItemProviderFileOptions = []
    ) -> ItemRepresentation? {
        let all = representations.filter { $0.has(options) }
        return all.first { $0.type == type } ?? all.first { $0.type.conforms(to: type) }
    }

    /// The names of the kinds of data that it can be had as, the best first.
    open var registeredTypeIdentifiers: [String] { representations.map(\.type.identifier) }

    /// The names of the kinds of data that it can be had as, the best first.
    /// - Parameter fileOptions: Leaves out what cannot be had so.
    open func registeredTypeIdentifiers(fileOptions: NSItemProviderFileOptions = []) -> [String] {
        representations.filter { $0.has(fileOptions) }.map(\.type.identifier)
    }

    /// The kinds of data that it can be had as, the best first.
    public var registeredContentTypes: [UTType] { representations.map(\.type) }

    /// The kinds of files that it can be had as where they are, the best first.
    public var registeredContentTypesForOpenInPlace: [UTType] {
        representations.filter { $0.has(.openInPlace) }.map(\.type)
    }

    /// Those kinds of data that it can be had as which are of another kind.
    /// - Parameter contentType: The other kind.
    public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
        registeredContentTypes.filter { $0.conforms(to: contentType) }
    }

    /// Whether it can be had as a kind of data, or as a kind of that.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        has(UTType(known: typeIdentifier))
    }

    /// Whether it can be had as a kind of data, or as a kind of that.
    /// - Parameters:
    ///   - typeIdentifier: The kind's name.
    ///   - fileOptions: How it is to be had.
    open func hasRepresentationConforming(
        toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []
    ) -> Bool {
        representation(of: UTType(known: typeIdentifier), fileOptions) != nil
    }

    package func has(_ type: UTType) -> Bool { representation(of: type) != nil }

    // MARK: Errors

    /// Of what domain errors are that ``ErrorCode`` tells apart.
    public class var errorDomain: String { "NSItemProviderErrorDomain" }

    /// Why something cannot be had.
    public enum ErrorCode: Int, Sendable {
        /// Nobody knows.
        case unknownError = -1
        /// It is there in no such form.
        case itemUnavailableError = -1000
        /// It is of a class that nobody asked for.
        case unexpectedValueClassError = -1100
        /// Nothing that was asked for can be made of it.
        case unavailableCoercionError = -1200
    }

    static func error(_ code: ErrorCode) -> NSError { NSError(domain: errorDomain, code: code.rawValue) }
}

/// Who can have something in a form.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    /// Every program.
    case all = 0
    /// Programs of the same maker, which on Linux is this program alone.
    case team = 1
    /// Programs that share files, which on Linux is this program alone.
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

/// How a file is to be had.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
    /// A bit for each option.
    public let rawValue: Int
    /// The options whose bits are set.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Where it is, to be read and changed there.
    public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}

extension TransferItem {
    /// What an item provider has.
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
