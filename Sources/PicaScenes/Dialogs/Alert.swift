import Foundation
import PicaControls
import PicaGraph
import PicaLabels
import PicaState

/// An alert as a value; `alert(_:isPresented:actions:message:)` is the newer way.
public struct Alert {
    /// A button of an alert or an action sheet.
    public struct Button {
        let role: ButtonRole?
        /// The label; `nil` for the interface's own word.
        let label: Text?
        let action: (() -> Void)?

        /// Creates a button for the most likely choice.
        /// - Parameters:
        ///   - label: The label of the button.
        ///   - action: The action to run when the button is pressed.
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(role: nil, label: label, action: action)
        }

        /// Creates a button that leaves everything as it was; Escape presses it.
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(role: .cancel, label: label, action: action)
        }

        /// Creates a button that leaves everything as it was, with the word "Cancel" in the interface's language.
        /// Escape presses it.
        public static func cancel(_ action: (() -> Void)? = {}) -> Button {
            Button(role: .cancel, label: nil, action: action)
        }

        /// Creates a button that deletes something.
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(role: .destructive, label: label, action: action)
        }
    }

    let title: Text
    let message: Text?
    let buttons: [Button]

    /// Creates an alert with one button, which is OK if none is given.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        self.title = title
        self.message = message
        buttons = [dismissButton].compactMap(\.self)
    }

    /// Creates an alert with two buttons.
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        self.title = title
        self.message = message
        buttons = [primaryButton, secondaryButton]
    }
}

/// A choice among several actions as a value; `confirmationDialog(_:isPresented:actions:message:)` is the newer way.
public struct ActionSheet {
    /// A button of the sheet.
    public typealias Button = Alert.Button

    let title: Text
    let message: Text?
    let buttons: [Button]

    /// Creates a sheet with buttons. If none of them cancels, a cancel button is added.
    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
        self.title = title
        self.message = message
        self.buttons = buttons
    }
}

extension View {
    /// Shows an alert while a condition is true.
    nonisolated public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
        asking(isPresented, (isPresented.wrappedValue ? content() : nil).map(AlertContent.init))
    }

    /// Shows an alert for an item while there is one.
    nonisolated public func alert<Item: Identifiable>(
        item: Binding<Item?>, content: (Item) -> Alert
    ) -> some View {
        asking(item.hasValue(), item.wrappedValue.map { AlertContent(content($0)) })
    }

    /// Shows an action sheet while a condition is true.
    nonisolated public func actionSheet(
        isPresented: Binding<Bool>, content: () -> ActionSheet
    ) -> some View {
        asking(isPresented, (isPresented.wrappedValue ? content() : nil).map(AlertContent.init))
    }

    /// Shows an action sheet for an item while there is one.
    nonisolated public func actionSheet<Item: Identifiable>(
        item: Binding<Item?>, content: (Item) -> ActionSheet
    ) -> some View {
        asking(item.hasValue(), item.wrappedValue.map { AlertContent(content($0)) })
    }

    /// - Parameter content: The content; `nil` while nothing is shown.
    nonisolated private func asking(
        _ isPresented: Binding<Bool>, _ content: AlertContent<OlderButtons, Text?>?
    ) -> some View {
        modifier(LayerPresenter(dialog: isPresented) { content.map { AlertSurface($0) } })
    }
}

extension AlertContent<OlderButtons, Text?> {
    fileprivate init(_ alert: Alert) {
        self.init(title: alert.title, actions: OlderButtons(buttons: alert.buttons), message: alert.message)
    }

    fileprivate init(_ sheet: ActionSheet) {
        self.init(
            title: sheet.title, isConfirmation: true, actions: OlderButtons(buttons: sheet.buttons),
            message: sheet.message)
    }
}

/// The older button values as views.
struct OlderButtons {
    let buttons: [Alert.Button]
}

extension OlderButtons: View {
    var body: some View {
        ForEach(buttons.indices, id: \.self) { index in
            let button = buttons[index]
            Button(role: button.role) {
                button.action?()
            } label: {
                button.label ?? Text(ControlWord(key: .cancel))
            }
        }
    }
}
