import PicaState

/// An action that dismisses the presentation around a view, such as a sheet or popover. Read it from the environment.
@MainActor @preconcurrency public struct DismissAction {
    /// The presentation. Each has its own, so that two can be told apart.
    let presentation: Presentation?

    /// Dismisses the presentation; does nothing outside one.
    public func callAsFunction() { presentation?.dismiss() }
}

extension DismissAction {
    /// Dismisses on behalf of the user, unless that is disabled.
    package func byPerson() { presentation?.dismissByPerson() }

    /// Sets whether the user cannot dismiss it by Escape or a press outside.
    package func keepFromPeople(_ isKept: Bool) { presentation?.isKeptFromPeople = isKept }
}

/// A presentation, with the closure that dismisses it.
@MainActor final class Presentation {
    nonisolated init() {}

    var dismiss: () -> Void = {}
    var isKeptFromPeople = false

    func dismissByPerson() {
        if !isKeptFromPeople { dismiss() }
    }
}

extension DismissAction: Equatable {
    /// Returns whether both dismiss the same presentation.
    nonisolated public static func == (a: DismissAction, b: DismissAction) -> Bool {
        a.presentation === b.presentation
    }
}

private enum DismissKey: EnvironmentKey {
    static var defaultValue: DismissAction { DismissAction(presentation: nil) }
}

extension EnvironmentValues {
    /// An action that dismisses the presentation around the view.
    public internal(set) var dismiss: DismissAction {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }

    /// Whether the view is inside a presentation.
    public var isPresented: Bool { dismiss.presentation != nil }
}
