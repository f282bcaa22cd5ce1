/// Takes away what is presented: the sheet or the popover that a view is in. Found in the environment.
@MainActor @preconcurrency public struct DismissAction {
    /// One for each presentation, so that two of them can be told apart.
    let presentation: Presentation?

    /// Takes it away; where nothing is presented it does nothing.
    public func callAsFunction() { presentation?.dismiss() }
}

extension DismissAction {
    /// Takes it away, unless people are kept from that.
    package func byPerson() { presentation?.dismissByPerson() }

    /// Whether people are kept from taking it away by Escape or a press beside it.
    package func keepFromPeople(_ isKept: Bool) { presentation?.isKeptFromPeople = isKept }
}

/// Something presented, and how it is taken away.
@MainActor final class Presentation {
    nonisolated init() {}

    var dismiss: () -> Void = {}
    var isKeptFromPeople = false

    func dismissByPerson() {
        if !isKeptFromPeople { dismiss() }
    }
}

extension DismissAction: Equatable {
    /// Whether both take away the same presentation.
    nonisolated public static func == (a: DismissAction, b: DismissAction) -> Bool {
        a.presentation === b.presentation
    }
}

private enum DismissKey: EnvironmentKey {
    static var defaultValue: DismissAction { DismissAction(presentation: nil) }
}

extension EnvironmentValues {
    /// Takes away what is presented around the view.
    public internal(set) var dismiss: DismissAction {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }

    /// Whether the view is inside something presented.
    public var isPresented: Bool { dismiss.presentation != nil }
}
