extension View {
    /// Groups the views inside for keyboard navigation. Has no effect in Pica.
    ///
    /// Tab always moves in reading order and leaves a part of a window only after its last view; arrow keys do not move
    /// the focus.
    nonisolated public func focusSection() -> some View { self }
}
