import PicaGraph
import PicaText

extension Text {
    /// What decides which way the paragraphs of a text run.
    public struct WritingDirectionStrategy: Hashable, Sendable {
        enum Kind { case content, layout }

        let kind: Kind

        /// As ``contentBased``.
        public static let `default` = contentBased
        /// Each paragraph runs the way of its first letter, or where it has none the interface's way.
        public static let contentBased = WritingDirectionStrategy(kind: .content)
        /// All paragraphs run the interface's way.
        public static let layoutBased = WritingDirectionStrategy(kind: .layout)
    }

    /// What decides at which side leading text stands.
    public struct AlignmentStrategy: Hashable, Sendable {
        enum Kind { case automatic, layout, writingDirection }

        let kind: Kind

        /// ``layoutBased``; in fields ``writingDirectionBased``, as people who type expect.
        public static let `default` = AlignmentStrategy(kind: .automatic)
        /// The side where the interface starts.
        public static let layoutBased = AlignmentStrategy(kind: .layout)
        /// The side where each paragraph starts.
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
    /// Sets what decides which way paragraphs in the view run; by default their content.
    nonisolated public func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View {
        environment(\.writingDirectionStrategy, strategy)
    }

    /// Sets what decides at which side leading and trailing text stands; by default the interface's
    /// direction, and in fields the paragraph's.
    nonisolated public func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> some View {
        environment(\.alignmentStrategy, strategy)
    }
}

extension BaseDirection {
    /// Which way the paragraphs of a text in an environment run.
    init(_ environment: EnvironmentValues) {
        let isMirrored = environment.layoutDirection == .rightToLeft
        self =
            switch environment.writingDirectionStrategy.kind {
            case .content: isMirrored ? .naturalElseRightToLeft : .natural
            case .layout: isMirrored ? .rightToLeft : .leftToRight
            }
    }
}
