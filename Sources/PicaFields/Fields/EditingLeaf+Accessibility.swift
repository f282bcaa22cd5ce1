import Foundation
import PicaCanvas
import PicaGraph
import PicaLabels
import PicaState
import PicaText

/// A field's text, as assistive technologies read and change it.
extension EditingLeaf: EditableAccessibleText {
    var accessibility: AccessibilityProperties? {
        var properties = AccessibilityProperties(role: role, label: title)
        // A longer text is read through `accessibleText`, part by part.
        if !session.isSecret, session.buffer.utf8Count <= 4_096 { properties.value = session.text }
        properties.isEnabled = isEnabled
        properties.isFocused = isFocused
        properties.placeholder = placeholder
        return properties
    }

    var accessibleText: AccessibleTextState? {
        let selection = session.selection
        return AccessibleTextState(
            content: session.rope ?? dots, caret: shown(selection.head.offset),
            selection: selection.ranges.filter { !$0.isEmpty }.map(shown),
            isEditable: isEnabled && !session.isReadOnly, isSingleLine: session.isSingleLine)
    }

    func accessibleLine(at offset: Int) -> Range<Int> {
        guard let rope = session.rope else { return 0..<dots.utf8Count }
        let offset = rope.scalarBoundary(offset)
        return rope.withLineEnd(
            session.geometry?.lineRange(at: Caret(offset)) ?? rope.paragraphRange(at: offset))
    }

    func accessibleFrame(of range: Range<Int>) -> CGRect? {
        guard let geometry = session.geometry else { return nil }
        let range = stored(range)
        var rects = selectionRects(range)
        if rects.isEmpty {
            // It is empty, or out of sight, where only carets have a place.
            rects = [
                geometry.caretRect(Caret(range.lowerBound)),
                geometry.caretRect(Caret(range.upperBound, .upstream)),
            ]
        }
        let around = rects.reduce(CGRect.null) { $0.union(CGRect($1)) }
        return element.toWindow(around.offsetBy(dx: textOrigin.x, dy: textOrigin.y))
    }

    func accessibleOffset(at point: CGPoint) -> Int { shown(caretStop(at: element.fromWindow(point)).offset) }

    func accessibleAttributes(at offset: Int) -> AccessibleTextAttributes {
        var (style, range) = styleRun(at: stored(offset))
        if session.isSecret { range = 0..<dots.utf8Count }
        var values = style.accessibleValues
        for mark in spelling?.marks ?? [] {
            if mark.contains(offset) {
                values["text-spelling"] = "misspelled"
                range = range.clamped(to: mark)
            } else if mark.upperBound <= offset {
                range = max(range.lowerBound, mark.upperBound)..<range.upperBound
            } else if range.contains(mark.lowerBound) {
                range = range.lowerBound..<mark.lowerBound
            }
        }
        return AccessibleTextAttributes(range: range, values: values)
    }

    func selectAccessibleText(_ ranges: [Range<Int>]) {
        endComposition()
        perform(.select(Selection(ranges.map(stored))))
    }

    func replaceAccessibleText(_ range: Range<Int>, with text: String) {
        guard isEnabled, !session.isReadOnly else { return }
        endComposition()
        perform(.replace(stored(range), with: text))
    }

    func performAccessibleEdit(_ edit: AccessibleEdit) {
        guard isEnabled else { return }
        switch edit {
        case .copy(let range):
            if let content = content(of: [stored(range)]) { host?.platform.clipboard.put(content) }
        case .cut(let range):
            guard !session.isReadOnly, let content = content(of: [stored(range)]) else { return }
            host?.platform.clipboard.put(content)
            replaceAccessibleText(range, with: "")
        case .paste(let offset):
            selectAccessibleText([offset..<offset])
            perform(FieldCommand.paste)
        }
    }

    func revealAccessibleText(_ range: Range<Int>) {
        guard let geometry = session.geometry else { return }
        scrollTextToReveal(CGRect(geometry.caretRect(Caret(stored(range).lowerBound))))
        element.invalidatePlacement()
    }

    // MARK: Secrets

    /// The bullets that stand for the characters of a secret.
    private var dots: Rope {
        guard let secret = session.buffer as? SecretBuffer else { return Rope() }
        return Rope(String(repeating: FieldLayout.dot, count: secret.graphemeCount))
    }

    /// Converts an offset of the session to one of `accessibleText`.
    private func shown(_ offset: Int) -> Int {
        guard let secret = session.buffer as? SecretBuffer else { return offset }
        return secret.grapheme(at: offset) * FieldLayout.dotBytes
    }

    private func shown(_ range: Range<Int>) -> Range<Int> {
        shown(range.lowerBound)..<shown(range.upperBound)
    }

    /// Converts an offset of `accessibleText` to one of the session.
    private func stored(_ offset: Int) -> Int {
        guard let secret = session.buffer as? SecretBuffer else {
            return session.buffer.scalarBoundary(offset)
        }
        return secret.offset(ofGrapheme: offset / FieldLayout.dotBytes)
    }

    private func stored(_ range: Range<Int>) -> Range<Int> {
        let lower = stored(range.lowerBound)
        return lower..<max(lower, stored(range.upperBound))
    }
}

extension PicaText.TextStyle {
    /// The attributes by AT-SPI's names.
    fileprivate var accessibleValues: [String: String] {
        var values = [
            "size": "\(Int(min(max(font.size, 0), 10_000).rounded()))", "weight": "\(font.weight)",
            "style": font.isItalic ? "italic" : "normal",
            "underline": underline == nil ? "none" : "single",
            "strikethrough": strikethrough == nil ? "false" : "true",
        ]
        values["family-name"] = font.family ?? font.systemFamily
        values["language"] = language
        return values
    }
}
