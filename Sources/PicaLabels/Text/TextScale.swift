import PicaGraph

extension Text {
    /// The scale of letters relative to their font's size.
    public struct Scale: Hashable, Sendable {
        /// The factor that font sizes are multiplied by.
        let factor: Double

        /// The font's own size.
        public static let `default` = Scale(factor: 1)
        /// Four fifths of the font's size, for secondary text such as a unit.
        public static let secondary = Scale(factor: 0.8)
    }

    /// Scales the letters; the font keeps its text style.
    /// - Parameters:
    ///   - scale: The scale, which replaces one set further out.
    ///   - isEnabled: Whether the scale applies; if not, the text stays as it is.
    public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text {
        changed { if isEnabled { $0.scale = scale } else { $0.ignoredScale = scale } }
    }
}

extension View {
    /// Scales the letters of text in the view.
    /// - Parameters:
    ///   - scale: The scale, which replaces one set further out.
    ///   - isEnabled: Whether the scale applies; if not, text stays as it is.
    nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        environment(\.textAttributes.scale, scale, isEnabled: isEnabled)
    }
}
