import Foundation
import PicaCanvas
import PicaDrawing
import PicaText

extension TextLayout {
    /// Adds the text to a display list.
    /// - Parameters:
    ///   - origin: The position of the layout's upper left corner, in points.
    ///   - palette: The styles that `TextStyle.paint` indexes.
    ///   - room: The rectangle that gradients span; `nil` for the whole layout.
    ///   - images: The images that the text's attachments index.
    ///   - lines: The lines to draw; `nil` for all.
    ///   - part: The part of one run to draw, on the line given; `nil` for whole lines.
    ///   - drawSymbol: Draws a symbol, which may be animating.
    package func draw(
        into list: inout DisplayList, at origin: CGPoint, palette: [ResolvedStyle],
        images: [ResolvedImage] = [], in room: CGRect? = nil, lines: Range<Int>? = nil, part: Part? = nil,
        drawSymbol: (ResolvedSymbol, inout DisplayList, CGRect) -> Void = { $0.draw(into: &$1, in: $2) }
    ) {
        let room = room ?? CGRect(x: origin.x, y: origin.y, width: width, height: height)
        func add(_ paint: Int, _ command: (Paint) -> DisplayList.Command) {
            if palette.indices.contains(paint) { palette[paint].draw(in: room, into: &list, command) }
        }
        func add(_ decorations: [DecorationLine]) {
            for line in decorations {
                guard let line = part.map({ line.cut(to: $0.span) }) ?? line else { continue }
                add(line.paint) { .decoration(line, origin: origin, $0) }
            }
        }
        func add(_ run: GlyphRun, _ x: Double, _ baseline: Double, _ paint: Int) {
            add(paint) { .glyphs(run, origin: CGPoint(x: origin.x + x, y: origin.y + baseline), $0) }
        }
        func frame(_ rect: TextRect) -> CGRect { CGRect(rect).offsetBy(dx: origin.x, dy: origin.y) }
        func add(_ rect: TextRect, _ paint: Int) {
            add(paint) { .rect(frame(rect), $0) }
        }
        if part == nil {
            for (rect, paint) in panels(inLines: lines) { add(rect, paint) }
            for marker in markers(inLines: lines) {
                let corner = CGPoint(x: origin.x + marker.x, y: origin.y + marker.y)
                marker.layout.draw(into: &list, at: corner, palette: palette, in: room)
            }
        }
        for (rect, paint) in backgrounds(inLines: lines) {
            let left = max(rect.x, part?.span.lowerBound ?? rect.x)
            let right = min(rect.maxX, part?.span.upperBound ?? rect.maxX)
            guard right > left else { continue }
            add(TextRect(x: left, y: rect.y, width: right - left, height: rect.height), paint)
        }
        add(underlines(inLines: lines))
        if let part {
            let run = part.glyphRun
            if !run.glyphs.isEmpty { add(run, part.run.x, part.run.baseline, part.run.style.paint) }
        } else {
            forEachRun(inLines: lines) { run, x, baseline, paint, _ in add(run, x, baseline, paint) }
        }
        for (id, rect) in attachments(inLines: lines) where images.indices.contains(id) {
            if let part, !part.span.contains(rect.x + rect.width / 2) { continue }
            images[id].draw(into: &list, in: frame(rect), drawSymbol: drawSymbol)
        }
        add(strikethroughs(inLines: lines))
    }

    /// A range of adjacent clusters in a run.
    package struct Part {
        let run: Run
        /// The indices into the run's clusters.
        private let indices: Range<Int>

        init(_ run: Run, _ indices: Range<Int>) {
            self.run = run
            self.indices = indices
        }

        /// The clusters, from left to right.
        var clusters: some RandomAccessCollection<Run.Cluster> {
            run.clusters.dropFirst(indices.lowerBound).prefix(indices.count)
        }

        /// The extent from the left edge to the right, in points from the layout's left edge.
        var span: Range<Double> {
            let left = clusters.first?.x ?? run.x
            let right = clusters.last.map { $0.x + $0.width } ?? left
            return left..<max(left, right)
        }

        /// The range of glyphs in the run.
        var glyphs: Range<Int> {
            let places = clusters.lazy.map(\.glyphs).filter { !$0.isEmpty }
            let first = places.map(\.lowerBound).min() ?? 0
            return first..<max(first, places.map(\.upperBound).max() ?? first)
        }

        var glyphRun: GlyphRun {
            var all = run.glyphs
            let glyphs = glyphs
            let start = all.glyphs.startIndex
            all.glyphs = all.glyphs[start + glyphs.lowerBound..<start + glyphs.upperBound]
            return all
        }
    }
}

extension DecorationLine {
    /// Returns the line cut to a horizontal span; `nil` if nothing of it remains.
    fileprivate func cut(to span: Range<Double>) -> DecorationLine? {
        var line = self
        line.x = max(x, span.lowerBound)
        line.width = min(maxX, span.upperBound) - line.x
        return line.width > 0 ? line : nil
    }
}
