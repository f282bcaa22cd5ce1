import Foundation
import PicaFoundation
import PicaGraph

extension View {
    /// Asks or says something in front of the window while a condition is true.
    ///
    ///     .alert("Delete “\(note.title)”?", isPresented: $isAsking) {
    ///         Button("Delete", role: .destructive) { delete(note) }
    ///         Button("Cancel", role: .cancel) {}
    ///     } message: {
    ///         Text("This cannot be undone.")
    ///     }
    ///
    /// What a button does ends it. Return presses the button with the default action's shortcut, or the first that
    /// neither destroys nor cancels; Escape presses the one that cancels. Without any button it has one that says OK. A
    /// press beside it does nothing. Fields among the actions stand above the buttons, and have the keyboard first.
    ///
    /// - Parameters:
    ///   - titleKey: What it asks, by a key of the app's translations.
    ///   - isPresented: Whether it is there.
    ///   - actions: Buttons, and fields.
    nonisolated public func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View { alert(Text(titleKey), isPresented: isPresented, actions: actions) }

    /// Asks or says something, titled by a resource in its table; see `alert(_:isPresented:actions:)` with a key.
    @_disfavoredOverload
    nonisolated public func alert<A: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View { alert(Text(titleResource), isPresented: isPresented, actions: actions) }

    /// Asks or says something, titled word for word; see `alert(_:isPresented:actions:)` with a key.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View { alert(Text(title), isPresented: isPresented, actions: actions) }

    /// Asks or says something; see `alert(_:isPresented:actions:)` with a key.
    nonisolated public func alert<A: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View { alert(title, isPresented: isPresented, actions: actions, message: { EmptyView() }) }

    /// Asks or says something and explains it; see `alert(_:isPresented:actions:)`.
    nonisolated public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View { alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message) }

    /// Asks or says something, titled by a resource in its table, and explains it; see `alert(_:isPresented:actions:)`.
    @_disfavoredOverload
    nonisolated public func alert<A: View, M: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        alert(Text(titleResource), isPresented: isPresented, actions: actions, message: message)
    }

    /// Asks or says something, titled word for word, and explains it; see `alert(_:isPresented:actions:)`.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View { alert(Text(title), isPresented: isPresented, actions: actions, message: message) }

    /// Asks or says something and explains it; see `alert(_:isPresented:actions:)`.
    nonisolated public func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        asking(isPresented, AlertContent(title: title, actions: actions(), message: message()))
    }
}

// MARK: About something

extension View {
    /// Asks or says something about a value, while a condition is true and the value is there; see
    /// `alert(_:isPresented:actions:)`.
    ///
    /// - Parameters:
    ///   - titleKey: What it asks, by a key of the app's translations.
    ///   - isPresented: Whether it is there.
    ///   - data: What it is about.
    ///   - actions: Buttons, and fields.
    nonisolated public func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View { alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions) }

    /// Asks or says something about a value, titled by a resource in its table; see
    /// `alert(_:isPresented:presenting:actions:)` with a key.
    @_disfavoredOverload
    nonisolated public func alert<A: View, T>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        alert(Text(titleResource), isPresented: isPresented, presenting: data, actions: actions)
    }

    /// Asks or says something about a value, titled word for word; see `alert(_:isPresented:presenting:actions:)` with
    /// a key.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View { alert(Text(title), isPresented: isPresented, presenting: data, actions: actions) }

    /// Asks or says something about a value; see `alert(_:isPresented:presenting:actions:)` with a key.
    nonisolated public func alert<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        alert(
            title, isPresented: isPresented, presenting: data, actions: actions, message: { _ in EmptyView() }
        )
    }

    /// Asks or says something about a value and explains it; see `alert(_:isPresented:presenting:actions:)`.
    nonisolated public func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        alert(
            Text(titleKey), isPresented: isPresented, presenting: data, actions: actions, message: message)
    }

    /// Asks or says something about a value, titled by a resource in its table, and explains it; see
    /// `alert(_:isPresented:presenting:actions:)`.
    @_disfavoredOverload
    nonisolated public func alert<A: View, M: View, T>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        alert(
            Text(titleResource), isPresented: isPresented, presenting: data, actions: actions,
            message: message)
    }

    /// Asks or says something about a value, titled word for word, and explains it; see
    /// `alert(_:isPresented:presenting:actions:)`.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        alert(Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
    }

    /// Asks or says something about a value and explains it; see `alert(_:isPresented:presenting:actions:)`.
    nonisolated public func alert<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        asking(
            isPresented.and(data != nil),
            AlertContent(title: title, actions: data.map(actions), message: data.map(message)))
    }

    /// Says what went wrong, in the words of the error's `errorDescription`, while a condition is true and there is an
    /// error; see `alert(_:isPresented:actions:)`.
    ///
    /// - Parameters:
    ///   - isPresented: Whether it is there.
    ///   - error: What went wrong.
    ///   - actions: Buttons; without any it has one that says OK.
    nonisolated public func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
    ) -> some View {
        alert(
            isPresented: isPresented, error: error, actions: { _ in actions() }, message: { _ in EmptyView() }
        )
    }

    /// Says what went wrong and explains it; see `alert(isPresented:error:actions:)`.
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
    /// True while another condition is true, too.
    func and(_ condition: Bool) -> Binding<Bool> {
        Binding(get: { wrappedValue && condition }) { wrappedValue = $0 }
    }
}
