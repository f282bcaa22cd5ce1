/// Calls back at a deadline of its own, beside that of the element it is of.
final class RestClock: DeadlineClient {
    private let action: () -> Void

    init(_ action: @escaping () -> Void) { self.action = action }

    func deadlineReached() { action() }
}
