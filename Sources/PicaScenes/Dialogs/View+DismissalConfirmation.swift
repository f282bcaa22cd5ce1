import Foundation
import PicaFoundation
import PicaGraph
import PicaLabels

extension View {
    /// Asks for confirmation before the window closes, while a condition is true. The close button, the menu item and
    /// quitting the app all wait for the answer.
    ///
    ///     LetterView(letter: letter)
    ///         .dismissalConfirmationDialog("Close without saving?", shouldPresent: letter.isChanged) {
    ///             Button("Save") { letter.save() }
    ///             Button("Discard", role: .destructive) {}
    ///         }
    ///
    /// Each button except one that cancels closes the window after its action. There is always a cancel button. Unlike
    /// in SwiftUI, closing a sheet does not ask.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title.
    ///   - shouldPresent: Whether to ask for confirmation.
    ///   - actions: The buttons.
    nonisolated public func dismissalConfirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A
    ) -> some View {
        dismissalConfirmationDialog(Text(titleKey), shouldPresent: shouldPresent, actions: actions)
    }

    /// Asks for confirmation before the window closes, titled by a resource; see
    /// `dismissalConfirmationDialog(_:shouldPresent:actions:)`.
    @_disfavoredOverload
    nonisolated public func dismissalConfirmationDialog<A: View>(
        _ titleResource: LocalizedStringResource, shouldPresent: Bool, @ViewBuilder actions: () -> A
    ) -> some View {
        dismissalConfirmationDialog(Text(titleResource), shouldPresent: shouldPresent, actions: actions)
    }

    /// Asks for confirmation before the window closes, with a title that is not localized; see
    /// `dismissalConfirmationDialog(_:shouldPresent:actions:)`.
    @_disfavoredOverload
    nonisolated public func dismissalConfirmationDialog<S: StringProtocol, A: View>(
        _ title: S, shouldPresent: Bool, @ViewBuilder actions: () -> A
    ) -> some View {
        dismissalConfirmationDialog(Text(title), shouldPresent: shouldPresent, actions: actions)
    }

    /// Asks for confirmation before the window closes, titled by a text; see
    /// `dismissalConfirmationDialog(_:shouldPresent:actions:)`.
    nonisolated public func dismissalConfirmationDialog<A: View>(
        _ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> A
    ) -> some View {
        dismissalConfirmationDialog(
            title, shouldPresent: shouldPresent, actions: actions, message: { EmptyView() })
    }

    /// Asks for confirmation with a message before the window closes, with a localized title; see
    /// `dismissalConfirmationDialog(_:shouldPresent:actions:)`.
    nonisolated public func dismissalConfirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        dismissalConfirmationDialog(
            Text(titleKey), shouldPresent: shouldPresent, actions: actions, message: message)
    }

    /// Asks for confirmation with a message before the window closes, titled by a resource; see
    /// `dismissalConfirmationDialog(_:shouldPresent:actions:)`.
    @_disfavoredOverload
    nonisolated public func dismissalConfirmationDialog<A: View, M: View>(
        _ titleResource: LocalizedStringResource, shouldPresent: Bool, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        dismissalConfirmationDialog(
            Text(titleResource), shouldPresent: shouldPresent, actions: actions, message: message)
    }

    /// Asks for confirmation with a message before the window closes, with a title that is not localized; see
    /// `dismissalConfirmationDialog(_:shouldPresent:actions:)`.
    @_disfavoredOverload
    nonisolated public func dismissalConfirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        dismissalConfirmationDialog(
            Text(title), shouldPresent: shouldPresent, actions: actions, message: message)
    }

    /// Asks for confirmation with a message before the window closes, titled by a text; see
    /// `dismissalConfirmationDialog(_:shouldPresent:actions:)`.
    nonisolated public func dismissalConfirmationDialog<A: View, M: View>(
        _ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        modifier(
            DismissalConfirmation(
                title: title, shouldPresent: shouldPresent, actions: actions(), message: message()))
    }
}
