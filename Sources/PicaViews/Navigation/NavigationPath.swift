import Foundation
import PicaFoundation
import PicaGraph

/// The pages of a navigation stack above its root, as values of any types.
///
///     @State private var path = NavigationPath()
///
///     NavigationStack(path: $path) {
///         Library().navigationDestination(for: Book.ID.self) { BookPage(id: $0) }
///     }
///
///     path.append(book.id)
public struct NavigationPath {
    var elements: [NavigationElement] = []

    /// A path without pages: the root is shown.
    public init() {}

    /// A path of values, the first nearest to the root.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        self.elements = elements.map { NavigationElement($0) }
    }

    /// A path of values that can be stored, the first nearest to the root.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable & Codable {
        self.elements = elements.map { NavigationElement($0) }
    }

    /// A path that was stored.
    public init(_ codable: CodableRepresentation) { elements = codable.elements }

    /// How many pages are above the root.
    public var count: Int { elements.count }
    /// Whether the root is shown.
    public var isEmpty: Bool { elements.isEmpty }

    /// The path in a form that can be stored; nil if some value of it cannot.
    public var codable: CodableRepresentation? {
        elements.allSatisfy { $0.codable != nil } ? CodableRepresentation(elements: elements) : nil
    }

    /// Adds a page for a value.
    public mutating func append<V: Hashable>(_ value: V) { elements.append(NavigationElement(value)) }

    /// Adds a page for a value that can be stored.
    public mutating func append<V: Hashable & Codable>(_ value: V) {
        elements.append(NavigationElement(value))
    }

    /// Takes away the last pages.
    ///
    /// - Parameter k: How many. More pages than there are take away all, where SwiftUI ends the program.
    public mutating func removeLast(_ k: Int = 1) { elements.removeLast(min(max(k, 0), elements.count)) }
}

extension NavigationPath: Equatable {}

/// One value of a path.
struct NavigationElement: Hashable {
    let value: AnyHashable

    init<V: Hashable>(_ value: V) { self.value = AnyHashable(value) }

    /// The value, if it can be stored.
    var codable: (any Codable & Hashable)? { value.base as? any Codable & Hashable }
    var type: Any.Type { Swift.type(of: value.base) }
}

extension NavigationPath {
    /// A path in a form that can be stored: the values, each with the name of its type.
    public struct CodableRepresentation {
        fileprivate let elements: [NavigationElement]

        fileprivate init(elements: [NavigationElement]) { self.elements = elements }
    }
}

extension NavigationPath.CodableRepresentation: Equatable {}

extension NavigationPath.CodableRepresentation: Codable {
    /// How many values a stored path may have, and how long the name of a type may be: what is read may be anybody's.
    private static let limits = (values: 10_000, name: 1_000)

    /// Reads a stored path.
    ///
    /// - Throws: `DecodingError.dataCorrupted` for a type that the program does not have, or that cannot be stored.
    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        var elements: [NavigationElement] = []
        func corrupted(_ words: String) -> DecodingError {
            .dataCorruptedError(in: container, debugDescription: words)
        }
        while !container.isAtEnd {
            let name = try container.decode(String.self)
            let text = try container.decode(String.self)
            guard elements.count < Self.limits.values, name.utf8.count <= Self.limits.name else {
                throw corrupted("a path of more than \(Self.limits.values) values")
            }
            guard let type = _typeByName(name) as? any (Codable & Hashable).Type else {
                throw corrupted("\(name) is no type of the program that can be stored")
            }
            elements.append(try Self.element(type, Data(text.utf8)))
        }
        self.elements = elements.reversed()
    }

    private static func element<V: Codable & Hashable>(
        _ type: V.Type, _ data: Data
    ) throws -> NavigationElement {
        NavigationElement(try JSONDecoder().decode(type, from: data))
    }

    /// Stores the path: the last page first, each as its type's name and its value in JSON.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for element in elements.reversed() {
            guard let value = element.codable, let name = _mangledTypeName(element.type) else {
                throw EncodingError.invalidValue(
                    element.value.base,
                    .init(codingPath: encoder.codingPath, debugDescription: "the value cannot be stored"))
            }
            try container.encode(name)
            try container.encode(String(decoding: JSONEncoder().encode(value), as: UTF8.self))
        }
    }
}
