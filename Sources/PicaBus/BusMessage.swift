import CPicaDBus

/// A D-Bus message.
package struct BusMessage: ~Copyable {
    let pointer: OpaquePointer

    /// Takes ownership of a message.
    init(owning pointer: OpaquePointer) { self.pointer = pointer }

    /// Takes ownership of a message and appends its arguments; `nil` if memory runs out.
    fileprivate static func message(_ pointer: OpaquePointer?, _ arguments: [BusArgument]) -> BusMessage? {
        guard let pointer else { return nil }
        let message = BusMessage(owning: pointer)
        var place = DBusMessageIter()
        dbus_message_iter_init_append(pointer, &place)
        guard arguments.allSatisfy({ $0.append(to: &place) }) else { return nil }
        return message
    }

    /// Creates a method call; `nil` if memory runs out.
    package static func call(
        _ method: String, of interface: String, at path: String, on name: String,
        with arguments: [BusArgument]
    ) -> BusMessage? {
        message(dbus_message_new_method_call(name, path, interface, method), arguments)
    }

    /// Creates a signal; `nil` if memory runs out.
    ///
    /// - Parameter receiver: The unique name of the only program that gets it; `nil` for all that listen.
    package static func signal(
        _ name: String, of interface: String, at path: String, to receiver: String? = nil,
        with arguments: [BusArgument]
    ) -> BusMessage? {
        guard let message = message(dbus_message_new_signal(path, interface, name), arguments) else {
            return nil
        }
        if let receiver, dbus_message_set_destination(message.pointer, receiver) == 0 { return nil }
        return message
    }

    deinit { dbus_message_unref(pointer) }

    /// Whether it is a successful reply.
    package var isReturn: Bool { dbus_message_get_type(pointer) == DBUS_MESSAGE_TYPE_METHOD_RETURN }

    /// Whether it is an error reply.
    package var isError: Bool { dbus_message_get_type(pointer) == DBUS_MESSAGE_TYPE_ERROR }

    /// Whether it is an error reply with a name.
    package func isError(_ name: String) -> Bool { dbus_message_is_error(pointer, name) != 0 }

    /// Whether it calls a method of this program.
    package var isCall: Bool { dbus_message_get_type(pointer) == DBUS_MESSAGE_TYPE_METHOD_CALL }

    /// The sender's unique bus name.
    package var sender: String { Self.text(dbus_message_get_sender(pointer)) }

    /// The path of the object that is called, or that sent the signal.
    package var path: String { Self.text(dbus_message_get_path(pointer)) }

    /// The interface of the method or signal; empty if the caller named none.
    package var interface: String { Self.text(dbus_message_get_interface(pointer)) }

    /// The name of the method or signal.
    package var member: String { Self.text(dbus_message_get_member(pointer)) }

    /// Sets whether a call starts the program that it is for, if that does not run.
    func setStartsProgram(_ starts: Bool) { dbus_message_set_auto_start(pointer, starts ? 1 : 0) }

    /// The serial number of the call that it replies to; 0 for none.
    package var replySerial: UInt32 { dbus_message_get_reply_serial(pointer) }

    package var isSignal: Bool { dbus_message_get_type(pointer) == DBUS_MESSAGE_TYPE_SIGNAL }

    package func isSignal(_ name: String, of interface: String) -> Bool {
        dbus_message_is_signal(pointer, interface, name) != 0
    }

    /// The arguments.
    package var values: [BusValue] {
        var start = DBusMessageIter()
        return dbus_message_iter_init(pointer, &start) == 0 ? [] : BusValue.all(from: start)
    }

    /// The call's sender and number, by which it is answered later; `nil` if the caller wants no answer.
    package var returnAddress: BusReturnAddress? {
        guard isCall, dbus_message_get_no_reply(pointer) == 0 else { return nil }
        return BusReturnAddress(sender: sender, serial: dbus_message_get_serial(pointer))
    }

    private static func text(_ text: UnsafePointer<CChar>?) -> String {
        text.map { String(cString: $0) } ?? ""
    }
}

/// The place to which the answer to a call goes.
package struct BusReturnAddress: Hashable, Sendable {
    /// The caller's unique bus name.
    package let sender: String
    let serial: UInt32

    /// Creates the reply to the call; `nil` if memory runs out.
    package func reply(with arguments: [BusArgument]) -> BusMessage? {
        answer(DBUS_MESSAGE_TYPE_METHOD_RETURN, arguments)
    }

    /// Creates an error reply; `nil` if memory runs out.
    package func error(_ error: BusError) -> BusMessage? {
        guard let message = answer(DBUS_MESSAGE_TYPE_ERROR, [.string(error.message)]),
            dbus_message_set_error_name(message.pointer, error.name) != 0
        else { return nil }
        return message
    }

    private func answer(_ type: Int32, _ arguments: [BusArgument]) -> BusMessage? {
        guard let message = BusMessage.message(dbus_message_new(type), arguments),
            dbus_message_set_destination(message.pointer, sender) != 0,
            dbus_message_set_reply_serial(message.pointer, serial) != 0
        else { return nil }
        dbus_message_set_no_reply(message.pointer, 1)
        return message
    }
}

/// An error that answers a call.
package struct BusError: Error, Equatable, Sendable {
    /// The name by which programs know the error.
    package let name: String
    /// The explanation for people.
    package let message: String

    private static let prefix = "org.freedesktop.DBus.Error."
    /// The name of the error about arguments of wrong types or values.
    package static let invalidArguments = prefix + "InvalidArgs"

    package static func noObject(_ path: String) -> BusError {
        BusError(name: prefix + "UnknownObject", message: "there is no object at \(path)")
    }
    package static func noInterface(_ name: String) -> BusError {
        BusError(name: prefix + "UnknownInterface", message: "the object has no interface \(name)")
    }
    package static func noMethod(_ name: String) -> BusError {
        BusError(name: prefix + "UnknownMethod", message: "the interface has no method \(name)")
    }
    package static func noProperty(_ name: String) -> BusError {
        BusError(name: prefix + "UnknownProperty", message: "the interface has no property \(name)")
    }
    package static func readOnly(_ name: String) -> BusError {
        BusError(name: prefix + "PropertyReadOnly", message: "the property \(name) cannot be set")
    }
    package static func wrongArguments(_ method: String) -> BusError {
        BusError(
            name: invalidArguments, message: "the arguments of \(method) have other types or values")
    }
    package static let tooMuch = BusError(
        name: prefix + "LimitsExceeded", message: "too many calls wait for an answer")
    package static func failed(_ message: String) -> BusError {
        BusError(name: prefix + "Failed", message: message)
    }
}
