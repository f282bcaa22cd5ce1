import CPicaHarfBuzz
import PicaFoundation

/// The caret stops in a run.
extension PlacedLine {
    /// Returns the horizontal position of an offset in a run, in points from the layout's left edge.
    func x(of offset: Int, in run: VisualRun, _ shaped: ShapedText) -> Double {
        if offset >= run.range.upperBound { return run.isRightToLeft ? run.x : run.x + run.width }
        guard offset > run.range.lowerBound, run.kind == .text else {
            return run.isRightToLeft ? run.x + run.width : run.x
        }
        let number =
            run.isRightToLeft
            ? run.clusters.partitioningIndex { Int(clusters[$0].start) <= offset }
            : run.clusters.partitioningIndex { Int(clusters[$0].end) > offset }
        guard run.clusters.contains(number) else { return run.x }
        var distance = 0.0
        forEachStop(inside: clusters[number], run, shaped) { stop, place in
            if stop <= offset { distance = place }
        }
        let cluster = clusters[number]
        return run.isRightToLeft ? cluster.maxX - distance : cluster.x + distance
    }

    /// Returns the caret stop of a run nearest to a position.
    func offset(atX x: Double, in run: VisualRun, _ shaped: ShapedText) -> Int {
        guard run.kind == .text, !run.clusters.isEmpty else {
            return (x < run.x + run.width / 2) == run.isRightToLeft
                ? run.range.upperBound : run.range.lowerBound
        }
        let found = run.clusters.partitioningIndex { clusters[$0].maxX > x }
        let cluster = clusters[min(found, run.clusters.upperBound - 1)]
        let distance = run.isRightToLeft ? cluster.maxX - x : x - cluster.x
        var best = Int(cluster.start)
        var least = abs(distance)
        func consider(_ stop: Int, _ place: Double) {
            // Of two equally near stops the first one wins, regardless of rounding.
            guard abs(place - distance) < least - LineFiller.tolerance else { return }
            least = abs(place - distance)
            best = stop
        }
        forEachStop(inside: cluster, run, shaped, consider)
        consider(Int(cluster.end), cluster.width)
        return best
    }

    /// Calls `body` for each grapheme boundary inside a cluster, in logical order.
    /// - Parameter body: Receives its offset and its distance from the cluster's start along the text.
    private func forEachStop(
        inside cluster: Cluster, _ run: VisualRun, _ shaped: ShapedText, _ body: (Int, Double) -> Void
    ) {
        guard cluster.end - cluster.start > 1 else { return }
        let breaks = shaped.context.breaks
        let text = shaped.styled.text
        var inside: [Int] = []
        var boundary = breaks.grapheme(after: Int(cluster.start), in: text)
        while let next = boundary, next < Int(cluster.end) {
            inside.append(next)
            boundary = breaks.grapheme(after: next, in: text)
        }
        guard !inside.isEmpty else { return }
        // A ligature's carets are defined by its font; otherwise they divide it evenly.
        let carets = ligatureCarets(cluster, inside.count, run, shaped)
        for (index, offset) in inside.enumerated() {
            let share = Double(index + 1) / Double(inside.count + 1) * cluster.width
            body(offset, carets?[index] ?? share)
        }
    }

    /// Returns the carets inside a ligature as its font defines them: distances from the cluster's start, in points.
    ///
    /// It is `nil` unless there are exactly `count`, in ascending order within the cluster.
    private func ligatureCarets(
        _ cluster: Cluster, _ count: Int, _ run: VisualRun, _ shaped: ShapedText
    ) -> [Double]? {
        let runStyle = shaped.runStyle(of: run)
        guard let font = runStyle.plan.font.face.hbFont,
            let part = parts.first(where: { $0.glyphs.contains(Int(cluster.firstGlyph)) })
        else { return nil }
        let direction = run.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR
        for glyph in glyphs[cluster.glyphs] {
            var length = UInt32(count)
            var carets = [hb_position_t](repeating: 0, count: count)
            let all = hb_ot_layout_get_ligature_carets(font, direction, glyph.id, 0, &length, &carets)
            guard Int(all) == count, Int(length) == count else { continue }
            let origin = part.x + Double(glyph.x) - cluster.x
            let places = carets.map { origin + Double($0) * runStyle.scale }
            let edges = [0] + places + [cluster.width]
            guard zip(edges, edges.dropFirst()).allSatisfy({ $0 < $1 }) else { continue }
            return run.isRightToLeft ? places.reversed().map { cluster.width - $0 } : places
        }
        return nil
    }
}
