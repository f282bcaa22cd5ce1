/// A scroll view's way to something that may not be made yet: rows on the way turn out longer or shorter.
@MainActor struct ScrollSeek {
    let goal: ScrollGoal
    private var attempts = 0
    /// How often in a row it was found where it was already.
    private var arrivals = 0

    private static let mostAttempts = 16

    init(_ goal: ScrollGoal) { self.goal = goal }

    /// - Returns: false once it was sought often enough.
    mutating func tryAgain() -> Bool {
        attempts += 1
        return attempts <= Self.mostAttempts
    }

    /// - Parameter hasMoved: Whether it was elsewhere than before.
    /// - Returns: Whether it is found: what came into sight by the last step is made and measured by the next layout
    ///   but one.
    mutating func isFound(hasMoved: Bool) -> Bool {
        arrivals = hasMoved ? 0 : arrivals + 1
        return arrivals == 3
    }
}
