import Foundation
import PicaFoundation
import PicaGraph
import PicaText

/// What can be done with the text, at the pointer or the caret.
extension EditingLeaf: MenuResponder {
    func openMenu(at point: CGPoint?) -> Bool {
        guard isEnabled, environment.textMenu != nil, session.geometry != nil else { return false }
        endComposition()
        if let point, !isSelected(at: point) { perform(.select(Selection(caretStop(at: point)))) }
        askSpellingItems(at: point) { [weak self] in self?.showMenu(at: point, $0) }
        return true
    }

    private func showMenu(at point: CGPoint?, _ spelling: [[TextMenuItem]]) {
        guard let menu = environment.textMenu, let geometry = session.geometry else { return }
        let place = point.map { CGRect(origin: $0, size: .zero) } ?? caretFrame(geometry)
        menu.wrappedValue = TextMenuRequest(
            for: element, at: place, isByKey: point == nil, groups: spelling + menuGroups)
    }

    /// In own points.
    private func caretFrame(_ geometry: any TextGeometry) -> CGRect {
        caretRect(geometry).offsetBy(dx: textOrigin.x, dy: textOrigin.y)
    }

    /// Shows emoji at the caret; the one that is picked is typed.
    func pickEmoji() {
        guard let menu = environment.textMenu, let geometry = session.geometry else { return }
        menu.wrappedValue = EmojiRequest(for: element, at: caretFrame(geometry)) { [weak self] emoji in
            self?.perform(.insert(emoji))
        }
    }

    func isSelected(at point: CGPoint) -> Bool {
        selectionFrames(session.selection.range).contains { $0.contains(point) }
    }

    /// A secret is neither shown to other programs nor kept to be brought back.
    private var menuGroups: [[TextMenuItem]] {
        let count = session.buffer.utf8Count
        let hasSelection = !session.selection.range.isEmpty
        func item(
            _ title: MenuWord.Key, isEnabled: Bool, _ command: FieldCommand
        ) -> TextMenuItem {
            TextMenuItem(title, isEnabled: isEnabled) { [weak self] in self?.perform(command) }
        }
        let history = [
            item(.undo, isEnabled: session.canUndo, .edit(.undo)),
            item(.redo, isEnabled: session.canRedo, .edit(.redo)),
        ]
        let copying = [
            item(.cut, isEnabled: hasSelection, .cut), item(.copy, isEnabled: hasSelection, .copy),
        ]
        let rest = [
            item(.paste, isEnabled: host?.platform.clipboard.mayHaveText == true, .paste),
            item(.delete, isEnabled: hasSelection, .edit(.deleteSelection)),
        ]
        let isAll = session.selection.range.count == count
        let all = [item(.selectAll, isEnabled: !isAll, .edit(.selectAll))]
        let emoji = [item(.insertEmoji, isEnabled: true, .pickEmoji)]
        return session.isSecret ? [rest, all] : [history, copying + rest, all, emoji]
    }
}

extension EditingLeaf: UndoEditor {
    final var canUndo: Bool { isEnabled && session.canUndo }
    final var canRedo: Bool { isEnabled && session.canRedo }
    final func undo() { perform(.edit(.undo)) }
    final func redo() { perform(.edit(.redo)) }
}
