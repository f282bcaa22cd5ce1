import PicaBus
import PicaGraph

/// An interface of AT-SPI, with its methods and properties.
protocol AccessibleInterface: Sendable {
    static var name: String { get }
    /// Returns whether an object has the interface.
    static func isOn(_ object: AccessibleObject) -> Bool
    /// Calls a method.
    static func reply(to call: AccessibleCall, on object: AccessibleObject) throws(BusError)
        -> AccessibleReply
    /// The properties' names.
    static var properties: [String] { get }
    /// Returns a property; `nil` if the interface has none of that name.
    static func property(_ name: String, of object: AccessibleObject) -> BusArgument?
    /// Sets a property; `nil` if it cannot be set.
    static func set(_ property: String, to value: BusValue, of object: AccessibleObject) -> AccessibleReply?
}

extension AccessibleInterface {
    static func set(
        _ property: String, to value: BusValue, of object: AccessibleObject
    ) -> AccessibleReply? { nil }
}

/// A call of a method.
struct AccessibleCall {
    let member: String
    let values: [BusValue]

    func value(_ index: Int) throws(BusError) -> BusValue {
        guard values.indices.contains(index) else { throw .wrongArguments(member) }
        return values[index]
    }

    /// Returns an integer argument.
    func integer(_ index: Int) throws(BusError) -> Int {
        guard values.indices.contains(index), let number = values[index].integer else {
            throw .wrongArguments(member)
        }
        return number
    }

    /// Returns a text argument.
    func text(_ index: Int) throws(BusError) -> String {
        guard values.indices.contains(index), let text = values[index].text else {
            throw .wrongArguments(member)
        }
        return text
    }
}

/// The answer to a call.
enum AccessibleReply {
    case values([BusArgument])
    /// The main thread is to carry out a command; the closure makes the answer of it, on the bus's thread.
    case request(
        AccessibilityRequest.Command, on: AccessibilityID,
        (AccessibilityAnswer) throws(BusError) -> [BusArgument])

    /// A command that is answered by whether it was carried out.
    static func request(_ command: AccessibilityRequest.Command, on id: AccessibilityID) -> AccessibleReply {
        .request(command, on: id) { (answer) throws(BusError) in
            guard case .done(let isDone) = answer else { throw .failed("the object is gone") }
            return [.bool(isDone)]
        }
    }
}

/// The standard interface for properties.
enum PropertiesInterface {
    static let name = "org.freedesktop.DBus.Properties"

    static func reply(to call: AccessibleCall, on object: AccessibleObject) throws(BusError)
        -> AccessibleReply
    {
        let name = try call.text(0)
        guard let interface = object.interfaces.first(where: { $0.name == name }) else {
            throw .noInterface(name)
        }
        switch call.member {
        case "Get":
            let property = try call.text(1)
            guard let value = interface.property(property, of: object) else { throw .noProperty(property) }
            return .values([.variant(value)])
        case "GetAll":
            return .values([
                .options(
                    interface.properties.compactMap { property in
                        interface.property(property, of: object).map { (property, $0) }
                    })
            ])
        case "Set":
            let property = try call.text(1)
            guard call.values.count > 2 else { throw .wrongArguments(call.member) }
            guard interface.properties.contains(property) else { throw .noProperty(property) }
            guard let reply = interface.set(property, to: call.values[2], of: object) else {
                throw .readOnly(property)
            }
            guard case .request(let command, let id, let convert) = reply else { return .values([]) }
            return .request(command, on: id) { (answer) throws(BusError) in
                _ = try convert(answer)
                return []
            }
        default: throw .noMethod(call.member)
        }
    }
}
