import Foundation

/// How a view comes and goes while an animation shows it.
public struct AnyTransition: Sendable {
    /// What a transition does to a view that is not fully there.
    enum Effect: Equatable, Sendable {
        case opacity
        case move(Edge)
        case offset(CGSize)
        case scale(Double, UnitPoint)
    }

    var insertion: [Effect]
    var removal: [Effect]
    /// In place of the change's own.
    var animation: Animation?

    init(_ effects: [Effect]) { self.init(insertion: effects, removal: effects) }

    init(insertion: [Effect], removal: [Effect], animation: Animation? = nil) {
        self.insertion = insertion
        self.removal = removal
        self.animation = animation
    }

    /// Comes and goes at once.
    public static var identity: AnyTransition { AnyTransition([]) }
    /// Fades; what is used where nothing else is said.
    public static var opacity: AnyTransition { AnyTransition([.opacity]) }
    /// Comes from an edge of its place and goes there.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition([.move(edge)]) }
    /// Comes from a distance and goes there; in points.
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition([.offset(offset)]) }
    /// Comes from a distance and goes there; in points.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        offset(CGSize(width: x, height: y))
    }
    /// Grows from the middle of its place and shrinks into it.
    public static var scale: AnyTransition { scale(scale: 0) }
    /// Grows and shrinks around a point of its frame.
    ///
    /// - Parameters:
    ///   - scale: How large it is where it comes from and goes to; what is not finite counts as 0.
    ///   - anchor: The point that stays where it is.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        let scale = Length.checked(scale, as: .distance, of: "scale") ?? 0
        return AnyTransition([.scale(Double(scale), anchor.sound)])
    }
    /// Comes from the leading edge and goes to the trailing one.
    public static var slide: AnyTransition {
        asymmetric(insertion: .move(edge: .leading), removal: .move(edge: .trailing))
    }
    /// Comes from an edge, fading in, and goes to the opposite one, fading out.
    public static func push(from edge: Edge) -> AnyTransition {
        asymmetric(
            insertion: .move(edge: edge).combined(with: .opacity),
            removal: .move(edge: edge.opposite).combined(with: .opacity))
    }

    /// One transition for coming, another for going.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        AnyTransition(insertion: insertion.insertion, removal: removal.removal)
    }

    /// Both at once.
    public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition(
            insertion: insertion + other.insertion, removal: removal + other.removal,
            animation: other.animation ?? animation)
    }

    /// The transition by an animation of its own.
    public func animation(_ animation: Animation?) -> AnyTransition {
        AnyTransition(insertion: insertion, removal: removal, animation: animation)
    }
}

extension Edge {
    fileprivate var opposite: Edge {
        switch self {
        case .top: .bottom
        case .leading: .trailing
        case .bottom: .top
        case .trailing: .leading
        }
    }
}

enum TransitionKey: TraitKey { static var defaultValue: AnyTransition { .opacity } }

extension View {
    /// How the view comes and goes where a change with an animation adds or removes it.
    nonisolated public func transition(_ transition: AnyTransition) -> some View {
        modifier(TraitWriter(key: TransitionKey.self, value: transition))
    }
}
