import Foundation
import PicaGraph
import PicaText

/// What menus do with the text.
extension EditingLeaf: TextCommandResponder {
    func canCarryOut(_ command: TextCommand) -> Bool {
        guard isEnabled else { return false }
        let selected = session.selection.range
        switch command {
        case .undo: return session.canUndo
        case .redo: return session.canRedo
        case .cut, .copy: return !selected.isEmpty && !session.isSecret
        case .delete: return !selected.isEmpty
        case .paste: return host?.platform.clipboard.mayHaveText == true
        case .selectAll: return selected.count != session.buffer.utf8Count
        case .insertEmoji: return !session.isSecret && environment.textMenu != nil
        case .jumpToSelection: return !session.isSingleLine
        case .checkSpelling: return canCheckSpelling
        case .upperCase, .lowerCase, .capitalize: return session.rangeForLetters != nil
        // An editor's find bar knows.
        case .find, .findAndReplace, .findNext, .findPrevious, .useSelectionForFind: return false
        }
    }

    func carryOut(_ command: TextCommand) {
        let locale = environment.locale
        switch command {
        case .undo: perform(.edit(.undo))
        case .redo: perform(.edit(.redo))
        case .cut: perform(.cut)
        case .copy: perform(.copy)
        case .paste: perform(.paste)
        case .delete: perform(.edit(.deleteSelection))
        case .selectAll: perform(.edit(.selectAll))
        case .insertEmoji: perform(.pickEmoji)
        // What is selected anew is brought into view.
        case .jumpToSelection: perform(.edit(.select(session.selection)))
        case .checkSpelling: checksSpelling.toggle()
        case .upperCase: changeLetters { $0.uppercased(with: locale) }
        case .lowerCase: changeLetters { $0.lowercased(with: locale) }
        case .capitalize: changeLetters { $0.capitalized(with: locale) }
        case .find, .findAndReplace, .findNext, .findPrevious, .useSelectionForFind: break
        }
    }

    func isOn(_ command: TextCommand) -> Bool { command == .checkSpelling && checksSpelling }

    private func changeLetters(_ change: (String) -> String) {
        endComposition()
        self.changed(session.changeLetters(at: now, change), isInput: true)
    }
}
