import CDBus

/// A value to send in a D-Bus message.
indirect enum BusArgument {
    case string(String)
    case bool(Bool)
    case unsigned(UInt32)
    case byte(UInt8)
    case structure([BusArgument])
    /// An array of values with the same signature.
    case array(of: String, [BusArgument])
    /// A dictionary of named values, each of its own type.
    case options([(name: String, value: BusArgument)])

    /// The D-Bus type signature.
    var signature: String {
        switch self {
        case .string: "s"
        case .bool: "b"
        case .unsigned: "u"
        case .byte: "y"
        case .structure(let values): "(" + values.map(\.signature).joined() + ")"
        case .array(let element, _): "a" + element
        case .options: "a{sv}"
        }
    }

    /// Appends the value to a message.
    ///
    /// - Returns: `false` if memory runs out.
    func append(to place: inout DBusMessageIter) -> Bool {
        switch self {
        case .string(let string):
            return string.withCString { text in
                var text: UnsafePointer<CChar>? = text
                return dbus_message_iter_append_basic(&place, Self.code("s"), &text) != 0
            }
        case .bool(let bool):
            var bool: dbus_bool_t = bool ? 1 : 0
            return dbus_message_iter_append_basic(&place, Self.code("b"), &bool) != 0
        case .unsigned(var number):
            return dbus_message_iter_append_basic(&place, Self.code("u"), &number) != 0
        case .byte(var byte):
            return dbus_message_iter_append_basic(&place, Self.code("y"), &byte) != 0
        case .structure(let values):
            return Self.contain("r", nil, in: &place) { inner in
                values.allSatisfy { $0.append(to: &inner) }
            }
        case .array(let element, let values):
            return Self.contain("a", element, in: &place) { inner in
                values.allSatisfy { $0.append(to: &inner) }
            }
        case .options(let options):
            return Self.contain("a", "{sv}", in: &place) { array in
                options.allSatisfy { option in
                    Self.contain("e", nil, in: &array) { entry in
                        BusArgument.string(option.name).append(to: &entry)
                            && Self.contain("v", option.value.signature, in: &entry) {
                                option.value.append(to: &$0)
                            }
                    }
                }
            }
        }
    }

    private static func code(_ letter: UnicodeScalar) -> Int32 { Int32(letter.value) }

    /// Appends a container with the values that a closure appends.
    private static func contain(
        _ letter: UnicodeScalar, _ signature: String?, in place: inout DBusMessageIter,
        _ write: (inout DBusMessageIter) -> Bool
    ) -> Bool {
        var inner = DBusMessageIter()
        guard dbus_message_iter_open_container(&place, code(letter), signature, &inner) != 0 else {
            return false
        }
        let isWritten = write(&inner)
        return dbus_message_iter_close_container(&place, &inner) != 0 && isWritten
    }
}
