import Foundation
import PicaCanvas
import PicaFoundation
import PicaState

extension ScrollBehavior {
    /// Scrolls to a goal that may not be made yet.
    func scroll(to goal: ScrollGoal, in transaction: Transaction) {
        seek = ScrollSeek(goal)
        viewport.begin(for: self, in: element.host)
        guard !element.needsLayout, let start = start(of: goal) else { return element.invalidatePlacement() }
        motion = AnimatedValue(AnimatablePair(offset.x, offset.y))
        if !move(to: start, as: .animating, in: transaction) { seekGoal() }
    }

    /// Scrolls to an offset in the content.
    func scroll(to place: CGPoint, as phase: ScrollPhase = .animating, in transaction: Transaction) {
        giveUpGoal()
        let start = clamped(place)
        if !move(to: start, as: phase, in: transaction) {
            scroll(to: start)
            setPhase(.idle)
        }
    }

    /// Starts to move to an offset.
    ///
    /// - Returns: `false` if there is no animation.
    func move(to start: CGPoint, as phase: ScrollPhase, in transaction: Transaction) -> Bool {
        let now = element.host?.platform.now ?? 0
        guard motion.set(AnimatablePair(start.x, start.y), in: transaction, at: now) else { return false }
        element.host?.clock.add(self, at: now)
        setPhase(phase)
        return true
    }

    func setPhase(_ new: ScrollPhase) {
        guard new != phase else { return }
        let old = phase
        phase = new
        let now = element.host?.platform.now ?? 0
        let velocity = track.velocity(at: now)
        let isFast = old == .interacting && velocity != .zero
        for around in sequence(first: element, next: \.parent) {
            (around as? BehaviorElement<ScrollPhaseChangeBehavior>)?.behavior.phaseChanged(
                from: old, of: self, isFast ? CGVector(dx: velocity.first, dy: velocity.second) : nil)
        }
    }

    // MARK: Coming to rest

    /// The time without input from the user after which it scrolls to its rest position, in seconds.
    static let pause = 0.15

    /// Notes that the user scrolled. The scroll view comes to rest once no further input comes.
    func waitForRest(from start: CGPoint, as phase: ScrollPhase = .interacting) {
        guard let host = element.host else { return }
        let now = host.platform.now
        if origin == nil {
            origin = start
            track.note(AnimatablePair(start.x, start.y), at: now)
        }
        track.note(AnimatablePair(offset.x, offset.y), at: now)
        personHasScrolled()
        setPhase(phase)
        host.setDeadline(now + Self.pause, for: restClock)
    }

    func comeToRest() {
        guard !bars.contains(where: \.isHeld), let origin else { return }
        self.origin = nil
        guard let rest = scroller.rest else { return setPhase(.idle) }
        var target = ScrollTarget(rect: CGRect(origin: offset, size: size), anchor: nil)
        rest.updateTarget(
            &target,
            context: ScrollTargetBehaviorContext(
                originalTarget: ScrollTarget(rect: CGRect(origin: origin, size: size), anchor: nil),
                velocity: CGVector(dx: offset.x - origin.x, dy: offset.y - origin.y),
                contentSize: contentSize,
                containerSize: size, axes: scroller.axes, targets: targets()))
        guard clamped(target.rect.origin) != offset else { return setPhase(.idle) }
        var transaction = Transaction(animation: .smooth(duration: 0.3))
        transaction.reducesMotion = element.graph.reducesMotion
        scroll(to: target.rect.origin, as: .decelerating, in: transaction)
        personHasScrolled()
    }

    /// Returns the rectangles to rest at, in the content's points in reading direction.
    func targets() -> [CGRect] {
        guard let content else { return [] }
        return content.scrollTargets().map { target in
            var frame = content.fromWindow(area: target.frameInWindow)
            if isRightToLeft { frame.origin.x = contentSize.width - frame.maxX }
            return frame
        }
    }

    func start(of goal: ScrollGoal) -> CGPoint? {
        content.flatMap { goal.start(in: $0, seen: seen) }.map {
            clamped(CGPoint(x: mirrored($0.x), y: $0.y))
        }
    }

    /// The visible part of the content, in its coordinate space.
    var seen: CGRect { CGRect(origin: CGPoint(x: mirrored(offset.x), y: offset.y), size: size) }

    func seekGoal() {
        guard var seek, !motion.isMoving else { return }
        guard seek.tryAgain(), let start = start(of: seek.goal) else { return arrive() }
        let isFound = seek.isFound(hasMoved: scroll(to: start))
        self.seek = seek
        if isFound { arrive() } else { element.invalidatePlacement() }
    }

    func arrive() {
        seek = nil
        setPhase(.idle)
    }

    /// Gives up the goal, because input from the user takes precedence.
    func giveUpGoal() {
        seek = nil
        motion = AnimatedValue(AnimatablePair(offset.x, offset.y))
    }

    @discardableResult func scroll(to point: CGPoint) -> Bool {
        let target = clamped(point)
        noteStops(at: point)
        guard target != offset else { return false }
        offset = target
        content?.place(
            at: CGPoint(x: -target.x, y: -target.y), size: contentSize,
            proposal: inner(ProposedViewSize(size)))
        updateBars()
        flashBars()
        element.setNeedsPainting()
        element.host?.pointer.contentMoved()
        return true
    }

    /// Returns the offset after a wheel step; x counts in reading direction.
    func target(of delta: CGSize) -> CGPoint {
        CGPoint(x: offset.x + delta.width * (isRightToLeft ? -1 : 1), y: offset.y + delta.height)
    }

    package func canScroll(by delta: CGSize) -> Bool {
        scroller.isEnabled && clamped(target(of: delta)) != offset
    }

    package func scroll(by delta: CGSize) { scroll(by: delta, as: .interacting) }
    package func glide(by delta: CGSize) { scroll(by: delta, as: .decelerating) }

    func scroll(by delta: CGSize, as phase: ScrollPhase) {
        giveUpGoal()
        let start = offset
        scroll(to: target(of: delta))
        waitForRest(from: start, as: phase)
    }
}
