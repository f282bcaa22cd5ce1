import CDBus

/// A message on the bus.
struct BusMessage: ~Copyable {
    let pointer: OpaquePointer

    /// Takes over a message that somebody has to let go of.
    init(owning pointer: OpaquePointer) { self.pointer = pointer }

    /// A call.
    /// - Returns: nil when memory runs out.
    static func call(
        _ method: String, of interface: String, at path: String, on name: String,
        with arguments: [BusArgument]
    ) -> BusMessage? {
        guard let pointer = dbus_message_new_method_call(name, path, interface, method) else { return nil }
        let message = BusMessage(owning: pointer)
        var place = DBusMessageIter()
        dbus_message_iter_init_append(pointer, &place)
        guard arguments.allSatisfy({ $0.append(to: &place) }) else { return nil }
        return message
    }

    deinit { dbus_message_unref(pointer) }

    /// Whether it is the answer to a call that went well.
    var isReturn: Bool { dbus_message_get_type(pointer) == DBUS_MESSAGE_TYPE_METHOD_RETURN }

    /// Whether it is the answer to a call that did not go well.
    var isError: Bool { dbus_message_get_type(pointer) == DBUS_MESSAGE_TYPE_ERROR }

    /// Who sent it, as the bus calls them.
    var sender: String { dbus_message_get_sender(pointer).map { String(cString: $0) } ?? "" }

    /// Whose signal it is.
    var path: String { dbus_message_get_path(pointer).map { String(cString: $0) } ?? "" }

    /// The number of the call that it answers; 0 where it answers none.
    var replySerial: UInt32 { dbus_message_get_reply_serial(pointer) }

    func isSignal(_ name: String, of interface: String) -> Bool {
        dbus_message_is_signal(pointer, interface, name) != 0
    }

    /// What it carries.
    var values: [BusValue] {
        var start = DBusMessageIter()
        return dbus_message_iter_init(pointer, &start) == 0 ? [] : BusValue.all(from: start)
    }
}
