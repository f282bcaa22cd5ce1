@testable import PicaText

/// A layout as a reader sees it.
extension TextLayout {
    /// A line's text as it is read, with its ellipsis and without what hangs.
    func shown(_ number: Int) -> String {
        let line = lines[number]
        let end = measurer.trimmedEnd(line)
        guard let elision = line.elision else { return text(line.range.lowerBound..<end) }
        return text(line.range.lowerBound..<elision.lowerBound) + "…"
            + text(elision.upperBound..<max(end, elision.upperBound))
    }

    /// A line's characters in visual order, with its ellipsis.
    func visual(_ number: Int) -> String {
        placedLine(number).runs.map { run in
            if run.kind == .ellipsis { return "…" }
            let text = text(run.range)
            return run.isRightToLeft ? String(text.reversed()) : text
        }.joined()
    }

    func text(_ range: Range<Int>) -> String {
        let text = shaped.styled.text
        return String(text[text.utf8Index(range.lowerBound)..<text.utf8Index(range.upperBound)])
    }
}

extension PinnedFonts {
    /// The width of a text on one line.
    static func width(_ text: String, size: Double = 16, context: TextContext) -> Double {
        layout(text, size: size, context: context).width
    }
}
