/// The runs to draw.
extension TextLayout {
    /// Calls `body` for each run that has glyphs, line by line, each from left to right.
    /// - Parameters:
    ///   - lines: The lines to draw; `nil` for all.
    ///   - body: Receives the run, its pen origin, the paint and the style.
    package func forEachRun(
        inLines lines: Range<Int>? = nil,
        _ body: (_ run: GlyphRun, _ x: Double, _ baseline: Double, _ paint: Int, _ style: TextStyle) -> Void
    ) {
        for number in (lines ?? self.lines.indices).clamped(to: self.lines.indices) {
            for run in runs(ofLine: number) where !run.part.glyphs.isEmpty {
                body(run.glyphs, run.x, run.baseline, run.style.paint, run.style)
            }
        }
    }
}
