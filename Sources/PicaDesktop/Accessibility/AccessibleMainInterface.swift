import PicaBus

/// The interface that every object has: what it is, and where in the tree.
enum AccessibleMainInterface: AccessibleInterface {
    static let name = "org.a11y.atspi.Accessible"

    static func isOn(_ object: AccessibleObject) -> Bool { true }

    static func reply(to call: AccessibleCall, on object: AccessibleObject) throws(BusError)
        -> AccessibleReply
    {
        switch call.member {
        case "GetChildAtIndex": .values([object.child(at: try call.integer(0)).argument])
        case "GetChildren":
            .values([
                .array(of: "(so)", object.children.map { object.server.reference($0).argument })
            ])
        case "GetIndexInParent": .values([.int32(Int32(clamping: object.index))])
        case "GetRelationSet": .values([.array(of: "(ua(so))", object.relations.map(\.argument))])
        case "GetRole": .values([.unsigned(object.role.rawValue)])
        case "GetRoleName", "GetLocalizedRoleName": .values([.string(object.role.name)])
        case "GetState": .values([object.states.argument])
        case "GetAttributes": .values([.strings(object.attributes)])
        case "GetApplication": .values([object.server.reference(nil).argument])
        case "GetInterfaces": .values([.array(of: "s", object.interfaces.map { .string($0.name) })])
        default: throw .noMethod(call.member)
        }
    }

    static let properties = [
        "Name", "Description", "Parent", "ChildCount", "Locale", "AccessibleId", "HelpText",
    ]

    static func property(_ name: String, of object: AccessibleObject) -> BusArgument? {
        switch name {
        case "Name": .string(object.name)
        case "Description", "HelpText": .string(object.description)
        case "Parent": object.parent.argument
        case "ChildCount": .int32(Int32(clamping: object.children.count))
        case "Locale": .string("")
        case "AccessibleId": .string(object.node?.properties.identifier ?? "")
        default: nil
        }
    }
}
