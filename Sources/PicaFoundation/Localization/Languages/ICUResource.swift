import CICU

/// A table of the data that ICU brings, which is CLDR's.
final class ICUResource {
    private let handle: OpaquePointer

    /// - Parameter name: Such as `plurals`; nil where this ICU has no such table.
    init?(_ name: String) {
        guard let handle = icu_resource(name) else { return nil }
        self.handle = handle
    }

    /// What ICU knows of a language, and of those it falls back on.
    /// - Parameter package: The part of the data, such as `unit`; nil is the main one.
    init?(package: String? = nil, locale: String) {
        let name = package.map { "ICUDATA-\($0)" }
        guard let handle = name.map({ icu_localeResource($0, locale) }) ?? icu_localeResource(nil, locale)
        else {
            return nil
        }
        self.handle = handle
    }

    /// What stands at a path of keys with slashes between, here or in a language that is fallen back on.
    func at(path: String) -> ICUResource? { icu_resourceAtPath(handle, path).map { ICUResource($0) } }

    private init(_ handle: OpaquePointer) { self.handle = handle }

    deinit { icu_resourceClose(handle) }

    /// What stands under a key; nil for nothing.
    subscript(key: String) -> ICUResource? {
        icu_resourceByKey(handle, key).map { ICUResource($0) }
    }

    /// The words that it is; nil for a table.
    var string: String? {
        var length: Int32 = 0
        guard let start = icu_resourceString(handle, &length) else { return nil }
        return String(decoding: UnsafeBufferPointer(start: start, count: Int(length)), as: UTF16.self)
    }

    /// Under what it stands in the table around it; nil in a list.
    var key: String? { icu_resourceKey(handle).map { String(cString: $0) } }

    /// What it holds, in order.
    var parts: [ICUResource] {
        (0..<icu_resourceSize(handle)).compactMap { index in
            icu_resourceByIndex(handle, index).map { ICUResource($0) }
        }
    }
}
