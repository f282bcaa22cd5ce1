/// A JSON value; an object keeps the order of its members.
package indirect enum JSONValue: Equatable, Sendable {
    case object([Member])
    case array([JSONValue])
    case string(String)
    /// A number as written.
    case number(String)
    case bool(Bool)
    case null

    package struct Member: Equatable, Sendable {
        package var key: String
        package var value: JSONValue

        package init(_ key: String, _ value: JSONValue) {
            self.key = key
            self.value = value
        }
    }

    /// Returns the budget for parsing one text: a step for each value, and the bytes of its strings.
    package static func budget() -> WorkBudget { WorkBudget(bytes: 128 << 20, steps: 1 << 22) }

    /// Parses a complete text.
    /// - Throws: A `TableError` if it is invalid, or has more values than the budget allows.
    package init(_ bytes: [UInt8], within budget: WorkBudget = budget()) throws {
        self = try bytes.withUnsafeBufferPointer { bytes in
            var reader = JSONReader(bytes, within: budget)
            let value = try reader.value()
            try reader.expectEnd()
            return value
        }
    }

    /// The members of an object; empty for other values.
    package var members: [Member] { if case .object(let members) = self { members } else { [] } }
    /// The string; `nil` for other values.
    package var string: String? { if case .string(let string) = self { string } else { nil } }

    /// The value of an object's member; `nil` if there is none or it is not an object. Setting `nil` removes the
    /// member.
    package subscript(key: String) -> JSONValue? {
        get { members.first { $0.key == key }?.value }
        set {
            var members = members
            if let index = members.firstIndex(where: { $0.key == key }) {
                if let newValue { members[index].value = newValue } else { members.remove(at: index) }
            } else if let newValue {
                members.append(Member(key, newValue))
            }
            self = .object(members)
        }
    }
}

/// A streaming JSON parser, which skips unneeded values without creating them.
struct JSONReader {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let budget: WorkBudget
    private(set) var position: Int

    /// The limit for nesting: a damaged or hostile text must not exhaust the stack.
    private static let depthLimit = 64

    /// - Parameter budget: The budget that pays a step for each value created, and the bytes of its strings.
    init(_ bytes: UnsafeBufferPointer<UInt8>, from position: Int = 0, within budget: WorkBudget) {
        self.bytes = bytes
        self.budget = budget
        self.position = position
        if position == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { self.position = 3 }
    }

    private func error(_ reason: String) -> TableError {
        TableError(reason, line: bytes[..<min(position, bytes.count)].count { $0 == UInt8(ascii: "\n") } + 1)
    }

    /// Pays for work on the parsed text.
    func spend(steps: Int = 0, bytes: Int = 0) throws {
        do throws(WorkBudget.Exhausted) {
            try budget.spend(steps: steps)
            try budget.spend(bytes: bytes)
        } catch {
            throw self.error("there is more than can be read")
        }
    }

    /// Returns the next byte that is not white space, or 0 at the end.
    private mutating func next() -> UInt8 {
        while position < bytes.count {
            let byte = bytes[position]
            if byte > 0x20 { return byte }
            position += 1
        }
        return 0
    }

    private mutating func take(_ byte: Unicode.Scalar) -> Bool {
        guard next() == UInt8(ascii: byte) else { return false }
        position += 1
        return true
    }

    mutating func expectEnd() throws {
        if next() != 0 || position < bytes.count { throw error("there is more after the end") }
    }

    /// Calls `body` with an object's members; it must read or skip each value.
    mutating func object(_ body: (inout JSONReader, String) throws -> Void) throws {
        try rawObject { reader, key in try body(&reader, try reader.decoded(key)) }
    }

    /// Calls `body` with an object's members and their undecoded names, for which no strings are created.
    mutating func rawObject(_ body: (inout JSONReader, Slice<UnsafeBufferPointer<UInt8>>) throws -> Void)
        throws
    {
        guard take("{") else { throw error("an object was expected") }
        if take("}") { return }
        repeat {
            let key = try rawString()
            guard take(":") else { throw error("“:” was expected") }
            try body(&self, key)
        } while take(",")
        guard take("}") else { throw error("“,” or “}” was expected") }
    }

