import Foundation
import PicaDrawing
import PicaFoundation
import PicaGraph
import PicaLabels
import PicaState

extension View {
    /// Shows a dialog with a choice of actions while a condition is true.
    ///
    /// It is an alert that always has a cancel button: if the actions contain none, it adds one, which Escape presses.
    /// A press outside does nothing. Return presses the button with the default action's shortcut, or the first that
    /// neither destroys nor cancels.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title.
    ///   - isPresented: Whether the dialog is shown.
    ///   - titleVisibility: Whether the title is shown; by default it is. Assistive technology reads a hidden title,
    ///     too.
    ///   - actions: The buttons.
    nonisolated public func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        confirmationDialog(
            Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility,
            actions: actions)
    }

    /// Shows a dialog with a choice of actions, titled by a resource; see
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

    /// Shows a dialog with a choice of actions and a title that is not localized; see
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

    /// Shows a dialog with a choice of actions, titled by a text; see
    /// `confirmationDialog(_:isPresented:titleVisibility:actions:)`.
    nonisolated public func confirmationDialog<A: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        confirmationDialog(
            title, isPresented: isPresented, titleVisibility: titleVisibility,
            actions: actions, message: { EmptyView() })
    }

    /// Shows a dialog with a choice of actions and a message, with a localized title; see
    /// `confirmationDialog(_:isPresented:titleVisibility:actions:)`.
    nonisolated public func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        confirmationDialog(
            Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility,
            actions: actions, message: message)
    }

    /// Shows a dialog with a choice of actions and a message, titled by a resource; see
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

    /// Shows a dialog with a choice of actions, a message and a title that is not localized; see
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

    /// Shows a dialog with a choice of actions and a message, titled by a text; see
    /// `confirmationDialog(_:isPresented:titleVisibility:actions:)`.
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
    /// Shows a dialog with a choice of actions for a value, with a localized title; see
    /// `confirmationDialog(_:isPresented:titleVisibility:actions:)`.
    nonisolated public func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        confirmationDialog(
            Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility,
            presenting: data, actions: actions)
    }

    /// Shows a dialog with a choice of actions for a value, titled by a resource; see
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

    /// Shows a dialog with a choice of actions for a value and a title that is not localized; see
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

    /// Shows a dialog with a choice of actions for a value, titled by a text; see
    /// `confirmationDialog(_:isPresented:titleVisibility:actions:)`.
    nonisolated public func confirmationDialog<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        confirmationDialog(
            title, isPresented: isPresented, titleVisibility: titleVisibility,
            presenting: data, actions: actions, message: { _ in EmptyView() })
    }

    /// Shows a dialog with a choice of actions for a value and a message, with a localized title; see
    /// `confirmationDialog(_:isPresented:titleVisibility:actions:)`.
    nonisolated public func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        confirmationDialog(
            Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility,
            presenting: data, actions: actions, message: message)
    }

    /// Shows a dialog with a choice of actions for a value and a message, titled by a resource; see
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

    /// Shows a dialog with a choice of actions for a value, a message and a title that is not localized; see
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

    /// Shows a dialog with a choice of actions for a value and a message, titled by a text; see
    /// `confirmationDialog(_:isPresented:titleVisibility:actions:)`.
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
