/// The language numbers of Windows, with their tags.
enum RTFLanguage {
    /// The number for no language.
    static let none = 1024

    static func tag(_ number: Int) -> String? { tags[number] }

    static func number(_ tag: String) -> Int? {
        let tag = tag.lowercased()
        return numbers[tag] ?? tag.split(separator: "-").first.flatMap { numbers[String($0)] }
    }

    private static let tags: [Int: String] = [
        0x401: "ar-SA", 0x402: "bg-BG", 0x403: "ca-ES", 0x404: "zh-TW", 0x405: "cs-CZ", 0x406: "da-DK",
        0x407: "de-DE", 0x408: "el-GR", 0x409: "en-US", 0x40B: "fi-FI", 0x40C: "fr-FR", 0x40D: "he-IL",
        0x40E: "hu-HU", 0x40F: "is-IS", 0x410: "it-IT", 0x411: "ja-JP", 0x412: "ko-KR", 0x413: "nl-NL",
        0x414: "nb-NO", 0x415: "pl-PL", 0x416: "pt-BR", 0x418: "ro-RO", 0x419: "ru-RU", 0x41A: "hr-HR",
        0x41B: "sk-SK", 0x41D: "sv-SE", 0x41E: "th-TH", 0x41F: "tr-TR", 0x420: "ur-PK", 0x421: "id-ID",
        0x422: "uk-UA", 0x424: "sl-SI", 0x425: "et-EE", 0x426: "lv-LV", 0x427: "lt-LT", 0x429: "fa-IR",
        0x42A: "vi-VN", 0x42D: "eu-ES", 0x439: "hi-IN", 0x804: "zh-CN", 0x807: "de-CH", 0x809: "en-GB",
        0x80A: "es-MX", 0x80C: "fr-BE", 0x813: "nl-BE", 0x816: "pt-PT", 0xC07: "de-AT", 0xC09: "en-AU",
        0xC0A: "es-ES", 0xC0C: "fr-CA", 0x100C: "fr-CH", 0x1009: "en-CA",
    ]

    /// The numbers by tag. A language alone stands for its first country.
    private static let numbers: [String: Int] = tags.sorted { $0.key < $1.key }
        .reduce(into: [:]) { numbers, entry in
            let tag = entry.value.lowercased()
            numbers[tag] = entry.key
            let language = String(tag.prefix { $0 != "-" })
            if numbers[language] == nil { numbers[language] = entry.key }
        }
}
