import PicaGraph

/// A transition that replaces one view with another: both are blurred, fade, and grow or shrink slightly.
public struct BlurReplaceTransition: Transition {
    /// The direction in which the views change their size.
    public struct Configuration: Equatable, Sendable {
        fileprivate let goesDown: Bool

        /// The outgoing view shrinks, and the incoming view grows.
        public static let downUp = Configuration(goesDown: true)
        /// Both views grow.
        public static let upUp = Configuration(goesDown: false)
    }

    /// The direction in which the views change their size.
    public var configuration: Configuration

    /// - Parameter configuration: The direction in which the views change their size.
    public init(configuration: Configuration) { self.configuration = configuration }

    /// Returns the view, or its blurred and transparent version outside the identity phase.
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
    /// A transition that blurs both views, shrinks the outgoing one and grows the incoming one.
    public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }

    /// Returns a transition that blurs both views while one replaces the other.
    public static func blurReplace(
        _ config: BlurReplaceTransition.Configuration = .downUp
    ) -> BlurReplaceTransition {
        BlurReplaceTransition(configuration: config)
    }
}
