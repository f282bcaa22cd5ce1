import Foundation
import PicaFoundation
import PicaState

/// A view of a value animated by keyframes, repeatedly or once after each change of a trigger.
///
/// If the user prefers reduced motion, it shows the initial value, or the last one after the trigger has changed.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>
where Value == KeyframePath.Value {
    let initialValue: Value
    let repeats: Bool
    let trigger: PhaseTrigger?
    let content: (Value) -> Content
    let keyframes: (Value) -> KeyframePath

    /// Creates an animator that starts when the view appears.
    ///
    /// - Parameters:
    ///   - initialValue: The value at the start.
    ///   - repeating: Whether the animation repeats; `true` by default.
    ///   - content: Makes the view of a value.
    ///   - keyframes: The keyframes.
    public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        repeats = repeating
        trigger = nil
        self.content = content
        self.keyframes = keyframes
    }

    /// Creates an animator that starts whenever a trigger changes.
    ///
    /// - Parameters:
    ///   - initialValue: The value before the first animation.
    ///   - trigger: The trigger. A change during the animation restarts it.
    ///   - content: Makes the view of a value.
    ///   - keyframes: The keyframes, from the value at the start.
    public init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        repeats = false
        self.trigger = PhaseTrigger(trigger)
        self.content = content
        self.keyframes = keyframes
    }
}

extension View {
    /// Animates the view by repeated keyframes; see `KeyframeAnimator`.
    ///
    /// - Parameters:
    ///   - initialValue: The value at the start.
    ///   - repeating: Whether the animation repeats; `true` by default.
    ///   - content: Makes the view of a value from the original view.
    ///   - keyframes: The keyframes.
    public func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        KeyframeAnimator(
            initialValue: initialValue, repeating: repeating,
            content: { content(PlaceholderContentView(self), $0) }, keyframes: keyframes)
    }

    /// Animates the view by keyframes whenever a trigger changes; see `KeyframeAnimator`.
    ///
    /// - Parameters:
    ///   - initialValue: The value before the first animation.
    ///   - trigger: The trigger.
    ///   - content: Makes the view of a value from the original view.
    ///   - keyframes: The keyframes, from the value at the start.
    public func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        KeyframeAnimator(
            initialValue: initialValue, trigger: trigger,
            content: { content(PlaceholderContentView(self), $0) }, keyframes: keyframes)
    }
}

extension KeyframeAnimator: PrimitiveView {
    /// No body; Pica evaluates the content itself.
    public typealias Body = Never

    package func makeNode(in parent: ViewNode) -> TypedNode<Self> { KeyframeNode(self, parent: parent) }
}

private final class KeyframeNode<Value, Path: Keyframes, Content: View>:
    TypedNode<KeyframeAnimator<Value, Path, Content>>, FrameClient
where Value == Path.Value {
    private var child: TypedNode<Content>?
    private var value: Value
    private var run: (timeline: KeyframeTimeline<Value>, start: TimeInterval)?
    /// Whether an animator without a trigger has started.
    private var hasBegun = false
    private let type = ViewType.of(KeyframeAnimator<Value, Path, Content>.self)

    override init(_ view: KeyframeAnimator<Value, Path, Content>, parent: ViewNode) {
        value = view.initialValue
        super.init(view, parent: parent)
        evaluate()
    }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        if let child { body(child) }
    }
    override var environmentReads: EnvironmentReads { type.environmentReads }

    override func viewDidChange(from old: KeyframeAnimator<Value, Path, Content>) {
        if view.trigger != old.trigger { begin() }
        super.viewDidChange(from: old)
    }

    override func evaluate() {
        let reducesMotion = track { environment.accessibilityReduceMotion }
        if reducesMotion {
            if view.trigger == nil { (value, hasBegun) = (view.initialValue, false) }
            run = nil
        } else if view.trigger == nil, !hasBegun {
            begin()
        }
        let inner = track(andForget: false) { view.content(value) }
        if let child {
            child.update(inner)
        } else {
            child = inner.mount(in: self)
        }
    }

    private func begin() {
        guard let host = graph.host else { return }
        hasBegun = true
        let timeline = KeyframeTimeline(value, view.keyframes(value))
        guard !environment.accessibilityReduceMotion, timeline.duration > 0 else {
            value = timeline.value(time: timeline.duration)
            run = nil
            return
        }
        run = (timeline, host.platform.now)
        value = timeline.value(time: 0)
        host.clock.add(self, at: host.platform.now)
    }

    func frame(at now: TimeInterval) -> Bool {
        guard isMounted, let run else { return false }
        var time = now - run.start
        let isOver = time >= run.timeline.duration
        if isOver, view.repeats, now < .infinity {
            time = time.truncatingRemainder(dividingBy: run.timeline.duration)
            self.run?.start = now - time
        } else if isOver {
            self.run = nil
        }
        value = run.timeline.value(time: time)
        invalidate()
        return self.run != nil
    }
}
