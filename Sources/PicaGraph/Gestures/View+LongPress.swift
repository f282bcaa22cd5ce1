import Foundation

extension View {
    /// Runs an action when the view is pressed for a while.
    /// - Parameters:
    ///   - minimumDuration: How long it takes, in seconds; 0.5 by default.
    ///   - maximumDistance: How far the pointer may go meanwhile, in points; 10 by default.
    ///   - action: Called as the time has passed, with the button still held.
    ///   - onPressingChanged: Called with true as the button goes down, and with false as the press is over: the
    ///     time has passed, the button has come up before, or the pointer has gone too far.
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        gesture(
            PressingGesture(
                press: LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance),
                action: action, pressingChanged: onPressingChanged))
    }

    /// Runs an action when the view is pressed for a while; an older order of what is said.
    /// - Parameters:
    ///   - minimumDuration: How long it takes, in seconds; 0.5 by default.
    ///   - maximumDistance: How far the pointer may go meanwhile, in points; 10 by default.
    ///   - pressing: Called with true as the button goes down, and with false as the press is over.
    ///   - action: Called as the time has passed, with the button still held.
    @_disfavoredOverload
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
        perform action: @escaping () -> Void
    ) -> some View {
        onLongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
            onPressingChanged: pressing)
    }
}

/// A long press that says whether it goes on.
struct PressingGesture {
    let press: LongPressGesture
    let action: () -> Void
    let pressingChanged: ((Bool) -> Void)?
}

extension PressingGesture: PrimitiveGesture {
    typealias Value = Bool
    typealias Body = Never

    func makeRecognizer() -> PressingRelay { PressingRelay(press._makeRecognizer()) }

    func update(_ recognizer: PressingRelay) {
        press._update(recognizer.inner)
        recognizer.action = action
        recognizer.pressingChanged = pressingChanged
    }
}

final class PressingRelay: GestureRelay<Bool, Bool> {
    var action: () -> Void = {}
    var pressingChanged: ((Bool) -> Void)?
    private var isPressing = false {
        didSet { if isPressing != oldValue { pressingChanged?(isPressing) } }
    }

    override var value: Bool? { inner.value }

    override func act() {
        super.act()
        guard value == true else { return }
        isPressing = true
        if state == .ended {
            isPressing = false
            action()
        }
    }

    override func cancel() {
        super.cancel()
        isPressing = false
    }
}
