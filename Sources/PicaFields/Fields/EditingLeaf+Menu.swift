import Foundation
import PicaControls
import PicaFoundation
import PicaGraph
import PicaRichText
import PicaState
import PicaText

/// The context menu of the text, at the pointer or the caret.
extension EditingLeaf: MenuResponder {
    func openMenu(at point: CGPoint?) -> Bool {
        guard isEnabled, environment.textMenu != nil, session.geometry != nil else { return false }
        endComposition()
        if let point, !isSelected(at: point), !isWithinSelection(caretStop(at: point).offset) {
            perform(.select(Selection(caretStop(at: point))))
        }
        askSpellingItems(at: point) { [weak self] in self?.showMenu(at: point, $0) }
        return true
    }

    private func showMenu(at point: CGPoint?, _ spelling: [[TextMenuItem]]) {
        guard let menu = environment.textMenu, let geometry = session.geometry else { return }
        let place = point.map { CGRect(origin: $0, size: .zero) } ?? caretFrame(geometry)
        menu.wrappedValue = TextMenuRequest(
            for: element, at: place, isByKey: point == nil, groups: spelling + menuGroups)
    }

    /// Returns the caret's frame, in the field's points.
    func caretFrame(_ geometry: any TextGeometry) -> CGRect {
        caretRect(geometry).offsetBy(dx: textOrigin.x, dy: textOrigin.y)
    }

    /// Opens the emoji picker at the caret and inserts the chosen emoji.
    func pickEmoji() {
        guard let menu = environment.textMenu, let geometry = session.geometry else { return }
        menu.wrappedValue = TextMenuRequest(emojiFor: element, at: caretFrame(geometry)) {
            [weak self] emoji in
            self?.perform(.insert(emoji))
        }
    }

    /// Returns whether a caret at an offset would be inside the selection. This includes the end of a text selected to
    /// its end, where a click in the space beside the last line lands.
    private func isWithinSelection(_ offset: Int) -> Bool {
        let end = session.buffer.utf8Count
        return session.selection.ranges.contains { range in
            range.lowerBound < offset
                && (offset < range.upperBound || offset == range.upperBound && offset == end)
        }
    }

    func isSelected(at point: CGPoint) -> Bool {
        selectionFrames(session.selection.range).contains { $0.contains(point) }
    }

    /// The menu's items. A secret can neither be copied nor undone.
    private var menuGroups: [[TextMenuItem]] {
        let groups: [[TextCommand]] =
            session.isSecret
            ? [[.paste, .delete], [.selectAll]]
            : [
                [.undo, .redo], [.cut, .copy, .paste] + (isRich ? [.pasteText] : []) + [.delete],
                [.selectAll], formats, [.insertEmoji],
            ]
        return groups.map { $0.map { TextMenuItem($0, of: self) } }
    }

    /// The commands for the text's formatting.
    private var formats: [TextCommand] {
        guard !environment.hiddenFormattingControls.contains(.contextMenu) else { return [] }
        return ([.bold, .italic, .underline, .strikethrough].map(TextCommand.format) + [.fonts, .colors])
            .filter(canCarryOut)
    }
}

extension EditingLeaf: UndoEditor {
    final var canUndo: Bool { isEnabled && session.canUndo }
    final var canRedo: Bool { isEnabled && session.canRedo }
    final func undo() { perform(.edit(.undo)) }
    final func redo() { perform(.edit(.redo)) }
}
