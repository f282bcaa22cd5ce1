import Foundation
import PicaFoundation
import PicaState

/// A transition that adds and removes the view at once.
public struct IdentityTransition: Transition, OwnTransition {
    /// Creates the transition.
    public init() {}

    /// Returns the view unchanged.
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
    /// The properties: no motion.
    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }

    nonisolated var own: AnyTransition { .identity }
}

/// A transition that fades the view in and out.
public struct OpacityTransition: Transition, OwnTransition {
    /// Creates the transition.
    public init() {}

    /// Returns the view, transparent outside the identity phase.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }
    /// The properties: no motion.
    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }

    nonisolated var own: AnyTransition { .opacity }
}

/// A transition that moves the view in from an offset and out to it.
public struct OffsetTransition: Transition, OwnTransition {
    /// The offset, in points.
    public var offset: CGSize

    /// Creates the transition.
    ///
    /// - Parameter offset: The offset, in points.
    public init(_ offset: CGSize) { self.offset = offset }

    /// Returns the view, at the offset outside the identity phase.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(phase.isIdentity ? .zero : offset)
    }

    nonisolated var own: AnyTransition { .offset(offset) }
}

/// A transition that scales the view around a point of its frame.
public struct ScaleTransition: Transition, OwnTransition {
    /// The factor before the view appears and after it disappears.
    public var scale: Double
    /// The point that stays in place.
    public var anchor: UnitPoint

    /// Creates the transition.
    ///
    /// - Parameters:
    ///   - scale: The factor before the view appears and after it disappears.
    ///   - anchor: The point that stays in place; the center by default.
    public init(_ scale: Double, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }

    /// Returns the view, scaled outside the identity phase.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
    }

    nonisolated var own: AnyTransition { .scale(scale: scale, anchor: anchor) }
}

/// A transition that moves the view in from beyond an edge of its frame, and out there.
public struct MoveTransition: Transition, OwnTransition {
    /// The edge.
    public var edge: Edge

    /// Creates the transition.
    ///
    /// - Parameter edge: The edge that the view comes from and leaves to.
    public init(edge: Edge) { self.edge = edge }

    /// Returns the view, beyond the edge outside the identity phase.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(BeyondEdge(edge: edge, share: phase.isIdentity ? 0 : 1))
    }

    nonisolated var own: AnyTransition { .move(edge: edge) }
}

/// A transition that moves the view in from the leading edge and out to the trailing edge.
public struct SlideTransition: Transition, OwnTransition {
    /// Creates the transition.
    public init() {}

    /// Returns the view, beyond an edge outside the identity phase.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(BeyondEdge(edge: .trailing, share: phase.value))
    }

    nonisolated var own: AnyTransition { .slide }
}

/// A transition that moves and fades the view in from an edge and out to the opposite one.
public struct PushTransition: Transition, OwnTransition {
    /// The edge that the view comes from.
    public var edge: Edge

    /// Creates the transition.
    ///
    /// - Parameter edge: The edge that the view comes from.
    public init(edge: Edge) { self.edge = edge }

    /// Returns the view, transparent and beyond an edge outside the identity phase.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(BeyondEdge(edge: edge, share: -phase.value)).opacity(phase.isIdentity ? 1 : 0)
    }

    nonisolated var own: AnyTransition { .push(from: edge) }
}

/// A transition with different insertion and removal.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition, OwnTransition {
    /// The transition for appearing.
    nonisolated(unsafe) public var insertion: Insertion
    /// The transition for disappearing.
    nonisolated(unsafe) public var removal: Removal

    /// Creates the transition.
    ///
    /// - Parameters:
    ///   - insertion: The transition for appearing.
    ///   - removal: The transition for disappearing.
    public init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
    }

    /// Returns the view as one of the two transitions shows it.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        insertion.apply(
            content: removal.apply(content: content, phase: phase == .willAppear ? .identity : phase),
            phase: phase == .didDisappear ? .identity : phase)
    }

    /// The properties: motion if either transition has it.
    public static var properties: TransitionProperties {
        TransitionProperties(hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
    }

    nonisolated var own: AnyTransition {
        .asymmetric(insertion: AnyTransition(insertion), removal: AnyTransition(removal))
    }
}

/// A modifier that moves a view's appearance towards an edge by a fraction of its size.
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
    /// A transition that adds and removes the view at once.
    public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
    /// A transition that fades the view in and out.
    public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == OffsetTransition {
    /// Returns a transition that moves the view in from an offset and out to it, in points.
    public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }
    /// Returns a transition that moves the view in from an offset and out to it, in points.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
        OffsetTransition(CGSize(width: x, height: y))
    }
}

extension Transition where Self == ScaleTransition {
    /// A transition that scales the view between nothing and its size, around its center.
    public static var scale: ScaleTransition { ScaleTransition(0) }
    /// Returns a transition that scales the view around a point of its frame.
    public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
        ScaleTransition(scale, anchor: anchor)
    }
}

extension Transition where Self == MoveTransition {
    /// Returns a transition that moves the view in from beyond an edge of its frame, and out there.
    public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == SlideTransition {
    /// A transition that moves the view in from the leading edge and out to the trailing edge.
    public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == PushTransition {
    /// Returns a transition that moves and fades the view in from an edge and out to the opposite one.
    public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}
