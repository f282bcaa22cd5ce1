import PicaText

/// A builder of the character map through which SDL_ttf draws any glyph.
///
/// It contains the font's own mappings, which the autohinter needs to recognize the script, and one group U+F0000 +
/// glyph ID → glyph ID.
enum GlyphCmap {
    /// The code point that draws glyph 0; the others follow.
    static let firstGlyph = 0xF0000

    /// Returns a `cmap` table with one format 12 subtable.
    /// - Parameter original: The font's own `cmap`.
    static func table(_ original: FontBytes?, glyphCount: Int) -> [UInt8] {
        var groups: [Group] = []
        if let original, let subtable = bestSubtable(original) {
            if original.u16(subtable) == 12 {
                groups = readFormat12(original, subtable)
            } else {
                groups = readFormat4(original, subtable, glyphCount: glyphCount)
            }
        }
        groups.append(
            Group(first: firstGlyph, last: firstGlyph + max(1, glyphCount) - 1, glyph: 0))

        var writer = FontWriter()
        writer.bytes.reserveCapacity(28 + 12 * groups.count)
        writer.u16(0)
        writer.u16(2)
        // Both refer to the same subtable. Without one of platform 0, FreeType would sort all glyph names of a CFF font
        // to find their characters.
        for (platform, encoding) in [(0, 4), (3, 10)] {
            writer.u16(platform)
            writer.u16(encoding)
            writer.u32(20)
        }
        writer.u16(12)
        writer.u16(0)
        writer.u32(16 + 12 * groups.count)
        writer.u32(0)
        writer.u32(groups.count)
        for group in groups {
            writer.u32(group.first)
            writer.u32(group.last)
            writer.u32(group.glyph)
        }
        return writer.bytes
    }

    private struct Group {
        var first: Int
        var last: Int
        var glyph: Int
    }

    /// Returns the offset of the largest supported Unicode subtable.
    private static func bestSubtable(_ cmap: FontBytes) -> Int? {
        guard let count = cmap.u16(2) else { return nil }
        var best: (rank: Int, offset: Int)?
        for index in 0..<count {
            let record = 4 + 8 * index
            guard let platform = cmap.u16(record), let encoding = cmap.u16(record + 2),
                let offset = cmap.u32(record + 4), let format = cmap.u16(offset)
            else { break }
            let isUnicode = platform == 0 || platform == 3 && (encoding == 10 || encoding <= 1)
            guard isUnicode, format == 12 || format == 4 else { continue }
            let rank = (format == 12 ? 4 : 0) + (platform == 3 && encoding == 0 ? 0 : 1)
            if rank > best?.rank ?? -1 { best = (rank, offset) }
        }
        return best?.offset
    }

    private static func readFormat12(_ cmap: FontBytes, _ start: Int) -> [Group] {
        guard let claimed = cmap.u32(start + 12) else { return [] }
        let count = min(claimed, max(0, cmap.count - start - 16) / 12)
        var groups: [Group] = []
        groups.reserveCapacity(count + 1)
        var previous = -1
        for index in 0..<count {
            let record = start + 16 + 12 * index
            guard let first = cmap.u32(record), let last = cmap.u32(record + 4),
                let glyph = cmap.u32(record + 8)
            else { break }
            guard first > previous, last >= first, last < firstGlyph else { break }
            groups.append(Group(first: first, last: last, glyph: glyph))
            previous = last
        }
        return groups
    }

    private static func readFormat4(
        _ cmap: FontBytes, _ start: Int, glyphCount: Int
    ) -> [Group] {
        guard let doubled = cmap.u16(start + 6) else { return [] }
        let ends = start + 14
        let starts = ends + doubled + 2
        let deltas = starts + doubled
        let offsets = deltas + doubled
        var groups: [Group] = []
        var previous = -1
        for position in stride(from: 0, to: doubled - 1, by: 2) {
            guard let first = cmap.u16(starts + position), let last = cmap.u16(ends + position),
                let delta = cmap.u16(deltas + position), let offset = cmap.u16(offsets + position)
            else { break }
            guard first > previous, last >= first else { continue }
            previous = last
            for code in first...last where code != 0xFFFF {
                var glyph = code
                if offset != 0 {
                    let place = offsets + position + offset + 2 * (code - first)
                    guard let stored = cmap.u16(place), stored != 0 else { continue }
                    glyph = stored
                }
                glyph = (glyph + delta) & 0xFFFF
                guard glyph != 0, glyph < glyphCount else { continue }
                if let open = groups.last, open.last == code - 1,
                    open.glyph + (code - open.first) == glyph
                {
                    groups[groups.count - 1].last = code
                } else {
                    groups.append(Group(first: code, last: code, glyph: glyph))
                }
            }
        }
        return groups
    }
}
