import PicaGraph
import PicaState
import PicaText

extension Text {
    /// The rule for the direction in which a text's paragraphs run.
    public struct WritingDirectionStrategy: Hashable, Sendable {
        enum Kind { case content, layout }

        let kind: Kind

        /// The default rule, which is ``contentBased``.
        public static let `default` = contentBased
        /// Each paragraph runs in the direction of its first letter, or of the interface if it has no letters.
        public static let contentBased = WritingDirectionStrategy(kind: .content)
        /// All paragraphs run in the interface's direction.
        public static let layoutBased = WritingDirectionStrategy(kind: .layout)
    }

    /// The rule for the side at which leading text stands.
    public struct AlignmentStrategy: Hashable, Sendable {
        enum Kind { case automatic, layout, writingDirection }

        let kind: Kind

        /// The default rule: ``layoutBased``, and ``writingDirectionBased`` in fields, as people expect when typing.
        public static let `default` = AlignmentStrategy(kind: .automatic)
        /// Leading is the side where the interface starts.
        public static let layoutBased = AlignmentStrategy(kind: .layout)
        /// Leading is the side where each paragraph starts.
        public static let writingDirectionBased = AlignmentStrategy(kind: .writingDirection)
    }
}

private enum WritingDirectionStrategyKey: EnvironmentKey {
    static var defaultValue: Text.WritingDirectionStrategy { .default }
}
private enum AlignmentStrategyKey: EnvironmentKey {
    static var defaultValue: Text.AlignmentStrategy { .default }
}

extension EnvironmentValues {
    var writingDirectionStrategy: Text.WritingDirectionStrategy {
        get { self[WritingDirectionStrategyKey.self] }
        set { self[WritingDirectionStrategyKey.self] = newValue }
    }

    var alignmentStrategy: Text.AlignmentStrategy {
        get { self[AlignmentStrategyKey.self] }
        set { self[AlignmentStrategyKey.self] = newValue }
    }
}

extension View {
    /// Sets the rule for the direction in which paragraphs in the view run; by default their content decides.
    nonisolated public func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View {
        environment(\.writingDirectionStrategy, strategy)
    }

    /// Sets the rule for the side at which leading and trailing text stands. By default the interface's direction
    /// decides, and in fields the paragraph's.
    nonisolated public func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> some View {
        environment(\.alignmentStrategy, strategy)
    }
}

extension BaseDirection {
    /// Creates the base direction of a text's paragraphs in an environment.
    package init(_ environment: EnvironmentValues) {
        let isMirrored = environment.layoutDirection == .rightToLeft
        self =
            switch environment.writingDirectionStrategy.kind {
            case .content: isMirrored ? .naturalElseRightToLeft : .natural
            case .layout: isMirrored ? .rightToLeft : .leftToRight
            }
    }
}
