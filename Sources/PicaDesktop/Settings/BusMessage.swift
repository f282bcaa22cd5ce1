import CDBus

/// A message on the bus.
struct BusMessage: ~Copyable {
    let pointer: OpaquePointer

    /// Takes over a message that somebody has to let go of.
    init(owning pointer: OpaquePointer) { self.pointer = pointer }

    /// A call with an array of strings as its argument.
    /// - Returns: nil when memory runs out.
    static func call(
        _ method: String, of interface: String, at path: String, on name: String, with strings: [String]
    ) -> BusMessage? {
        guard let pointer = dbus_message_new_method_call(name, path, interface, method) else { return nil }
        let message = BusMessage(owning: pointer)
        var arguments = DBusMessageIter()
        var array = DBusMessageIter()
        dbus_message_iter_init_append(pointer, &arguments)
        guard dbus_message_iter_open_container(&arguments, Int32(UInt8(ascii: "a")), "s", &array) != 0 else {
            return nil
        }
        for string in strings {
            string.withCString { text in
                var text: UnsafePointer<CChar>? = text
                _ = dbus_message_iter_append_basic(&array, Int32(UInt8(ascii: "s")), &text)
            }
        }
        guard dbus_message_iter_close_container(&arguments, &array) != 0 else { return nil }
        return message
    }

    deinit { dbus_message_unref(pointer) }

    /// Whether it is the answer to a call that went well.
    var isReturn: Bool { dbus_message_get_type(pointer) == DBUS_MESSAGE_TYPE_METHOD_RETURN }

    func isSignal(_ name: String, of interface: String) -> Bool {
        dbus_message_is_signal(pointer, interface, name) != 0
    }

    /// What it carries.
    var values: [BusValue] {
        var start = DBusMessageIter()
        return dbus_message_iter_init(pointer, &start) == 0 ? [] : BusValue.all(from: start)
    }
}
