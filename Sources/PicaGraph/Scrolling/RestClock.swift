/// A second deadline for an element that already uses its own.
final class RestClock: DeadlineClient {
    private let action: () -> Void

    init(_ action: @escaping () -> Void) { self.action = action }

    func deadlineReached() { action() }
}
