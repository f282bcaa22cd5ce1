import Foundation
import Testing

@testable import PicaFoundation

/// Tables that multiply one thing that their formats allow by another.
@Suite("Tables that ask for more work than their size") struct HostileTableTests {
    /// A binary property list of dictionaries in each other, in which each key has the same value.
    /// - Parameters:
    ///   - keys: How many keys each dictionary has.
    ///   - depth: How many dictionaries stand in each other around a string.
    private func propertyList(keys: Int, depth: Int, string: String) -> [UInt8] {
        func big(_ number: Int) -> [UInt8] { [UInt8(number >> 8 & 0xFF), UInt8(number & 0xFF)] }
        func length(_ marker: UInt8, _ count: Int) -> [UInt8] {
            [marker | 0xF, 0x12] + [UInt8(count >> 24 & 0xFF), UInt8(count >> 16 & 0xFF)]
                + big(count & 0xFFFF)
        }
        var objects: [[UInt8]] = []
        // The dictionaries, the string, then the keys.
        for level in 0..<depth {
            objects.append(
                length(0xD0, keys) + (0..<keys).flatMap { big(depth + 1 + $0) }
                    + (0..<keys).flatMap { _ in big(level + 1) })
        }
        objects.append(length(0x50, string.utf8.count) + Array(string.utf8))
        for key in 0..<keys { objects.append([0x54] + Array(String(format: "%04d", key).utf8)) }
        var bytes = Array("bplist00".utf8)
        var offsets: [UInt8] = []
        for object in objects {
            offsets +=
                [UInt8(bytes.count >> 24 & 0xFF), UInt8(bytes.count >> 16 & 0xFF)] + big(bytes.count & 0xFFFF)
            bytes += object
        }
        let table = bytes.count
        func long(_ number: Int) -> [UInt8] {
            [0, 0, 0, 0] + [UInt8(number >> 24 & 0xFF), UInt8(number >> 16 & 0xFF)] + big(number & 0xFFFF)
        }
        return bytes + offsets + [0, 0, 0, 0, 0, 0, 4, 2] + long(objects.count) + long(0) + long(table)
    }

    @Test("A value referenced repeatedly in a binary plist is read a bounded number of times")
    func sharedValues() throws {
        let small = try StringsPropertyList.read(propertyList(keys: 3, depth: 2, string: "a"))
        #expect(small["0002"]?.dictionary["0001"]?.string == "a")
        for (keys, depth, string) in [(1_000, 7, "a"), (1_000, 2, String(repeating: "a", count: 100_000))] {
            let bytes = propertyList(keys: keys, depth: depth, string: string)
            #expect(throws: TableError.self) { try StringsPropertyList.read(bytes) }
        }
    }

    @Test("A catalog with endless languages is rejected, and one with fifty is read")
    func languages() throws {
        func catalog(_ keys: Int, languages: (Int) -> Range<Int>) -> [UInt8] {
            let entries = (0..<keys).map { key in
                let names = languages(key).map { #""l\#($0)":{}"# }
                return #""\#(key)":{"localizations":{\#(names.joined(separator: ","))}}"#
            }
            return Array(#"{"sourceLanguage":"en","strings":{\#(entries.joined(separator: ","))}}"#.utf8)
        }
        let usual = try StringCatalog(catalog(2_000) { _ in 0..<50 })
        #expect(usual.languages.count == 51)
        #expect(throws: TableError.self) {
            try StringCatalog(catalog(2_000) { $0 * 50..<$0 * 50 + 50 })
        }
    }

    @Test("A key's entry is read a bounded number of times, however many languages are requested")
    func entries() throws {
        let long = String(repeating: "a", count: 100_000)
        let text =
            #"{"sourceLanguage":"en","strings":{"k":{"comment":"\#(long)","localizations":{"de":{"stringUnit":{"value":"x"}}}}}}"#
        let catalog = try StringCatalog(Array(text.utf8))
        #expect(try catalog.translation(of: "k", language: "de") == Translation(.words("x")))
        #expect(throws: TableError.self) {
            for number in 0..<100 { _ = try catalog.translation(of: "k", language: "\(number)") }
        }
        // Read values stay.
        #expect(try catalog.translation(of: "k", language: "de") == Translation(.words("x")))
    }

    @Test("A JSON text has a bounded number of values")
    func values() throws {
        let list = Array("[\(Array(repeating: "0", count: 1_000).joined(separator: ","))]".utf8)
        #expect(throws: Never.self) { try JSONValue(list) }
        #expect(throws: TableError.self) { try JSONValue(list, within: WorkBudget(steps: 1_000)) }
        #expect(throws: TableError.self) {
            try JSONValue(Array(#"["aaaaaaaaaa"]"#.utf8), within: WorkBudget(bytes: 9))
        }
    }
}
