import CHarfBuzz

/// Where carets stand in a visual run.
extension LineRuns {
    /// A place between two graphemes and its distance along the text from the run's start.
    struct Stop {
        var offset: Int
        var distance: Double
    }

    /// The stops of the part of a run that one segment holds, its ends included.
    func stops(of run: VisualRun, segment number: Int, _ paragraph: ShapedText.Paragraph) -> [Stop] {
        let segment = shaped.segments[number]
        let part = run.range.clamped(to: Int(segment.start)..<Int(segment.end))
        let base = width(run.range.lowerBound..<part.lowerBound, paragraph)
        let textRun = shaped.runs[Int(segment.run)]
        let word = shaped.piece(segment, part)
        var result = [Stop(offset: part.lowerBound, distance: base)]
        let breaks = shaped.context.breaks
        let text = shaped.styled.text
        var x = base
        // Looked for once, as one grapheme may hold thousands of clusters.
        var boundary = breaks.grapheme(after: part.lowerBound, in: text)
        word.forEachCluster(isRightToLeft: textRun.isRightToLeft) { cluster, advance in
            let width = textRun.width(ofCluster: advance)
            let end = part.lowerBound + cluster.upperBound
            var inside: [Int] = []
            while let next = boundary, next <= end {
                inside.append(next)
                boundary = breaks.grapheme(after: next, in: text)
            }
            // A ligature's carets are where its font has them, else they divide it evenly.
            let carets = inside.count > 1 ? ligatureCarets(word, cluster, inside.count - 1, textRun) : nil
            for (index, offset) in inside.enumerated() {
                let share = Double(index + 1) / Double(inside.count) * width
                let distance = index == inside.count - 1 ? width : carets?[index] ?? share
                result.append(Stop(offset: offset, distance: x + distance))
            }
            x += width
            return true
        }
        if result[result.count - 1].offset < part.upperBound {
            result.append(Stop(offset: part.upperBound, distance: x))
        }
        return result
    }

    /// The carets inside a ligature as its font has them: distances along the text from the cluster's
    /// start, in points. nil if there are not `count` of them, one after the other in the glyph.
    private func ligatureCarets(
        _ word: ShapedWord, _ cluster: Range<Int>, _ count: Int, _ run: ShapedText.Run
    ) -> [Double]? {
        guard let font = run.plan.font.face.hbFont else { return nil }
        let direction = run.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR
        var total = 0
        var found: [Int]?
        for number in 0..<word.glyphCount where Int(word.glyphs[number].cluster) == cluster.lowerBound {
            let glyph = word.glyphs[number]
            var length = UInt32(count)
            var carets = [hb_position_t](repeating: 0, count: count)
            let all = hb_ot_layout_get_ligature_carets(font, direction, glyph.id, 0, &length, &carets)
            if found == nil, Int(all) == count, Int(length) == count {
                let start = total + Int(glyph.x)
                let places = carets.map { start + Int($0) }
                let edges = [total] + places + [total + Int(glyph.advance)]
                if zip(edges, edges.dropFirst()).allSatisfy({ $0 < $1 }) { found = places }
            }
            total += Int(glyph.advance)
        }
        return found.map { places in
            run.isRightToLeft
                ? places.reversed().map { Double(total - $0) * run.scale + run.tracking }
                : places.map { Double($0) * run.scale }
        }
    }

    /// How far an offset lies from a run's start along the text.
    func distance(to offset: Int, in run: VisualRun, _ paragraph: ShapedText.Paragraph) -> Double {
        guard run.kind == .text else { return offset >= run.range.upperBound ? run.width : 0 }
        guard offset > run.range.lowerBound else { return 0 }
        guard offset < run.range.upperBound else { return run.width }
        let number = shaped.segment(at: offset, in: paragraph.segments)
        let segment = shaped.segments[number]
        if Int(segment.start) == offset { return width(run.range.lowerBound..<offset, paragraph) }
        let stops = stops(of: run, segment: number, paragraph)
        return (stops.last { $0.offset <= offset } ?? stops[0]).distance
    }

    /// The stop of a run nearest to a distance along the text.
    func offset(nearest distance: Double, in run: VisualRun, _ paragraph: ShapedText.Paragraph) -> Int {
        guard run.kind == .text else {
            return distance < run.width / 2 ? run.range.lowerBound : run.range.upperBound
        }
        let first = shaped.segment(at: run.range.lowerBound, in: paragraph.segments)
        let last = shaped.segment(at: run.range.upperBound - 1, in: paragraph.segments)
        var number = first
        let head = pieceWidth(first, run.range)
        if distance > head, first < last {
            let target = shaped.positions[first + 1] + distance - head
            var low = first + 1
            var high = last
            while low < high {
                let middle = (low + high) / 2
                if shaped.positions[middle + 1] <= target { low = middle + 1 } else { high = middle }
            }
            number = low
        }
        var best = run.range.lowerBound
        var least = Double.infinity
        for stop in stops(of: run, segment: number, paragraph) where abs(stop.distance - distance) < least {
            least = abs(stop.distance - distance)
            best = stop.offset
        }
        return best
    }
}
