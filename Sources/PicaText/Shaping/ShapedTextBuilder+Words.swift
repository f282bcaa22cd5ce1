import PicaFoundation

/// From items to words.
extension ShapedTextBuilder {
    /// A word's longest stretch that is shaped at once.
    private static let longestSegment = 320

    mutating func shape(_ item: Itemizer.Item) {
        // Passed on, which spares each word from counting references to it.
        let shaper = context.shaper
        let fonts = styleFonts[item.style]
        let script = fonts.script(item.script)
        let base = fonts.basePlan(
            script, item.script, probe: item.probe, isRightToLeft: item.level & 1 == 1)
        let isPlain = base.small == nil && attachment(item) == nil
        let first = segments.count
        hasSpaceRules = false
        openRun(base, item, at: item.start)
        var index = item.start
        while index < item.end {
            let byte = bytes[index]
            var end = index + 1
            if byte == 0x20, !isExtended(end, item.end) {
                let limit = min(item.end, index + Shaper.longestCached)
                while end < limit, bytes[end] == 0x20, !isExtended(end + 1, item.end) { end += 1 }
                let word =
                    end - index == 1
                    ? shaper.space(base) : shaper.word(base, bytes, index..<end)
                append(word, index..<end, .space, base, item)
            } else if byte == 0x09 {
                append(base.empty, index..<end, .tab, base, item)
            } else if isControl(byte) {
                while end < item.end, bytes[end] != 0x09, isControl(bytes[end]) { end += 1 }
                append(base.empty, index..<end, .text, base, item)
            } else if byte & 0xFE == 0xE2, isWideSpace(index, item.end) {
                end = wideSpacesEnd(index, item.end)
                appendWord(index..<end, .space, base, item, script, shaper)
            } else {
                end = tokenEnd(index, item.end)
                appendToken(index..<end, base, item, script, shaper, isPlain)
            }
            index = end
        }
        if hasSpaceRules { joinAcrossSpaces(from: first) }
    }

    @inline(__always)
    private func isControl(_ byte: UInt8) -> Bool { byte < 0x20 || byte == 0x7F }

    /// The end of what stands between spaces and controls.
    @inline(__always)
    private func tokenEnd(_ start: Int, _ limit: Int) -> Int {
        var end = start + 1
        while end < limit, isInToken(end, limit) { end += 1 }
        if end < limit, bytes[end] == 0x20, isExtended(end + 1, limit) {
            // The space is a base for the marks after it.
            end += 1
            while end < limit, isInToken(end, limit) { end += 1 }
        }
        return end
    }

    @inline(__always)
    private func isInToken(_ offset: Int, _ limit: Int) -> Bool {
        let byte = bytes[offset]
        return byte > 0x20 && byte != 0x7F && (byte & 0xFE != 0xE2 || !isWideSpace(offset, limit))
    }

    /// Whether a space other than U+0020 begins at an offset that may end a line and is no base for marks.
    @inline(__always)
    private func isWideSpace(_ offset: Int, _ end: Int) -> Bool {
        bytes.isWideSpace(at: offset, end: end)
            && !isExtended(offset + UnsafePointer<UInt8>.wideSpaceCount, end)
    }

    /// The end of a stretch of one and the same wide space.
    private func wideSpacesEnd(_ start: Int, _ limit: Int) -> Int {
        let length = UnsafePointer<UInt8>.wideSpaceCount
        let limit = min(limit, start + Shaper.longestCached)
        var end = start + length
        while end + length <= limit, (0..<length).allSatisfy({ bytes[start + $0] == bytes[end + $0] }),
            isWideSpace(end, limit)
        {
            end += length
        }
        return end
    }

    /// Whether a mark that belongs to the character before it begins at an offset.
    @inline(__always)
    private func isExtended(_ offset: Int, _ end: Int) -> Bool {
        guard offset < end, bytes[offset] >= 0xCC else { return false }
        return context.properties[bytes.scalar(at: offset).value].extendsGrapheme
    }

    @inline(__always)
    private mutating func appendToken(
        _ token: Range<Int>, _ base: ShapingPlan, _ item: Itemizer.Item, _ script: StyleFonts.Script,
        _ shaper: Shaper, _ isPlain: Bool
    ) {
        var start = token.lowerBound
        repeat {
            let end = chunkEnd(start, token.upperBound, base, script)
            if isPlain {
                appendWord(start..<end, .text, base, item, script, shaper)
            } else {
                appendParts(start..<end, base, item, script, shaper)
            }
            start = end
        } while start < token.upperBound
    }

    @inline(__always)
    private mutating func appendWord(
        _ range: Range<Int>, _ kind: ShapedText.Segment.Kind, _ plan: ShapingPlan, _ item: Itemizer.Item,
        _ script: StyleFonts.Script,
        _ shaper: Shaper
    ) {
        let word = shapedWord(plan, range, shaper)
        if word.hasMissingGlyphs {
            appendWithFallback(range, kind, plan, item, script, shaper)
        } else {
            append(word, range, kind, plan, item)
        }
    }

