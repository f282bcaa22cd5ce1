import Foundation
import PicaFoundation
import PicaState

/// A view that goes through phases with an animation each, repeatedly or once after each change of a trigger.
///
/// If the user prefers reduced motion, it stays in the first phase.
public struct PhaseAnimator<Phase: Equatable, Content: View> {
    let phases: [Phase]
    let trigger: PhaseTrigger?
    let content: (Phase) -> Content
    let animation: (Phase) -> Animation?

    private init(
        _ phases: some Sequence<Phase>, _ trigger: PhaseTrigger?, _ content: @escaping (Phase) -> Content,
        _ animation: @escaping (Phase) -> Animation?
    ) {
        self.phases = Array(phases)
        self.trigger = trigger
        self.content = content
        self.animation = animation
    }

    /// Creates an animator that repeats the phases.
    ///
    /// - Parameters:
    ///   - phases: The phases; without any nothing is shown.
    ///   - content: Makes the view of a phase.
    ///   - animation: Returns the animation into a phase.
    public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.init(phases, nil, content, animation)
    }

    /// Creates an animator that goes through the phases once, and back to the first, whenever a trigger changes.
    ///
    /// - Parameters:
    ///   - phases: The phases; without any nothing is shown.
    ///   - trigger: The trigger. A change during the animation restarts it.
    ///   - content: Makes the view of a phase.
    ///   - animation: Returns the animation into a phase.
    public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.init(phases, PhaseTrigger(trigger), content, animation)
    }
}

/// A type-erased value whose changes start an animation.
struct PhaseTrigger: Equatable {
    private let value: any Equatable

    init(_ value: any Equatable) { self.value = value }

    static func == (one: PhaseTrigger, other: PhaseTrigger) -> Bool {
        func equals<V: Equatable>(_ value: V) -> Bool { value == other.value as? V }
        return equals(one.value)
    }
}

extension View {
    /// Animates the view through repeated phases; see `PhaseAnimator`.
    ///
    /// - Parameters:
    ///   - phases: The phases; at least one.
    ///   - content: Makes the view of a phase from the original view.
    ///   - animation: Returns the animation into a phase.
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimator(
            phases, content: { content(PlaceholderContentView(self), $0) }, animation: animation)
    }

    /// Animates the view through phases once whenever a trigger changes; see `PhaseAnimator`.
    ///
    /// - Parameters:
    ///   - phases: The phases; at least one.
    ///   - trigger: The trigger.
    ///   - content: Makes the view of a phase from the original view.
    ///   - animation: Returns the animation into a phase.
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimator(
            phases, trigger: trigger, content: { content(PlaceholderContentView(self), $0) },
            animation: animation)
    }
}

extension PhaseAnimator: PrimitiveView {
    /// No body; Pica evaluates the content itself.
    public typealias Body = Never

    package func makeNode(in parent: ViewNode) -> TypedNode<Self> { PhaseNode(self, parent: parent) }
}

private final class PhaseNode<Phase: Equatable, Content: View>:
    TypedNode<PhaseAnimator<Phase, Content>>, DeadlineClient
{
    private var child: TypedNode<Content>?
    private var number = 0
    /// Whether the phases are running.
    private var isRunning = false
    /// The number of starts, to ignore callbacks of earlier ones.
    private var run = 0
    private let type = ViewType.of(PhaseAnimator<Phase, Content>.self)

    override init(_ view: PhaseAnimator<Phase, Content>, parent: ViewNode) {
        super.init(view, parent: parent)
        evaluate()
    }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        if let child { body(child) }
    }
    override var environmentReads: EnvironmentReads { type.environmentReads }

    private var phase: Phase? {
        view.phases.indices.contains(number) ? view.phases[number] : view.phases.first
    }

    override func viewDidChange(from old: PhaseAnimator<Phase, Content>) {
        super.viewDidChange(from: old)
        if view.trigger != old.trigger { begin() }
    }

    override func evaluate() {
        let reducesMotion = track { environment.accessibilityReduceMotion }
        if reducesMotion { (number, isRunning) = (0, false) }
        guard let phase else { return }
        let inner = track(andForget: false) { view.content(phase) }
        if let child {
            child.update(inner)
        } else {
            child = inner.mount(in: self)
            elementsDidChange()
        }
        if view.trigger == nil, !isRunning { begin() }
    }

    /// Starts once the first phase has been shown.
    private func begin() {
        guard view.phases.count > 1, !environment.accessibilityReduceMotion else { return }
        isRunning = true
        number = 0
        run += 1
        graph.after { [weak self, run] in
            if self?.run == run { self?.advance() }
        }
    }

    private func advance() {
        guard isMounted, isRunning, !view.phases.isEmpty, let host = graph.host else { return }
        number = (number + 1) % view.phases.count
        guard let phase else { return }
        let start = host.platform.now
        var transaction = Transaction(animation: view.animation(phase))
        transaction.addCompletionInFrame { [weak self, run] in
            if self?.run == run { self?.phaseEnded(start) }
        }
        Transaction.with(transaction) { invalidate() }
    }

    private func phaseEnded(_ start: TimeInterval) {
        guard isMounted, let host = graph.host else { return }
        if number == 0, view.trigger != nil {
            isRunning = false
            return
        }
        // A phase without any motion is shown for one frame.
        let now = host.platform.now
        host.setDeadline(now > start ? now : now + FrameClock.interval, for: self)
    }

    func deadlineReached() { advance() }

    override func unmount() {
        graph.host?.setDeadline(nil, for: self)
        super.unmount()
    }
}
