import Foundation

extension PersonNameComponents {
    /// A strategy that parses a person's name: "Dr. Elizabeth J. Smith, Jr.", "Smith, Elizabeth", "山田太郎".
    ///
    /// A name without spaces is split as most Chinese, Japanese and Korean names are.
    public struct ParseStrategy: Foundation.ParseStrategy, Hashable, Codable, Sendable {
        /// Creates a strategy for full names.
        public init() {}

        /// Returns the parts of a name. Throws if it contains no word.
        public func parse(_ value: String) throws -> PersonNameComponents {
            guard let components = PersonNameReader(value).components else {
                throw CocoaError(
                    .formatting,
                    userInfo: [NSDebugDescriptionErrorKey: "“\(value)” is no person's name"])
            }
            return components
        }
    }

    /// Parses a person's name. Throws if it contains no word.
    public init(_ value: String) throws { self = try ParseStrategy().parse(value) }

    /// Parses a person's name with a strategy.
    public init<S: Foundation.ParseStrategy>(_ value: S.ParseInput, strategy: S) throws
    where S.ParseOutput == PersonNameComponents { self = try strategy.parse(value) }
}

extension ParseStrategy where Self == PersonNameComponents.ParseStrategy {
    /// A strategy for a person's name.
    public static var name: Self { Self() }
}

/// A parser that identifies the parts of a written name.
private struct PersonNameReader {
    private(set) var components: PersonNameComponents?

    init(_ text: String) {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        var parts = text.split(whereSeparator: { $0 == "," || $0 == "，" || $0 == "、" }).map {
            $0.split(whereSeparator: \.isWhitespace).map(String.init)
        }.filter { !$0.isEmpty }
        guard !parts.isEmpty else { return }
        var name = PersonNameComponents()
        // After a comma there is a suffix or, if the family name precedes it, all other parts.
        var suffixes: [String] = []
        while parts.count > 1, let last = parts.last, last.allSatisfy(Self.isSuffix) {
            suffixes = last + suffixes
            parts.removeLast()
        }
        var words = parts.removeFirst()
        if let given = parts.first {
            name.familyName = words.joined(separator: " ")
            words = given
        }
        var prefixes: [String] = []
        while words.count > 1, Self.isPrefix(words[0]) { prefixes.append(words.removeFirst()) }
        var ownSuffixes: [String] = []
        while words.count > 1, let last = words.last, Self.isSuffix(last) {
            ownSuffixes.insert(words.removeLast(), at: 0)
        }
        name.namePrefix = Self.joined(prefixes)
        name.nameSuffix = Self.joined(ownSuffixes + suffixes)
        if let first = words.firstIndex(where: Self.isNickname) {
            name.nickname = String(words.remove(at: first).dropFirst().dropLast())
        }
        Self.read(words, into: &name)
        components = name
    }

    private static func read(_ words: [String], into name: inout PersonNameComponents) {
        let script = NameScript(words.joined())
        if name.familyName == nil, script == .han || script == .kana || script == .hangul {
            return readUnparted(words, script, into: &name)
        }
        if script == .katakana, words.count == 1 {
            // Foreign names have dots between their parts.
            let parts = words[0].split { $0 == "・" || $0 == "＝" || $0 == "·" }.map(String.init)
            if parts.count > 1 { return read(parts, into: &name) }
        }
        var words = words
        guard !words.isEmpty else { return }
        name.givenName = words.removeFirst()
        if name.familyName == nil, !words.isEmpty {
            // Particles belong to the name after them: Ludwig van Beethoven.
            let particle = words.dropLast().firstIndex { particles.contains($0) }
            let first = particle ?? words.count - 1
            name.familyName = joined(Array(words[first...]))
            words.removeSubrange(first...)
        }
        name.middleName = joined(words)
    }

    /// Parses a name in a script without spaces, family name first.
    private static func readUnparted(
        _ words: [String], _ script: NameScript, into name: inout PersonNameComponents
    ) {
        guard words.count == 1, let word = words.first else {
            name.familyName = words.first
            name.givenName = joined(Array(words.dropFirst()))
            return
        }
        let compound = compoundFamilyNames.contains(String(word.prefix(2)))
        let length =
            switch (script, word.count) {
            case (_, ...1): 0
            case (_, 2): 1
            case (.kana, _): 2
            case (_, 3): compound ? 2 : 1
            default: script == .hangul && !compound ? 1 : 2
            }
        if length > 0 { name.familyName = String(word.prefix(length)) }
        name.givenName = String(word.dropFirst(length))
    }

    private static func joined(_ words: [String]) -> String? {
        words.isEmpty ? nil : words.joined(separator: " ")
    }

    private static func isPrefix(_ word: String) -> Bool { prefixes.contains(plain(word)) }
    private static func isSuffix(_ word: String) -> Bool { suffixes.contains(plain(word)) }

    private static func isNickname(_ word: String) -> Bool {
        guard word.count > 2, let first = word.first, let last = word.last else { return false }
        return ["\"": "\"", "“": "”", "(": ")", "„": "“", "«": "»"][first] == last
    }

    private static func plain(_ word: String) -> String {
        word.lowercased().filter { $0 != "." && $0 != "," }
    }

    private static let prefixes: Set<String> = [
        "mr", "mrs", "ms", "miss", "mx", "dr", "prof", "professor", "rev", "hon", "sir", "dame", "lord",
        "lady",
        "capt", "captain", "col", "gen", "lt", "maj", "sgt", "fr", "sr", "sra", "srta", "don", "doña",
        "m",
        "mme", "mlle", "herr", "frau", "hr", "sig", "sigra", "dott", "ing", "dipl-ing", "dhr", "mevr",
    ]
    private static let suffixes: Set<String> = [
        "jr", "sr", "ii", "iii", "iv", "phd", "md", "dds", "esq", "esquire", "mba", "obe", "cbe", "frs",
        "qc",
        "kc", "jd", "llm", "rn", "cpa", "ret", "msc", "bsc", "ba", "ma",
    ]
    private static let particles: Set<String> = [
        "van", "von", "der", "den", "de", "del", "della", "di", "da", "dos", "das", "du", "la", "le",
        "ter",
        "ten", "zu", "zur", "zum", "bin", "ibn", "al", "el", "af", "av", "y", "e",
    ]
    private static let compoundFamilyNames: Set<String> = [
        "欧阳", "歐陽", "司马", "司馬", "上官", "诸葛", "諸葛", "东方", "東方", "皇甫", "尉迟", "尉遲", "公孙",
        "公孫", "慕容", "令狐", "南宫", "南宮", "夏侯", "남궁", "황보", "제갈", "선우", "독고", "사공",
    ]
}
