import CPicaHarfBuzz
import CPicaICU

/// A shaper that converts words to glyphs with HarfBuzz and caches each word of a plan.
final class Shaper {
    /// The longest word to cache, in bytes.
    static let longestCached = 64

    private let buffer: OpaquePointer? = hb_buffer_create()
    private let cache = WordCache()
    private(set) lazy var junctions = SpaceJunction.Cache()
    private var planCount: UInt32 = 0

    deinit { hb_buffer_destroy(buffer) }

    /// - Parameter reduction: The reduction for a plan of synthetic small capitals; otherwise `nil`.
    func plan(
        _ font: ResolvedFont, script: UInt8, isRightToLeft: Bool, _ style: StyleFonts.Key,
        reduction: SmallCaps.Reduction? = nil
    ) -> ShapingPlan {
        planCount += 1
        return ShapingPlan(
            key: planCount, font: font, script: script, isRightToLeft: isRightToLeft, style,
            reduction: reduction)
    }

    // MARK: Words

    /// Returns the glyphs of a word between spaces, or of one that joins nothing.
    @inline(__always)
    func word(_ plan: ShapingPlan, _ bytes: UnsafePointer<UInt8>, _ range: Range<Int>) -> ShapedWord {
        let start = bytes + range.lowerBound
        let hash = WordCache.hash(plan: plan.key, start, range.count)
        if let known = cache.find(hash: hash, plan: plan.key, start, range.count) { return known }
        return newWord(plan, start, range.count, hash)
    }

    /// Returns the glyphs of such a word if it is cached.
    @inline(__always)
    func knownWord(_ plan: ShapingPlan, _ bytes: UnsafePointer<UInt8>, _ range: Range<Int>) -> ShapedWord? {
        let start = bytes + range.lowerBound
        let hash = WordCache.hash(plan: plan.key, start, range.count)
        return cache.find(hash: hash, plan: plan.key, start, range.count)
    }

    /// Returns the glyphs of a part of a word whose neighbors determine its letters' forms.
    /// - Parameter context: The UTF-8 offsets around `range` that may be used.
    func word(
        _ plan: ShapingPlan, _ bytes: UnsafePointer<UInt8>, _ range: Range<Int>, within context: Range<Int>
    ) -> ShapedWord {
        shaped(
            plan, bytes + context.lowerBound, context.count,
            range.lowerBound - context.lowerBound, range.count, hash: 0)
    }

    func space(_ plan: ShapingPlan) -> ShapedWord {
        if let space = plan.space { return space }
        var byte: UInt8 = 0x20
        let space = word(plan, &byte, 0..<1)
        plan.space = space
        return space
    }

    /// Returns a word with the size of an attachment and no ink: a glyph that is never drawn.
    func attachment(
        _ attachment: InlineAttachment, _ plan: ShapingPlan, size: Double,
        _ bytes: UnsafePointer<UInt8>, _ range: Range<Int>
    ) -> ShapedWord {
        let units = attachment.width / size * Double(plan.font.face.unitsPerEm)
        let advance = Int32(exactly: max(units, 0).rounded()) ?? 0
        return ShapedWord(
            hash: 0, plan: plan.key, text: bytes + range.lowerBound, byteCount: range.count, glyphCount: 1
        ) {
            $0.initialize(to: ShapedWord.Glyph(id: 1, cluster: 0, advance: advance, x: 0, y: 0))
        }
    }

    @inline(never)
    private func newWord(
        _ plan: ShapingPlan, _ start: UnsafePointer<UInt8>, _ count: Int, _ hash: UInt64
    ) -> ShapedWord {
        let word = shaped(plan, start, count, 0, count, hash: hash)
        if count <= Self.longestCached { cache.insert(word) }
        return word
    }

    // MARK: Longer text

    /// Shapes text as a unit and returns the glyphs of its parts.
    /// - Parameters:
    ///   - range: UTF-8 offsets, like those of `parts`, which follow each other in it.
    ///   - context: The UTF-8 offsets around `range` that may be used.
    func words(
        _ plan: ShapingPlan, _ bytes: UnsafePointer<UInt8>, _ range: Range<Int>, within context: Range<Int>,
        parts: [Range<Int>]
    ) -> [ShapedWord] {
        let whole = word(plan, bytes, range, within: context)
        return parts.map { whole.part($0.lowerBound - range.lowerBound..<$0.upperBound - range.lowerBound) }
    }

