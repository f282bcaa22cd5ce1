import PicaCombine
import PicaGraph
import PicaState
import PicaViews

/// An alert that code outside of views shows.
package struct ProgramAlert {
    /// A button of an alert.
    package struct Button {
        package var title: String
        package var role: ButtonRole?

        package init(title: String, role: ButtonRole? = nil) {
            self.title = title
            self.role = role
        }
    }

    package var title: String
    package var message: String
    /// The buttons, the default one first.
    package var buttons: [Button]

    package init(title: String, message: String, buttons: [Button]) {
        (self.title, self.message, self.buttons) = (title, message, buttons)
    }

    /// The button that stands for leaving the alert in another way.
    package var cancelIndex: Int {
        buttons.firstIndex { $0.role == .cancel } ?? max(0, buttons.count - 1)
    }
}

/// The alerts of a window that wait to be answered, the shown one first.
@MainActor package final class ProgramAlerts: ObservableObject {
    fileprivate struct Entry {
        let alert: ProgramAlert
        let answered: @MainActor (Int) -> Void
    }

    @Published fileprivate var waiting: [Entry] = []
    /// The index of the button that was pressed in the shown alert.
    fileprivate var pressed: Int?

    package init() {}

    // The window has closed before the person answered.
    isolated deinit {
        for entry in waiting { entry.answered(entry.alert.cancelIndex) }
    }

    package func show(_ alert: ProgramAlert, answered: @escaping @MainActor (Int) -> Void) {
        waiting.append(Entry(alert: alert, answered: answered))
    }

    /// Ends the shown alert.
    fileprivate func end() {
        guard !waiting.isEmpty else { return }
        let entry = waiting.removeFirst()
        let index = pressed ?? entry.alert.cancelIndex
        pressed = nil
        entry.answered(index)
    }
}

/// A modifier that shows a window's alerts, one after another.
package struct ProgramAlertPresenter: ViewModifier {
    @ObservedObject private var alerts: ProgramAlerts

    package init(_ alerts: ProgramAlerts) { self.alerts = alerts }

    package func body(content: Content) -> some View {
        let alert = alerts.waiting.first?.alert
        let isPresented = Binding {
            !alerts.waiting.isEmpty
        } set: { isShown in
            if !isShown { alerts.end() }
        }
        return content.alert(
            Text(verbatim: alert?.title ?? ""), isPresented: isPresented, presenting: alert
        ) { alert in
            ForEach(alert.buttons.indices, id: \.self) { index in
                Button(role: alert.buttons[index].role) {
                    alerts.pressed = index
                } label: {
                    Text(verbatim: alert.buttons[index].title)
                }
            }
        } message: { alert in
            if !alert.message.isEmpty { Text(verbatim: alert.message) }
        }
    }
}
