import PicaText

/// A modified font file for SDL_ttf, so that it draws glyphs by their IDs.
///
/// `head` contains a new table directory and the new `cmap`. For a variable font it also has an `fvar` table whose only
/// named instance is the wanted one. The original file follows unchanged, from the face's own bytes. The layout tables
/// are omitted, because text is already shaped.
final class VirtualFont {
    let head: [UInt8]
    private let file: FontFile
    /// The face index for opening the virtual file: 0, or an instance's number in the high 16 bits.
    let faceIndex: Int
    let glyphCount: Int
    /// The em size, in pixels, of each strike of a bitmap font; empty for outline fonts.
    let strikes: [Int]

    /// The file's length in bytes.
    var count: Int { head.count + file.count }

    /// Creates a virtual font; `nil` if the face has no file, or one too damaged to number its glyphs.
    init?(_ face: FontFace) {
        guard let tables = face.tables, let glyphCount = tables["maxp"]?.u16(4), glyphCount > 0,
            tables.contains("head")
        else { return nil }
        file = tables.file
        self.glyphCount = glyphCount

        let hasOutlines =
            tables.contains("glyf") && tables.contains("loca") || tables.contains("CFF ")
            || tables.contains("CFF2")
        strikes = hasOutlines ? [] : Self.strikes(tables)
        guard hasOutlines || !strikes.isEmpty else { return nil }

        var replaced: [(tag: Int, bytes: [UInt8])] = [
            (FontTables.tag("cmap"), GlyphCmap.table(tables["cmap"], glyphCount: glyphCount))
        ]
        let instance = face.index >> 16
        if !face.variations.isEmpty,
            let fvar = Self.fvar(tables["fvar"], instance: instance, values: face.variations)
        {
            replaced.append((FontTables.tag("fvar"), fvar))
            faceIndex = 1 << 16
        } else {
            faceIndex = instance << 16
        }
        head = Self.head(tables, replaced: replaced)
    }

    /// Copies bytes of the virtual file, as many as there are.
    /// - Returns: The number of bytes copied.
    func read(at offset: Int, into target: UnsafeMutableRawBufferPointer) -> Int {
        var copied = 0
        if offset < head.count {
            head.withUnsafeBytes { bytes in
                copied = min(target.count, bytes.count - offset)
                target.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + copied]))
            }
        }
        let rest = UnsafeMutableRawBufferPointer(rebasing: target[copied...])
        copied += file.copy(at: offset + copied - head.count, into: rest)
        return copied
    }

    private static func head(_ tables: FontTables, replaced: [(tag: Int, bytes: [UInt8])]) -> [UInt8] {
        let dropped: [StaticString] = [
            "GSUB", "GPOS", "GDEF", "BASE", "JSTF", "kern", "kerx", "morx", "mort", "feat", "DSIG",
        ]
        let droppedTags = dropped.map(FontTables.tag) + replaced.map(\.tag)
        var directory = tables.tables.filter { !droppedTags.contains($0.tag) && tables.isWhole($0) }
        let count = directory.count + replaced.count
        var position = 12 + 16 * count
        var bodies = FontWriter()
        var added: [FontTables.Table] = []
        for table in replaced {
            added.append(.init(tag: table.tag, offset: position, length: table.bytes.count))
            bodies.bytes += table.bytes
            bodies.align()
            position = 12 + 16 * count + bodies.bytes.count
        }
        for index in directory.indices { directory[index].offset += position }
        directory = (directory + added).sorted { $0.tag < $1.tag }

        var writer = FontWriter()
        writer.bytes.reserveCapacity(position)
        writer.u32(tables.version)
        writer.u16(count)
        // FreeType computes the search hints itself and reads none of these.
        writer.u16(0)
        writer.u16(0)
        writer.u16(0)
        for table in directory {
            writer.u32(table.tag)
            writer.u32(0)
            writer.u32(table.offset)
            writer.u32(table.length)
        }
        return writer.bytes + bodies.bytes
    }

    /// Returns the em sizes of a bitmap font's strikes (CBLC, EBLC or sbix), in the file's order.
    private static func strikes(_ tables: FontTables) -> [Int] {
        let index =
            tables.contains("CBDT") ? tables["CBLC"] : tables.contains("EBDT") ? tables["EBLC"] : nil
        if let table = index, let count = table.u32(4) {
            return (0..<min(count, 64)).compactMap { table.u8(8 + 48 * $0 + 45) }
        }
        if let table = tables["sbix"], let count = table.u32(4) {
            return (0..<min(count, 64)).compactMap { table.u32(8 + 4 * $0).flatMap(table.u16) }
        }
        return []
    }

    /// Returns an `fvar` table whose only named instance has the given values.
    ///
    /// Axes without a value keep the named instance's, or their default.
    private static func fvar(
        _ table: FontBytes?, instance: Int, values: [FontVariation]
    ) -> [UInt8]? {
        guard let table, let firstAxis = table.u16(4), let axisCount = table.u16(8),
            let axisSize = table.u16(10), let instanceCount = table.u16(12),
            let instanceSize = table.u16(14), axisSize == 20, axisCount > 0
        else { return nil }
        let named = firstAxis + axisCount * axisSize + (instance - 1) * instanceSize

        var writer = FontWriter()
        writer.u32(0x0001_0000)
        writer.u16(16)
        writer.u16(2)
        writer.u16(axisCount)
        writer.u16(20)
        writer.u16(1)
        writer.u16(4 * axisCount + 4)
        var coordinates: [Int] = []
        for index in 0..<axisCount {
            let axis = firstAxis + axisSize * index
            guard let tag = table.u32(axis), let low = table.u32(axis + 4), let normal = table.u32(axis + 8),
                let high = table.u32(axis + 12), let flags = table.u32(axis + 16)
            else { return nil }
            for word in [tag, low, normal, high, flags] { writer.u32(word) }
            var value = normal
            if instance > 0, instance <= instanceCount, let own = table.u32(named + 4 + 4 * index) {
                value = own
            }
            if let wanted = values.last(where: { Int($0.tag) == tag }), wanted.value.isFinite {
                let lowest = Double(Int32(truncatingIfNeeded: low))
                let highest = Double(Int32(truncatingIfNeeded: high))
                let fixed = Double(wanted.value) * 65536
                value = Int(min(max(fixed, lowest), max(lowest, highest)).rounded())
            }
            coordinates.append(value)
        }
        writer.u16(2)
        writer.u16(0)
        for value in coordinates { writer.u32(value) }
        return writer.bytes
    }
}
