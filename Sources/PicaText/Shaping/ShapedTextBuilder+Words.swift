import PicaFoundation

/// The division of items into words.
extension ShapedTextBuilder {
    /// The longest part of a word that is shaped as a unit, in bytes.
    private static let longestSegment = 320

    mutating func shape(_ item: Itemizer.Item) {
        // Passed along, which saves reference counting for each word.
        let shaper = context.shaper
        let base = base(of: item)
        let first = segments.count
        hasSpaceRules = false
        openRun(base.runStyle, item.level, at: item.start)
        var index = item.start
        while index < item.end {
            let byte = bytes[index]
            var end = index + 1
            if byte == 0x20, !scanner.isExtended(end, item.end) {
                let limit = min(item.end, index + Shaper.longestCached)
                while end < limit, bytes[end] == 0x20, !scanner.isExtended(end + 1, item.end) { end += 1 }
                let word = end - index == 1 ? base.space : shaper.word(base.plan, bytes, index..<end)
                append(word, index..<end, .space, base.runStyle, item.level)
            } else if byte == 0x09 {
                append(base.plan.empty, index..<end, .tab, base.runStyle, item.level)
            } else if TokenScanner.isControl(byte) {
                while end < item.end, bytes[end] != 0x09, TokenScanner.isControl(bytes[end]) { end += 1 }
                append(base.plan.empty, index..<end, .text, base.runStyle, item.level)
            } else if byte & 0xFE == 0xE2, scanner.isWideSpace(index, item.end) {
                end = scanner.wideSpacesEnd(index, item.end)
                appendWord(index..<end, .space, base.plan, base.runStyle, base, item, shaper)
            } else {
                end = scanner.tokenEnd(index, item.end)
                if base.isPlain, !base.script.breaksWithoutSpaces,
                    !base.plan.isCursive || !scanner.mayJoin(index..<end),
                    let word = shaper.knownWord(base.plan, bytes, index..<end), !word.hasMissingGlyphs
                {
                    append(word, index..<end, .text, base.runStyle, item.level)
                } else {
                    appendToken(index..<end, base, item, shaper)
                }
            }
            index = end
        }
        if hasSpaceRules { joinAcrossSpaces(from: first) }
    }

    @inline(never)
    private mutating func appendToken(
        _ token: Range<Int>, _ base: Base, _ item: Itemizer.Item, _ shaper: Shaper
    ) {
        var start = token.lowerBound
        repeat {
            let end = chunkEnd(start, token.upperBound, base)
            if base.isPlain {
                appendWord(start..<end, .text, base.plan, base.runStyle, base, item, shaper)
            } else {
                appendParts(start..<end, base, item, shaper)
            }
            start = end
        } while start < token.upperBound
    }

    @inline(__always)
    private mutating func appendWord(
        _ range: Range<Int>, _ kind: ShapedText.Segment.Kind, _ plan: ShapingPlan, _ runStyle: Int32,
        _ base: Base, _ item: Itemizer.Item, _ shaper: Shaper
    ) {
        let word = shapedWord(plan, range, shaper)
        if word.hasMissingGlyphs {
            appendWithFallback(range, kind, plan, base.script, item, shaper)
        } else {
            append(word, range, kind, runStyle, item.level)
        }
    }

    /// Appends a word with parts in different plans: attachments, and small capitals that the face lacks.
    @inline(never)
    private mutating func appendParts(
        _ range: Range<Int>, _ base: Base, _ item: Itemizer.Item, _ shaper: Shaper
    ) {
        let attachment = attachment(item)
        let plan = base.plan
        var start = range.lowerBound
        while start < range.upperBound {
            var end = scanner.graphemeEnd(start, range.upperBound)
            let first = bytes.scalar(at: start).value
            if let attachment, first == InlineAttachment.character {
                let word = shaper.attachment(
                    attachment, plan, size: glyphSize(plan, item), bytes, start..<end)
                append(word, start..<end, .attachment, base.runStyle, item.level)
            } else {
                let isSmall = plan.smallCaps.contains(context.properties[first])
                while end < range.upperBound {
                    let next = bytes.scalar(at: end).value
                    if attachment != nil, next == InlineAttachment.character { break }
                    guard plan.smallCaps.contains(context.properties[next]) == isSmall else { break }
                    end = scanner.graphemeEnd(end, range.upperBound)
                }
                let own = isSmall ? plan.small ?? plan : plan
                appendWord(
                    start..<end, .text, own, runStyle(own, style: item.style), base, item, shaper)
            }
            start = end
        }
    }

    @inline(__always)
    func shapedWord(_ plan: ShapingPlan, _ range: Range<Int>, _ shaper: Shaper) -> ShapedWord {
        // A letter's form depends on its neighbors even where style, face or the longest segment put a boundary between
        // them.
        if plan.isCursive, let paragraph = scanner.joinedContext(range) {
            return shaper.word(plan, bytes, range, within: paragraph)
        }
        return shaper.word(plan, bytes, range)
    }

    /// Returns the end of the next chunk of a token.
    ///
    /// In a script without spaces it is each break, so that words are cached. A token too long to shape as a unit is
    /// cut where that is safe.
    @inline(__always)
    private mutating func chunkEnd(
        _ start: Int, _ end: Int, _ base: Base
    ) -> Int {
        var end = end
        if base.script.breaksWithoutSpaces {
            while nextBreak < breaks.count, Int(breaks[nextBreak]) <= start { nextBreak += 1 }
            // Never between letters that a virama stacks.
            while base.script.stacks, nextBreak < breaks.count, Int(breaks[nextBreak]) < end,
                scanner.stacksNext(before: Int(breaks[nextBreak]))
            {
                nextBreak += 1
            }
            if nextBreak < breaks.count { end = min(end, Int(breaks[nextBreak])) }
        }
        return end - start > Self.longestSegment ? cut(start, end, base.plan) : end
    }

    private func cut(_ start: Int, _ end: Int, _ plan: ShapingPlan) -> Int {
        // Shaping near the window's end may change when more text follows.
        let latest = start + Self.longestSegment * 3 / 4
        var windowEnd = start + Self.longestSegment
        while bytes[windowEnd] & 0xC0 == 0x80 { windowEnd -= 1 }
        let cuts = context.shaper.cuts(plan, bytes, start..<windowEnd)
        // A line break opportunity is best, because such a line's end is then shaped already.
        let after = (breaksStart..<breaks.count).partitioningIndex { Int(breaks[$0]) > latest }
        if after > breaksStart {
            let last = Int(breaks[after - 1])
            if last > start, cuts.safe.contains(last) { return last }
        }
        if let cut = cuts.safe.last(where: { $0 > start && $0 <= latest }) { return cut }
        return cuts.all.last { $0 > start && $0 <= latest } ?? windowEnd
    }
}
