import PicaFoundation
import PicaLabels
import PicaState

extension UndoManager {
    /// The title of a menu item for undo, such as "Undo Typing", in the person's language.
    public var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

    /// The title of a menu item for redo, in the person's language.
    public var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

    /// Returns the title of a menu item that undoes a named action; an empty name gives only the verb.
    public func undoMenuTitle(forUndoActionName actionName: String) -> String {
        Self.title(.undo, actionName)
    }

    /// Returns the title of a menu item that redoes a named action; an empty name gives only the verb.
    public func redoMenuTitle(forUndoActionName actionName: String) -> String {
        Self.title(.redo, actionName)
    }

    private static func title(_ verb: MenuWord.Key, _ name: String) -> String {
        let verb = MenuWord(key: verb).string(in: EnvironmentValues())
        return name.isEmpty ? verb : "\(verb) \(name)"
    }
}
