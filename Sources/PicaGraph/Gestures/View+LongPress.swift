import Foundation

extension View {
    /// Runs an action when the view is pressed for some time.
    ///
    /// - Parameters:
    ///   - minimumDuration: The duration, in seconds; 0.5 by default.
    ///   - maximumDistance: The distance by which the pointer may move meanwhile, in points; 10 by default.
    ///   - action: Called after that time, with the button still held.
    ///   - onPressingChanged: Called with `true` at the press and with `false` when it is over: the time has passed,
    ///     the button was released before, or the pointer moved too far.
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        gesture(
            PressingGesture(
                press: LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance),
                action: action, pressingChanged: onPressingChanged))
    }

    /// Runs an action when the view is pressed for some time; an older order of parameters.
    ///
    /// - Parameters:
    ///   - minimumDuration: The duration, in seconds; 0.5 by default.
    ///   - maximumDistance: The distance by which the pointer may move meanwhile, in points; 10 by default.
    ///   - pressing: Called with `true` at the press and with `false` when it is over.
    ///   - action: Called after that time, with the button still held.
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

/// A long press that reports its start and end.
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
