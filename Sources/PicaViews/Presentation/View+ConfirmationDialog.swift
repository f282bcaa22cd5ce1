import Foundation
import PicaFoundation
import PicaGraph

extension View {
    /// Asks which of several things is meant, in front of the window while a condition is true.
    ///
    /// It is an alert whose buttons need no one to cancel: where there is none it has one, which Escape presses. A press
    /// beside it does nothing. Return presses the button with the default action's shortcut, or the first that neither
    /// destroys nor cancels.
    ///
    /// - Parameters:
    ///   - titleKey: What it asks, by a key of the app's translations.
    ///   - isPresented: Whether it is there.
    ///   - titleVisibility: Whether the title is shown; by default it is. Those who do not see it are told it.
    ///   - actions: Buttons.
    nonisolated public func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        confirmationDialog(
            Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility,
            actions: actions)
    }

    /// Asks which of several things is meant, titled by a resource in its table; see
    /// `confirmationDialog(_:isPresented:titleVisibility:actions:)`.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<A: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        confirmationDialog(
            Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility,
            actions: actions)
    }

    /// Asks which of several things is meant, titled word for word; see
    /// `confirmationDialog(_:isPresented:titleVisibility:actions:)`.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        confirmationDialog(
            Text(title), isPresented: isPresented, titleVisibility: titleVisibility,
            actions: actions)
    }

    /// Asks which of several things is meant; see `confirmationDialog(_:isPresented:titleVisibility:actions:)`.
    nonisolated public func confirmationDialog<A: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        confirmationDialog(
            title, isPresented: isPresented, titleVisibility: titleVisibility,
            actions: actions, message: { EmptyView() })
    }

    /// Asks which of several things is meant, titled by a key of the app's translations, and explains it; see
    /// `confirmationDialog(_:isPresented:titleVisibility:actions:)`.
    nonisolated public func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        confirmationDialog(
            Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility,
            actions: actions, message: message)
    }

    /// Asks which of several things is meant, titled by a resource in its table, and explains it; see
    /// `confirmationDialog(_:isPresented:titleVisibility:actions:)`.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<A: View, M: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        confirmationDialog(
            Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility,
            actions: actions, message: message)
    }

    /// Asks which of several things is meant, titled word for word, and explains it; see
    /// `confirmationDialog(_:isPresented:titleVisibility:actions:)`.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        confirmationDialog(
            Text(title), isPresented: isPresented, titleVisibility: titleVisibility,
            actions: actions, message: message)
    }

    /// Asks which of several things is meant and explains it; see `confirmationDialog(_:isPresented:titleVisibility:actions:)`.
    nonisolated public func confirmationDialog<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        asking(
            isPresented,
            AlertContent(
                title: title, showsTitle: titleVisibility != .hidden, isConfirmation: true,
                actions: actions(), message: message()))
    }
}

// MARK: About something

extension View {
    /// Asks which of several things is meant by a value, titled by a key of the app's translations; see
    /// `confirmationDialog(_:isPresented:titleVisibility:actions:)`.
    nonisolated public func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        confirmationDialog(
            Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility,
            presenting: data, actions: actions)
    }

    /// Asks which of several things is meant by a value, titled by a resource in its table; see
    /// `confirmationDialog(_:isPresented:titleVisibility:actions:)`.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<A: View, T>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        confirmationDialog(
            Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility,
            presenting: data, actions: actions)
    }

    /// Asks which of several things is meant by a value, titled word for word; see
    /// `confirmationDialog(_:isPresented:titleVisibility:actions:)`.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        confirmationDialog(
            Text(title), isPresented: isPresented, titleVisibility: titleVisibility,
            presenting: data, actions: actions)
    }

    /// Asks which of several things is meant by a value; see `confirmationDialog(_:isPresented:titleVisibility:actions:)`.
    nonisolated public func confirmationDialog<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        confirmationDialog(
            title, isPresented: isPresented, titleVisibility: titleVisibility,
            presenting: data, actions: actions, message: { _ in EmptyView() })
    }

    /// Asks which of several things is meant by a value, titled by a key of the app's translations, and explains it; see
    /// `confirmationDialog(_:isPresented:titleVisibility:actions:)`.
    nonisolated public func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        confirmationDialog(
            Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility,
            presenting: data, actions: actions, message: message)
    }

    /// Asks which of several things is meant by a value, titled by a resource in its table, and explains it; see
    /// `confirmationDialog(_:isPresented:titleVisibility:actions:)`.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<A: View, M: View, T>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        confirmationDialog(
            Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility,
            presenting: data, actions: actions, message: message)
    }

    /// Asks which of several things is meant by a value, titled word for word, and explains it; see
    /// `confirmationDialog(_:isPresented:titleVisibility:actions:)`.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        confirmationDialog(
            Text(title), isPresented: isPresented, titleVisibility: titleVisibility,
            presenting: data, actions: actions, message: message)
    }

    /// Asks which of several things is meant by a value and explains it; see `confirmationDialog(_:isPresented:titleVisibility:actions:)`.
    nonisolated public func confirmationDialog<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        asking(
            isPresented.and(data != nil),
            AlertContent(
                title: title, showsTitle: titleVisibility != .hidden, isConfirmation: true,
                actions: data.map(actions), message: data.map(message)))
    }
}
