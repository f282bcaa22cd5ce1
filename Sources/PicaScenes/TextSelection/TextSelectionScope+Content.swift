import Foundation
import PicaFoundation
import PicaLabels
import PicaRichText
import PicaState

extension TextSelectionScope {
    /// Returns the selected text with the texts' own attributes.
    /// - Parameter environment: The environment of the texts.
    func selectedContent(in environment: EnvironmentValues) -> ClipboardContent? {
        guard let session, let text = selectedText else { return nil }
        let selected = session.selection.range
        let touched = parts.filter {
            $0.range.lowerBound <= selected.upperBound && $0.range.upperBound >= selected.lowerBound
        }.map { part in
            let range = selected.clamped(to: part.range)
            let start = part.range.lowerBound
            return (
                make: part.text?.selectableWords, range: range.lowerBound - start..<range.upperBound - start,
                plain: session.rope?.string(in: range) ?? ""
            )
        }
        var content = ClipboardContent(text: Deferred(made: text))
        let attributed = Deferred<AttributedString> {
            touched.enumerated().reduce(into: AttributedString()) { all, part in
                if part.offset > 0 { all += AttributedString("\n") }
                let words = part.element.make?().map {
                    AttributedString($0[$0.indices(part.element.range)])
                }
                all += (words ?? AttributedString(part.element.plain)).withoutSymbols
            }
        }
        content.add(attributed, in: environment)
        return content
    }
}

extension AttributedString {
    /// The string without the placeholders of symbols, but with its own images.
    fileprivate var withoutSymbols: AttributedString {
        runs.reduce(into: AttributedString()) { all, run in
            let words = characters[run.range]
            if run.adaptiveImageGlyph != nil || !words.contains("\u{FFFC}") {
                all += AttributedString(self[run.range])
            } else {
                all += AttributedString(String(words.filter { $0 != "\u{FFFC}" }), attributes: run.attributes)
            }
        }
    }
}
