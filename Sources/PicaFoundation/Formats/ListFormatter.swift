import Foundation

/// A formatter that joins strings to a list: "a, b, and c".
///
/// Linux's Foundation lacks this class.
open class ListFormatter: Formatter, @unchecked Sendable {
    /// The locale; the user's by default.
    open var locale: Locale! = .autoupdatingCurrent
    /// The formatter for items that are not strings; `nil`, the default, uses their descriptions.
    open var itemFormatter: Formatter?

    /// Creates a formatter for the user's locale.
    public override init() { super.init() }

    /// Always returns `nil`, because archives are not supported.
    public required init?(coder: NSCoder) { nil }

    /// Returns strings as a list in the user's language.
    open class func localizedString(byJoining strings: [String]) -> String {
        WordList.and.joined(strings, locale: .ofUser)
    }

    /// Returns items as a list, or `nil` if one of them cannot be converted to a string.
    open func string(from items: [Any]) -> String? {
        let words = items.map { item in
            if let itemFormatter { return itemFormatter.string(for: item) }
            return item as? String ?? String(describing: item)
        }
        let known = words.compactMap(\.self)
        guard known.count == words.count else { return nil }
        return WordList.and.joined(known, locale: (locale ?? .autoupdatingCurrent).heeded)
    }

    /// Returns an array's items as a list, or `nil` for other objects.
    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }
}
