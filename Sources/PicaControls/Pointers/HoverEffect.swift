import PicaDrawing
import PicaGraph
import PicaState

/// An effect on a view while the pointer is over it.
public struct HoverEffect: Equatable, Sendable {
    private enum Kind: Equatable {
        case highlight, lift
    }

    private let kind: Kind

    /// The default effect: a background behind the view.
    public static let automatic = HoverEffect(kind: .highlight)
    /// An effect that adds a background behind the view.
    public static let highlight = HoverEffect(kind: .highlight)
    /// An effect that enlarges the view slightly and adds a shadow.
    public static let lift = HoverEffect(kind: .lift)

    var lifts: Bool { kind == .lift }
}

private enum IsHoverEffectEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum DefaultHoverEffectKey: EnvironmentKey {
    static var defaultValue: HoverEffect { .automatic }
}

extension EnvironmentValues {
    /// Whether views with `hoverEffect(_:)` show the effect while the pointer is over them.
    public var isHoverEffectEnabled: Bool {
        get { self[IsHoverEffectEnabledKey.self] }
        set { self[IsHoverEffectEnabledKey.self] = newValue }
    }

    fileprivate var defaultHoverEffect: HoverEffect {
        get { self[DefaultHoverEffectKey.self] }
        set { self[DefaultHoverEffectKey.self] = newValue }
    }
}

extension View {
    /// Adds an effect to the view while the pointer is over it.
    ///
    /// - Parameter effect: The effect. `automatic` is that of `defaultHoverEffect(_:)` around the view, or else a
    ///   background behind it.
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
        modifier(HoverLook(effect: effect, isEnabled: true))
    }

    /// Adds an effect to the view while the pointer is over it, if it is enabled.
    ///
    /// - Parameters:
    ///   - effect: The effect.
    ///   - isEnabled: Whether the effect is shown.
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View {
        modifier(HoverLook(effect: effect, isEnabled: isEnabled))
    }

    /// Sets whether the hover effects of views inside are disabled.
    nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.isHoverEffectEnabled) { $0 = $0 && !disabled }
    }

    /// Sets the effect that `automatic` stands for in the view.
    nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View {
        environment(\.defaultHoverEffect, effect ?? .automatic)
    }
}

private struct HoverLook {
    let effect: HoverEffect
    let isEnabled: Bool
    @State private var isHovered = false
    @Environment(\.isHoverEffectEnabled) private var allows
    @Environment(\.defaultHoverEffect) private var usual
    @Environment(\.picaTheme) private var theme

    nonisolated init(effect: HoverEffect, isEnabled: Bool) {
        self.effect = effect
        self.isEnabled = isEnabled
    }
}

extension HoverLook: ViewModifier {
    func body(content: Content) -> some View {
        let isSeen = isHovered && isEnabled && allows
        let lifts = effect == .automatic ? usual.lifts : effect.lifts
        content
            .backgroundPreferenceValue(HoverOutlineKey.self) { outline in
                let ground = HierarchicalShapeStyle.primary.opacity(isSeen && !lifts ? 0.08 : 0)
                if let outline {
                    outline.shape.fill(ground, style: FillStyle(eoFill: outline.isEvenOdd))
                } else {
                    theme.controlShape.fill(ground)
                        .padding(-4)
                }
            }
            .elevation(isSeen && lifts ? .lifted : nil, radius: theme.cornerRadius)
            .scaleEffect(isSeen && lifts ? 1.04 : 1)
            .animation(.answer, value: isSeen)
            .onHover { isHovered = $0 }
    }
}
