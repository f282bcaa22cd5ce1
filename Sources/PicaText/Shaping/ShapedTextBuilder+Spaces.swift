/// Kerning and other rules across spaces.
///
/// Words are shaped and cached without the spaces between them. A few faces have rules about spaces. For these,
/// HarfBuzz is asked once per pair of characters around a space whether both sides and the space look the same together
/// as separately. If not, the words are shaped as one.
extension ShapedTextBuilder {
    /// The longest sequence of words that is shaped as one, in bytes.
    private static let longestChain = 320
    /// The number of characters on either side of a space that a rule may depend on.
    private static let reach = 6

    /// Corrects the segments from one on where words and spaces depend on each other.
    @inline(__always)
    mutating func joinAcrossSpaces(from first: Int) {
        var number = first
        while number < segments.count {
            if segments[number].kind == .space, isTied(number, first) {
                joinTied(from: number, first)
                return
            }
            number += 1
        }
    }

    /// Whether a rule may apply to a space segment.
    @inline(__always)
    private func isTied(_ number: Int, _ first: Int) -> Bool {
        number > first && !segments[number - 1].word.ties.isDisjoint(with: [.after, .beyond])
            || number + 1 < segments.count
                && !segments[number + 1].word.ties.isDisjoint(with: [.before, .beyond])
    }

    @inline(never)
    private mutating func joinTied(from start: Int, _ first: Int) {
        // The segments to shape as one.
        var chain: Range<Int>?
        // The start of the context that is shaped with them but not replaced.
        var lead = first
        var isChanged = false
        for number in start..<segments.count where segments[number].kind == .space && isTied(number, first) {
            let junction = junction(number, first, after: chain)
            if let spaces = junction.spaces {
                segments[number].word = spaces
                isChanged = true
            }
            guard junction.changesWords else { continue }
            isChanged = true
            let from = isNeighbor(number - 1, number, first) ? number - 1 : number
            let joined = from..<(isNeighbor(number + 1, number, first) ? number + 2 : number + 1)
            if let open = chain, open.upperBound > joined.lowerBound,
                segments[joined.upperBound - 1].end - segments[open.lowerBound].start < Self.longestChain
            {
                chain = open.lowerBound..<joined.upperBound
            } else {
                if let open = chain { shapeAsOne(open, from: lead) }
                // The next chain after one split for its length is shaped with that one as context.
                lead = joined.lowerBound
                if let open = chain, open.upperBound > lead { lead = max(lead - Self.reach, open.lowerBound) }
                chain = joined
            }
        }
        if let chain { shapeAsOne(chain, from: lead) }
        if isChanged { measure(from: max(start - 1, first)) }
    }

    /// Whether a segment is text next to a space segment, in the same run.
    private func isNeighbor(_ number: Int, _ space: Int, _ first: Int) -> Bool {
        (first..<segments.count).contains(number) && segments[number].run == segments[space].run
            && segments[number].kind == .text
    }

    private mutating func shapeAsOne(_ chain: Range<Int>, from lead: Int) {
        let plan = runStyles[Int(runs[Int(segments[chain.lowerBound].run)].runStyle)].plan
        let parts = chain.map { Int(segments[$0].start)..<Int(segments[$0].end) }
        let range = Int(segments[lead].start)..<parts[parts.count - 1].upperBound
        let words = context.shaper.words(
            plan, bytes, range, within: scanner.joinedContext(range) ?? range, parts: parts)
        for (number, word) in zip(chain, words) { segments[number].word = word }
    }

    /// - Parameter chain: The words before that are shaped as one; a change to the last of them may affect the next.
    private func junction(_ number: Int, _ first: Int, after chain: Range<Int>?) -> SpaceJunction {
        let spaces = Int(segments[number].start)..<Int(segments[number].end)
        let wordBefore = isNeighbor(number - 1, number, first) ? segments[number - 1] : nil
        let wordAfter = isNeighbor(number + 1, number, first) ? segments[number + 1] : nil
        let plan = runStyles[Int(runs[Int(segments[number].run)].runStyle)].plan
        let isFar = [wordBefore, wordAfter].contains { $0?.word.ties.contains(.beyond) == true }
        // In cursive scripts a letter's form depends on its neighbor.
        let reach = isFar ? Self.reach : plan.isCursive ? 2 : 1
        let bounds = self.bounds(ofRunAt: number, first)
        var start = spaces.lowerBound
        var end = spaces.upperBound
        if wordBefore != nil {
            for _ in 0..<reach where start > bounds.lowerBound {
                repeat {
                    start = bytes.scalarStart(before: start)
                } while start > bounds.lowerBound
                    && context.properties[bytes.scalar(at: start).value].extendsGrapheme
            }
        }
        if let chain, chain.upperBound == number { start = min(start, Int(segments[chain.lowerBound].start)) }
        if wordAfter != nil {
            for _ in 0..<reach where end < bounds.upperBound {
                end = scanner.graphemeEnd(end, bounds.upperBound)
            }
        }
        let window = start..<end
        let key = SpaceJunction.Key(plan, bytes, window, spaces: spaces)
        if let key, let known = context.shaper.junctions[key] { return known }
        // A word's separate form would be the same whatever follows the next space.
        let before = max(start, wordBefore.map { Int($0.start) } ?? start)
        let after = min(end, wordAfter.map { Int($0.end) } ?? end)
        let found = junction(plan, window, [before..<spaces.lowerBound, spaces, spaces.upperBound..<after])
        if let key { context.shaper.junctions[key] = found }
        return found
    }

    /// - Parameter parts: The end of a word, the spaces, and the next word's beginning.
    private func junction(_ plan: ShapingPlan, _ window: Range<Int>, _ parts: [Range<Int>]) -> SpaceJunction {
        let shaper = context.shaper
        let before = window.lowerBound..<parts[0].lowerBound
        let after = parts[2].upperBound..<window.upperBound
        let together = shaper.words(
            plan, bytes, window, within: window, parts: [before] + parts + [after])
        func isChanged(_ number: Int) -> Bool {
            let part = parts[number]
            guard !part.isEmpty else { return false }
            return !shaper.word(plan, bytes, part, within: part).looks(like: together[number + 1])
        }
        return SpaceJunction(
            spaces: isChanged(1) ? together[2] : nil, changesWords: isChanged(0) || isChanged(2))
    }

    /// Returns the text of a segment's run, as far as it has segments from `first` on.
    private func bounds(ofRunAt number: Int, _ first: Int) -> Range<Int> {
        let run = Int(segments[number].run)
        let end = run + 1 < runs.count ? Int(runs[run + 1].start) : self.end
        return max(Int(runs[run].start), Int(segments[first].start))..<end
    }
}
