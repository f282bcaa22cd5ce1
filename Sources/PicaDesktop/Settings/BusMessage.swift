import CDBus

/// A D-Bus message.
struct BusMessage: ~Copyable {
    let pointer: OpaquePointer

    /// Takes ownership of a message.
    init(owning pointer: OpaquePointer) { self.pointer = pointer }

    /// Creates a method call; `nil` if memory runs out.
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

    /// Whether it is a successful reply.
    var isReturn: Bool { dbus_message_get_type(pointer) == DBUS_MESSAGE_TYPE_METHOD_RETURN }

    /// Whether it is an error reply.
    var isError: Bool { dbus_message_get_type(pointer) == DBUS_MESSAGE_TYPE_ERROR }

    /// The sender's unique bus name.
    var sender: String { dbus_message_get_sender(pointer).map { String(cString: $0) } ?? "" }

    /// The object path of a signal.
    var path: String { dbus_message_get_path(pointer).map { String(cString: $0) } ?? "" }

    /// The serial number of the call that it replies to; 0 for none.
    var replySerial: UInt32 { dbus_message_get_reply_serial(pointer) }

    func isSignal(_ name: String, of interface: String) -> Bool {
        dbus_message_is_signal(pointer, interface, name) != 0
    }

    /// The arguments.
    var values: [BusValue] {
        var start = DBusMessageIter()
        return dbus_message_iter_init(pointer, &start) == 0 ? [] : BusValue.all(from: start)
    }
}
