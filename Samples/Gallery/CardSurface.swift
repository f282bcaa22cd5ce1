import PicaUI

/// Puts a view on a surface with round corners and a fine edge.
struct CardSurface: ViewModifier {
    /// The radius of the corners, in points.
    let cornerRadius: CGFloat

    func body(content: Content) -> some View {
        let shape = RoundedRectangle(cornerRadius: cornerRadius)
        content
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(.background.secondary, in: shape)
            .overlay { shape.strokeBorder(Color.primary.opacity(0.1)).allowsHitTesting(false) }
    }
}