    /// Returns where overlong text may be cut, as ascending UTF-8 offsets.
    /// - Returns: The offsets at which cutting does not change the glyphs, and all that split no cluster.
    func cuts(_ plan: ShapingPlan, _ bytes: UnsafePointer<UInt8>, _ range: Range<Int>) -> (
        safe: [Int], all: [Int]
    ) {
        guard let infos = shape(plan, bytes + range.lowerBound, range.count, 0, range.count) else {
            return ([], [])
        }
        var safe: [Int] = []
        var all: [Int] = []
        for number in infos.indices {
            let info = infos[plan.isRightToLeft ? infos.count - 1 - number : number]
            let offset = range.lowerBound + Int(info.cluster)
            if all.last != offset { all.append(offset) }
            if hb_glyph_info_get_glyph_flags([info]).rawValue & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue == 0,
                safe.last != offset
            {
                safe.append(offset)
            }
        }
        return (safe, all)
    }

    // MARK: HarfBuzz

    private func shaped(
        _ plan: ShapingPlan, _ text: UnsafePointer<UInt8>, _ length: Int, _ offset: Int, _ count: Int,
        hash: UInt64
    ) -> ShapedWord {
        guard let infos = shape(plan, text, length, offset, count),
            let positions = hb_buffer_get_glyph_positions(buffer, nil)
        else { return boxes(plan, text + offset, count, hash) }
        return ShapedWord(
            hash: hash, plan: plan.key, text: text + offset, byteCount: count, glyphCount: infos.count,
            rules: plan.spaceRules, isRightToLeft: plan.isRightToLeft
        ) { glyphs in
            // HarfBuzz's coordinates have y upward. Clusters count from the context's start.
            for number in 0..<infos.count {
                (glyphs + number).initialize(
                    to: ShapedWord.Glyph(
                        id: infos[number].codepoint, cluster: infos[number].cluster - UInt32(offset),
                        advance: positions[number].x_advance, x: positions[number].x_offset,
                        y: positions[number].y_offset))
            }
        }
    }

    /// Shapes text and leaves the glyphs in the buffer.
    /// - Returns: `nil` if there is no font.
    private func shape(
        _ plan: ShapingPlan, _ text: UnsafePointer<UInt8>, _ length: Int, _ offset: Int, _ count: Int
    ) -> UnsafeMutableBufferPointer<hb_glyph_info_t>? {
        guard let font = plan.font.face.hbFont else { return nil }
        hb_buffer_clear_contents(buffer)
        if let reduction = plan.reduction {
            addCapitals(of: text, offset..<offset + count, language: reduction.language)
        } else {
            text.withMemoryRebound(to: CChar.self, capacity: length) {
                hb_buffer_add_utf8(
                    buffer, $0, Int32(clamping: length), UInt32(offset), Int32(clamping: count))
            }
        }
        hb_buffer_set_direction(buffer, plan.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        hb_buffer_set_script(buffer, plan.hbScript)
        if let language = plan.hbLanguage { hb_buffer_set_language(buffer, language) }
        hb_shape(font, buffer, plan.features, UInt32(plan.features.count))
        var glyphCount: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(buffer, &glyphCount) else { return nil }
        return UnsafeMutableBufferPointer(start: infos, count: Int(glyphCount))
    }

    /// Fills the buffer with the capitals of a text; the capitals of one letter are one cluster.
    private func addCapitals(of text: UnsafePointer<UInt8>, _ range: Range<Int>, language: String) {
        hb_buffer_set_content_type(buffer, HB_BUFFER_CONTENT_TYPE_UNICODE)
        var index = range.lowerBound
        while index < range.upperBound {
            let (scalar, length) = text.scalar(at: index)
            let units = Array(String(Character(Unicode.Scalar(scalar) ?? "\u{FFFD}")).utf16)
            var capitals = [UInt16](repeating: 0, count: 8)
            let count = Int(icu_uppercase(units, Int32(units.count), language, &capitals, 8))
            let found = count > 0 ? capitals.prefix(count) : units[...]
            for capital in String(decoding: found, as: UTF16.self).unicodeScalars {
                hb_buffer_add(buffer, capital.value, UInt32(index))
            }
            index += length
        }
    }

    /// Returns one box per scalar, for use without a font.
    private func boxes(
        _ plan: ShapingPlan, _ text: UnsafePointer<UInt8>, _ count: Int, _ hash: UInt64
    ) -> ShapedWord {
        var starts = (0..<count).filter { text[$0] & 0xC0 != 0x80 }
        if plan.isRightToLeft { starts.reverse() }
        let advance = Int32(plan.font.face.unitsPerEm * 6 / 10)
        return ShapedWord(hash: hash, plan: plan.key, text: text, byteCount: count, glyphCount: starts.count)
        {
            for (number, start) in starts.enumerated() {
                ($0 + number).initialize(
                    to: ShapedWord.Glyph(id: 0, cluster: UInt32(start), advance: advance, x: 0, y: 0))
            }
        }
    }
}
