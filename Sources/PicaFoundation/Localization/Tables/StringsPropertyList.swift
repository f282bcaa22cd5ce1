import Foundation

/// A property list as string tables need it: strings and dictionaries.
indirect enum StringsPropertyList: Decodable {
    case string(String)
    case dictionary([String: StringsPropertyList])
    case other

    /// The limit for nesting; no table is deeper, and a list that contains itself is infinite.
    private static let depthLimit = 8

    init(from decoder: any Decoder) throws {
        guard decoder.codingPath.count < Self.depthLimit else {
            self = .other
            return
        }
        let budget = Self.budgetKey.flatMap { decoder.userInfo[$0] as? WorkBudget }
        try budget?.spend(steps: 1)
        if let string = try? decoder.singleValueContainer().decode(String.self) {
            try budget?.spend(bytes: string.utf8.count)
            self = .string(string)
            return
        }
        do {
            self = .dictionary(try [String: StringsPropertyList](from: decoder))
        } catch let exhausted as WorkBudget.Exhausted {
            throw exhausted
        } catch {
            self = .other
        }
    }

    private static let budgetKey = CodingUserInfoKey(rawValue: "org.pica-ui.budget")

    /// Returns the budget for reading one list. In a binary list, a value that occurs in several places is read in
    /// each.
    private static func budget() -> WorkBudget { WorkBudget(bytes: 256 << 20, steps: 1 << 22) }

    var string: String? { if case .string(let string) = self { string } else { nil } }
    var dictionary: [String: StringsPropertyList] {
        if case .dictionary(let dictionary) = self { dictionary } else { [:] }
    }

    /// Whether the bytes are a property list and not the text of a `.strings` file.
    static func isPropertyList(_ bytes: [UInt8]) -> Bool {
        let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
        if start.starts(with: "bplist".utf8) { return true }
        let text = start.drop { $0 <= 0x20 }
        return text.first == UInt8(ascii: "<")
    }

    /// - Throws: A `TableError` if it is not a property list of strings.
    static func read(_ bytes: [UInt8]) throws -> [String: StringsPropertyList] {
        guard bytes.starts(with: "bplist".utf8) || isShallow(bytes) else {
            throw TableError("its values are nested too deeply")
        }
        let decoder = PropertyListDecoder()
        if let budgetKey { decoder.userInfo[budgetKey] = budget() }
        do {
            return try decoder.decode([String: StringsPropertyList].self, from: Data(bytes))
        } catch is WorkBudget.Exhausted {
            throw TableError("it says more than can be read")
        } catch {
            throw TableError("it is no property list of texts")
        }
    }

    /// Whether tags are nested only a few levels deep. Foundation parses nested tags recursively and ends the process
    /// if there are too many.
    private static func isShallow(_ bytes: [UInt8]) -> Bool {
        var depth = 0
        var rest = bytes[...]
        while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
            rest = rest[start...].dropFirst()
            if rest.starts(with: "!--".utf8) {
                rest = after("-->", in: rest)
            } else if rest.starts(with: "![CDATA[".utf8) {
                rest = after("]]>", in: rest)
            } else if let first = rest.first, first != UInt8(ascii: "?"), first != UInt8(ascii: "!") {
                guard let end = rest.firstIndex(of: UInt8(ascii: ">")) else { return true }
                if first == UInt8(ascii: "/") {
                    depth -= 1
                } else if rest[..<end].last != UInt8(ascii: "/") {
                    depth += 1
                }
                if depth > 4 * depthLimit { return false }
                rest = rest[end...]
            }
        }
        return true
    }

    private static func after(_ mark: String, in bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var rest = bytes
        while let first = rest.firstIndex(of: mark.utf8.first ?? 0) {
            rest = rest[first...]
            if rest.starts(with: mark.utf8) { return rest.dropFirst(mark.utf8.count) }
            rest = rest.dropFirst()
        }
        return []
    }
}
