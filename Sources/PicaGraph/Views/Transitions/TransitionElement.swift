import Foundation
import PicaCanvas
import PicaFoundation
import PicaState

/// The element around a view that appears or disappears.
///
/// An appearing view has its place in the layout at once. A disappearing one has none and stays where it was until its
/// transition ends. If the user prefers reduced motion the view fades, whatever its transition.
final class TransitionElement: Element, FrameClient {
    private let transition: AnyTransition
    private var effects: [AnyTransition.Effect] = []
    /// How present the view is: 0 is gone, 1 is fully there.
    private var presence: AnimatedValue<Double>
    private var isGoing = false
    private(set) var isGone = false
    private var whenGone: () -> Void = {}

    init(graph: ViewGraph, around element: Element, isThere: Bool) {
        transition = element.trait(TransitionKey.self)
        presence = AnimatedValue(isThere ? 1 : 0)
        super.init(graph: graph)
        direction = element.direction
        if isThere { takePlace(of: element) }
        setChildren([element])
    }

    /// Starts to appear, or returns while disappearing.
    ///
    /// - Parameter isNew: Whether the view has never been visible.
    func come(in transaction: Transaction, isNew: Bool = false) {
        isGoing = false
        isGone = false
        effects = transition.insertion
        move(to: 1, transaction) { $0.come(in: $1, isNew: isNew) }
    }

    /// Starts to disappear and calls `whenGone` at the end.
    func go(in transaction: Transaction, whenGone: @escaping () -> Void) {
        isGoing = true
        self.whenGone = whenGone
        effects = transition.removal
        move(to: 0, transaction) { $0.go(in: $1) }
        if !presence.isMoving { finish() }
    }

    private func move(
        to target: Double, _ transaction: Transaction, _ tell: (any TransitionPhases, Transaction) -> Void
    ) {
        var transaction = transaction
        if let own = transition.animation { transaction.animation = own }
        let fadesInstead = transaction.reducesMotion && transition.hasMotion
        if fadesInstead { effects = [.opacity] }
        transaction = transaction.fading
        let now = host?.platform.now ?? 0
        if presence.set(target, in: transaction, at: now) { host?.clock.add(self, at: now) }
        if let phases = transition.phases {
            // A view that fades out keeps its look meanwhile.
            if !fadesInstead || target == 1 { tell(phases, fadesInstead ? Transaction() : transaction) }
        } else if effects.isEmpty {
            presence.stop()
        }
        show()
    }

    func frame(at now: TimeInterval) -> Bool {
        let isMoving = presence.move(to: now)
        show()
        if !isMoving, isGoing { finish() }
        return isMoving
    }

    private func finish() {
        isGone = true
        let action = whenGone
        whenGone = {}
        // Deferred, because a frame callback must not change the tree.
        graph.after(action)
    }

    private func show() { setNeedsPainting() }

    override var isLeaving: Bool { isGoing }
    override func hitRule(at point: CGPoint) -> HitRule {
        isGoing ? .nothing : super.hitRule(at: point)
    }
    override var drawsItself: Bool { false }

    override func trait(_ key: ObjectIdentifier) -> Any? { children.first?.trait(key) }

    override var passesTraits: Bool { true }

    override func measureGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        children.first?.dimensions(dimensions.proposal).explicit(key)
    }

    override func placeChildren() {
        children.first?.place(at: .zero, proposal: proposal)
    }

    private var offset: CGPoint {
        let absence = CGFloat(1 - presence.shown)
        let size = shownSize
        var offset = effects.reduce(into: CGPoint.zero) { sum, effect in
            switch effect {
            case .opacity, .scale: break
            case .move(.top): sum.y -= size.height * absence
            case .move(.bottom): sum.y += size.height * absence
            case .move(.leading): sum.x -= size.width * absence
            case .move(.trailing): sum.x += size.width * absence
            case .offset(let distance):
                sum.x += distance.width * absence
                sum.y += distance.height * absence
            }
        }
        if direction == .rightToLeft { offset.x.negate() }
        return offset
    }

    override var contentTransform: ProjectionTransform? {
        let absence = 1 - presence.shown
        guard absence != 0 else { return nil }
        var transform = CGAffineTransform.identity
        for case .scale(let scale, let anchor) in effects {
            let factor = CGFloat(1 + (scale - 1) * absence)
            transform = transform.concatenating(
                .scaling(x: factor, y: factor, around: anchor, in: CGRect(origin: .zero, size: shownSize)))
        }
        let offset = offset
        transform = transform.concatenating(CGAffineTransform(translationX: offset.x, y: offset.y))
        return transform == .identity ? nil : ProjectionTransform(transform)
    }

    override func paintChildren(on painter: Painter) {
        let opacity = effects.contains(.opacity) ? min(1, max(0, presence.shown)) : 1
        guard opacity > 0 else { return }
        if opacity < 1 { painter.pushLayer(Layer(opacity: opacity)) }
        super.paintChildren(on: painter)
        if opacity < 1 { painter.popLayer() }
    }
}
