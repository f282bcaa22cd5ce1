/// The kinds of scripts that RTF distinguishes, because word processors use separate fonts for complex ones.
enum RTFScript {
    case simple
    /// Complex and left to right, such as Devanagari.
    case complex
    /// Complex and right to left, such as Hebrew.
    case rightToLeft

    /// Returns the kind of a character; `nil` for one that takes the kind of its surroundings.
    private init?(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0x590..<0x900, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
            self = .rightToLeft
        case 0x900..<0x10A0, 0x1780..<0x1800: self = .complex
        case _ where scalar.properties.isAlphabetic: self = .simple
        default: return nil
        }
    }

    /// Splits a text by kind of script. Neutral characters between two of the same kind belong to it.
    static func runs(of text: String) -> [(script: RTFScript, text: String)] {
        guard text.unicodeScalars.contains(where: { RTFScript($0).map { $0 != .simple } ?? false }) else {
            return text.isEmpty ? [] : [(.simple, text)]
        }
        var runs: [(script: RTFScript, text: String)] = []
        func add(_ script: RTFScript, _ text: String.UnicodeScalarView) {
            guard !text.isEmpty else { return }
            if runs.last?.script != script { runs.append((script, "")) }
            runs[runs.count - 1].text.unicodeScalars.append(contentsOf: text)
        }
        var between = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            guard let script = RTFScript(scalar) else {
                between.append(scalar)
                continue
            }
            add(runs.last?.script == script ? script : .simple, between)
            between.removeAll()
            add(script, String(scalar).unicodeScalars)
        }
        add(.simple, between)
        return runs
    }
}
