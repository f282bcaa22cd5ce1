import Foundation
import Synchronization

/// A text to be translated, with where to find its translation; looked up only when it is shown.
public struct LocalizedStringResource: Hashable, Sendable {
    /// The key in the strings table, and the text where the table lacks it unless `defaultValue` differs.
    public let key: String
    /// The text, with its values, where the table lacks the key.
    public let defaultValue: String.LocalizationValue
    /// The strings table's name; nil is `Localizable`.
    public let table: String?
    /// Whose language to look for, and whose fashion of writing numbers and dates to follow; the current one is
    /// the person's.
    public var locale: Locale
    /// Where the strings table is.
    public let bundle: BundleDescription

    /// The bundle that a strings table is in. One that cannot be found counts as the app's own.
    public enum BundleDescription: Hashable, Sendable {
        /// The app's own.
        case main
        /// The bundle that a class was loaded from.
        case forClass(AnyClass)
        /// The bundle in a folder.
        case atURL(URL)
    }

    /// A text that is its own key.
    ///
    /// - Parameter comment: For translators; not kept.
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

    /// A text with a key that differs from it.
    ///
    /// - Parameter comment: For translators; not kept.
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
    /// A literal that is its own key, looked up in the app's `Localizable` table.
    public init(stringLiteral value: String) {
        self.init(String.LocalizationValue(stringLiteral: value))
    }

    /// A literal with values, which is its own key, looked up in the app's `Localizable` table.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }
}

/// A value that has a localised text for people to read.
public protocol CustomLocalizedStringResourceConvertible {
    /// The text, still to be translated.
    var localizedStringResource: LocalizedStringResource { get }
}

extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
    /// The resource itself.
    public var localizedStringResource: LocalizedStringResource { self }
}

extension LocalizedStringResource.BundleDescription {
    /// The bundle, or the app's own where the one described cannot be found.
    package var resolved: Bundle {
        switch self {
        case .main: .main
        case .forClass(let type): Bundle(for: type)
        case .atURL(let url): Self.bundle(at: url) ?? .main
        }
    }

    /// A bundle object takes a while to make, and each is another one.
    private static func bundle(at url: URL) -> Bundle? {
        if let known = known.withLock({ $0[url] }) { return known }
        let bundle = Bundle(url: url)
        known.withLock { $0[url] = bundle }
        return bundle
    }

    private static let known = Mutex(RecentCache<URL, Bundle>(capacity: 64))

    /// Whether both describe a bundle in the same way; two ways to the same bundle differ.
    public static func == (one: Self, other: Self) -> Bool {
        switch (one, other) {
        case (.main, .main): true
        case (.forClass(let one), .forClass(let other)): one == other
        case (.atURL(let one), .atURL(let other)): one == other
        default: false
        }
    }

    /// Adds the description to a hash.
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

    /// Reads what `encode(to:)` wrote. Throws where something is missing or of another kind.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        key = try values.decode(String.self, forKey: .key)
        defaultValue = try values.decode(String.LocalizationValue.self, forKey: .defaultValue)
        table = try values.decodeIfPresent(String.self, forKey: .table)
        locale = try values.decode(Locale.self, forKey: .locale)
        bundle = try values.decodeIfPresent(URL.self, forKey: .bundleURL).map { .atURL($0) } ?? .main
    }

    /// A class's bundle is written as the place of its files: classes mean nothing to another process.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(key, forKey: .key)
        try values.encode(defaultValue, forKey: .defaultValue)
        try values.encodeIfPresent(table, forKey: .table)
        try values.encode(locale, forKey: .locale)
        if bundle != .main { try values.encode(bundle.resolved.bundleURL, forKey: .bundleURL) }
    }
}
