import Foundation

/// A copy of a font that is kerned by a table of the tests' own instead of its own rules.
enum KernTableFont {
    /// Writes the font into a folder of its own.
    /// - Parameters:
    ///   - source: A TrueType font.
    ///   - pairs: Glyph ids, and what their first is moved by in font units.
    /// - Returns: The folder.
    static func write(_ source: String, pairs: [(left: UInt16, right: UInt16, value: Int16)]) throws -> String
    {
        let font = try [UInt8](Data(contentsOf: URL(fileURLWithPath: source)))
        func word(_ offset: Int) -> Int { Int(font[offset]) << 8 | Int(font[offset + 1]) }
        func long(_ offset: Int) -> Int { word(offset) << 16 | word(offset + 2) }
        var tables: [(tag: [UInt8], bytes: [UInt8])] = []
        for record in 0..<word(4) {
            let entry = 12 + 16 * record
            let tag = Array(font[entry..<entry + 4])
            if ["GPOS", "GSUB", "kern"].contains(String(decoding: tag, as: UTF8.self)) { continue }
            tables.append((tag, Array(font[long(entry + 8)..<long(entry + 8) + long(entry + 12)])))
        }
        tables.append((Array("kern".utf8), kern(pairs)))
        tables.sort { $0.tag.lexicographicallyPrecedes($1.tag) }

        var head = Array(font[0..<4]) + big(UInt16(tables.count)) + [0, 0, 0, 0, 0, 0]
        var body: [UInt8] = []
        for (tag, bytes) in tables {
            let offset = 12 + 16 * tables.count + body.count
            head += tag + [0, 0, 0, 0] + big(UInt32(offset)) + big(UInt32(bytes.count))
            body += bytes + [UInt8](repeating: 0, count: (4 - bytes.count % 4) % 4)
        }
        let folder = TemporaryFiles.folder + "/kern-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data(head + body).write(to: URL(fileURLWithPath: folder + "/kern.ttf"))
        return folder
    }

    private static func kern(_ pairs: [(left: UInt16, right: UInt16, value: Int16)]) -> [UInt8] {
        let sorted = pairs.sorted { ($0.left, $0.right) < ($1.left, $1.right) }
        let rows = sorted.flatMap { big($0.left) + big($0.right) + big(UInt16(bitPattern: $0.value)) }
        // Version 0, one horizontal subtable of format 0.
        return big(UInt16(0)) + big(UInt16(1)) + big(UInt16(0)) + big(UInt16(14 + rows.count))
            + big(UInt16(1)) + big(UInt16(sorted.count)) + [0, 0, 0, 0, 0, 0] + rows
    }

    private static func big<T: FixedWidthInteger>(_ value: T) -> [UInt8] {
        withUnsafeBytes(of: value.bigEndian) { Array($0) }
    }
}
