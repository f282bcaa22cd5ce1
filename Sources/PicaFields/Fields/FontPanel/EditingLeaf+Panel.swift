import Foundation
import PicaControls
import PicaGraph
import PicaRichText
import PicaState
import PicaText

/// The panels that choose fonts and colors.
extension EditingLeaf: FormattedEditor {
    /// The panel that is open for this field; `nil` for none.
    var panel: FormatPanel? {
        environment.formatPanel?.wrappedValue.flatMap { $0.editor === self ? $0 : nil }
    }

    var canOpenPanel: Bool {
        environment.formatPanel != nil && !environment.hiddenFormattingControls.contains(.fontPanel)
    }

    func togglePanel(_ kind: FormatPanel.Kind) {
        endComposition()
        let isOpen = panel?.kind == kind
        environment.formatPanel?.wrappedValue =
            isOpen ? nil : FormatPanel(kind: kind, editor: self, place: panel?.place ?? selectedPlace)
        if isOpen { takeFocus() }
    }

    /// The visible rectangle of the selection, in the window's points.
    private var selectedPlace: CGRect {
        guard let geometry = session.geometry else { return .zero }
        let seen = selectionFrames(session.selection.range).map { $0.intersection(textFrame) }
            .filter { !$0.isNull }
        return element.toWindow(seen.reduce(caretFrame(geometry)) { $0.union($1) })
    }

    /// Tells the panel that the selection or its formatting has changed.
    func panelMayChange() {
        guard panel != nil else { return }
        // Not now: views are still being evaluated.
        element.graph.after { [weak self] in self?.environment.formatPanel?.wrappedValue?.revision += 1 }
    }

    /// Closes the panel once another text field has the focus, since it no longer concerns what the person edits.
    func leavePanel() {
        guard panel != nil, let other = host?.focus.focused?.responder as? any TextInputResponder,
            other !== self
        else { return }
        environment.formatPanel?.wrappedValue = nil
    }

    // MARK: For the panel

    var selectedWords: String? {
        let range = session.selection.ranges[0]
        guard !range.isEmpty else { return nil }
        let words = session.buffer.string(
            in: range.lowerBound..<min(range.upperBound, range.lowerBound + 240))
        let line = words.split(whereSeparator: \.isNewline).first
        return line.map { String($0.prefix(40)) }
    }

    func apply(_ look: LookChoice, coalesces: Bool) {
        endComposition()
        if let change = formatter?.apply(look, coalesces: coalesces, at: now) {
            changed(change, isInput: true)
        }
    }

    func takeKey(_ press: KeyStroke) -> Bool {
        let isOurs =
            UndoCommand(press) != nil || TextCommand(formatting: press, environment.layoutDirection) != nil
        return isOurs && keyPressed(press)
    }

    func takeFocus() {
        if host?.focus.focused !== element { host?.focus.focus(element, for: .program) }
    }
}
