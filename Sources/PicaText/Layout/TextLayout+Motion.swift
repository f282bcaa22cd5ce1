/// Where carets go.
///
/// Left and right go over one character as seen on screen, so the caret never turns within a line. At
/// a line's edge they go on as the paragraph reads. A key that reads one paragraph forward reads one
/// of the other direction backward: it enters such a paragraph at its start and ends there, rather
/// than going back and forth between two.
extension TextLayout {
    // MARK: As seen on screen

    /// The caret one place to the left; nil at the text's edge.
    package func caret(leftOf caret: Caret) -> Caret? { move(caret, toLeft: true) }

    /// The caret one place to the right; nil at the text's edge.
    package func caret(rightOf caret: Caret) -> Caret? { move(caret, toLeft: false) }

    private func move(_ caret: Caret, toLeft: Bool) -> Caret? {
        guard !lines.isEmpty else { return nil }
        let number = line(of: caret)
        let line = lines[number]
        let offset = min(max(caret.offset, line.range.lowerBound), line.range.upperBound)
        let start = Caret(offset, caret.affinity)
        if let next = moveInLine(start, textRuns(ofLine: number), number, toLeft) { return next }
        return toLeft == readsRightToLeft(line: number)
            ? enterNext(number, toLeft) : enterPrevious(number, caret, toLeft)
    }

    /// The next stop in the line; nil at its edge.
    private func moveInLine(_ caret: Caret, _ runs: [VisualRun], _ number: Int, _ toLeft: Bool) -> Caret? {
        var offset = caret.offset
        var index: Int
        if isAtParagraphEdge(caret, number), !runs.isEmpty {
            guard toLeft == lines[number].isRightToLeft else { return nil }
            index = toLeft ? runs.count - 1 : 0
            offset = runs[index].exit(runs[index].isRightToLeft != toLeft)
        } else {
            guard let found = runIndex(of: caret, runs) else { return nil }
            index = found
        }
        while true {
            let run = runs[index]
            let isForward = run.isRightToLeft == toLeft
            if offset != run.exit(isForward) {
                offset = step(offset, run, isForward: isForward)
                // Where a direction changes inside a character its middle is no stop.
                if shaped.context.breaks.isGraphemeBoundary(offset, in: shaped.styled.text) {
                    return landed(offset, index, runs, number)
                }
            } else {
                // Into the neighbour, over its nearest character.
                index += toLeft ? -1 : 1
                guard runs.indices.contains(index) else { return nil }
                offset = runs[index].exit(runs[index].isRightToLeft != toLeft)
            }
        }
    }

    private func step(_ offset: Int, _ run: VisualRun, isForward: Bool) -> Int {
        let breaks = shaped.context.breaks
        let text = shaped.styled.text
        if run.kind == .ellipsis { return run.exit(isForward) }
        if isForward {
            return min(breaks.grapheme(after: offset, in: text) ?? run.range.upperBound, run.range.upperBound)
        }
        return max(breaks.grapheme(before: offset, in: text) ?? run.range.lowerBound, run.range.lowerBound)
    }

    /// A caret at an offset of a run, standing with that run.
    private func landed(_ offset: Int, _ index: Int, _ runs: [VisualRun], _ number: Int) -> Caret {
        if offset == lines[number].range.upperBound, isJoinedToNext(number, runs) {
            return Caret(offset, .downstream)
        }
        return standing(offset, index, runs)
    }

    /// A caret at an offset of a run: with that run, or with the one that goes on from it the same way.
    ///
    /// Where runs of no width lie about, equal places are not enough: the motion would turn in circles.
    private func standing(_ offset: Int, _ index: Int, _ runs: [VisualRun]) -> Caret {
        let run = runs[index]
        guard offset == run.range.upperBound, offset != shaped.count else {
            return Caret(offset, .downstream)
        }
        let next = run.isRightToLeft ? index - 1 : index + 1
        let goesOn =
            runs.indices.contains(next) && runs[next].range.lowerBound == offset
            && runs[next].isRightToLeft == run.isRightToLeft
        return Caret(offset, goesOn ? .downstream : .upstream)
    }

    // MARK: From line to line

