import Foundation
import PicaControls
import PicaDrawing
import PicaFields
import PicaGraph
import PicaLabels
import PicaState

/// The content of an alert apart from its own buttons.
struct AlertContent<Actions: View, Message: View> {
    var title: Text
    var showsTitle = true
    /// Whether it always has a cancel button.
    var isConfirmation = false
    let actions: Actions
    let message: Message
}

/// The surface of an alert: title, message, fields and buttons on a card in the middle of the dimmed window.
struct AlertSurface<Actions: View, Message: View> {
    private let content: AlertContent<Actions, Message>
    @State private var buttons: [DialogButton.Facts] = []
    @Environment(\.dismiss) private var dismiss
    @Environment(\.dialogOptions) private var options
    @Environment(\.picaTheme) private var theme

    nonisolated init(_ content: AlertContent<Actions, Message>) { self.content = content }
}

extension AlertSurface: View {
    var body: some View {
        DialogPlacement(sizing: AutomaticPresentationSizing()) {
            ScrollView {
                AlertLayout(confirmsFirst: theme.confirmsFirst) {
                    header.layoutValue(key: AlertPartKey.self, value: .words)
                    content.actions.onPreferenceChange(DialogButtonsKey.self) { buttons = $0 }
                    impliedButton
                    if let suppression = options.suppression {
                        Toggle(isOn: suppression.isSuppressed) { suppression.label }
                    }
                }
                .padding(Spacing.dialog)
            }
            .buttonStyle(DialogButtonStyle())
            .toggleStyle(.checkbox)
            .textFieldStyle(.roundedBorder)
            .environment(\.dialogDefaultButton, defaultButton)
            .modifier(DialogCard(cornerRadius: 14, color: .field))
            .modifier(DialogTarget(role: .alert, answered: { dismiss() }, escape: escape))
            .modifier(AccessibilityText(kind: .label, text: content.title))
            .modifier(AlertEnvironment())
        }
        .modifier(DialogScrim(arrival: .grows))
    }

    private var header: some View {
        VStack(spacing: 6) {
            if let icon = options.shownIcon {
                icon.resizable().scaledToFit().frame(width: 40, height: 40)
                    .foregroundStyle(Color(themed: options.severity == .critical ? .orange : .secondary))
                    .accessibilityHidden(true)
                    .padding(.bottom, 4)
            }
            if content.showsTitle {
                content.title.font(.headline)
            }
            content.message.foregroundStyle(.secondary)
        }
        .multilineTextAlignment(.center)
    }

    /// The button that closes an alert if the app provides none for that.
    @ViewBuilder private var impliedButton: some View {
        if content.isConfirmation {
            if !buttons.contains(where: { $0.role?.leaves == true }) {
                Button(role: .cancel, action: {}) { Text(ControlWord(key: .cancel)) }
            }
        } else if buttons.isEmpty {
            Button(action: {}) { Text(DialogWord(key: .ok)) }.keyboardShortcut(.defaultAction)
        }
    }

    /// The button that Return presses: the one marked as default, or one that confirms. Otherwise it is the first that
    /// neither destroys nor cancels.
    private var defaultButton: DialogButton? {
        let chosen = buttons.first(where: \.isDefault)
        let confirming = chosen ?? buttons.first { $0.role == .confirm }
        return
            (confirming ?? buttons.first { $0.role != .destructive && $0.role?.leaves != true })?.button
    }

    /// The action of Escape if no button cancels. A message with only one harmless button is dismissed by it.
    @MainActor private var escape: (() -> Void)? {
        if buttons.isEmpty { return { dismiss() } }
        guard buttons.count == 1, let only = buttons.first, only.role != .destructive else { return nil }
        return {
            only.button.perform()
            dismiss()
        }
    }
}

/// Resets the environment, so that alerts look the same wherever they are presented from.
private struct AlertEnvironment: EnvironmentModifier {
    typealias Body = Never

    func write(to values: inout EnvironmentValues) {
        values.forgetTextStyle()
        values.font = nil
        values.isEnabled = true
        values.labelsVisibility = .automatic
        values.controlSize = .regular
        values.buttonBorderShape = .automatic
        PresentedEnvironment().write(to: &values)
    }
}
