/// The table directory of one face in a font file.
package final class FontTables {
    package struct Table {
        /// The tag: four bytes, big-endian.
        package var tag: Int
        /// The offset in the file, in bytes.
        package var offset: Int
        package var length: Int

        package init(tag: Int, offset: Int, length: Int) {
            self.tag = tag
            self.offset = offset
            self.length = length
        }
    }

    package let file: FontFile
    package let version: Int
    package let tables: [Table]

    package static func tag(_ name: StaticString) -> Int {
        name.withUTF8Buffer { $0.reduce(0) { $0 << 8 | Int($1) } }
    }

    /// Reads the directory.
    ///
    /// It is `nil` if the file is not an sfnt font, lacks the face, or is cut off within the directory. Tables that
    /// begin outside the file are omitted.
    package init?(_ file: FontFile, face: Int) {
        var start = 0
        guard let head = file.bytes(0..<12), let first = head.u32(0), face >= 0 else { return nil }
        if first == Self.tag("ttcf") {
            guard let count = head.u32(8), face < count,
                let offset = file.bytes(12 + 4 * face..<16 + 4 * face)?.u32(0)
            else { return nil }
            start = offset
        } else if face != 0 {
            return nil
        }
        guard let head = file.bytes(start..<start + 12), let version = head.u32(0),
            let count = head.u16(4)
        else { return nil }
        let known = [0x0001_0000, Self.tag("OTTO"), Self.tag("true"), Self.tag("typ1")]
        guard known.contains(version), let directory = file.bytes(start + 12..<start + 12 + 16 * count)
        else { return nil }
        var tables: [Table] = []
        tables.reserveCapacity(count)
        for record in stride(from: 0, to: 16 * count, by: 16) {
            guard let tag = directory.u32(record), let offset = directory.u32(record + 8),
                let length = directory.u32(record + 12)
            else { return nil }
            guard offset <= file.count else { continue }
            tables.append(Table(tag: tag, offset: offset, length: length))
        }
        self.file = file
        self.version = version
        self.tables = tables
    }

    /// Whether a table lies completely inside the file.
    package func isWhole(_ table: Table) -> Bool { table.length <= file.count - table.offset }

    package func contains(_ name: StaticString) -> Bool {
        let tag = Self.tag(name)
        return tables.contains { $0.tag == tag && $0.length > 0 && isWhole($0) }
    }

    /// The bytes of a table; `nil` if the file does not contain all of them.
    package subscript(_ name: StaticString) -> FontBytes? {
        let tag = Self.tag(name)
        return tables.first { $0.tag == tag && isWhole($0) }.flatMap(bytes)
    }

    /// Returns the part of a table inside the file, or `nil` if it was not read before the file changed.
    func bytes(_ table: Table) -> FontBytes? {
        file.bytes(table.offset..<table.offset + table.length)
    }
}
