import PicaState

extension PicaTheme {
    /// The shape of controls.
    package var controlShape: RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: .circular)
    }
    /// The shape of cards, lists, menus and popovers.
    package var surfaceShape: RoundedRectangle {
        RoundedRectangle(cornerRadius: surfaceRadius, style: .circular)
    }
}
