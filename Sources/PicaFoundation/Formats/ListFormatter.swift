import Foundation

/// Puts texts together to a list: "a, b, and c".
///
/// Foundation lacks this class on Linux.
open class ListFormatter: Formatter, @unchecked Sendable {
    /// In whose words; the person's by default.
    open var locale: Locale! = .autoupdatingCurrent
    /// What writes items that are no texts; nil, the default, has them describe themselves.
    open var itemFormatter: Formatter?

    /// A formatter for the person's locale.
    public override init() { super.init() }

    /// Reads no archives; always nil.
    public required init?(coder: NSCoder) { nil }

    /// Texts as a list in the person's words.
    open class func localizedString(byJoining strings: [String]) -> String {
        WordList.and.joined(strings, locale: .ofUser)
    }

    /// Items as a list; nil where one of them has no text.
    open func string(from items: [Any]) -> String? {
        let words = items.map { item in
            if let itemFormatter { return itemFormatter.string(for: item) }
            return item as? String ?? String(describing: item)
        }
        let known = words.compactMap(\.self)
        guard known.count == words.count else { return nil }
        return WordList.and.joined(known, locale: (locale ?? .autoupdatingCurrent).heeded)
    }

    /// Items as a list; nil for what is no array.
    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }
}
