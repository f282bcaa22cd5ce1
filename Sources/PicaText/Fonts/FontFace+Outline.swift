import CPicaHarfBuzz
import Foundation
import PicaFoundation

/// An element of a glyph's outline, in font units; y grows downward.
package enum GlyphOutlineElement {
    case move(CGPoint)
    case line(CGPoint)
    case quad(CGPoint, control: CGPoint)
    case cubic(CGPoint, control1: CGPoint, control2: CGPoint)
    case close
}

extension FontFace {
    /// Returns a glyph's outline at this point of the face's variation space, as designed, without hinting.
    ///
    /// It is empty for pictures, spaces and glyphs that the face lacks. It comes from HarfBuzz, which has read the same
    /// tables for shaping, so that no second library needs to hold the font.
    package func outline(_ glyph: UInt32) -> [GlyphOutlineElement] {
        guard let hbFont, let functions = hb_draw_funcs_create() else { return [] }
        defer { hb_draw_funcs_destroy(functions) }
        hb_draw_funcs_set_move_to_func(
            functions, { _, data, _, x, y, _ in elements(data)?.pointee.append(.move(point(x, y))) }, nil, nil
        )
        hb_draw_funcs_set_line_to_func(
            functions, { _, data, _, x, y, _ in elements(data)?.pointee.append(.line(point(x, y))) }, nil, nil
        )
        hb_draw_funcs_set_quadratic_to_func(
            functions,
            { _, data, _, controlX, controlY, x, y, _ in
                elements(data)?.pointee.append(.quad(point(x, y), control: point(controlX, controlY)))
            }, nil, nil)
        hb_draw_funcs_set_cubic_to_func(
            functions,
            { _, data, _, x1, y1, x2, y2, x, y, _ in
                elements(data)?.pointee.append(
                    .cubic(point(x, y), control1: point(x1, y1), control2: point(x2, y2)))
            }, nil, nil)
        hb_draw_funcs_set_close_path_func(
            functions, { _, data, _, _ in elements(data)?.pointee.append(.close) }, nil, nil)
        var outline: [GlyphOutlineElement] = []
        withUnsafeMutablePointer(to: &outline) {
            hb_font_get_glyph_shape(hbFont, glyph, functions, UnsafeMutableRawPointer($0))
        }
        return outline
    }
}

private func elements(_ data: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<[GlyphOutlineElement]>? {
    data?.assumingMemoryBound(to: [GlyphOutlineElement].self)
}

private func point(_ x: Float, _ y: Float) -> CGPoint { CGPoint(x: CGFloat(x), y: CGFloat(-y)) }