    /// Whether a line's far edge and the next line's near edge are one place: both at one soft break.
    private func isJoinedToNext(_ number: Int, _ runs: [VisualRun]) -> Bool {
        let line = lines[number]
        guard !line.endsParagraph, lines.indices.contains(number + 1),
            let end = line.isRightToLeft ? runs.first : runs.last,
            end.isRightToLeft == line.isRightToLeft, end.range.upperBound == line.range.upperBound
        else { return false }
        let next = textRuns(ofLine: number + 1)
        guard let start = line.isRightToLeft ? next.last : next.first else { return false }
        return start.isRightToLeft == line.isRightToLeft
            && start.range.lowerBound == line.range.upperBound
    }

    /// A line's direction as far as motion goes: an empty one reads on as the text before it does.
    private func readsRightToLeft(line number: Int) -> Bool {
        let isEmpty = { (line: Line) in line.range.isEmpty }
        guard isEmpty(lines[number]) else { return lines[number].isRightToLeft }
        let near = lines[..<number].last { !isEmpty($0) } ?? lines[number...].first { !isEmpty($0) }
        return (near ?? lines[number]).isRightToLeft
    }

    private func enterNext(_ number: Int, _ toLeft: Bool) -> Caret? {
        guard number + 1 < lines.count else { return nil }
        guard readsRightToLeft(line: number + 1) == toLeft else {
            return Caret(lines[number + 1].range.lowerBound, .upstream)
        }
        return side(of: number + 1, isRight: toLeft)
    }

    private func enterPrevious(_ number: Int, _ caret: Caret, _ toLeft: Bool) -> Caret? {
        guard number > 0 else { return nil }
        guard readsRightToLeft(line: number - 1) != toLeft else {
            // Who came over the break does not turn there.
            return isAtParagraphEdge(caret, number) ? nil : side(of: number - 1, isRight: !toLeft)
        }
        let runs = textRuns(ofLine: number - 1)
        if isJoinedToNext(number - 1, runs) {
            // Go on over the character before the place that both lines share.
            let edge = Caret(lines[number - 1].range.upperBound, .upstream)
            if let next = moveInLine(edge, runs, number - 1, toLeft) { return next }
        }
        return side(of: number - 1, isRight: toLeft)
    }

    /// The caret at a line's left or right edge.
    private func side(of number: Int, isRight: Bool) -> Caret {
        let runs = textRuns(ofLine: number)
        guard let index = isRight ? runs.indices.last : runs.indices.first else {
            return Caret(lines[number].range.lowerBound)
        }
        return standing(runs[index].exit(runs[index].isRightToLeft != isRight), index, runs)
    }

    // MARK: Up and down

    /// The caret in the line above nearest to `goal`; nil in the first line.
    package func caret(above caret: Caret, x goal: Double) -> Caret? {
        let number = line(of: caret)
        return number > 0 ? self.caret(atX: goal, line: number - 1) : nil
    }

    /// The caret in the line below nearest to `goal`; nil in the last line.
    package func caret(below caret: Caret, x goal: Double) -> Caret? {
        let number = line(of: caret)
        return number + 1 < lines.count ? self.caret(atX: goal, line: number + 1) : nil
    }

    // MARK: In text order

    /// The next stop in text order: after a character, or at the end of a word; nil at the text's end.
    package func caret(after caret: Caret, by unit: CaretUnit = .character) -> Caret? {
        let text = shaped.styled.text
        guard caret.offset < shaped.count else { return nil }
        let breaks = shaped.context.breaks
        let offset =
            unit == .word
            ? breaks.wordEnd(after: caret.offset, in: text) : breaks.grapheme(after: caret.offset, in: text)
        return Caret(offset ?? shaped.count, .upstream)
    }

    /// The stop before in text order: before a character, or at the start of a word; nil at the text's
    /// start.
    package func caret(before caret: Caret, by unit: CaretUnit = .character) -> Caret? {
        let text = shaped.styled.text
        guard caret.offset > 0 else { return nil }
        let breaks = shaped.context.breaks
        let offset =
            unit == .word
            ? breaks.wordStart(before: caret.offset, in: text)
            : breaks.grapheme(before: caret.offset, in: text)
        return Caret(offset ?? 0, .downstream)
    }
}

/// How far a motion in text order goes.
package enum CaretUnit: Hashable, Sendable {
    case character, word
}

extension VisualRun {
    /// Where a motion leaves the run that goes along its text, or against it.
    fileprivate func exit(_ isForward: Bool) -> Int { isForward ? range.upperBound : range.lowerBound }
}