    mutating func value(depth: Int = 0) throws -> JSONValue {
        guard depth < Self.depthLimit else { throw error("values are nested too deeply") }
        try spend(steps: 1)
        switch next() {
        case UInt8(ascii: "{"):
            var members: [JSONValue.Member] = []
            try object { reader, key in
                members.append(JSONValue.Member(key, try reader.value(depth: depth + 1)))
            }
            return .object(members)
        case UInt8(ascii: "["):
            position += 1
            var elements: [JSONValue] = []
            if take("]") { return .array([]) }
            repeat { elements.append(try value(depth: depth + 1)) } while take(",")
            guard take("]") else { throw error("“,” or “]” was expected") }
            return .array(elements)
        case UInt8(ascii: "\""):
            return .string(try string())
        default:
            let word = try word()
            switch word {
            case "true": return .bool(true)
            case "false": return .bool(false)
            case "null": return .null
            default:
                guard Double(word) != nil else { throw error("“\(word)” is no value") }
                return .number(word)
            }
        }
    }

    private mutating func word() throws -> String {
        _ = next()
        let start = position
        while position < bytes.count, Self.isOfWord(bytes[position]), position - start < 64 { position += 1 }
        guard position > start else { throw error("a value was expected") }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private static func isOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "."), UInt8(ascii: "+"), UInt8(ascii: "-"):
            true
        default: false
        }
    }

    /// Skips a value of any kind.
    mutating func skip() throws {
        var depth = 0
        repeat {
            switch next() {
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                depth += 1
                position += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                depth -= 1
                guard depth >= 0 else { throw error("a value was expected") }
                position += 1
            case UInt8(ascii: ","), UInt8(ascii: ":"):
                guard depth > 0 else { throw error("a value was expected") }
                position += 1
            case UInt8(ascii: "\""): try skipString()
            default: _ = try word()
            }
        } while depth > 0
    }

    /// - Returns: The end of its characters.
    @discardableResult private mutating func skipString() throws -> Int {
        position += 1
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "\""):
                position += 1
                return position - 1
            case UInt8(ascii: "\\"): position += 2
            case UInt8(ascii: "\n"): throw error("a text does not end on its line")
            default: position += 1
            }
        }
        throw error("a text does not end")
    }

    mutating func string() throws -> String { try decoded(rawString()) }

    private mutating func rawString() throws -> Slice<UnsafeBufferPointer<UInt8>> {
        guard next() == UInt8(ascii: "\"") else { throw error("a text was expected") }
        let start = position + 1
        return bytes[start..<(try skipString())]
    }

    /// Returns the decoded string of a literal's characters.
    func decoded(_ characters: Slice<UnsafeBufferPointer<UInt8>>) throws -> String {
        try spend(bytes: characters.count)
        guard characters.contains(UInt8(ascii: "\\")) else {
            return String(decoding: characters, as: UTF8.self)
        }
        var units: [UInt16] = []
        units.reserveCapacity(characters.count)
        for segment in String(decoding: characters, as: UTF8.self).utf16 { units.append(segment) }
        return try unescaped(units)
    }

    private func unescaped(_ units: [UInt16]) throws -> String {
        var result: [UInt16] = []
        result.reserveCapacity(units.count)
        var index = 0
        while index < units.count {
            let unit = units[index]
            index += 1
            guard unit == UInt16(UInt8(ascii: "\\")), index < units.count else {
                result.append(unit)
                continue
            }
            let escape = units[index]
            index += 1
            switch UInt8(truncatingIfNeeded: escape) {
            case UInt8(ascii: "n"): result.append(0x0A)
            case UInt8(ascii: "t"): result.append(0x09)
            case UInt8(ascii: "r"): result.append(0x0D)
            case UInt8(ascii: "b"): result.append(0x08)
            case UInt8(ascii: "f"): result.append(0x0C)
            case UInt8(ascii: "u"):
                let digits = String(decoding: units[index..<min(index + 4, units.count)], as: UTF16.self)
                guard digits.utf8.count == 4, let code = UInt16(digits, radix: 16) else {
                    throw error("“\\u\(digits)” is no character")
                }
                result.append(code)
                index += 4
            default: result.append(escape)
            }
        }
        return String(decoding: result, as: UTF16.self)
    }
}
