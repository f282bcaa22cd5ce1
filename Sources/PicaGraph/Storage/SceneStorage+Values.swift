import Foundation

extension SceneStorage {
    /// A truth value that is kept by the window.
    ///
    /// - Parameters:
    ///   - value: What it is as long as nothing is kept.
    ///   - key: What it is kept as.
    public init(wrappedValue value: Value, _ key: String) where Value == Bool {
        self.init(key, initial: value, form: .bool)
    }

    /// A whole number that is kept by the window.
    ///
    /// - Parameters:
    ///   - value: What it is as long as nothing is kept.
    ///   - key: What it is kept as.
    public init(wrappedValue value: Value, _ key: String) where Value == Int {
        self.init(key, initial: value, form: .integer)
    }

    /// A number that is kept by the window.
    ///
    /// - Parameters:
    ///   - value: What it is as long as nothing is kept.
    ///   - key: What it is kept as.
    public init(wrappedValue value: Value, _ key: String) where Value == Double {
        self.init(key, initial: value, form: .number)
    }

    /// A text that is kept by the window.
    ///
    /// - Parameters:
    ///   - value: What it is as long as nothing is kept.
    ///   - key: What it is kept as.
    public init(wrappedValue value: Value, _ key: String) where Value == String {
        self.init(key, initial: value, form: .text)
    }

    /// A URL that is kept by the window.
    ///
    /// - Parameters:
    ///   - value: What it is as long as nothing is kept.
    ///   - key: What it is kept as.
    public init(wrappedValue value: Value, _ key: String) where Value == URL {
        self.init(key, initial: value, form: .url)
    }

    /// Bytes that are kept by the window.
    ///
    /// - Parameters:
    ///   - value: What it is as long as nothing is kept.
    ///   - key: What it is kept as.
    public init(wrappedValue value: Value, _ key: String) where Value == Data {
        self.init(key, initial: value, form: .data)
    }

    /// A value that stands for a whole number and is kept by the window as that.
    ///
    /// - Parameters:
    ///   - value: What it is as long as nothing is kept.
    ///   - key: What it is kept as.
    public init(wrappedValue value: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key, initial: value, form: .raw(.integer))
    }

    /// A value that stands for a text and is kept by the window as that.
    ///
    /// - Parameters:
    ///   - value: What it is as long as nothing is kept.
    ///   - key: What it is kept as.
    public init(wrappedValue value: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(key, initial: value, form: .raw(.text))
    }

    /// A value that stands for a whole number and may be missing, as it is while nothing is kept.
    ///
    /// - Parameter key: What it is kept as.
    public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == Int {
        self.init(key, initial: nil, form: .optional(.raw(.integer)))
    }

    /// A value that stands for a text and may be missing, as it is while nothing is kept.
    ///
    /// - Parameter key: What it is kept as.
    public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == String {
        self.init(key, initial: nil, form: .optional(.raw(.text)))
    }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
    /// A truth value that may be missing, as it is while nothing is kept.
    ///
    /// - Parameter key: What it is kept as.
    public init(_ key: String) where Value == Bool? {
        self.init(key, initial: nil, form: .optional(.bool))
    }

    /// A whole number that may be missing, as it is while nothing is kept.
    ///
    /// - Parameter key: What it is kept as.
    public init(_ key: String) where Value == Int? {
        self.init(key, initial: nil, form: .optional(.integer))
    }

    /// A number that may be missing, as it is while nothing is kept.
    ///
    /// - Parameter key: What it is kept as.
    public init(_ key: String) where Value == Double? {
        self.init(key, initial: nil, form: .optional(.number))
    }

    /// A text that may be missing, as it is while nothing is kept.
    ///
    /// - Parameter key: What it is kept as.
    public init(_ key: String) where Value == String? {
        self.init(key, initial: nil, form: .optional(.text))
    }

    /// A URL that may be missing, as it is while nothing is kept.
    ///
    /// - Parameter key: What it is kept as.
    public init(_ key: String) where Value == URL? {
        self.init(key, initial: nil, form: .optional(.url))
    }

    /// Bytes that may be missing, as they are while nothing is kept.
    ///
    /// - Parameter key: What it is kept as.
    public init(_ key: String) where Value == Data? {
        self.init(key, initial: nil, form: .optional(.data))
    }
}

extension SceneStorage where Value: Codable & Equatable {
    /// A value that is kept by the window as JSON.
    package init(encoded value: Value, _ key: String) { self.init(key, initial: value, form: .encoded) }
}