    /// Appends a word of which some is set otherwise than the rest: attachments, and small capitals that
    /// the face does not have.
    @inline(never)
    private mutating func appendParts(
        _ range: Range<Int>, _ base: ShapingPlan, _ item: Itemizer.Item, _ script: StyleFonts.Script,
        _ shaper: Shaper
    ) {
        let attachment = attachment(item)
        var start = range.lowerBound
        while start < range.upperBound {
            var end = graphemeEnd(start, range.upperBound)
            let first = bytes.scalar(at: start).value
            if let attachment, first == InlineAttachment.character {
                let word = shaper.attachment(
                    attachment, base, size: glyphSize(base, item), bytes, start..<end)
                append(word, start..<end, .attachment, base, item)
            } else {
                let isSmall = base.smallCaps.contains(context.properties[first])
                while end < range.upperBound {
                    let next = bytes.scalar(at: end).value
                    if attachment != nil, next == InlineAttachment.character { break }
                    guard base.smallCaps.contains(context.properties[next]) == isSmall else { break }
                    end = graphemeEnd(end, range.upperBound)
                }
                let plan = isSmall ? base.small ?? base : base
                appendWord(start..<end, .text, plan, item, script, shaper)
            }
            start = end
        }
    }

    /// The end of a character with its marks and what ZWJ joins to it. The graphemes of ``Breaks`` have no
    /// bound, this looks no farther than the word goes.
    func graphemeEnd(_ start: Int, _ end: Int) -> Int {
        var isJoined = false
        var index = start + bytes.scalar(at: start).length
        while index < end, bytes[index] >= 0xCC || isJoined {
            let (scalar, length) = bytes.scalar(at: index)
            guard isJoined || context.properties[scalar].extendsGrapheme else { break }
            isJoined = scalar == 0x200D
            index += length
        }
        return min(index, end)
    }

    @inline(__always)
    func shapedWord(_ plan: ShapingPlan, _ range: Range<Int>, _ shaper: Shaper) -> ShapedWord {
        // A letter's form depends on its neighbours even where style, face or the longest segment
        // puts a boundary between them.
        if plan.isCursive, let paragraph = joinedContext(range) {
            return shaper.word(plan, bytes, range, within: paragraph)
        }
        return shaper.word(plan, bytes, range)
    }

    /// The surroundings of a word that letters beside it join; nil if none do.
    @inline(__always)
    func joinedContext(_ range: Range<Int>) -> Range<Int>? {
        let mayJoinBefore = range.lowerBound > 0 && bytes[range.lowerBound - 1] >= 0x80
        let mayJoinAfter = range.upperBound < count && bytes[range.upperBound] >= 0x80
        return mayJoinBefore || mayJoinAfter ? joiningContext(range, mayJoinBefore, mayJoinAfter) : nil
    }

    private func joiningContext(_ range: Range<Int>, _ mayJoinBefore: Bool, _ mayJoinAfter: Bool) -> Range<
        Int
    >? {
        func joins(at offset: Int) -> Bool { context.properties[bytes.scalar(at: offset).value].joins }
        let joinsBefore = mayJoinBefore && joins(at: bytes.scalarStart(before: range.lowerBound))
        guard joinsBefore || mayJoinAfter && joins(at: range.upperBound) else { return nil }
        // HarfBuzz looks at five scalars on either side.
        var start = range.lowerBound
        var end = range.upperBound
        for _ in 0..<5 where start > 0 { start = bytes.scalarStart(before: start) }
        for _ in 0..<5 where end < count { end += bytes.scalar(at: end).length }
        return start..<end
    }

    /// Where to cut a token: at each break in a script without spaces, so that its words are cached as
    /// others are; where it is too long to shape at once, where it is safe to.
    @inline(__always)
    private mutating func chunkEnd(
        _ start: Int, _ end: Int, _ plan: ShapingPlan, _ script: StyleFonts.Script
    ) -> Int {
        var end = end
        if script.breaksWithoutSpaces {
            while nextBreak < breaks.count, Int(breaks[nextBreak]) <= start { nextBreak += 1 }
            // Never between what a sign stacks.
            while nextBreak < breaks.count, Int(breaks[nextBreak]) < end,
                stacksNext(before: Int(breaks[nextBreak]))
            {
                nextBreak += 1
            }
            if nextBreak < breaks.count { end = min(end, Int(breaks[nextBreak])) }
        }
        return end - start > Self.longestSegment ? cut(start, end, plan) : end
    }

    /// Whether the character before an offset joins the one after it to its syllable, as a virama does.
    @inline(__always)
    private func stacksNext(before offset: Int) -> Bool {
        let (scalar, _) = bytes.scalar(at: bytes.scalarStart(before: offset))
        return context.properties[scalar].extendsGrapheme && CharacterProperties.isVirama(scalar)
    }

    private func cut(_ start: Int, _ end: Int, _ plan: ShapingPlan) -> Int {
        // What is near the window's end may look different when more follows.
        let latest = start + Self.longestSegment * 3 / 4
        var windowEnd = start + Self.longestSegment
        while bytes[windowEnd] & 0xC0 == 0x80 { windowEnd -= 1 }
        let cuts = context.shaper.cuts(plan, bytes, start..<windowEnd)
        // Best where a line may break as well: such a line's end is shaped already.
        let after = (breaksStart..<breaks.count).partitioningIndex { Int(breaks[$0]) > latest }
        if after > breaksStart {
            let last = Int(breaks[after - 1])
            if last > start, cuts.safe.contains(last) { return last }
        }
        if let cut = cuts.safe.last(where: { $0 > start && $0 <= latest }) { return cut }
        return cuts.all.last { $0 > start && $0 <= latest } ?? windowEnd
    }
}
