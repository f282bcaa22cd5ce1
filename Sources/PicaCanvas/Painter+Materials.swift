extension Painter {
    /// Draws in a material; in its plain color if the backdrop cannot be blurred.
    func painting(_ material: MaterialPaint, _ body: (UInt32) -> Void) {
        guard seesBackdrop else { return body(material.color.premultiplied) }
        drawBackdrop(
            BackdropBlur(scale: scale), tint: material.tint.premultiplied,
            opacity: Layer(opacity: Double(material.opacity)).factor
        ) { body(.max) }
    }
}
