import PicaGraph
import PicaState

/// The bounce of a scroll view at the end of its content. It has no effect in Pica: scroll views do not bounce.
public struct ScrollBounceBehavior: Equatable, Sendable {
    private let name: String

    /// The usual bounce.
    public static let automatic = ScrollBounceBehavior(name: "automatic")
    /// Always bounces.
    public static let always = ScrollBounceBehavior(name: "always")
    /// Bounces only if the content is larger than the scroll view.
    public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

extension View {
    /// Sets the bounce of scroll views in the view. It has no effect in Pica: scroll views do not bounce.
    nonisolated public func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View { self }

    /// Shows scroll bars for a moment when the view appears. It has no effect in Pica: scroll bars are always visible.
    nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

    /// Shows scroll bars for a moment when a value changes. It has no effect in Pica: scroll bars are always visible.
    nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }
}
