import PicaGraph
import PicaState

/// The look of content that scrolls under a bar.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    private let name: String

    /// The usual style, which is soft.
    public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
    /// Hidden: the bar is opaque.
    public static let hard = ScrollEdgeEffectStyle(name: "hard")
    /// Blurred by the bar's material. Without a GPU the bar is nearly opaque.
    public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

extension View {
    /// Sets the look of the view's content that scrolls under bars at some edges.
    ///
    /// It applies to the nearest bar at the edge: the toolbar of a window, a column or a sheet, the tabs of a
    /// ``TabView``, or a `safeAreaBar`.
    ///
    /// - Parameters:
    ///   - style: The style; `nil` has no effect.
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

    /// Removes the background of bars at some edges, so that content scrolling under them stays sharp.
    ///
    /// - Parameters:
    ///   - hidden: Whether to remove the background.
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

/// The settings that views make for content under the bars around them.
struct ScrollEdgeEffects: Equatable {
    fileprivate(set) var styles: [Edge: ScrollEdgeEffectStyle] = [:]
    fileprivate(set) var hidden: [Edge: Bool] = [:]

    func style(at edge: Edge) -> ScrollEdgeEffectStyle { styles[edge] ?? .automatic }
    func isHidden(at edge: Edge) -> Bool { hidden[edge] ?? false }
}

/// Passes the settings made inside the view to the bars around it.
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

    /// Combines the effects of sibling views; the first one wins.
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
    /// The settings for content that scrolls under bars.
    var scrollEdgeEffects: ScrollEdgeEffects {
        get { self[ScrollEdgeEffectsKey.self] }
        set { self[ScrollEdgeEffectsKey.self] = newValue }
    }
}
