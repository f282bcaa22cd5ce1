import Foundation
import PicaFoundation
import PicaGraph
import PicaLabels
import PicaState

extension View {
    /// Shows an alert while a condition is true.
    ///
    ///     .alert("Delete “\(note.title)”?", isPresented: $isAsking) {
    ///         Button("Delete", role: .destructive) { delete(note) }
    ///         Button("Cancel", role: .cancel) {}
    ///     } message: {
    ///         Text("This cannot be undone.")
    ///     }
    ///
    /// Each button also closes the alert. Return presses the button with the default action's shortcut, or the first
    /// that neither destroys nor cancels. Escape presses the one that cancels. Without buttons the alert has an OK
    /// button. A press outside does nothing. Fields among the actions are above the buttons, and get the focus first.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title.
    ///   - isPresented: Whether the dialog is shown.
    ///   - actions: The buttons and fields.
    nonisolated public func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View { alert(Text(titleKey), isPresented: isPresented, actions: actions) }

    /// Shows an alert titled by a resource; see `alert(_:isPresented:actions:)` with a key.
    @_disfavoredOverload
    nonisolated public func alert<A: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View { alert(Text(titleResource), isPresented: isPresented, actions: actions) }

    /// Shows an alert with a title that is not localized; see `alert(_:isPresented:actions:)` with a key.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View { alert(Text(title), isPresented: isPresented, actions: actions) }

    /// Shows an alert titled by a text; see `alert(_:isPresented:actions:)` with a key.
    nonisolated public func alert<A: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View { alert(title, isPresented: isPresented, actions: actions, message: { EmptyView() }) }

    /// Shows an alert with a message; see `alert(_:isPresented:actions:)`.
    nonisolated public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View { alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message) }

    /// Shows an alert with a message, titled by a resource; see `alert(_:isPresented:actions:)`.
    @_disfavoredOverload
    nonisolated public func alert<A: View, M: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        alert(Text(titleResource), isPresented: isPresented, actions: actions, message: message)
    }

    /// Shows an alert with a message and a title that is not localized; see `alert(_:isPresented:actions:)`.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View { alert(Text(title), isPresented: isPresented, actions: actions, message: message) }

    /// Shows an alert with a message, titled by a text; see `alert(_:isPresented:actions:)`.
    nonisolated public func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        asking(isPresented, AlertContent(title: title, actions: actions(), message: message()))
    }
}

// MARK: About something

extension View {
    /// Shows an alert for a value while a condition is true and there is a value; see `alert(_:isPresented:actions:)`.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title.
    ///   - isPresented: Whether the dialog is shown.
    ///   - data: The value that the alert is about.
    ///   - actions: The buttons and fields.
    nonisolated public func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View { alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions) }

    /// Shows an alert for a value, titled by a resource; see `alert(_:isPresented:presenting:actions:)` with a key.
    @_disfavoredOverload
    nonisolated public func alert<A: View, T>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        alert(Text(titleResource), isPresented: isPresented, presenting: data, actions: actions)
    }

    /// Shows an alert for a value, with a title that is not localized; see `alert(_:isPresented:presenting:actions:)`
    /// with a key.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View { alert(Text(title), isPresented: isPresented, presenting: data, actions: actions) }

    /// Shows an alert for a value, titled by a text; see `alert(_:isPresented:presenting:actions:)` with a key.
    nonisolated public func alert<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        alert(
            title, isPresented: isPresented, presenting: data, actions: actions, message: { _ in EmptyView() }
        )
    }

    /// Shows an alert for a value with a message; see `alert(_:isPresented:presenting:actions:)`.
    nonisolated public func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        alert(
            Text(titleKey), isPresented: isPresented, presenting: data, actions: actions, message: message)
    }

    /// Shows an alert for a value with a message, titled by a resource; see `alert(_:isPresented:presenting:actions:)`.
    @_disfavoredOverload
    nonisolated public func alert<A: View, M: View, T>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        alert(
            Text(titleResource), isPresented: isPresented, presenting: data, actions: actions,
            message: message)
    }

    /// Shows an alert for a value with a message and a title that is not localized; see
    /// `alert(_:isPresented:presenting:actions:)`.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        alert(Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
    }

    /// Shows an alert for a value with a message, titled by a text; see `alert(_:isPresented:presenting:actions:)`.
    nonisolated public func alert<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        asking(
            isPresented.and(data != nil),
            AlertContent(title: title, actions: data.map(actions), message: data.map(message)))
    }

    /// Shows an alert for an error while a condition is true and there is an error. The title is the error's
    /// `errorDescription`. See `alert(_:isPresented:actions:)`.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the dialog is shown.
    ///   - error: The error to show.
    ///   - actions: The buttons; without any the alert has an OK button.
    nonisolated public func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
    ) -> some View {
        alert(
            isPresented: isPresented, error: error, actions: { _ in actions() }, message: { _ in EmptyView() }
        )
    }

    /// Shows an alert for an error with a message; see `alert(isPresented:error:actions:)`.
    nonisolated public func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
    ) -> some View {
        let title = error.map { $0.errorDescription ?? $0.localizedDescription } ?? ""
        return alert(
            Text(verbatim: title), isPresented: isPresented, presenting: error, actions: actions,
            message: message)
    }
}

extension View {
    nonisolated func asking<A: View, M: View>(
        _ isPresented: Binding<Bool>, _ content: AlertContent<A, M>
    ) -> some View {
        modifier(LayerPresenter(dialog: isPresented) { AlertSurface(content) })
    }
}

extension Binding<Bool> {
    /// Returns a binding that is `true` only while another condition holds as well.
    func and(_ condition: Bool) -> Binding<Bool> {
        Binding(get: { wrappedValue && condition }) { wrappedValue = $0 }
    }
}
