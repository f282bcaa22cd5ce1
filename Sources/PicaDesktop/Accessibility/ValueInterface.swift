import PicaBus
import PicaGraph
import PicaState

/// The interface of what shows or changes a number.
enum ValueInterface: AccessibleInterface {
    static let name = "org.a11y.atspi.Value"

    static func isOn(_ object: AccessibleObject) -> Bool { object.node?.properties.number != nil }

    static func reply(to call: AccessibleCall, on object: AccessibleObject) throws(BusError)
        -> AccessibleReply
    {
        throw .noMethod(call.member)
    }

    static let properties = ["CurrentValue", "MinimumValue", "MaximumValue", "MinimumIncrement", "Text"]

    static func property(_ name: String, of object: AccessibleObject) -> BusArgument? {
        guard let properties = object.node?.properties, let number = properties.number else { return nil }
        return switch name {
        case "CurrentValue": .double(number.current)
        case "MinimumValue": .double(number.minimum)
        case "MaximumValue": .double(number.maximum)
        case "MinimumIncrement": .double(number.step)
        case "Text": .string(properties.value ?? "")
        default: nil
        }
    }

    static func set(_ property: String, to value: BusValue, of object: AccessibleObject) -> AccessibleReply? {
        guard property == "CurrentValue", let number = value.number, let node = object.node,
            node.takesNumber
        else { return nil }
        return .request(.setNumber(number), on: node.id)
    }
}
