import PicaGraph

/// What scrolling beyond an end does. Accepted, without effect here: nothing bounces.
public struct ScrollBounceBehavior: Equatable, Sendable {
    private let name: String

    /// What is usual.
    public static let automatic = ScrollBounceBehavior(name: "automatic")
    /// It bounces.
    public static let always = ScrollBounceBehavior(name: "always")
    /// It bounces where there is something to scroll.
    public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

extension View {
    /// Says what scrolling beyond an end does. Accepted, without effect here: nothing bounces.
    nonisolated public func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View { self }

    /// Shows scroll bars for a moment as the view appears. Accepted, without effect here: bars are seen all the time.
    nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

    /// Shows scroll bars for a moment as a value changes. Accepted, without effect here: bars are seen all the time.
    nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }
}
