import Foundation
import PicaFoundation

/// Comes and goes at once.
public struct IdentityTransition: Transition, OwnTransition {
    /// Comes and goes at once.
    public init() {}

    /// The view as it is.
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
    /// Nothing moves.
    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }

    nonisolated var own: AnyTransition { .identity }
}

/// Fades.
public struct OpacityTransition: Transition, OwnTransition {
    /// Fades.
    public init() {}

    /// The view, or nothing of it.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }
    /// Nothing moves.
    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }

    nonisolated var own: AnyTransition { .opacity }
}

/// Comes from a distance and goes there.
public struct OffsetTransition: Transition, OwnTransition {
    /// The distance, in points.
    public var offset: CGSize

    /// - Parameter offset: The distance, in points.
    public init(_ offset: CGSize) { self.offset = offset }

    /// The view at its place, or at the distance.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(phase.isIdentity ? .zero : offset)
    }

    nonisolated var own: AnyTransition { .offset(offset) }
}

/// Grows and shrinks around a point of its frame.
public struct ScaleTransition: Transition, OwnTransition {
    /// How large the view is where it comes from and goes to.
    public var scale: Double
    /// The point that stays where it is.
    public var anchor: UnitPoint

    /// - Parameters:
    ///   - scale: How large the view is where it comes from and goes to.
    ///   - anchor: The point that stays where it is; the middle by default.
    public init(_ scale: Double, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }

    /// The view in its size, or in the other.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
    }

    nonisolated var own: AnyTransition { .scale(scale: scale, anchor: anchor) }
}

/// Comes from an edge of its place and goes there.
public struct MoveTransition: Transition, OwnTransition {
    /// The edge.
    public var edge: Edge

    /// - Parameter edge: Where the view comes from and goes to.
    public init(edge: Edge) { self.edge = edge }

    /// The view at its place, or beyond the edge.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(BeyondEdge(edge: edge, share: phase.isIdentity ? 0 : 1))
    }

    nonisolated var own: AnyTransition { .move(edge: edge) }
}

/// Comes from the leading edge and goes to the trailing one.
public struct SlideTransition: Transition, OwnTransition {
    /// From the leading edge to the trailing one.
    public init() {}

    /// The view at its place, or beyond an edge.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(BeyondEdge(edge: .trailing, share: phase.value))
    }

    nonisolated var own: AnyTransition { .slide }
}

/// Comes from an edge, fading in, and goes to the opposite one, fading out.
public struct PushTransition: Transition, OwnTransition {
    /// Where the view comes from.
    public var edge: Edge

    /// - Parameter edge: Where the view comes from.
    public init(edge: Edge) { self.edge = edge }

    /// The view at its place, or beyond an edge and not seen.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(BeyondEdge(edge: edge, share: -phase.value)).opacity(phase.isIdentity ? 1 : 0)
    }

    nonisolated var own: AnyTransition { .push(from: edge) }
}

/// One transition for coming, another for going.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition, OwnTransition {
    /// How the view comes.
    nonisolated(unsafe) public var insertion: Insertion
    /// How the view goes.
    nonisolated(unsafe) public var removal: Removal

    /// - Parameters:
    ///   - insertion: How the view comes.
    ///   - removal: How the view goes.
    public init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
    }

    /// The view as one of the transitions has it.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        insertion.apply(
            content: removal.apply(content: content, phase: phase == .willAppear ? .identity : phase),
            phase: phase == .didDisappear ? .identity : phase)
    }

    /// Whether something moves in one of them.
    public static var properties: TransitionProperties {
        TransitionProperties(hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
    }

    nonisolated var own: AnyTransition {
        .asymmetric(insertion: AnyTransition(insertion), removal: AnyTransition(removal))
    }
}

/// Moves what is seen towards an edge by a share of its size.
struct BeyondEdge {
    let edge: Edge
    var share: Double
}

extension BeyondEdge: PaintModifier {
    typealias Body = Never

    nonisolated var animatableData: Double {
        get { share }
        set { share = newValue }
    }

    func transform(in frame: CGRect, _ direction: LayoutDirection) -> ProjectionTransform? {
        guard share != 0 else { return nil }
        let forwards: CGFloat = direction == .rightToLeft ? -1 : 1
        let (width, height) = (frame.width * share * forwards, frame.height * share)
        let way =
            switch edge {
            case .top: CGPoint(x: 0, y: -height)
            case .bottom: CGPoint(x: 0, y: height)
            case .leading: CGPoint(x: -width, y: 0)
            case .trailing: CGPoint(x: width, y: 0)
            }
        return ProjectionTransform(CGAffineTransform(translationX: way.x, y: way.y))
    }
}

extension Transition where Self == IdentityTransition {
    /// Comes and goes at once.
    public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
    /// Fades.
    public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == OffsetTransition {
    /// Comes from a distance and goes there; in points.
    public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }
    /// Comes from a distance and goes there; in points.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
        OffsetTransition(CGSize(width: x, height: y))
    }
}

extension Transition where Self == ScaleTransition {
    /// Grows from the middle of its place and shrinks into it.
    public static var scale: ScaleTransition { ScaleTransition(0) }
    /// Grows and shrinks around a point of its frame.
    public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
        ScaleTransition(scale, anchor: anchor)
    }
}

extension Transition where Self == MoveTransition {
    /// Comes from an edge of its place and goes there.
    public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == SlideTransition {
    /// Comes from the leading edge and goes to the trailing one.
    public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == PushTransition {
    /// Comes from an edge, fading in, and goes to the opposite one, fading out.
    public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}
