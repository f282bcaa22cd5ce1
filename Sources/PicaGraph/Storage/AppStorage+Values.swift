import Foundation

extension AppStorage {
    /// A truth value that is kept in the defaults.
    ///
    /// - Parameters:
    ///   - value: What it is as long as nothing is kept.
    ///   - key: What it is kept as.
    ///   - store: The defaults to keep it in; nil for those that `defaultAppStorage(_:)` names.
    public init(wrappedValue value: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(key, initial: value, form: .bool, store: store)
    }

    /// A whole number that is kept in the defaults.
    ///
    /// - Parameters:
    ///   - value: What it is as long as nothing is kept.
    ///   - key: What it is kept as.
    ///   - store: The defaults to keep it in; nil for those that `defaultAppStorage(_:)` names.
    public init(wrappedValue value: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(key, initial: value, form: .integer, store: store)
    }

    /// A number that is kept in the defaults.
    ///
    /// - Parameters:
    ///   - value: What it is as long as nothing is kept.
    ///   - key: What it is kept as.
    ///   - store: The defaults to keep it in; nil for those that `defaultAppStorage(_:)` names.
    public init(wrappedValue value: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(key, initial: value, form: .number, store: store)
    }

    /// A text that is kept in the defaults.
    ///
    /// - Parameters:
    ///   - value: What it is as long as nothing is kept.
    ///   - key: What it is kept as.
    ///   - store: The defaults to keep it in; nil for those that `defaultAppStorage(_:)` names.
    public init(wrappedValue value: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(key, initial: value, form: .text, store: store)
    }

    /// A URL that is kept in the defaults.
    ///
    /// - Parameters:
    ///   - value: What it is as long as nothing is kept.
    ///   - key: What it is kept as.
    ///   - store: The defaults to keep it in; nil for those that `defaultAppStorage(_:)` names.
    public init(wrappedValue value: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(key, initial: value, form: .url, store: store)
    }

    /// Bytes that are kept in the defaults.
    ///
    /// - Parameters:
    ///   - value: What it is as long as nothing is kept.
    ///   - key: What it is kept as.
    ///   - store: The defaults to keep it in; nil for those that `defaultAppStorage(_:)` names.
    public init(wrappedValue value: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(key, initial: value, form: .data, store: store)
    }

    /// A value that stands for a whole number and is kept in the defaults as that.
    ///
    /// - Parameters:
    ///   - value: What it is as long as nothing is kept.
    ///   - key: What it is kept as.
    ///   - store: The defaults to keep it in; nil for those that `defaultAppStorage(_:)` names.
    public init(wrappedValue value: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key, initial: value, form: .raw(.integer), store: store)
    }

    /// A value that stands for a text and is kept in the defaults as that.
    ///
    /// - Parameters:
    ///   - value: What it is as long as nothing is kept.
    ///   - key: What it is kept as.
    ///   - store: The defaults to keep it in; nil for those that `defaultAppStorage(_:)` names.
    public init(wrappedValue value: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(key, initial: value, form: .raw(.text), store: store)
    }

    /// A value that stands for a whole number and may be missing, as it is while nothing is kept.
    ///
    /// - Parameters:
    ///   - key: What it is kept as.
    ///   - store: The defaults to keep it in; nil for those that `defaultAppStorage(_:)` names.
    public init<R>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R: RawRepresentable, R.RawValue == Int {
        self.init(key, initial: nil, form: .optional(.raw(.integer)), store: store)
    }

    /// A value that stands for a text and may be missing, as it is while nothing is kept.
    ///
    /// - Parameters:
    ///   - key: What it is kept as.
    ///   - store: The defaults to keep it in; nil for those that `defaultAppStorage(_:)` names.
    public init<R>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R: RawRepresentable, R.RawValue == String {
        self.init(key, initial: nil, form: .optional(.raw(.text)), store: store)
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    /// A truth value that may be missing, as it is while nothing is kept.
    ///
    /// - Parameters:
    ///   - key: What it is kept as.
    ///   - store: The defaults to keep it in; nil for those that `defaultAppStorage(_:)` names.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(key, initial: nil, form: .optional(.bool), store: store)
    }

    /// A whole number that may be missing, as it is while nothing is kept.
    ///
    /// - Parameters:
    ///   - key: What it is kept as.
    ///   - store: The defaults to keep it in; nil for those that `defaultAppStorage(_:)` names.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(key, initial: nil, form: .optional(.integer), store: store)
    }

    /// A number that may be missing, as it is while nothing is kept.
    ///
    /// - Parameters:
    ///   - key: What it is kept as.
    ///   - store: The defaults to keep it in; nil for those that `defaultAppStorage(_:)` names.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(key, initial: nil, form: .optional(.number), store: store)
    }

    /// A text that may be missing, as it is while nothing is kept.
    ///
    /// - Parameters:
    ///   - key: What it is kept as.
    ///   - store: The defaults to keep it in; nil for those that `defaultAppStorage(_:)` names.
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(key, initial: nil, form: .optional(.text), store: store)
    }

    /// A URL that may be missing, as it is while nothing is kept.
    ///
    /// - Parameters:
    ///   - key: What it is kept as.
    ///   - store: The defaults to keep it in; nil for those that `defaultAppStorage(_:)` names.
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(key, initial: nil, form: .optional(.url), store: store)
    }

    /// Bytes that may be missing, as they are while nothing is kept.
    ///
    /// - Parameters:
    ///   - key: What it is kept as.
    ///   - store: The defaults to keep it in; nil for those that `defaultAppStorage(_:)` names.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(key, initial: nil, form: .optional(.data), store: store)
    }
}

extension AppStorage where Value: Codable & Equatable {
    /// A value that is kept in the defaults as JSON.
    package init(encoded value: Value, _ key: String, store: UserDefaults?) {
        self.init(key, initial: value, form: .encoded, store: store)
    }
}
