import Foundation
import PicaGraph

/// A button of an alert, for as long as it is there.
@MainActor final class DialogButton {
    /// Does what it is there for.
    fileprivate(set) var perform: () -> Void = {}

    nonisolated init() {}

    /// What an alert has to know of it.
    struct Facts {
        let button: DialogButton
        let role: ButtonRole?
        /// Whether the app says that Return presses it.
        let isDefault: Bool
    }
}

extension DialogButton: Equatable {
    nonisolated static func == (a: DialogButton, b: DialogButton) -> Bool { a === b }
}

extension DialogButton.Facts: Equatable {}

/// The buttons of an alert, in their order.
enum DialogButtonsKey: PreferenceKey {
    static var defaultValue: [DialogButton.Facts] { [] }
    static func reduce(value: inout [DialogButton.Facts], nextValue: () -> [DialogButton.Facts]) {
        value += nextValue()
    }
}

private enum DialogDefaultButtonKey: EnvironmentKey { static var defaultValue: DialogButton? { nil } }

extension EnvironmentValues {
    /// The button of the alert around that Return presses.
    var dialogDefaultButton: DialogButton? {
        get { self[DialogDefaultButtonKey.self] }
        set { self[DialogDefaultButtonKey.self] = newValue }
    }
}

/// Buttons in an alert: what they do ends it.
struct DialogButtonStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        DialogButtonView(configuration: configuration)
    }
}

private struct DialogButtonView: View {
    let configuration: PrimitiveButtonStyleConfiguration
    @State private var button = DialogButton()
    @Environment(\.dialogDefaultButton) private var defaultButton
    @Environment(\.keyboardShortcut) private var own
    @Environment(\.dismiss) private var dismiss
    @Environment(\.windowClosing) private var closing

    var body: some View {
        button.perform = configuration.action
        return BorderedButtonStyle()
            .makeBody(
                configuration: PrimitiveButtonStyleConfiguration(
                    role: configuration.role, label: .init(view: AnyView(label)),
                    action: {
                        configuration.action()
                        dismiss()
                        if configuration.role?.leaves != true { closing?.confirm() }
                    })
            )
            // Where the button has a key of its own that has been pressed by now.
            .modifier(ShortcutTarget(action: configuration.action))
            .environment(\.keyboardShortcut, shortcut)
            .preference(
                key: DialogButtonsKey.self,
                value: [
                    DialogButton.Facts(
                        button: button, role: configuration.role, isDefault: own == .defaultAction)
                ]
            )
            .layoutValue(key: AlertPartKey.self, value: part)
    }

    private var label: some View {
        configuration.label.lineLimit(2).multilineTextAlignment(.center).frame(maxWidth: .infinity)
    }

    private var shortcut: KeyboardShortcut? {
        if let own { return own }
        if button == defaultButton { return .defaultAction }
        return configuration.role?.leaves == true ? .cancelAction : nil
    }

    private var part: AlertPart {
        if configuration.role?.leaves == true { return .cancelButton }
        return shortcut == .defaultAction ? .defaultButton : .button
    }
}
