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

    /// Creates an empty path, which shows the root.
    public init() {}

    /// Creates a path of values, the first of which is nearest to the root.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        self.elements = elements.map { NavigationElement($0) }
    }

    /// Creates a path of encodable values, the first of which is nearest to the root.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable & Codable {
        self.elements = elements.map { NavigationElement($0) }
    }

    /// Creates a path from its stored form.
    public init(_ codable: CodableRepresentation) { elements = codable.elements }

    /// The number of pages above the root.
    public var count: Int { elements.count }
    /// Whether the path is empty, so that the root is shown.
    public var isEmpty: Bool { elements.isEmpty }

    /// The path in a form that can be encoded; `nil` if it contains a value that cannot.
    public var codable: CodableRepresentation? {
        elements.allSatisfy { $0.codable != nil } ? CodableRepresentation(elements: elements) : nil
    }

    /// Appends a value, which shows its page.
    public mutating func append<V: Hashable>(_ value: V) { elements.append(NavigationElement(value)) }

    /// Appends an encodable value, which shows its page.
    public mutating func append<V: Hashable & Codable>(_ value: V) {
        elements.append(NavigationElement(value))
    }

    /// Removes the last pages.
    ///
    /// - Parameter k: The number of pages. If it exceeds `count` all are removed, whereas SwiftUI traps.
    public mutating func removeLast(_ k: Int = 1) { elements.removeLast(min(max(k, 0), elements.count)) }
}

extension NavigationPath: Equatable {}

/// A value of a path.
struct NavigationElement: Hashable {
    let value: AnyHashable

    init<V: Hashable>(_ value: V) { self.value = AnyHashable(value) }

    /// The value, if it can be encoded.
    var codable: (any Codable & Hashable)? { value.base as? any Codable & Hashable }
    var type: Any.Type { Swift.type(of: value.base) }
}

extension NavigationPath {
    /// A path in a form that can be encoded: the values with the names of their types.
    public struct CodableRepresentation {
        fileprivate let elements: [NavigationElement]

        fileprivate init(elements: [NavigationElement]) { self.elements = elements }
    }
}

extension NavigationPath.CodableRepresentation: Equatable {}

extension NavigationPath.CodableRepresentation: Codable {
    /// The maximum number of values in a stored path and the maximum length of a type's name, as the input is
    /// untrusted.
    private static let limits = (values: 10_000, name: 1_000)

    /// Decodes a path.
    ///
    /// - Throws: `DecodingError.dataCorrupted` for a type that the program does not contain, or that cannot be decoded.
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

    /// Encodes the path from the last page to the first, each as its type's name and its value in JSON.
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
