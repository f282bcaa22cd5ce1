import PicaBus
import PicaState

/// The interface of what can be pressed, stepped, opened.
enum ActionInterface: AccessibleInterface {
    static let name = "org.a11y.atspi.Action"

    static func isOn(_ object: AccessibleObject) -> Bool { !object.actions.isEmpty }

    static func reply(to call: AccessibleCall, on object: AccessibleObject) throws(BusError)
        -> AccessibleReply
    {
        let actions = object.actions
        if call.member == "GetActions" {
            return .values([
                .array(
                    of: "(sss)",
                    actions.map {
                        .structure([
                            .string(object.name(of: $0)), .string(""), .string(object.keyBinding(of: $0)),
                        ])
                    })
            ])
        }
        let index = try call.integer(0)
        guard actions.indices.contains(index), let id = object.id else { throw .wrongArguments(call.member) }
        switch call.member {
        case "GetName", "GetLocalizedName": return .values([.string(object.name(of: actions[index]))])
        case "GetDescription": return .values([.string("")])
        case "GetKeyBinding": return .values([.string(object.keyBinding(of: actions[index]))])
        case "DoAction": return .request(.perform(actions[index]), on: id)
        default: throw .noMethod(call.member)
        }
    }

    static let properties = ["NActions"]

    static func property(_ name: String, of object: AccessibleObject) -> BusArgument? {
        name == "NActions" ? .int32(Int32(clamping: object.actions.count)) : nil
    }
}

extension AccessibleObject {
    /// The actions, each kind once, the default one first.
    fileprivate var actions: [AccessibilityAction.Kind] {
        guard let node, node.properties.isEnabled else { return [] }
        var actions: [AccessibilityAction.Kind] = []
        for kind in node.actions where !actions.contains(kind) { actions.append(kind) }
        if let main = actions.firstIndex(of: .main) { actions.insert(actions.remove(at: main), at: 0) }
        return actions
    }

    /// Returns the name of an action. By "toggle" Orca 43 knows a table's cell that is a check box.
    fileprivate func name(of kind: AccessibilityAction.Kind) -> String {
        kind == .main && role == .tableCell && node?.properties.toggled != nil ? "toggle" : kind.actionName
    }

    /// The key of an action as AT-SPI writes it; empty if it has none.
    fileprivate func keyBinding(of kind: AccessibilityAction.Kind) -> String {
        guard kind == .main, let shortcut = node?.properties.shortcut else { return "" }
        // Mnemonic, path of mnemonics, shortcut.
        return ";;" + shortcut
    }
}

extension AccessibilityAction.Kind {
    /// The name that assistive technologies know, or show.
    fileprivate var actionName: String {
        switch self {
        case .main: "click"
        case .escape: "dismiss"
        case .magicTap: "magic tap"
        case .delete: "delete"
        case .showMenu: "show menu"
        case .named(let name): name
        case .expand, .collapse: "expand or contract"
        case .select: "select"
        case .scrollIntoView: "scroll into view"
        case .raise: "raise"
        case .zoomIn: "zoom in"
        case .zoomOut: "zoom out"
        case .drag(let name): name ?? "drag"
        case .drop(let name): name ?? "drop"
        case .releaseDrag: "cancel drag"
        case .increment: "increment"
        case .decrement: "decrement"
        case .scroll(.top): "scroll up"
        case .scroll(.bottom): "scroll down"
        case .scroll(.leading): "scroll left"
        case .scroll(.trailing): "scroll right"
        }
    }
}
