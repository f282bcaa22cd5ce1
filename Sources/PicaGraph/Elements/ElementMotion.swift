import Foundation
import PicaState

/// The animation of an element's frame.
///
/// Layout moves an element at once. In an animated change the element is shown between its old and its new frame for a
/// while, and its descendants move along, because their frames are relative to it.
@MainActor final class ElementMotion: FrameClient {
    private unowned let element: Element
    /// The animated frame; `nil` at rest while its velocity is not tracked.
    private var frame: AnimatedValue<FrameVector>?
    /// The nodes around the element that change transactions, from the inside out.
    private var transforming: [Weak] = []

    private struct Weak {
        weak var node: (any TransactionTransforming)?
    }

    init(_ element: Element) { self.element = element }

    // MARK: Transactions

    func add(_ node: any TransactionTransforming) {
        transforming.removeAll { $0.node == nil }
        if !transforming.contains(where: { $0.node === node }) { transforming.append(Weak(node: node)) }
    }

    var nodes: some Sequence<any TransactionTransforming> { transforming.lazy.compactMap(\.node) }

    // MARK: Frame

    var isMoving: Bool { frame?.isMoving == true }
    var origin: CGPoint? { frame.map { CGPoint(x: $0.shown.x, y: $0.shown.y) } }
    var size: CGSize? {
        frame.map { CGSize(width: max(0, $0.shown.width), height: max(0, $0.shown.height)) }
    }

    /// Starts to move to a new frame.
    func move(from old: CGRect, to new: CGRect, in transaction: Transaction) {
        guard let surface = element.surface else { return }
        let now = surface.now
        var moving = frame ?? AnimatedValue(FrameVector(old))
        frame = nil
        if moving.set(FrameVector(new), in: transaction, at: now, surface.environment) {
            frame = moving
            surface.clock.add(self, at: now)
        } else if moving.tracksVelocity {
            frame = moving
        }
    }

    /// Ends the animation at the element's frame.
    func stop() { frame = nil }

    /// Passes the animation on to another element that replaces this one.
    func hand(to other: ElementMotion) {
        guard let frame, let surface = element.surface else { return }
        other.frame = frame
        self.frame = nil
        surface.clock.add(other, at: surface.now)
    }

    func frame(at now: TimeInterval) -> Bool {
        guard let before = frame else { return false }
        var moving = before
        let isMoving = moving.move(to: now)
        frame = isMoving ? moving : nil
        let hasOtherSize =
            before.shown.width != moving.shown.width || before.shown.height != moving.shown.height
        if hasOtherSize, element.drawsItself { element.setNeedsDisplay() } else { element.setNeedsPainting() }
        element.surface?.contentMoved()
        return isMoving
    }
}

/// A frame as a vector.
struct FrameVector: VectorArithmetic {
    var x, y, width, height: Double

    init(x: Double, y: Double, width: Double, height: Double) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    init(_ frame: CGRect) {
        self.init(x: frame.origin.x, y: frame.origin.y, width: frame.size.width, height: frame.size.height)
    }

    static var zero: FrameVector { FrameVector(x: 0, y: 0, width: 0, height: 0) }

    static func + (a: FrameVector, b: FrameVector) -> FrameVector {
        FrameVector(x: a.x + b.x, y: a.y + b.y, width: a.width + b.width, height: a.height + b.height)
    }

    static func - (a: FrameVector, b: FrameVector) -> FrameVector {
        FrameVector(x: a.x - b.x, y: a.y - b.y, width: a.width - b.width, height: a.height - b.height)
    }

    mutating func scale(by factor: Double) {
        x *= factor
        y *= factor
        width *= factor
        height *= factor
    }

    var magnitudeSquared: Double { x * x + y * y + width * width + height * height }
}

extension Element {
    /// The origin as shown, in the coordinate space of the parent's content. During an animation it differs from
    /// `origin`.
    package final var shownOrigin: CGPoint {
        guard let motion, !graph.layout.readsPlaces else { return origin }
        return motion.origin ?? origin
    }

    /// The size as shown; during an animation it differs from `size`.
    ///
    /// Backgrounds and the hit area use this size. Content laid out for a size, such as text, uses `size`.
    package final var shownSize: CGSize {
        guard let motion, !graph.layout.readsPlaces else { return size }
        return motion.size ?? size
    }

    /// The size that covers both the layout and the animated appearance.
    final var fullSize: CGSize {
        guard let shown = motion?.size else { return size }
        return CGSize(width: max(size.width, shown.width), height: max(size.height, shown.height))
    }

    final var neededMotion: ElementMotion {
        if let motion { return motion }
        let made = ElementMotion(self)
        motion = made
        return made
    }

    /// The transaction of the changes being laid out, after the element's ancestors have modified it.
    final var changeTransaction: Transaction {
        var transaction = Transaction.of(graph.layout.scope)
        transaction.reducesMotion = graph.reducesMotion
        guard graph.hasTransactionNodes else { return transaction }
        var nodes: [any TransactionTransforming] = []
        var element = parent?.ownsPlaces == true ? parent : self
        while let current = element {
            if let motion = current.motion {
                nodes += motion.nodes.filter { current !== self || $0.coversPlace }
            }
            element = current.parent
        }
        for node in nodes.reversed() { node.transform(&transaction) }
        return transaction
    }

    /// Takes a new frame, animated if the change is. New elements, roots of windows and children that a view places
    /// itself move at once.
    final func take(_ frame: CGRect, hadPlace: Bool) {
        let old = CGRect(origin: origin, size: size)
        guard frame != old else { return }
        (origin, size) = (frame.origin, frame.size)
        let layout = graph.layout
        let mayMove = layout.isFlushing && (layout.scope != nil || graph.hasTransactionNodes)
        guard mayMove || motion?.isMoving == true, hadPlace, let parent, parent.movesChildren else {
            motion?.stop()
            return
        }
        let transaction = mayMove ? changeTransaction : Transaction()
        guard
            transaction.effectiveAnimation != nil || transaction.tracksVelocity || motion?.isMoving == true
        else {
            motion?.stop()
            return
        }
        neededMotion.move(from: old, to: frame, in: transaction)
    }

    /// Shifts the origin because the origin of the parent's content moved; the element stays where it is shown.
    final func shiftContent(by step: CGSize) {
        guard layout.hasPlace else { return }
        let old = CGRect(origin: origin, size: size)
        origin = CGPoint(x: origin.x + step.width, y: origin.y + step.height)
        motion?.move(from: old, to: CGRect(origin: origin, size: size), in: Transaction())
        setNeedsPainting()
    }
}
