import Foundation
import Synchronization

/// A string to be translated, with the location of its translation; it is looked up only for display.
public struct LocalizedStringResource: Hashable, Sendable {
    /// The key in the strings table, and the string if the table lacks the key unless `defaultValue` differs.
    public let key: String
    /// The string, with its values, if the table lacks the key.
    public let defaultValue: String.LocalizationValue
    /// The strings table's name; `nil` is `Localizable`.
    public let table: String?
    /// The locale of the translation and of numbers and dates; the current one stands for the user's.
    public var locale: Locale
    /// The bundle with the strings table.
    public let bundle: BundleDescription

    /// The bundle of a strings table. One that cannot be found counts as the app's own.
    public enum BundleDescription: Hashable, Sendable {
        /// The app's own bundle.
        case main
        /// The bundle from which a class was loaded.
        case forClass(AnyClass)
        /// The bundle in a folder.
        case atURL(URL)
    }

    /// Creates a resource whose string is its own key.
    ///
    /// - Parameter comment: A comment for translators; not kept.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        key = keyAndValue.format.key
        defaultValue = keyAndValue
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }

    /// Creates a resource with a separate key.
    ///
    /// - Parameter comment: A comment for translators; not kept.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.key = "\(key)"
        self.defaultValue = defaultValue
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }
}

extension LocalizedStringResource: ExpressibleByStringInterpolation {
    /// Creates a resource from a literal that is its own key in the app's `Localizable` table.
    public init(stringLiteral value: String) {
        self.init(String.LocalizationValue(stringLiteral: value))
    }

    /// Creates a resource from a literal with values, which is its own key in the app's `Localizable` table.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }
}

/// A value with a localized representation.
public protocol CustomLocalizedStringResourceConvertible {
    /// The string, before translation.
    var localizedStringResource: LocalizedStringResource { get }
}

extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
    /// The resource itself.
    public var localizedStringResource: LocalizedStringResource { self }
}

extension LocalizedStringResource.BundleDescription {
    /// The bundle, or the app's own if the described one cannot be found.
    package var resolved: Bundle {
        switch self {
        case .main: .main
        case .forClass(let type): Bundle(for: type)
        case .atURL(let url): Self.bundle(at: url) ?? .main
        }
    }

    /// Returns a cached bundle: `Bundle` creates a new object for each call, which takes time.
    private static func bundle(at url: URL) -> Bundle? {
        if let known = known.withLock({ $0[url] }) { return known }
        let bundle = Bundle(url: url)
        known.withLock { $0[url] = bundle }
        return bundle
    }

    private static let known = Mutex(RecentCache<URL, Bundle>(capacity: 64))

    /// Whether both describe a bundle in the same way; two descriptions of the same bundle may differ.
    public static func == (one: Self, other: Self) -> Bool {
        switch (one, other) {
        case (.main, .main): true
        case (.forClass(let one), .forClass(let other)): one == other
        case (.atURL(let one), .atURL(let other)): one == other
        default: false
        }
    }

    /// Hashes the description.
    public func hash(into hasher: inout Hasher) {
        switch self {
        case .main: hasher.combine(0)
        case .forClass(let type): hasher.combine(ObjectIdentifier(type))
        case .atURL(let url): hasher.combine(url)
        }
    }
}

extension LocalizedStringResource: Codable {
    private enum CodingKeys: CodingKey { case key, defaultValue, table, locale, bundleURL }

    /// Decodes the output of `encode(to:)`. Throws if a value is missing or has the wrong type.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        key = try values.decode(String.self, forKey: .key)
        defaultValue = try values.decode(String.LocalizationValue.self, forKey: .defaultValue)
        table = try values.decodeIfPresent(String.self, forKey: .table)
        locale = try values.decode(Locale.self, forKey: .locale)
        bundle = try values.decodeIfPresent(URL.self, forKey: .bundleURL).map { .atURL($0) } ?? .main
    }

    /// Encodes the resource. A class's bundle is encoded as its URL, because classes are meaningless in another
    /// process.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(key, forKey: .key)
        try values.encode(defaultValue, forKey: .defaultValue)
        try values.encodeIfPresent(table, forKey: .table)
        try values.encode(locale, forKey: .locale)
        if bundle != .main { try values.encode(bundle.resolved.bundleURL, forKey: .bundleURL) }
    }
}
