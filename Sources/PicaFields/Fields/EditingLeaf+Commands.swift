import Foundation
import PicaControls
import PicaGraph
import PicaRichText
import PicaState
import PicaText

/// The text commands of menus.
extension EditingLeaf: TextCommandResponder {
    func canCarryOut(_ command: TextCommand) -> Bool {
        guard isEnabled else { return false }
        let selected = session.selection
        switch command {
        case .undo: return session.canUndo
        case .redo: return session.canRedo
        case .cut, .copy: return !selected.isEmpty && !session.isSecret
        case .delete: return !selected.isEmpty
        case .paste: return host?.platform.clipboard.mayHaveText == true
        case .pasteText: return isRich && canCarryOut(.paste)
        case .selectAll: return selected.range.count != session.buffer.utf8Count
        case .insertEmoji: return !session.isSecret && environment.textMenu != nil
        case .jumpToSelection: return !session.isSingleLine
        case .checkSpelling: return canCheckSpelling
        case .upperCase, .lowerCase, .capitalize: return !session.rangesForLetters.isEmpty
        case .format(let format): return formatter?.canApply(format) == true
        case .fonts: return canOpenPanel && formatter?.allowsFonts == true
        case .colors: return canOpenPanel && formatter?.allowsColors == true
        // An editor's find bar decides about these.
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
        case .pasteText: perform(.pasteText)
        case .delete: perform(.edit(.deleteSelection))
        case .selectAll: perform(.edit(.selectAll))
        case .insertEmoji: perform(.pickEmoji)
        // Selecting the same range again scrolls it into view.
        case .jumpToSelection: perform(.edit(.select(session.selection)))
        case .checkSpelling: checksSpelling.toggle()
        case .upperCase: changeLetters { $0.uppercased(with: locale) }
        case .lowerCase: changeLetters { $0.lowercased(with: locale) }
        case .capitalize: changeLetters { $0.capitalized(with: locale) }
        case .format(let format):
            endComposition()
            if let change = formatter?.apply(format, at: now) { changed(change, isInput: true) }
        case .fonts: togglePanel(.fonts)
        case .colors: togglePanel(.colors)
        case .find, .findAndReplace, .findNext, .findPrevious, .useSelectionForFind: break
        }
    }

    func isOn(_ command: TextCommand) -> Bool {
        switch command {
        case .checkSpelling: checksSpelling
        case .format(let format): formatter?.isOn(format) == true
        case .fonts: panel?.kind == .fonts
        case .colors: panel?.kind == .colors
        default: false
        }
    }

    /// Whether the text has attributes.
    var isRich: Bool { bond is AttributedBond }

    /// Changes the text's formatting; `nil` if the text has no attributes.
    var formatter: TextFormatter? {
        (bond as? AttributedBond).map {
            TextFormatter(session: session, attributes: $0.attributes, environment: look)
        }
    }

    /// Performs a formatting command if the key is its shortcut.
    func format(_ press: KeyStroke) -> Bool {
        guard isRich, let command = TextCommand(formatting: press, environment.layoutDirection) else {
            return false
        }
        if canCarryOut(command) { carryOut(command) }
        return true
    }

    private func changeLetters(_ change: (String) -> String) {
        endComposition()
        self.changed(session.changeLetters(at: now, change), isInput: true)
    }
}
