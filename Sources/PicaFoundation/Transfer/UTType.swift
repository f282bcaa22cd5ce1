import Foundation

/// A kind of data: what a file or something on the clipboard is.
///
/// Programs of Linux tell each other of kinds by MIME types, and of files by what their names end with; a kind stands
/// for both. One that an app declares (``init(exportedAs:conformingTo:)``) has no MIME type of its own, and goes from
/// program to program as `application/x-` and its identifier, such as `application/x-com.example.note`.
public struct UTType: Sendable {
    /// The kind's name, such as `public.png` or `com.example.note`. Capitals make no difference.
    public let identifier: String

    /// The kind of a name, whoever has declared it, or nobody.
    package init(known identifier: String) { self.identifier = identifier }

    /// The kind of a name; nil where nobody has declared it.
    public init?(_ identifier: String) {
        guard TypeRegistry.shared[identifier] != nil else { return nil }
        self.identifier = identifier
    }

    /// A kind that this app has made up.
    /// - Parameters:
    ///   - identifier: Its name, by the reverse of a domain name: letters, digits, dots and hyphens.
    ///   - parentType: What else it is; `data` by default.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(declaring: identifier, parentType)
    }

    /// A kind that another app has made up.
    /// - Parameters:
    ///   - identifier: Its name, by the reverse of a domain name: letters, digits, dots and hyphens.
    ///   - parentType: What else it is; `data` by default.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(declaring: identifier, parentType)
    }

    private init(declaring identifier: String, _ parentType: UTType?) {
        self.identifier = identifier
        TypeRegistry.shared.declare(identifier, parent: (parentType ?? .data).identifier)
    }

    /// The kind of files whose names end so. Of an ending that nobody knows a kind is made up, which only those
    /// share that have the same.
    /// - Parameters:
    ///   - filenameExtension: What comes behind the last dot.
    ///   - supertype: What else it has to be.
    /// - Returns: nil where it is a kind that is not that.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        let name = filenameExtension.lowercased()
        guard !name.isEmpty, name.utf8.count <= 255 else { return nil }
        let found = TypeRegistry.shared.identifier(ofExtension: name)
        self.init(found, orMadeUp: "dyn.extension." + name, conformingTo: supertype)
    }

    /// The kind that a MIME type says. Of one that nobody knows a kind is made up, which only those share that have the
    /// same.
    /// - Parameters:
    ///   - mimeType: The type, such as `image/png`; what follows a semicolon makes no difference, but that plain text
    ///     of UTF-8 is a kind of its own.
    ///   - supertype: What else it has to be.
    /// - Returns: nil where it is a kind that is not that, or no MIME type.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        guard let type = MIMEType(mimeType) else { return nil }
        // Of a kind of another app's no more may be known here than its name.
        let found = TypeRegistry.shared.identifier(of: type) ?? type.ownIdentifier
        self.init(found, orMadeUp: "dyn.mime." + type.name, conformingTo: supertype)
    }

    private init?(_ known: String?, orMadeUp name: String, conformingTo supertype: UTType) {
        identifier = known ?? name
        // Whatever is made up is what is asked for.
        if known == nil, !conforms(to: supertype) {
            TypeRegistry.shared.declare(name, parent: supertype.identifier)
        }
        guard conforms(to: supertype) else { return nil }
    }

    // MARK: What it is called

    /// The MIME type that says it best; nil where there is none, as for kinds of kinds such as `image`.
    public var preferredMIMEType: String? { TypeRegistry.shared[identifier]?.types.first }

    /// What names of files of the kind end with; nil where nobody has said it.
    public var preferredFilenameExtension: String? {
        let prefix = "dyn.extension."
        if identifier.hasPrefix(prefix) { return String(identifier.dropFirst(prefix.count)) }
        return TypeRegistry.shared[identifier]?.extensions.first
    }

    /// Whether it was made up for a MIME type or a file's name that nobody knows.
    public var isDynamic: Bool { identifier.hasPrefix("dyn.") }

    /// Whether somebody has said what it is.
    public var isDeclared: Bool { !isDynamic && TypeRegistry.shared[identifier] != nil }

    /// Whether it is nobody's own.
    public var isPublic: Bool { identifier.lowercased().hasPrefix("public.") }

    /// As what it goes from program to program; nil of a kind of kinds, which nothing can be sent as.
    package var travellingType: String? {
        if let type = preferredMIMEType { return type }
        let prefix = "dyn.mime."
        if identifier.hasPrefix(prefix) { return String(identifier.dropFirst(prefix.count)) }
        guard !isDynamic, MIMEType.isIdentifier(identifier), identifier.contains("."),
            TypeRegistry.shared[identifier]?.isApps != false
        else { return nil }
        return MIMEType.ownPrefix + identifier.lowercased()
    }

    // MARK: What it is besides

    /// All that it is besides itself.
    public var supertypes: Set<UTType> {
        Set(TypeRegistry.shared.ancestors(of: identifier).map { UTType(known: $0) })
    }

    /// Whether it is another kind, or a kind of that.
    public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }

    /// Whether it is a kind of another.
    public func isSubtype(of type: UTType) -> Bool {
        self != type
            && TypeRegistry.shared.ancestors(of: identifier).contains {
                $0.lowercased() == type.identifier.lowercased()
            }
    }

    /// Whether another is a kind of it.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}

extension UTType: Hashable, Codable, CustomStringConvertible {
    /// Whether both are one kind.
    public static func == (one: UTType, other: UTType) -> Bool {
        one.identifier == other.identifier || one.identifier.lowercased() == other.identifier.lowercased()
    }

    /// By the name in small letters.
    public func hash(into hasher: inout Hasher) { hasher.combine(identifier.lowercased()) }

    /// Reads the identifier.
    public init(from decoder: any Decoder) throws {
        identifier = try decoder.singleValueContainer().decode(String.self)
    }

    /// Writes the identifier.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }

    /// The identifier.
    public var description: String { identifier }
}
