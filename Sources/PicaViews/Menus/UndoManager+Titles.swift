import PicaFoundation
import PicaGraph

extension UndoManager {
    /// The title of a menu's item that undoes, such as "Undo Typing", in the person's language.
    public var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

    /// The title of a menu's item that redoes, in the person's language.
    public var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

    /// The title of a menu's item that undoes something of a name; an empty name leaves the verb alone.
    public func undoMenuTitle(forUndoActionName actionName: String) -> String {
        Self.title(.undo, actionName)
    }

    /// The title of a menu's item that redoes something of a name; an empty name leaves the verb alone.
    public func redoMenuTitle(forUndoActionName actionName: String) -> String {
        Self.title(.redo, actionName)
    }

    private static func title(_ verb: MenuWord.Key, _ name: String) -> String {
        let verb = MenuWord(key: verb).string(in: EnvironmentValues())
        return name.isEmpty ? verb : "\(verb) \(name)"
    }
}
