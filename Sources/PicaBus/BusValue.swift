import CPicaDBus

/// A value from a D-Bus message. Variants are unwrapped.
package indirect enum BusValue: Equatable, Sendable {
    case bool(Bool)
    /// An integer of any width, signed or unsigned.
    case integer(Int64)
    case double(Double)
    /// A string, path or signature.
    case string(String)
    /// An array or structure.
    case list([BusValue])
    case dictionary([String: BusValue])
    /// A value of any other type.
    case other
}

extension BusValue {
    /// The integer; `nil` if it is none.
    package var integer: Int? {
        if case .integer(let number) = self { Int(exactly: number) } else { nil }
    }

    /// The number, whole or not; `nil` if it is none.
    package var number: Double? {
        switch self {
        case .integer(let number): Double(number)
        case .double(let number): number
        default: nil
        }
    }

    /// The text; `nil` if it is none.
    package var text: String? {
        if case .string(let text) = self { text } else { nil }
    }

    /// The elements of an array or structure; `nil` if it is neither.
    package var elements: [BusValue]? {
        if case .list(let values) = self { values } else { nil }
    }

    /// Reads the value at an iterator.
    init(at place: inout DBusMessageIter) {
        switch place.type {
        case "v":
            var inner = place.inside()
            self = BusValue(at: &inner)
        case "b": self = .bool(place.basic().bool_val != 0)
        case "y": self = .integer(Int64(place.basic().byt))
        case "n": self = .integer(Int64(place.basic().i16))
        case "q": self = .integer(Int64(place.basic().u16))
        case "i": self = .integer(Int64(place.basic().i32))
        case "u": self = .integer(Int64(place.basic().u32))
        case "x": self = .integer(Int64(place.basic().i64))
        case "t": self = .integer(Int64(clamping: place.basic().u64))
        case "d": self = .double(place.basic().dbl)
        case "s", "o", "g": self = place.basic().str.map { .string(String(cString: $0)) } ?? .other
        case "r": self = .list(BusValue.all(from: place.inside()))
        case "a":
            self =
                dbus_message_iter_get_element_type(&place) == Int32(UInt8(ascii: "e"))
                ? .dictionary(BusValue.entries(from: place.inside()))
                : .list(BusValue.all(from: place.inside()))
        default: self = .other
        }
    }

    /// Reads all values from an iterator on.
    static func all(from start: DBusMessageIter) -> [BusValue] {
        var (place, values) = (start, [BusValue]())
        while place.type != nil {
            values.append(BusValue(at: &place))
            dbus_message_iter_next(&place)
        }
        return values
    }

    /// Reads the dictionary entries with string keys.
    private static func entries(from start: DBusMessageIter) -> [String: BusValue] {
        var (place, entries) = (start, [String: BusValue]())
        while place.type != nil {
            let entry = all(from: place.inside())
            if entry.count == 2, case .string(let key) = entry[0] { entries[key] = entry[1] }
            dbus_message_iter_next(&place)
        }
        return entries
    }
}

extension DBusMessageIter {
    /// The D-Bus type code of the current value; `nil` at the end.
    fileprivate var type: UnicodeScalar? {
        mutating get {
            let code = dbus_message_iter_get_arg_type(&self)
            return code == 0 ? nil : UnicodeScalar(UInt8(clamping: code))
        }
    }

    /// Returns the current value, which must not be a container.
    fileprivate mutating func basic() -> DBusBasicValue {
        var value = DBusBasicValue()
        dbus_message_iter_get_basic(&self, &value)
        return value
    }

    /// Returns an iterator over the current container.
    fileprivate mutating func inside() -> DBusMessageIter {
        var inner = DBusMessageIter()
        dbus_message_iter_recurse(&self, &inner)
        return inner
    }
}
