import Glibc
import Testing

/// One of the files of the Unicode Character Database, as Debian's unicode-data installs them.
struct UnicodeFile {
    private let bytes: [UInt8]

    /// - Parameter name: Below `/usr/share/unicode`.
    init(_ name: String) throws {
        let file = try #require(
            fopen("/usr/share/unicode/" + name, "r"), "unicode-data is missing: run scripts/setup test")
        defer { fclose(file) }
        fseek(file, 0, SEEK_END)
        let count = max(ftell(file), 0)
        rewind(file)
        bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            filled = fread(buffer.baseAddress, 1, count, file)
        }
        try #require(!bytes.isEmpty)
    }

    /// Calls `body` with each line that says something, without its comment, and with its number, from 1.
    ///
    /// Works on bytes, as the largest files have half a million lines.
    func forEachLine(_ body: (UnsafeBufferPointer<UInt8>, _ number: Int) -> Void) {
        bytes.withUnsafeBufferPointer { bytes in
            var number = 0
            var rest = UnsafeBufferPointer(rebasing: bytes[...])
            while let base = rest.baseAddress, !rest.isEmpty {
                number += 1
                let length = memchr(base, 0x0A, rest.count).map {
                    $0 - UnsafeMutableRawPointer(mutating: base)
                }
                let line = UnsafeBufferPointer(start: base, count: length ?? rest.count)
                let comment = memchr(base, 0x23, line.count).map {
                    $0 - UnsafeMutableRawPointer(mutating: base)
                }
                let content = UnsafeBufferPointer(start: base, count: comment ?? line.count)
                if !content.isEmpty { body(content, number) }
                rest = UnsafeBufferPointer(rebasing: rest[min(line.count + 1, rest.count)...])
            }
        }
    }
}

/// A line of `LineBreakTest` and similar files: a text and its boundaries.
struct BreakCase: CustomTestStringConvertible {
    let line: Int
    let text: String
    /// UTF-8 offsets inside the text.
    let boundaries: [Int]

    var testDescription: String { "line \(line): \(Self.codes(text))" }

    /// The scalars of a text as the files write them.
    static func codes(_ text: String) -> String {
        text.unicodeScalars.map { scalar in
            let code = String(scalar.value, radix: 16, uppercase: true)
            return String(repeating: "0", count: max(4 - code.count, 0)) + code
        }.joined(separator: " ")
    }

    /// All cases of a file.
    static func read(_ name: String) throws -> [BreakCase] {
        var cases: [BreakCase] = []
        try UnicodeFile("auxiliary/" + name).forEachLine { line, number in
            var text = ""
            var boundaries: [Int] = []
            for field in line.split(whereSeparator: { $0 == 0x20 || $0 == 0x09 }) {
                // ÷ and ×, in UTF-8.
                if field.elementsEqual([0xC3, 0xB7]) {
                    boundaries.append(text.utf8.count)
                } else if !field.elementsEqual([0xC3, 0x97]) {
                    guard let value = UInt32(String(decoding: field, as: UTF8.self), radix: 16),
                        let scalar = Unicode.Scalar(value)
                    else {
                        Issue.record("\(name):\(number) has no scalar where one should be")
                        return
                    }
                    text.unicodeScalars.append(scalar)
                }
            }
            boundaries.removeAll { $0 == 0 || $0 == text.utf8.count }
            cases.append(BreakCase(line: number, text: text, boundaries: boundaries))
        }
        #expect(cases.count > 100, "\(name) has but \(cases.count) cases")
        return cases
    }
}
