import PicaUI

/// Puts a view into a frame with round corners.
struct Framed: ViewModifier {
    func body(content: Content) -> some View {
        let shape = RoundedRectangle(cornerRadius: 8)
        content.clipShape(shape).overlay { shape.strokeBorder(.quaternary).allowsHitTesting(false) }
    }
}
