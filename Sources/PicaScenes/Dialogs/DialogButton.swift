import Foundation
import PicaControls
import PicaGraph
import PicaLabels
import PicaState

/// A button of an alert, during its lifetime.
@MainActor final class DialogButton {
    /// Performs the button's action.
    fileprivate(set) var perform: () -> Void = {}

    nonisolated init() {}

    /// The properties of a button that an alert needs.
    struct Facts {
        let button: DialogButton
        let role: ButtonRole?
        /// Whether the app makes Return press the button.
        let isDefault: Bool
    }
}

extension DialogButton: Equatable {
    nonisolated static func == (a: DialogButton, b: DialogButton) -> Bool { a === b }
}

extension DialogButton.Facts: Equatable {}

/// Collects the buttons of an alert in order.
enum DialogButtonsKey: PreferenceKey {
    static var defaultValue: [DialogButton.Facts] { [] }
    static func reduce(value: inout [DialogButton.Facts], nextValue: () -> [DialogButton.Facts]) {
        value += nextValue()
    }
}

private enum DialogDefaultButtonKey: EnvironmentKey { static var defaultValue: DialogButton? { nil } }

extension EnvironmentValues {
    /// The surrounding alert's default button, which Return presses.
    var dialogDefaultButton: DialogButton? {
        get { self[DialogDefaultButtonKey.self] }
        set { self[DialogDefaultButtonKey.self] = newValue }
    }
}

/// A style for buttons in an alert, whose actions also close it.
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
            // This handles the button's own keyboard shortcut.
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
