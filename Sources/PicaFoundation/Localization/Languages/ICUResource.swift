import CPicaICU

/// A table of ICU's data, which is CLDR's.
final class ICUResource {
    private let handle: OpaquePointer

    /// - Parameter name: The table's name, such as `plurals`; the result is `nil` if this ICU has no such table.
    init?(_ name: String) {
        guard let handle = icu_resource(name) else { return nil }
        self.handle = handle
    }

    /// Opens ICU's data for a language and the languages from which it inherits.
    /// - Parameter package: The part of the data, such as `unit`; `nil` is the main part.
    init?(package: String? = nil, locale: String) {
        let name = package.map { "ICUDATA-\($0)" }
        guard let handle = name.map({ icu_localeResource($0, locale) }) ?? icu_localeResource(nil, locale)
        else {
            return nil
        }
        self.handle = handle
    }

    /// Returns the entry at a path of keys separated by slashes, which may be inherited from another language.
    func at(path: String) -> ICUResource? { icu_resourceAtPath(handle, path).map { ICUResource($0) } }

    private init(_ handle: OpaquePointer) { self.handle = handle }

    deinit { icu_resourceClose(handle) }

    /// Returns the entry with a key, or `nil` if there is none.
    subscript(key: String) -> ICUResource? {
        icu_resourceByKey(handle, key).map { ICUResource($0) }
    }

    /// The entry's string; `nil` for a table.
    var string: String? {
        var length: Int32 = 0
        guard let start = icu_resourceString(handle, &length) else { return nil }
        return String(decoding: UnsafeBufferPointer(start: start, count: Int(length)), as: UTF16.self)
    }

    /// The entry's key in its table; `nil` in a list.
    var key: String? { icu_resourceKey(handle).map { String(cString: $0) } }

    /// The entries of a table or list, in order.
    var parts: [ICUResource] {
        (0..<icu_resourceSize(handle)).compactMap { index in
            icu_resourceByIndex(handle, index).map { ICUResource($0) }
        }
    }
}
