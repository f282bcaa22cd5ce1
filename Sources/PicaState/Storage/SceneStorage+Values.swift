import Foundation

extension SceneStorage {
    /// Creates a Boolean stored by the window.
    ///
    /// - Parameters:
    ///   - value: The value while nothing is stored.
    ///   - key: The key under which it is stored.
    public init(wrappedValue value: Value, _ key: String) where Value == Bool {
        self.init(key, initial: value, form: .bool)
    }

    /// Creates an integer stored by the window.
    ///
    /// - Parameters:
    ///   - value: The value while nothing is stored.
    ///   - key: The key under which it is stored.
    public init(wrappedValue value: Value, _ key: String) where Value == Int {
        self.init(key, initial: value, form: .integer)
    }

    /// Creates a floating-point number stored by the window.
    ///
    /// - Parameters:
    ///   - value: The value while nothing is stored.
    ///   - key: The key under which it is stored.
    public init(wrappedValue value: Value, _ key: String) where Value == Double {
        self.init(key, initial: value, form: .number)
    }

    /// Creates a string stored by the window.
    ///
    /// - Parameters:
    ///   - value: The value while nothing is stored.
    ///   - key: The key under which it is stored.
    public init(wrappedValue value: Value, _ key: String) where Value == String {
        self.init(key, initial: value, form: .text)
    }

    /// Creates a URL stored by the window.
    ///
    /// - Parameters:
    ///   - value: The value while nothing is stored.
    ///   - key: The key under which it is stored.
    public init(wrappedValue value: Value, _ key: String) where Value == URL {
        self.init(key, initial: value, form: .url)
    }

    /// Creates data stored by the window.
    ///
    /// - Parameters:
    ///   - value: The value while nothing is stored.
    ///   - key: The key under which it is stored.
    public init(wrappedValue value: Value, _ key: String) where Value == Data {
        self.init(key, initial: value, form: .data)
    }

    /// Creates a value stored by the window as its integer raw value.
    ///
    /// - Parameters:
    ///   - value: The value while nothing is stored.
    ///   - key: The key under which it is stored.
    public init(wrappedValue value: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key, initial: value, form: .raw(.integer))
    }

    /// Creates a value stored by the window as its string raw value.
    ///
    /// - Parameters:
    ///   - value: The value while nothing is stored.
    ///   - key: The key under which it is stored.
    public init(wrappedValue value: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(key, initial: value, form: .raw(.text))
    }

    /// Creates an optional value stored as its integer raw value; `nil` while nothing is stored.
    ///
    /// - Parameter key: The key under which it is stored.
    public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == Int {
        self.init(key, initial: nil, form: .optional(.raw(.integer)))
    }

    /// Creates an optional value stored as its string raw value; `nil` while nothing is stored.
    ///
    /// - Parameter key: The key under which it is stored.
    public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == String {
        self.init(key, initial: nil, form: .optional(.raw(.text)))
    }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
    /// Creates an optional Boolean; `nil` while nothing is stored.
    ///
    /// - Parameter key: The key under which it is stored.
    public init(_ key: String) where Value == Bool? {
        self.init(key, initial: nil, form: .optional(.bool))
    }

    /// Creates an optional integer; `nil` while nothing is stored.
    ///
    /// - Parameter key: The key under which it is stored.
    public init(_ key: String) where Value == Int? {
        self.init(key, initial: nil, form: .optional(.integer))
    }

    /// Creates an optional floating-point number; `nil` while nothing is stored.
    ///
    /// - Parameter key: The key under which it is stored.
    public init(_ key: String) where Value == Double? {
        self.init(key, initial: nil, form: .optional(.number))
    }

    /// Creates an optional string; `nil` while nothing is stored.
    ///
    /// - Parameter key: The key under which it is stored.
    public init(_ key: String) where Value == String? {
        self.init(key, initial: nil, form: .optional(.text))
    }

    /// Creates an optional URL; `nil` while nothing is stored.
    ///
    /// - Parameter key: The key under which it is stored.
    public init(_ key: String) where Value == URL? {
        self.init(key, initial: nil, form: .optional(.url))
    }

    /// Creates optional data; `nil` while nothing is stored.
    ///
    /// - Parameter key: The key under which it is stored.
    public init(_ key: String) where Value == Data? {
        self.init(key, initial: nil, form: .optional(.data))
    }
}

extension SceneStorage where Value: Codable & Equatable {
    /// Creates a value stored by the window as JSON.
    package init(encoded value: Value, _ key: String) { self.init(key, initial: value, form: .encoded) }
}
