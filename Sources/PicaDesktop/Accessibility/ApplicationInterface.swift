import PicaBus

/// The interface of the application.
enum ApplicationInterface: AccessibleInterface {
    static let name = "org.a11y.atspi.Application"

    static func isOn(_ object: AccessibleObject) -> Bool { object.id == nil }

    static func reply(to call: AccessibleCall, on object: AccessibleObject) throws(BusError)
        -> AccessibleReply
    {
        switch call.member {
        case "GetLocale": return .values([.string("")])
        // Connections beside the bus are optional.
        default: throw .noMethod(call.member)
        }
    }

    static let properties = ["ToolkitName", "Version", "ToolkitVersion", "AtspiVersion", "Id"]

    static func property(_ name: String, of object: AccessibleObject) -> BusArgument? {
        switch name {
        case "ToolkitName": .string("Pica")
        case "Version", "ToolkitVersion": .string("1.0")
        case "AtspiVersion": .string("2.1")
        case "Id": .int32(object.server.applicationID)
        default: nil
        }
    }

    static func set(_ property: String, to value: BusValue, of object: AccessibleObject) -> AccessibleReply? {
        guard property == "Id", let number = value.integer else { return nil }
        object.server.applicationID = Int32(clamping: number)
        return .values([])
    }
}
