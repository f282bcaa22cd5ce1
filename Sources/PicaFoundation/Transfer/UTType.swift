import Foundation

/// A content type: the type of a file or of data on the clipboard.
///
/// Programs on Linux exchange MIME types, and file name extensions for files; a content type stands for both. One that
/// an app declares (``init(exportedAs:conformingTo:)``) has no MIME type of its own. It is transmitted as
/// `application/x-` and its identifier, such as `application/x-com.example.note`.
public struct UTType: Sendable {
    /// The identifier, such as `public.png` or `com.example.note`. Its case does not matter.
    public let identifier: String

    /// Creates a content type with an identifier, declared or not.
    package init(known identifier: String) { self.identifier = identifier }

    /// Creates a content type with an identifier; `nil` if it is not declared.
    public init?(_ identifier: String) {
        guard TypeRegistry.shared[identifier] != nil else { return nil }
        self.identifier = identifier
    }

    /// Creates a content type that this app defines.
    /// - Parameters:
    ///   - identifier: The identifier in reverse domain name notation: letters, digits, dots and hyphens.
    ///   - parentType: The type to which it conforms; `data` by default.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(declaring: identifier, parentType)
    }

    /// Creates a content type that another app defines.
    /// - Parameters:
    ///   - identifier: The identifier in reverse domain name notation: letters, digits, dots and hyphens.
    ///   - parentType: The type to which it conforms; `data` by default.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(declaring: identifier, parentType)
    }

    private init(declaring identifier: String, _ parentType: UTType?) {
        self.identifier = identifier
        TypeRegistry.shared.declare(identifier, parent: (parentType ?? .data).identifier)
    }

    /// Creates the content type of a file name extension. An unknown extension gets a dynamic type, which is the same
    /// for equal extensions.
    /// - Parameters:
    ///   - filenameExtension: The extension after the last dot.
    ///   - supertype: A type to which it must conform.
    /// - Returns: `nil` if the type does not conform.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        let name = filenameExtension.lowercased()
        guard !name.isEmpty, name.utf8.count <= 255 else { return nil }
        let found = TypeRegistry.shared.identifier(ofExtension: name)
        self.init(found, orMadeUp: "dyn.extension." + name, conformingTo: supertype)
    }

    /// Creates the content type of a MIME type. An unknown one gets a dynamic type, which is the same for equal MIME
    /// types.
    /// - Parameters:
    ///   - mimeType: The MIME type, such as `image/png`. Parameters do not matter, except that plain text in UTF-8 has
    ///     a type of its own.
    ///   - supertype: A type to which it must conform.
    /// - Returns: `nil` if the type does not conform, or the MIME type is invalid.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        guard let type = MIMEType(mimeType) else { return nil }
        // Of another app's content type only the name may be known here.
        let found = TypeRegistry.shared.identifier(of: type) ?? type.ownIdentifier
        self.init(found, orMadeUp: "dyn.mime." + type.name, conformingTo: supertype)
    }

    private init?(_ known: String?, orMadeUp name: String, conformingTo supertype: UTType) {
        identifier = known ?? name
        // A dynamic type always conforms to the requested type.
        if known == nil, !conforms(to: supertype) {
            TypeRegistry.shared.declare(name, parent: supertype.identifier)
        }
        guard conforms(to: supertype) else { return nil }
    }

    // MARK: Names

    /// The preferred MIME type; `nil` if there is none, as for abstract types such as `image`.
    public var preferredMIMEType: String? { TypeRegistry.shared[identifier]?.types.first }

    /// The preferred file name extension; `nil` if none is known.
    public var preferredFilenameExtension: String? {
        let prefix = "dyn.extension."
        if identifier.hasPrefix(prefix) { return String(identifier.dropFirst(prefix.count)) }
        return TypeRegistry.shared[identifier]?.extensions.first
    }

    /// Whether it was created for an unknown MIME type or file name extension.
    public var isDynamic: Bool { identifier.hasPrefix("dyn.") }

    /// Whether it is declared.
    public var isDeclared: Bool { !isDynamic && TypeRegistry.shared[identifier] != nil }

    /// Whether it is in the public domain.
    public var isPublic: Bool { identifier.lowercased().hasPrefix("public.") }

    /// The MIME type for transmission; `nil` for an abstract type, in which nothing can be sent.
    package var travellingType: String? {
        if let type = preferredMIMEType { return type }
        let prefix = "dyn.mime."
        if identifier.hasPrefix(prefix) { return String(identifier.dropFirst(prefix.count)) }
        guard !isDynamic, MIMEType.isIdentifier(identifier), identifier.contains("."),
            TypeRegistry.shared[identifier]?.isApps != false
        else { return nil }
        return MIMEType.ownPrefix + identifier.lowercased()
    }

    // MARK: Conformance

    /// All types to which it conforms, without itself.
    public var supertypes: Set<UTType> {
        Set(TypeRegistry.shared.ancestors(of: identifier).map { UTType(known: $0) })
    }

    /// Whether it equals another type or conforms to it.
    public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }

    /// Whether it conforms to another type, which differs.
    public func isSubtype(of type: UTType) -> Bool {
        self != type
            && TypeRegistry.shared.ancestors(of: identifier).contains {
                $0.lowercased() == type.identifier.lowercased()
            }
    }

    /// Whether another type conforms to it, which differs.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}

extension UTType: Hashable, Codable, CustomStringConvertible {
    /// Whether both are the same content type.
    public static func == (one: UTType, other: UTType) -> Bool {
        one.identifier == other.identifier || one.identifier.lowercased() == other.identifier.lowercased()
    }

    /// Hashes the identifier in lower case.
    public func hash(into hasher: inout Hasher) { hasher.combine(identifier.lowercased()) }

    /// Decodes the identifier.
    public init(from decoder: any Decoder) throws {
        identifier = try decoder.singleValueContainer().decode(String.self)
    }

    /// Encodes the identifier.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }

    /// The identifier.
    public var description: String { identifier }
}
