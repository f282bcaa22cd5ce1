/// The table directory of one face in a font file.
struct FontTables {
    struct Table {
        /// Four bytes, big-endian.
        var tag: Int
        var offset: Int
        var length: Int
    }

    let version: Int
    let tables: [Table]

    static func tag(_ name: StaticString) -> Int {
        name.withUTF8Buffer { $0.reduce(0) { $0 << 8 | Int($1) } }
    }

    /// Reads the directory; nil when the file is no sfnt font, has no such face, or is cut off within
    /// the directory. Tables that lie outside of the file are left out.
    init?(_ file: FontBytes, face: Int) {
        guard let first = file.u32(0) else { return nil }
        var start = 0
        if first == Self.tag("ttcf") {
            guard let count = file.u32(8), face < count, let offset = file.u32(12 + 4 * face) else {
                return nil
            }
            start = offset
        } else if face != 0 {
            return nil
        }
        guard let version = file.u32(start), let count = file.u16(start + 4) else { return nil }
        let known = [0x0001_0000, Self.tag("OTTO"), Self.tag("true"), Self.tag("typ1")]
        guard known.contains(version) else { return nil }
        var tables: [Table] = []
        tables.reserveCapacity(count)
        for index in 0..<count {
            let record = start + 12 + 16 * index
            guard let tag = file.u32(record), let offset = file.u32(record + 8),
                let length = file.u32(record + 12)
            else { return nil }
            guard offset <= file.count, length <= file.count - offset else { continue }
            tables.append(Table(tag: tag, offset: offset, length: length))
        }
        self.version = version
        self.tables = tables
    }

    subscript(_ name: StaticString) -> Table? {
        let tag = Self.tag(name)
        return tables.first { $0.tag == tag }
    }
}
