import CPicaEnchant

/// The dictionaries and personal word lists that all programs of the desktop share, read by the Enchant library.
///
/// A dictionary is read on its language's first use. With an unreadable dictionary every word counts as correct.
package final class EnchantWordLists: WordLists {
    private let broker: OpaquePointer?
    /// The dictionaries requested so far; `nil` for unreadable ones.
    private var dictionaries: [String: OpaquePointer?] = [:]

    package init() { broker = enchant_broker_init() }

    deinit {
        guard let broker else { return }
        for case let dictionary? in dictionaries.values { enchant_broker_free_dict(broker, dictionary) }
        enchant_broker_free(broker)
    }

    package var languages: [String] {
        guard let broker else { return [] }
        var found: [String] = []
        withUnsafeMutablePointer(to: &found) { found in
            enchant_broker_list_dicts(
                broker,
                { language, _, _, _, found in
                    guard let language, let found else { return }
                    found.assumingMemoryBound(to: [String].self).pointee.append(String(cString: language))
                }, found)
        }
        return found
    }

    private func dictionary(_ language: String) -> OpaquePointer? {
        if let known = dictionaries[language] { return known }
        let opened = broker.flatMap { enchant_broker_request_dict($0, language) }
        dictionaries[language] = .some(opened)
        return opened
    }

    package func isRight(_ word: String, in language: String) -> Bool {
        guard let dictionary = dictionary(language) else { return true }
        // A negative result is an error, which does not concern the word.
        return word.withBytes { enchant_dict_check(dictionary, $0, $1) } <= 0
    }

    package func suggestions(for word: String, in language: String) -> [String] {
        guard let dictionary = dictionary(language) else { return [] }
        var count = 0
        guard let list = word.withBytes({ enchant_dict_suggest(dictionary, $0, $1, &count) }) else {
            return []
        }
        defer { enchant_dict_free_string_list(dictionary, list) }
        return (0..<count).compactMap { list[$0].map { String(cString: $0) } }
    }

    package func add(_ word: String, to language: String) {
        guard let dictionary = dictionary(language) else { return }
        word.withBytes { enchant_dict_add(dictionary, $0, $1) }
    }
}

extension String {
    /// Calls a closure with the bytes in Enchant's form, and their number.
    fileprivate func withBytes<Result>(_ body: (UnsafePointer<CChar>, Int) -> Result) -> Result {
        withCString { body($0, utf8.count) }
    }
}
