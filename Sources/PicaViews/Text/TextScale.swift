import PicaGraph

extension Text {
    /// How large letters are beside the size that their font has.
    public struct Scale: Hashable, Sendable {
        /// By what font sizes are multiplied.
        let factor: Double

        /// The font's own size.
        public static let `default` = Scale(factor: 1)
        /// Four fifths of the font's size: for what stands beside the main text, such as a unit.
        public static let secondary = Scale(factor: 0.8)
    }

    /// Scales the letters; the font keeps its place in the text sizes.
    /// - Parameters:
    ///   - scale: How large letters are. It takes the place of a scale from further out.
    ///   - isEnabled: Whether the scale counts; where not, the text stays as it is.
    public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text {
        changed { if isEnabled { $0.scale = scale } else { $0.ignoredScale = scale } }
    }
}

extension View {
    /// Scales the letters of text in the view.
    /// - Parameters:
    ///   - scale: How large letters are. It takes the place of a scale from further out.
    ///   - isEnabled: Whether the scale counts; where not, text stays as it is.
    nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        environment(\.textAttributes.scale, scale, isEnabled: isEnabled)
    }
}
