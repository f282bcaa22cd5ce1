import Foundation

extension AppStorage {
    /// Creates a Boolean stored in the defaults.
    ///
    /// - Parameters:
    ///   - value: The value while nothing is stored.
    ///   - key: The key under which it is stored.
    ///   - store: The defaults to use; `nil` for those set by `defaultAppStorage(_:)`.
    public init(wrappedValue value: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(key, initial: value, form: .bool, store: store)
    }

    /// Creates an integer stored in the defaults.
    ///
    /// - Parameters:
    ///   - value: The value while nothing is stored.
    ///   - key: The key under which it is stored.
    ///   - store: The defaults to use; `nil` for those set by `defaultAppStorage(_:)`.
    public init(wrappedValue value: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(key, initial: value, form: .integer, store: store)
    }

    /// Creates a floating-point number stored in the defaults.
    ///
    /// - Parameters:
    ///   - value: The value while nothing is stored.
    ///   - key: The key under which it is stored.
    ///   - store: The defaults to use; `nil` for those set by `defaultAppStorage(_:)`.
    public init(wrappedValue value: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(key, initial: value, form: .number, store: store)
    }

    /// Creates a string stored in the defaults.
    ///
    /// - Parameters:
    ///   - value: The value while nothing is stored.
    ///   - key: The key under which it is stored.
    ///   - store: The defaults to use; `nil` for those set by `defaultAppStorage(_:)`.
    public init(wrappedValue value: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(key, initial: value, form: .text, store: store)
    }

    /// Creates a URL stored in the defaults.
    ///
    /// - Parameters:
    ///   - value: The value while nothing is stored.
    ///   - key: The key under which it is stored.
    ///   - store: The defaults to use; `nil` for those set by `defaultAppStorage(_:)`.
    public init(wrappedValue value: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(key, initial: value, form: .url, store: store)
    }

    /// Creates data stored in the defaults.
    ///
    /// - Parameters:
    ///   - value: The value while nothing is stored.
    ///   - key: The key under which it is stored.
    ///   - store: The defaults to use; `nil` for those set by `defaultAppStorage(_:)`.
    public init(wrappedValue value: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(key, initial: value, form: .data, store: store)
    }

    /// Creates a value stored in the defaults as its integer raw value.
    ///
    /// - Parameters:
    ///   - value: The value while nothing is stored.
    ///   - key: The key under which it is stored.
    ///   - store: The defaults to use; `nil` for those set by `defaultAppStorage(_:)`.
    public init(wrappedValue value: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key, initial: value, form: .raw(.integer), store: store)
    }

    /// Creates a value stored in the defaults as its string raw value.
    ///
    /// - Parameters:
    ///   - value: The value while nothing is stored.
    ///   - key: The key under which it is stored.
    ///   - store: The defaults to use; `nil` for those set by `defaultAppStorage(_:)`.
    public init(wrappedValue value: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(key, initial: value, form: .raw(.text), store: store)
    }

    /// Creates an optional value stored as its integer raw value; `nil` while nothing is stored.
    ///
    /// - Parameters:
    ///   - key: The key under which it is stored.
    ///   - store: The defaults to use; `nil` for those set by `defaultAppStorage(_:)`.
    public init<R>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R: RawRepresentable, R.RawValue == Int {
        self.init(key, initial: nil, form: .optional(.raw(.integer)), store: store)
    }

    /// Creates an optional value stored as its string raw value; `nil` while nothing is stored.
    ///
    /// - Parameters:
    ///   - key: The key under which it is stored.
    ///   - store: The defaults to use; `nil` for those set by `defaultAppStorage(_:)`.
    public init<R>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R: RawRepresentable, R.RawValue == String {
        self.init(key, initial: nil, form: .optional(.raw(.text)), store: store)
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    /// Creates an optional Boolean; `nil` while nothing is stored.
    ///
    /// - Parameters:
    ///   - key: The key under which it is stored.
    ///   - store: The defaults to use; `nil` for those set by `defaultAppStorage(_:)`.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(key, initial: nil, form: .optional(.bool), store: store)
    }

    /// Creates an optional integer; `nil` while nothing is stored.
    ///
    /// - Parameters:
    ///   - key: The key under which it is stored.
    ///   - store: The defaults to use; `nil` for those set by `defaultAppStorage(_:)`.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(key, initial: nil, form: .optional(.integer), store: store)
    }

    /// Creates an optional floating-point number; `nil` while nothing is stored.
    ///
    /// - Parameters:
    ///   - key: The key under which it is stored.
    ///   - store: The defaults to use; `nil` for those set by `defaultAppStorage(_:)`.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(key, initial: nil, form: .optional(.number), store: store)
    }

    /// Creates an optional string; `nil` while nothing is stored.
    ///
    /// - Parameters:
    ///   - key: The key under which it is stored.
    ///   - store: The defaults to use; `nil` for those set by `defaultAppStorage(_:)`.
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(key, initial: nil, form: .optional(.text), store: store)
    }

    /// Creates an optional URL; `nil` while nothing is stored.
    ///
    /// - Parameters:
    ///   - key: The key under which it is stored.
    ///   - store: The defaults to use; `nil` for those set by `defaultAppStorage(_:)`.
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(key, initial: nil, form: .optional(.url), store: store)
    }

    /// Creates optional data; `nil` while nothing is stored.
    ///
    /// - Parameters:
    ///   - key: The key under which it is stored.
    ///   - store: The defaults to use; `nil` for those set by `defaultAppStorage(_:)`.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(key, initial: nil, form: .optional(.data), store: store)
    }
}

extension AppStorage where Value: Codable & Equatable {
    /// Creates a value stored in the defaults as JSON.
    package init(encoded value: Value, _ key: String, store: UserDefaults?) {
        self.init(key, initial: value, form: .encoded, store: store)
    }
}
