/// Random strings of scripts, with the difficult parts of each script.
///
///     var random = SeededGenerator(seed: seed)
///     let text = RandomText.make(&random)
///     let mixed = RandomText.make(&random, scripts: [.arabic, .latin], pieces: 40)
enum RandomText {
    enum Script: CaseIterable {
        case latin, cyrillic, greek, arabic, hebrew, devanagari, thai, cjk, hangulJamo, emoji
        /// Marks that are alone or on the text before them.
        case combining
        /// Joiners, selectors, bidi controls, soft hyphens, tags, C0 and C1, noncharacters.
        case controls
        /// Spaces of every kind, tabs, and spaces that break no line.
        case spaces
        /// LF, CR, CR LF, NEL, VT, FF, LS, PS.
        case lineEnds
        case punctuation

        var pieces: [String] {
            switch self {
            case .latin:
                ["a", "b", "word ", "fi", "x-y ", "office ", "é", "e\u{301}", "12", "3.5%", "ǆ", "ß", "ĳ"]
            case .cyrillic: ["Ж", "слово ", "й", "и\u{306}", "Ѿ"]
            case .greek: ["λόγος ", "ς", "ΐ", "Ω"]
            case .arabic: ["مرحبا ", "سلام", "لا", "ب\u{651}\u{650}", "١٢٣", "ـ", "\u{600}١", "ﷺ"]
            case .hebrew: ["שלום ", "ב", "שָׁ", "\"ב\""]
            case .devanagari: ["क्षि", "नमस्ते ", "र्क", "\u{93F}", "ॐ", "१२"]
            case .thai: ["ไทย", "ภาษา", "กำ", "ที่", "เ"]
            case .cjk: ["中", "文。", "あ", "「か", "漢字", "ー", "한국", "\u{20000}", "Ａ", "〱"]
            case .hangulJamo: ["\u{1112}\u{1161}", "\u{1112}", "\u{1161}\u{11AB}", "각\u{11A8}", "\u{115F}"]
            case .emoji:
                [
                    "😀", "👍🏽", "👨‍👩‍👧", "🇩🇪", "🇫", "❤️", "1️⃣",
                    "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
                    "©", "🏳️‍🌈", "\u{1F3FB}",
                ]
            case .combining:
                [
                    "\u{301}", " \u{301}", "\u{327}\u{301}", "\u{20DD}", "\u{20E3}", "\u{489}", "\u{1AB0}",
                    "\u{E31}",
                ]
            case .controls:
                [
                    "\u{200D}", "\u{200C}", "\u{FE0F}", "\u{FE0E}", "\u{E0100}", "\u{AD}", "\u{200E}",
                    "\u{200F}",
                    "\u{61C}", "\u{202A}", "\u{202B}", "\u{202C}", "\u{202D}", "\u{202E}", "\u{2066}",
                    "\u{2067}",
                    "\u{2068}", "\u{2069}", "\u{0}", "\u{1}", "\u{1B}", "\u{7F}", "\u{80}", "\u{9F}",
                    "\u{34F}",
                    "\u{FFF9}", "\u{FFFB}", "\u{FFFC}", "\u{FFFD}", "\u{FFFF}", "\u{10FFFF}", "\u{E0041}",
                    "\u{E000}",
                ]
            case .spaces:
                [
                    " ", " ", " ", "  ", "\t", "\u{A0}", "\u{202F}", "\u{2003}", "\u{3000}", "\u{1680}",
                    "\u{200B}",
                    "\u{2060}", "\u{FEFF}",
                ]
            case .lineEnds:
                ["\n", "\n", "\r", "\r\n", "\u{85}", "\u{B}", "\u{C}", "\u{2028}", "\u{2029}"]
            case .punctuation:
                [
                    "(", ")", "[", "]", "«", "»", "\"", "'", "\u{2019}", "…", "—", "-", "/", ":", "!", ",",
                    ".", "¿", "$",
                ]
            }
        }
    }

    /// - Parameter pieces: How many words, letters or signs; by chance if nil, up to 24.
    static func make(
        _ random: inout SeededGenerator, scripts: [Script] = Script.allCases, pieces: Int? = nil
    ) -> String {
        var text = ""
        for _ in 0..<(pieces ?? Int.random(in: 1...24, using: &random)) {
            let script = scripts.randomElement(using: &random)
            text += script?.pieces.randomElement(using: &random) ?? ""
        }
        return text
    }
}
