import PicaBus
import PicaGraph
import PicaState

/// The interface of what has children that can be selected.
enum SelectionInterface: AccessibleInterface {
    static let name = "org.a11y.atspi.Selection"

    static func isOn(_ object: AccessibleObject) -> Bool {
        switch object.node?.properties.role {
        case .list, .tree, .table, .tabList, .radioGroup, .menu, .menuBar: true
        default: false
        }
    }

    static func reply(to call: AccessibleCall, on object: AccessibleObject) throws(BusError)
        -> AccessibleReply
    {
        let selected = object.selectedChildren
        switch call.member {
        case "GetSelectedChild":
            let child = selected.element(at: try call.integer(0))
            return .values([(child.map(object.server.reference) ?? .null).argument])
        case "IsChildSelected":
            let child = object.children.element(at: try call.integer(0))
            return .values([.bool(child.map(selected.contains) ?? false)])
        case "SelectChild":
            guard let child = object.children.element(at: try call.integer(0)),
                let node = object.window?.tree.nodes[child],
                let kind = [.select, .main].first(where: node.actions.contains)
            else { return .values([.bool(false)]) }
            return .request(.perform(kind), on: node.id)
        case "DeselectChild":
            return object.deselect(object.children.element(at: try call.integer(0)))
        case "DeselectSelectedChild":
            return object.deselect(selected.element(at: try call.integer(0)))
        case "SelectAll", "ClearSelection":
            guard let id = object.id, object.node?.properties.rows != nil else {
                return .values([.bool(false)])
            }
            return .request(.rows(.setAllSelected(call.member == "SelectAll")), on: id)
        default: throw .noMethod(call.member)
        }
    }

    static let properties = ["NSelectedChildren"]

    static func property(_ name: String, of object: AccessibleObject) -> BusArgument? {
        name == "NSelectedChildren" ? .int32(Int32(clamping: object.selectedChildren.count)) : nil
    }
}

extension AccessibleObject {
    var selectedChildren: [AccessibilityID] {
        guard let window else { return [] }
        return children.filter { window.tree.nodes[$0]?.properties.isSelected == true }
    }

    /// Removes a row from the selection of this list; other elements keep theirs.
    fileprivate func deselect(_ child: AccessibilityID?) -> AccessibleReply {
        guard let id, let child, node?.properties.rows != nil,
            let row = window?.tree.nodes[child]?.properties.row
        else { return .values([.bool(false)]) }
        return .request(.rows(.setSelected(row, false)), on: id)
    }
}
