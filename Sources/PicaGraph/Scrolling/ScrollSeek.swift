/// A search for a scroll goal that may not be made yet. Rows on the way turn out longer or shorter than estimated.
@MainActor struct ScrollSeek {
    let goal: ScrollGoal
    private var attempts = 0
    /// The number of consecutive attempts at which no scrolling was needed.
    private var arrivals = 0

    private static let mostAttempts = 16

    init(_ goal: ScrollGoal) { self.goal = goal }

    /// Counts an attempt.
    ///
    /// - Returns: `false` once there were too many.
    mutating func tryAgain() -> Bool {
        attempts += 1
        return attempts <= Self.mostAttempts
    }

    /// Evaluates an attempt.
    ///
    /// - Parameter hasMoved: Whether the scroll view moved.
    /// - Returns: Whether the goal is reached: content that became visible is made and measured by the layout after the
    ///   next.
    mutating func isFound(hasMoved: Bool) -> Bool {
        arrivals = hasMoved ? 0 : arrivals + 1
        return arrivals == 3
    }
}
