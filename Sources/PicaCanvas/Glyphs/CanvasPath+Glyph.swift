import PicaText

extension CanvasPath {
    /// Creates the path of a glyph's outline, in font units.
    init(glyph outline: [GlyphOutlineElement]) {
        self.init(
            outline.map { element -> Element in
                switch element {
                case .move(let point): .move(point)
                case .line(let point): .line(point)
                case .quad(let point, let control): .quad(point, control: control)
                case .cubic(let point, let control1, let control2):
                    .cubic(point, control1: control1, control2: control2)
                case .close: .close
                }
            })
    }
}
