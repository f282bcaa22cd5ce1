import Foundation
import PicaFoundation
import PicaGraph

extension View {
    /// Asks before the window closes, while a condition is true: its button, its menu and the end of the program wait for
    /// the answer.
    ///
    ///     LetterView(letter: letter)
    ///         .dismissalConfirmationDialog("Close without saving?", shouldPresent: letter.isChanged) {
    ///             Button("Save") { letter.save() }
    ///             Button("Discard", role: .destructive) {}
    ///         }
    ///
    /// Each button closes the window once it has done its work, but for one that cancels. There always is one of those.
    /// Sheets are not asked about, other than in SwiftUI.
    ///
    /// - Parameters:
    ///   - titleKey: What it asks, by a key of the app's translations.
    ///   - shouldPresent: Whether there is something to ask.
    ///   - actions: Buttons.
    nonisolated public func dismissalConfirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A
    ) -> some View {
        dismissalConfirmationDialog(Text(titleKey), shouldPresent: shouldPresent, actions: actions)
    }

    /// Asks before the window closes, titled by a resource in its table; see
    /// `dismissalConfirmationDialog(_:shouldPresent:actions:)`.
    @_disfavoredOverload
    nonisolated public func dismissalConfirmationDialog<A: View>(
        _ titleResource: LocalizedStringResource, shouldPresent: Bool, @ViewBuilder actions: () -> A
    ) -> some View {
        dismissalConfirmationDialog(Text(titleResource), shouldPresent: shouldPresent, actions: actions)
    }

    /// Asks before the window closes, titled word for word; see
    /// `dismissalConfirmationDialog(_:shouldPresent:actions:)`.
    @_disfavoredOverload
    nonisolated public func dismissalConfirmationDialog<S: StringProtocol, A: View>(
        _ title: S, shouldPresent: Bool, @ViewBuilder actions: () -> A
    ) -> some View {
        dismissalConfirmationDialog(Text(title), shouldPresent: shouldPresent, actions: actions)
    }

    /// Asks before the window closes; see `dismissalConfirmationDialog(_:shouldPresent:actions:)`.
    nonisolated public func dismissalConfirmationDialog<A: View>(
        _ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> A
    ) -> some View {
        dismissalConfirmationDialog(
            title, shouldPresent: shouldPresent, actions: actions, message: { EmptyView() })
    }

    /// Asks before the window closes, titled by a key of the app's translations, and explains it; see
    /// `dismissalConfirmationDialog(_:shouldPresent:actions:)`.
    nonisolated public func dismissalConfirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        dismissalConfirmationDialog(
            Text(titleKey), shouldPresent: shouldPresent, actions: actions, message: message)
    }

    /// Asks before the window closes, titled by a resource in its table, and explains it; see
    /// `dismissalConfirmationDialog(_:shouldPresent:actions:)`.
    @_disfavoredOverload
    nonisolated public func dismissalConfirmationDialog<A: View, M: View>(
        _ titleResource: LocalizedStringResource, shouldPresent: Bool, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        dismissalConfirmationDialog(
            Text(titleResource), shouldPresent: shouldPresent, actions: actions, message: message)
    }

    /// Asks before the window closes, titled word for word, and explains it; see
    /// `dismissalConfirmationDialog(_:shouldPresent:actions:)`.
    @_disfavoredOverload
    nonisolated public func dismissalConfirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        dismissalConfirmationDialog(
            Text(title), shouldPresent: shouldPresent, actions: actions, message: message)
    }

    /// Asks before the window closes, and explains it; see `dismissalConfirmationDialog(_:shouldPresent:actions:)`.
    nonisolated public func dismissalConfirmationDialog<A: View, M: View>(
        _ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        modifier(
            DismissalConfirmation(
                title: title, shouldPresent: shouldPresent, actions: actions(), message: message()))
    }
}
