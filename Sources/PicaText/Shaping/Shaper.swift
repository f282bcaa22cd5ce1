import CHarfBuzz

/// Turns words into glyphs by HarfBuzz, each word of a plan once.
final class Shaper {
    /// Longer words are not worth remembering.
    static let longestCached = 64

    private let buffer: OpaquePointer? = hb_buffer_create()
    private let cache = WordCache()
    private var planCount: UInt32 = 0

    deinit { hb_buffer_destroy(buffer) }

    func plan(
        _ font: ResolvedFont, script: UInt8, isRightToLeft: Bool, language: String?, features: FontFeatures,
        ligatures: Bool
    ) -> ShapingPlan {
        planCount += 1
        return ShapingPlan(
            key: planCount, font: font, script: script, isRightToLeft: isRightToLeft, language: language,
            features: features, ligatures: ligatures)
    }

    /// The glyphs of a word that stands between spaces or at least joins nothing.
    @inline(__always)
    func word(_ plan: ShapingPlan, _ bytes: UnsafePointer<UInt8>, _ range: Range<Int>) -> ShapedWord {
        let start = bytes + range.lowerBound
        let hash = WordCache.hash(plan: plan.key, start, range.count)
        if let known = cache.find(hash: hash, plan: plan.key, start, range.count) { return known }
        return newWord(plan, start, range.count, hash)
    }

    /// The glyphs of a part of a word whose neighbours decide its letters' forms.
    /// - Parameter context: UTF-8 offsets around `range` that may be looked at.
    func word(
        _ plan: ShapingPlan, _ bytes: UnsafePointer<UInt8>, _ range: Range<Int>, within context: Range<Int>
    ) -> ShapedWord {
        shape(
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

    @inline(never)
    private func newWord(
        _ plan: ShapingPlan, _ start: UnsafePointer<UInt8>, _ count: Int, _ hash: UInt64
    ) -> ShapedWord {
        let word = shape(plan, start, count, 0, count, hash: hash)
        if count <= Self.longestCached { cache.insert(word) }
        return word
    }

    private func shape(
        _ plan: ShapingPlan, _ text: UnsafePointer<UInt8>, _ length: Int, _ offset: Int, _ count: Int,
        hash: UInt64
    ) -> ShapedWord {
        guard let font = plan.font.face.hbFont else { return boxes(plan, text + offset, count, hash) }
        hb_buffer_clear_contents(buffer)
        text.withMemoryRebound(to: CChar.self, capacity: length) {
            hb_buffer_add_utf8(buffer, $0, Int32(clamping: length), UInt32(offset), Int32(clamping: count))
        }
        hb_buffer_set_direction(buffer, plan.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        hb_buffer_set_script(buffer, plan.hbScript)
        if let language = plan.hbLanguage { hb_buffer_set_language(buffer, language) }
        hb_shape(font, buffer, plan.features, UInt32(plan.features.count))
        var glyphCount: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(buffer, &glyphCount),
            let positions = hb_buffer_get_glyph_positions(buffer, &glyphCount)
        else { return boxes(plan, text + offset, count, hash) }
        return ShapedWord(
            hash: hash, plan: plan.key, text: text + offset, byteCount: count, glyphCount: Int(glyphCount)
        ) { glyphs in
            // HarfBuzz's own coordinates have y upwards; clusters count from the context's start.
            for number in 0..<Int(glyphCount) {
                (glyphs + number).initialize(
                    to: ShapedWord.Glyph(
                        id: infos[number].codepoint, cluster: infos[number].cluster - UInt32(offset),
                        advance: positions[number].x_advance, x: positions[number].x_offset,
                        y: positions[number].y_offset))
            }
        }
    }

    /// A box a scalar, where there is no font.
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
