extension View {
    /// Keeps the views inside together where a person moves the focus.
    ///
    /// They are together already: Tab goes through views in the order in which they are read, and into another part of
    /// a window only from the last of one; arrow keys do not move the focus.
    nonisolated public func focusSection() -> some View { self }
}
