import Foundation

/// A value in a form that can be stored outside the program.
package enum StorageValue: Hashable, Sendable {
    case bool(Bool)
    case integer(Int)
    case number(Double)
    case text(String)
    case url(URL)
    case data(Data)

    /// The maximum length to compare and remember, in bytes.
    private static let shortText = 1024

    /// Whether the value is small enough to be remembered.
    var isShort: Bool {
        switch self {
        case .text(let text): text.utf8.count <= Self.shortText
        case .data(let data): data.count <= Self.shortText
        default: true
        }
    }
}

/// The conversion of a type to and from stored values.
struct StorageForm<Value> {
    /// Converts to a stored value; `nil` to store nothing.
    let write: (Value) -> StorageValue?
    /// Converts from a stored value; `nil` if it is of another type.
    let read: (StorageValue) -> Value?
}

extension StorageForm {
    /// Returns the form of an optional value, which stores nothing for `nil`.
    static func optional<Wrapped>(_ form: StorageForm<Wrapped>) -> StorageForm where Value == Wrapped? {
        StorageForm(write: { $0.flatMap(form.write) }, read: { .some(form.read($0)) })
    }

    /// Returns the form of a value stored as its raw value.
    static func raw(_ form: StorageForm<Value.RawValue>) -> StorageForm where Value: RawRepresentable {
        StorageForm(
            write: { form.write($0.rawValue) }, read: { form.read($0).flatMap(Value.init(rawValue:)) })
    }
}

extension StorageForm where Value: Codable {
    /// The form of a value stored as JSON.
    static var encoded: StorageForm {
        StorageForm(
            write: { try? .data(JSONEncoder().encode($0)) },
            read: {
                guard case .data(let data) = $0 else { return nil }
                return try? JSONDecoder().decode(Value.self, from: data)
            })
    }
}

extension StorageForm<Bool> {
    static var bool: StorageForm {
        StorageForm(write: { .bool($0) }, read: { if case .bool(let value) = $0 { value } else { nil } })
    }
}

extension StorageForm<Int> {
    static var integer: StorageForm {
        StorageForm(
            write: { .integer($0) }, read: { if case .integer(let value) = $0 { value } else { nil } })
    }
}

extension StorageForm<Double> {
    static var number: StorageForm {
        StorageForm(
            write: { .number($0) },
            read: {
                switch $0 {
                case .number(let value): value
                case .integer(let value): Double(value)
                default: nil
                }
            })
    }
}

extension StorageForm<String> {
    static var text: StorageForm {
        StorageForm(write: { .text($0) }, read: { if case .text(let value) = $0 { value } else { nil } })
    }
}

extension StorageForm<URL> {
    static var url: StorageForm {
        StorageForm(
            write: { .url($0) },
            read: {
                switch $0 {
                case .url(let value): value
                case .text(let text): URL(string: text)
                default: nil
                }
            })
    }
}

extension StorageForm<Data> {
    static var data: StorageForm {
        StorageForm(write: { .data($0) }, read: { if case .data(let value) = $0 { value } else { nil } })
    }
}
