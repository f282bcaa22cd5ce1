import CPicaHarfBuzz

/// A scanner of a glyph's outline that records where each contour crosses a horizontal stripe.
struct GlyphCrossings {
    /// The number of line segments per curve: the error is less than a hundredth of an em.
    private static let piecesOfCurve = 8

    private let bottom: Float
    private let top: Float
    private var contour: (min: Float, max: Float) = (.infinity, -.infinity)
    private var found: [Range<Float>] = []

    private init(bottom: Float, top: Float) {
        self.bottom = bottom
        self.top = top
    }

    /// Returns the horizontal extent of each contour in the stripe, in font units.
    static func find(_ font: OpaquePointer, _ glyph: UInt32, bottom: Float, top: Float) -> [Range<Float>] {
        var crossings = GlyphCrossings(bottom: bottom, top: top)
        guard let functions = hb_draw_funcs_create() else { return [] }
        defer { hb_draw_funcs_destroy(functions) }
        hb_draw_funcs_set_move_to_func(
            functions, { _, data, _, _, _, _ in crossingsAt(data)?.pointee.endContour() }, nil, nil)
        hb_draw_funcs_set_close_path_func(
            functions, { _, data, _, _ in crossingsAt(data)?.pointee.endContour() }, nil, nil)
        hb_draw_funcs_set_line_to_func(
            functions,
            { _, data, state, x, y, _ in
                guard let state, let crossings = crossingsAt(data) else { return }
                crossings.pointee.line(from: (state.pointee.current_x, state.pointee.current_y), to: (x, y))
            }, nil, nil)
        hb_draw_funcs_set_quadratic_to_func(
            functions,
            { _, data, state, controlX, controlY, x, y, _ in
                guard let state, let crossings = crossingsAt(data) else { return }
                crossings.pointee.curve(from: (state.pointee.current_x, state.pointee.current_y)) {
                    let (a, b, c) = ((1 - $0) * (1 - $0), 2 * $0 * (1 - $0), $0 * $0)
                    let start = state.pointee
                    return (
                        a * start.current_x + b * controlX + c * x,
                        a * start.current_y + b * controlY + c * y
                    )
                }
            }, nil, nil)
        hb_draw_funcs_set_cubic_to_func(
            functions,
            { _, data, state, x1, y1, x2, y2, x, y, _ in
                guard let state, let crossings = crossingsAt(data) else { return }
                crossings.pointee.curve(from: (state.pointee.current_x, state.pointee.current_y)) {
                    let rest = 1 - $0
                    let (a, b) = (rest * rest * rest, 3 * $0 * rest * rest)
                    let (c, d) = (3 * $0 * $0 * rest, $0 * $0 * $0)
                    let start = state.pointee
                    return (
                        a * start.current_x + b * x1 + c * x2 + d * x,
                        a * start.current_y + b * y1 + c * y2 + d * y
                    )
                }
            }, nil, nil)
        withUnsafeMutablePointer(to: &crossings) {
            hb_font_get_glyph_shape(font, glyph, functions, UnsafeMutableRawPointer($0))
        }
        crossings.endContour()
        return crossings.found
    }

    private mutating func curve(from start: (Float, Float), _ point: (Float) -> (Float, Float)) {
        var from = start
        for piece in 1...Self.piecesOfCurve {
            let to = point(Float(piece) / Float(Self.piecesOfCurve))
            line(from: from, to: to)
            from = to
        }
    }

    private mutating func line(from: (x: Float, y: Float), to: (x: Float, y: Float)) {
        let (low, high) = from.y <= to.y ? (from, to) : (to, from)
        guard high.y > bottom, low.y < top, low.x.isFinite, high.x.isFinite else { return }
        func x(atY y: Float) -> Float {
            high.y > low.y ? low.x + (high.x - low.x) * (y - low.y) / (high.y - low.y) : low.x
        }
        for end in [low.y < bottom ? x(atY: bottom) : low.x, high.y > top ? x(atY: top) : high.x] {
            contour.min = min(contour.min, end)
            contour.max = max(contour.max, end)
        }
    }

    private mutating func endContour() {
        if contour.min < contour.max { found.append(contour.min..<contour.max) }
        contour = (.infinity, -.infinity)
    }
}

private func crossingsAt(_ data: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<GlyphCrossings>? {
    data?.assumingMemoryBound(to: GlyphCrossings.self)
}
