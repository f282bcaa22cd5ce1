import CPicaDBus

/// A value to send in a D-Bus message.
package indirect enum BusArgument: Sendable {
    case string(String)
    case objectPath(String)
    case bool(Bool)
    case byte(UInt8)
    case int16(Int16)
    case int32(Int32)
    case unsigned(UInt32)
    case int64(Int64)
    case double(Double)
    case structure([BusArgument])
    /// An array of values with the same signature.
    case array(of: String, [BusArgument])
    /// A value that carries its own type.
    case variant(BusArgument)
    /// A dictionary of named values, each of its own type.
    case options([(name: String, value: BusArgument)])
    /// A dictionary of named strings.
    case strings([(name: String, value: String)])
}

extension BusArgument {
    /// The D-Bus type signature.
    package var signature: String {
        switch self {
        case .string: "s"
        case .objectPath: "o"
        case .bool: "b"
        case .byte: "y"
        case .int16: "n"
        case .int32: "i"
        case .unsigned: "u"
        case .int64: "x"
        case .double: "d"
        case .structure(let values): "(" + values.map(\.signature).joined() + ")"
        case .array(let element, _): "a" + element
        case .variant: "v"
        case .options: "a{sv}"
        case .strings: "a{ss}"
        }
    }

    /// Appends the value to a message.
    ///
    /// - Returns: `false` if memory runs out, or an object path is not valid.
    func append(to place: inout DBusMessageIter) -> Bool {
        switch self {
        case .string(let string):
            // libdbus ends the program at a NUL in the middle: the text is cut there.
            return Self.append(string, as: "s", to: &place)
        case .objectPath(let path):
            guard dbus_validate_path(path, nil) != 0 else { return false }
            return Self.append(path, as: "o", to: &place)
        case .bool(let bool):
            var bool: dbus_bool_t = bool ? 1 : 0
            return dbus_message_iter_append_basic(&place, Self.code("b"), &bool) != 0
        case .byte(var byte):
            return dbus_message_iter_append_basic(&place, Self.code("y"), &byte) != 0
        case .int16(var number):
            return dbus_message_iter_append_basic(&place, Self.code("n"), &number) != 0
        case .int32(var number):
            return dbus_message_iter_append_basic(&place, Self.code("i"), &number) != 0
        case .unsigned(var number):
            return dbus_message_iter_append_basic(&place, Self.code("u"), &number) != 0
        case .int64(var number):
            return dbus_message_iter_append_basic(&place, Self.code("x"), &number) != 0
        case .double(var number):
            return dbus_message_iter_append_basic(&place, Self.code("d"), &number) != 0
        case .structure(let values):
            return Self.contain("r", nil, in: &place) { inner in
                values.allSatisfy { $0.append(to: &inner) }
            }
        case .array(let element, let values):
            return Self.contain("a", element, in: &place) { inner in
                values.allSatisfy { $0.append(to: &inner) }
            }
        case .variant(let value):
            return Self.contain("v", value.signature, in: &place) { value.append(to: &$0) }
        case .options(let options):
            return Self.contain("a", "{sv}", in: &place) { array in
                options.allSatisfy { option in
                    Self.contain("e", nil, in: &array) { entry in
                        BusArgument.string(option.name).append(to: &entry)
                            && BusArgument.variant(option.value).append(to: &entry)
                    }
                }
            }
        case .strings(let strings):
            return Self.contain("a", "{ss}", in: &place) { array in
                strings.allSatisfy { pair in
                    Self.contain("e", nil, in: &array) { entry in
                        BusArgument.string(pair.name).append(to: &entry)
                            && BusArgument.string(pair.value).append(to: &entry)
                    }
                }
            }
        }
    }

    private static func append(_ text: String, as type: UnicodeScalar, to place: inout DBusMessageIter)
        -> Bool
    {
        text.withCString { text in
            var text: UnsafePointer<CChar>? = text
            return dbus_message_iter_append_basic(&place, code(type), &text) != 0
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
        guard write(&inner) else {
            dbus_message_iter_abandon_container(&place, &inner)
            return false
        }
        return dbus_message_iter_close_container(&place, &inner) != 0
    }
}
