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
        word.forEachCluster(isRightToLeft: textRun.isRightToLeft) { cluster, advance in
            let width = Double(advance) * textRun.scale + textRun.tracking
            let end = part.lowerBound + cluster.upperBound
            // A ligature's carets divide it evenly.
            var inside: [Int] = []
            var offset = result[result.count - 1].offset
            while let next = breaks.grapheme(after: offset, in: text), next <= end {
                inside.append(next)
                offset = next
            }
            for (index, offset) in inside.enumerated() {
                result.append(
                    Stop(offset: offset, distance: x + width * Double(index + 1) / Double(inside.count)))
            }
            x += width
            return true
        }
        if result[result.count - 1].offset < part.upperBound {
            result.append(Stop(offset: part.upperBound, distance: x))
        }
        return result
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
