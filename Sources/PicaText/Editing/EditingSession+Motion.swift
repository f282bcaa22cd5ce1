extension EditingSession {
    /// Moves the caret; when extending, the selection's anchor stays.
    func move(_ motion: Motion, extending: Bool) {
        let isVertical = isVertical(motion)
        if !isVertical { goalX = nil }
        if !extending, !selection.isEmpty, let edge = collapsed(by: motion) {
            selection = Selection(edge)
            return
        }
        if isVertical, goalX == nil, let geometry = usableGeometry {
            goalX = geometry.caretRect(selection.head).x
        }
        let head = destination(of: motion, from: selection.head)
        selection = extending ? Selection(anchor: selection.anchor, head: head) : Selection(head)
    }

    private func isVertical(_ motion: Motion) -> Bool {
        switch motion {
        case .up, .down, .pageUp, .pageDown: true
        default: false
        }
    }

    /// Returns the selection's edge at which a plain arrow puts the caret, or `nil` for motions that start at the head.
    private func collapsed(by motion: Motion) -> Caret? {
        let range = selection.range
        switch motion {
        case .backward: return Caret(range.lowerBound)
        case .forward: return Caret(range.upperBound, .upstream)
        case .left, .right:
            let start = Caret(range.lowerBound)
            let end = Caret(range.upperBound, .upstream)
            let startIsLeft: Bool
            if let geometry = usableGeometry {
                let (a, b) = (geometry.caretRect(start), geometry.caretRect(end))
                startIsLeft =
                    a.y == b.y && a.x != b.x ? a.x < b.x : !geometry.isRightToLeft(at: selection.head.offset)
            } else {
                startIsLeft = true
            }
            return startIsLeft == (motion == .left) ? start : end
        default: return nil
        }
    }

    /// The geometry, except for a secret: its carets move by offset, so that nothing about its letters is revealed.
    private var usableGeometry: (any TextGeometry)? { isSecret ? nil : geometry }

    private func destination(of motion: Motion, from caret: Caret) -> Caret {
        let offset = caret.offset
        switch motion {
        case .left:
            guard let geometry = usableGeometry else { return Caret(buffer.graphemeBoundary(before: offset)) }
            return geometry.caret(leftOf: caret) ?? caret
        case .right:
            guard let geometry = usableGeometry else { return Caret(buffer.graphemeBoundary(after: offset)) }
            return geometry.caret(rightOf: caret) ?? caret
        case .backward: return Caret(buffer.graphemeBoundary(before: offset))
        case .forward: return Caret(buffer.graphemeBoundary(after: offset), .upstream)
        case .wordLeft:
            return Caret(isRightToLeft(at: offset) ? wordEnd(after: offset) : wordStart(before: offset))
        case .wordRight:
            return Caret(isRightToLeft(at: offset) ? wordStart(before: offset) : wordEnd(after: offset))
        case .wordBackward: return Caret(wordStart(before: offset))
        case .wordForward: return Caret(wordEnd(after: offset), .upstream)
        case .up, .down, .pageUp, .pageDown: return verticalDestination(of: motion, from: caret)
        case .lineStart: return Caret(lineRange(at: caret).lowerBound)
        case .lineEnd: return lineEnd(at: caret)
        case .paragraphStart: return Caret(buffer.paragraphRange(at: offset).lowerBound)
        case .paragraphEnd: return Caret(buffer.paragraphContentRange(at: offset).upperBound, .upstream)
        case .documentStart: return Caret(0)
        case .documentEnd: return Caret(buffer.utf8Count, .upstream)
        }
    }

    /// Returns the destination of a vertical motion. Up from the first line leads to the text's start, down from the
    /// last to its end.
    private func verticalDestination(of motion: Motion, from caret: Caret) -> Caret {
        let (first, last) = (Caret(0), Caret(buffer.utf8Count, .upstream))
        guard let geometry = usableGeometry else {
            return motion == .up || motion == .pageUp ? paragraphAbove(caret) : paragraphBelow(caret)
        }
        let x = goalX ?? geometry.caretRect(caret).x
        switch motion {
        case .up: return geometry.caret(above: caret, x: x) ?? first
        case .down: return geometry.caret(below: caret, x: x) ?? last
        default:
            let up = motion == .pageUp
            guard (up ? geometry.caret(above: caret, x: x) : geometry.caret(below: caret, x: x)) != nil
            else { return up ? first : last }
            let rect = geometry.caretRect(caret)
            let middle = rect.y + rect.height / 2
            return geometry.caret(atX: x, y: middle + (up ? -geometry.pageHeight : geometry.pageHeight))
        }
    }

    /// Returns the position in the previous paragraph at the same byte distance from its start. In the first paragraph
    /// it is the text's start.
    private func paragraphAbove(_ caret: Caret) -> Caret {
        let here = buffer.paragraphRange(at: caret.offset)
        guard here.lowerBound > 0 else { return Caret(0) }
        let above = buffer.paragraphContentRange(at: here.lowerBound - 1)
        return Caret(place(caret.offset - here.lowerBound, in: above))
    }

    private func paragraphBelow(_ caret: Caret) -> Caret {
        let here = buffer.paragraphRange(at: caret.offset)
        let below = buffer.paragraphContentRange(at: here.upperBound)
        guard below.lowerBound >= here.upperBound, here.upperBound > here.lowerBound else {
            return Caret(buffer.utf8Count)
        }
        return Caret(place(caret.offset - here.lowerBound, in: below))
    }

    private func place(_ distance: Int, in paragraph: Range<Int>) -> Int {
        buffer.graphemeBoundary(atOrBefore: min(paragraph.lowerBound + distance, paragraph.upperBound))
    }

    // MARK: Units

    private func lineRange(at caret: Caret) -> Range<Int> {
        usableGeometry?.lineRange(at: caret) ?? buffer.paragraphContentRange(at: caret.offset)
    }

    /// At a soft line break, upstream affinity keeps the caret on this line.
    private func lineEnd(at caret: Caret) -> Caret {
        Caret(lineRange(at: caret).upperBound, .upstream)
    }

    private func isRightToLeft(at offset: Int) -> Bool {
        usableGeometry?.isRightToLeft(at: offset) ?? false
    }

    /// A secret counts as one word, so that motion reveals nothing about its content.
    private func wordStart(before offset: Int) -> Int {
        isSecret ? 0 : buffer.wordStart(before: offset, by: breaks)
    }

    private func wordEnd(after offset: Int) -> Int {
        isSecret ? buffer.utf8Count : buffer.wordEnd(after: offset, by: breaks)
    }

    /// Returns the range that a backward deletion from the caret removes.
    ///
    /// At a line's or paragraph's start it is the line end before it.
    func unitBackward(_ unit: Granularity) -> Range<Int> {
        let caret = selection.head
        let start =
            switch unit {
            // A secret shows only dots, each for one grapheme.
            case .grapheme where isSecret: buffer.graphemeBoundary(before: caret.offset)
            case .grapheme: buffer.backspaceBoundary(before: caret.offset)
            case .word: wordStart(before: caret.offset)
            case .line: lineRange(at: caret).lowerBound
            case .paragraph: buffer.paragraphRange(at: caret.offset).lowerBound
            case .document: 0
            }
        let reached = start == caret.offset ? buffer.graphemeBoundary(before: start) : start
        return min(reached, caret.offset)..<caret.offset
    }

    /// Returns the range that a forward deletion from the caret removes. At a line's or paragraph's end it is the line
    /// end.
    func unitForward(_ unit: Granularity) -> Range<Int> {
        let caret = selection.head
        let end =
            switch unit {
            case .grapheme: buffer.graphemeBoundary(after: caret.offset)
            case .word: wordEnd(after: caret.offset)
            case .line: lineRange(at: caret).upperBound
            case .paragraph: buffer.paragraphContentRange(at: caret.offset).upperBound
            case .document: buffer.utf8Count
            }
        let reached = end == caret.offset ? buffer.graphemeBoundary(after: end) : end
        return caret.offset..<max(reached, caret.offset)
    }

    /// Returns the range that a click of some granularity selects.
    func unit(_ unit: Granularity, at caret: Caret) -> Range<Int> {
        let offset = caret.offset
        return switch unit {
        case .grapheme: offset..<offset
        case .word where isSecret: 0..<buffer.utf8Count
        case .word: buffer.wordRange(at: offset, by: breaks)
        case .line: lineRange(at: caret)
        case .paragraph: buffer.paragraphRange(at: offset)
        case .document: 0..<buffer.utf8Count
        }
    }
}
