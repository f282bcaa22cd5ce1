import Glibc

/// A font file whose tables a test changes.
struct FontSurgery {
    private(set) var bytes: [UInt8]

    /// - Parameter path: A plain font file, no collection.
    init?(_ path: String) {
        guard let file = fopen(path, "r") else { return nil }
        defer { fclose(file) }
        var bytes = [UInt8](repeating: 0, count: 4_000_000)
        bytes.removeLast(bytes.count - fread(&bytes, 1, bytes.count, file))
        self.bytes = bytes
        guard bytes.count > 12 else { return nil }
    }

    /// The range of a table's bytes; nil if there is no such table.
    func table(_ tag: String) -> Range<Int>? {
        guard let record = record(tag) else { return nil }
        let start = u32(record + 8)
        return start..<start + u32(record + 12)
    }

    /// Writes numbers of two bytes into a table.
    mutating func write(_ values: [Int], at offset: Int, of tag: String) {
        guard let table = table(tag) else { return }
        for (number, byte) in Self.u16(values).enumerated() where offset + number < table.count {
            bytes[table.lowerBound + offset + number] = byte
        }
    }

    /// Fills a table's bytes by a rule; those before `offset` stay.
    mutating func fill(_ tag: String, from offset: Int = 0, _ byte: () -> UInt8) {
        for index in (table(tag) ?? 0..<0).dropFirst(offset) { bytes[index] = byte() }
    }

    /// Says that a table is only so long.
    mutating func shorten(_ tag: String, to length: Int) {
        guard let record = record(tag) else { return }
        bytes.replaceSubrange(record + 12..<record + 16, with: Self.u16([length >> 16, length & 0xFFFF]))
    }

    /// Puts a new table in the place of another's entry in the directory.
    mutating func replace(_ tag: String, by newTag: String, _ table: [UInt8]) {
        guard let record = record(tag) else { return }
        while bytes.count % 4 != 0 { bytes.append(0) }
        let entry =
            Array(newTag.utf8) + Self.u16([0, 0, bytes.count >> 16, bytes.count & 0xFFFF])
            + Self.u16([table.count >> 16, table.count & 0xFFFF])
        bytes += table
        bytes.replaceSubrange(record..<record + 16, with: entry)
        let count = u16(4)
        let records = (0..<count).map { Array(bytes[12 + 16 * $0..<28 + 16 * $0]) }
        let sorted = records.sorted { $0.lexicographicallyPrecedes($1) }
        bytes.replaceSubrange(12..<12 + 16 * count, with: sorted.joined())
    }

    func write(to path: String) {
        guard let file = fopen(path, "w") else { return }
        fwrite(bytes, 1, bytes.count, file)
        fclose(file)
    }

    /// An `MVAR` table by which measures grow by 100 units to the upper end of a font's only axis.
    static func measures(_ tags: [String]) -> [UInt8] {
        var table = u16([1, 0, 0, 8, tags.count, 12 + 8 * tags.count])
        for tag in tags.sorted() { table += Array(tag.utf8) + u16([0, 0]) }
        // The store: one region, from nothing at the default to all at the axis's end; one item.
        table += u16([1, 0, 12, 1, 0, 22])
        table += u16([1, 1, 0, 0x4000, 0x4000])
        table += u16([1, 1, 1, 0, 100])
        return table
    }

    private func record(_ tag: String) -> Int? {
        (0..<u16(4)).map { 12 + 16 * $0 }.first { record in
            record + 16 <= bytes.count && Array(bytes[record..<record + 4]) == Array(tag.utf8)
        }
    }

    private func u16(_ offset: Int) -> Int { Int(bytes[offset]) << 8 | Int(bytes[offset + 1]) }
    private func u32(_ offset: Int) -> Int { u16(offset) << 16 | u16(offset + 2) }

    private static func u16(_ values: [Int]) -> [UInt8] {
        values.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    }
}
