import PicaGraph

/// How content looks that is scrolled below a bar.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    private let name: String

    /// As usual, which is soft.
    public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
    /// Out of sight: the bar lets nothing through.
    public static let hard = ScrollEdgeEffectStyle(name: "hard")
    /// Blurred by the bar's material; where there is no GPU the bar lets hardly anything through.
    public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

extension View {
    /// Says how content of the view looks that is scrolled below bars at some edges.
    ///
    /// The nearest bar at the edge carries it out: a window's, a column's or a sheet's toolbar, the tabs of a ``TabView``, or a
    /// `safeAreaBar`.
    ///
    /// - Parameters:
    ///   - style: How it looks; nil says nothing.
    ///   - edges: The edges of the scroll view.
    nonisolated public func scrollEdgeEffectStyle(
        _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
    ) -> some View {
        transformPreference(ScrollEdgeEffectKey.self) { effects in
            guard let style else { return }
            for edge in Edge.allCases where edges.contains(Edge.Set(edge)) && effects.styles[edge] == nil {
                effects.styles[edge] = style
            }
        }
    }

    /// Takes the ground away from bars at some edges, so that content that is scrolled below them stays as sharp as it
    /// is.
    ///
    /// - Parameters:
    ///   - hidden: Whether it is taken away.
    ///   - edges: The edges of the scroll view.
    nonisolated public func scrollEdgeEffectHidden(
        _ hidden: Bool = true, for edges: Edge.Set = .all
    ) -> some View {
        transformPreference(ScrollEdgeEffectKey.self) { effects in
            for edge in Edge.allCases where edges.contains(Edge.Set(edge)) && effects.hidden[edge] == nil {
                effects.hidden[edge] = hidden
            }
        }
    }
}

/// What views say of content below the bars around them.
struct ScrollEdgeEffects: Equatable {
    fileprivate(set) var styles: [Edge: ScrollEdgeEffectStyle] = [:]
    fileprivate(set) var hidden: [Edge: Bool] = [:]

    func style(at edge: Edge) -> ScrollEdgeEffectStyle { styles[edge] ?? .automatic }
    func isHidden(at edge: Edge) -> Bool { hidden[edge] ?? false }
}

/// Tells bars around the view what is said inside of it of content below them.
struct ScrollEdgeEffectReader: ViewModifier {
    @State private var effects = ScrollEdgeEffects()

    func body(content: Content) -> some View {
        content
            .environment(\.scrollEdgeEffects, effects)
            .onPreferenceUpdate(ScrollEdgeEffectKey.self) { effects = $0 }
            .transformPreference(ScrollEdgeEffectKey.self) { $0 = ScrollEdgeEffects() }
    }
}

private enum ScrollEdgeEffectKey: PreferenceKey {
    static var defaultValue: ScrollEdgeEffects { ScrollEdgeEffects() }

    /// Of views beside each other the first counts.
    static func reduce(value: inout ScrollEdgeEffects, nextValue: () -> ScrollEdgeEffects) {
        let next = nextValue()
        value.styles.merge(next.styles) { own, _ in own }
        value.hidden.merge(next.hidden) { own, _ in own }
    }
}

private enum ScrollEdgeEffectsKey: EnvironmentKey {
    static var defaultValue: ScrollEdgeEffects { ScrollEdgeEffects() }
}

extension EnvironmentValues {
    /// How bars treat what is scrolled below them.
    var scrollEdgeEffects: ScrollEdgeEffects {
        get { self[ScrollEdgeEffectsKey.self] }
        set { self[ScrollEdgeEffectsKey.self] = newValue }
    }
}
