import PicaGraph

/// Has one view take another's place: both are blurred and fade, and grow or shrink a little.
public struct BlurReplaceTransition: Transition {
    /// Which way the views grow.
    public struct Configuration: Equatable, Sendable {
        fileprivate let goesDown: Bool

        /// What goes shrinks, and what comes grows.
        public static let downUp = Configuration(goesDown: true)
        /// Both grow.
        public static let upUp = Configuration(goesDown: false)
    }

    /// Which way the views grow.
    public var configuration: Configuration

    /// - Parameter configuration: Which way the views grow.
    public init(configuration: Configuration) { self.configuration = configuration }

    /// The view, or a blurred one that is not seen.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content
            .blur(radius: phase.isIdentity ? 0 : 8)
            .scaleEffect(scale(phase))
            .opacity(phase.isIdentity ? 1 : 0)
    }

    private func scale(_ phase: TransitionPhase) -> Double {
        switch phase {
        case .willAppear: 0.8
        case .identity: 1
        case .didDisappear: configuration.goesDown ? 0.8 : 1.2
        }
    }
}

extension Transition where Self == BlurReplaceTransition {
    /// Has one view take another's place, blurred on the way: what goes shrinks, what comes grows.
    public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }

    /// Has one view take another's place, blurred on the way.
    public static func blurReplace(
        _ config: BlurReplaceTransition.Configuration = .downUp
    ) -> BlurReplaceTransition {
        BlurReplaceTransition(configuration: config)
    }
}
