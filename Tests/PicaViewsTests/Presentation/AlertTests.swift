import Foundation
import Observation
import PicaFoundation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@MainActor @Observable private final class Model {
    var isShown = true
    var item: Item?
    var name = ""
    var done: [String] = []
    var log: String { done.joined(separator: ", ") }
}

private struct Item: Identifiable { let id: Int }

private struct Failure: LocalizedError {
    var errorDescription: String? { "The disk is full" }
    var recoverySuggestion: String? { "Make room on it." }
}

@MainActor @Suite struct AlertTests {
    private func asked<V: View>(
        _ model: Model, width: CGFloat = 500, height: CGFloat = 400, _ view: (Model) -> V
    ) throws -> TestHost {
        try mount(width: width, height: height) { view(model) }
    }

    private func button(_ name: String, _ model: Model, role: ButtonRole? = nil) -> Button<Text> {
        Button(name, role: role) { model.done.append(name) }
    }

    private struct Deleting: View {
        @Bindable var model: Model
        var body: some View {
            Text("page").alert("Delete it?", isPresented: $model.isShown) {
                Button("Delete", role: .destructive) { model.done.append("Delete") }
                Button("Cancel", role: .cancel) { model.done.append("Cancel") }
            } message: {
                Text("This cannot be undone.")
            }
        }
    }

    @Test("An alert has its title, its message and the alert role")
    func words() throws {
        let model = Model()
        let host = try asked(model) { Deleting(model: $0) }
        #expect(host.texts == ["Delete it?", "This cannot be undone."])
        #expect(try host.find(.alert).label == "Delete it?")
        #expect(host.all(.button).map(\.label) == ["Cancel", "Delete"])
        let alert = try host.find(.alert).frame
        #expect(abs(alert.midX - 250) <= 1 && abs(alert.midY - 200) <= 1)
    }

    @Test("Tab moves through an alert's buttons in order")
    func tabOrder() throws {
        @MainActor struct Asking: View {
            @Bindable var model: Model
            var body: some View {
                Text("page").alert("Save it?", isPresented: $model.isShown) {
                    Button("Save") {}
                    Button("Delete", role: .destructive) {}
                    Button("Cancel", role: .cancel) {}
                }
            }
        }
        let host = try asked(Model()) { Asking(model: $0) }
        let buttons = host.all(.button).sorted { $0.frame.minX < $1.frame.minX }.map(\.label)
        #expect(buttons == ["Cancel", "Delete", "Save"])
        var order: [String] = []
        for _ in 0..<3 {
            host.press(.tab)
            order.append(host.all(.button).first(where: \.isFocused)?.label ?? "")
        }
        // Around, from wherever it begins.
        let start = order.firstIndex(of: "Cancel") ?? 0
        #expect(Array(order[start...] + order[..<start]) == buttons)
    }

    @Test("A button's action runs and closes the alert")
    func press() throws {
        let model = Model()
        let host = try asked(model) { Deleting(model: $0) }
        try host.find(.button, "Delete").click()
        #expect(model.log == "Delete")
        #expect(!model.isShown)
        #expect(host.texts == ["page"])
    }

    @Test("Escape cancels; if Return has no other meaning the cancel button has the focus")
    func escape() throws {
        let model = Model()
        let host = try asked(model) { Deleting(model: $0) }
        #expect(host.focused?.label == "Cancel")
        host.press(.escape)
        #expect(model.log == "Cancel" && !model.isShown)
        model.isShown = true
        host.press(.return)
        #expect(model.log == "Cancel, Cancel" && !model.isShown)
    }

    @Test("A press outside an alert does not close it")
    func pressBeside() throws {
        let model = Model()
        let host = try asked(model) { Deleting(model: $0) }
        host.click(at: CGPoint(x: 2, y: 2))
        #expect(model.isShown && model.done.isEmpty)
    }

    private struct Saving: View {
        @Bindable var model: Model
        var isChosen = false
        var body: some View {
            Text("page").alert("Save?", isPresented: $model.isShown) {
                Button("Discard", role: .destructive) { model.done.append("Discard") }
                Button("Save") { model.done.append("Save") }
                Button("Save As") { model.done.append("Save As") }
                    .keyboardShortcut(isChosen ? .defaultAction : nil)
                Button("Cancel", role: .cancel) { model.done.append("Cancel") }
            }
        }
    }

    @Test("Return presses the default button, or the first that is neither destructive nor cancel")
    func defaultAction() throws {
        let model = Model()
        let host = try asked(model) { Saving(model: $0) }
        #expect(host.focused?.label == "Save")
        host.press(.return)
        #expect(model.log == "Save" && !model.isShown)
        let other = Model()
        let chosen = try asked(other) { Saving(model: $0, isChosen: true) }
        #expect(chosen.focused?.label == "Save As")
        chosen.press(.return)
        #expect(other.log == "Save As" && !other.isShown)
    }

    @Test(
        "Up to three short buttons form a row, cancel first; more form a column, cancel last")
    func order() throws {
        let model = Model()
        let host = try asked(model) { Deleting(model: $0) }
        let (delete, cancel) = (
            try host.find(.button, "Delete").frame, try host.find(.button, "Cancel").frame
        )
        #expect(cancel.maxX < delete.minX && cancel.minY == delete.minY && cancel.width == delete.width)
        let four = try asked(Model()) { Saving(model: $0) }
        let frames = try ["Save", "Discard", "Save As", "Cancel"].map {
            try four.find(.button, $0).frame.minY
        }
        #expect(frames == frames.sorted() && Set(frames).count == 4)
        let mirrored = try asked(model) { Deleting(model: $0).environment(\.layoutDirection, .rightToLeft) }
        model.isShown = true
        #expect(
            try mirrored.find(.button, "Cancel").frame.minX > mirrored.find(.button, "Delete").frame.maxX)
    }

    @Test("Without buttons an alert has an OK button for Return, Escape and clicks")
    func implied() throws {
        struct Message: View {
            @Bindable var model: Model
            var body: some View { Text("page").alert("Done.", isPresented: $model.isShown) {} }
        }
        let model = Model()
        let host = try asked(model) { Message(model: $0) }
        for end in ["return", "escape", "click"] {
            model.isShown = true
            host.update()
            switch end {
            case "return": host.press(.return)
            case "escape": host.press(.escape)
            default: try host.find(.button, "OK").click()
            }
            #expect(!model.isShown, Comment(rawValue: end))
        }
    }

    @Test("OK and Cancel use the environment's language")
    func language() throws {
        let host = try mount {
            Text("page").alert("Fertig", isPresented: .constant(true)) {}
                .environment(\.locale, Locale(identifier: "tr"))
        }
        #expect(host.all(.button).map(\.label) == ["Tamam"])
        host.show {
            Text("page").confirmationDialog("Welche?", isPresented: .constant(true)) { Button("A") {} }
                .environment(\.locale, Locale(identifier: "de"))
        }
        #expect(host.all(.button).map(\.label) == ["Abbrechen", "A"])
    }

    @Test(
        "Escape presses an only button unless it is destructive, and none of several without cancel")
    func onlyButton() throws {
        func escapes(_ roles: [ButtonRole?]) throws -> Bool {
            let model = Model()
            let host = try asked(model) { model in
                Text("page").alert("Message", isPresented: Bindable(model).isShown) {
                    ForEach(roles.indices, id: \.self) { button("\($0)", model, role: roles[$0]) }
                }
            }
            host.press(.escape)
            #expect(model.isShown == model.done.isEmpty)
            return !model.isShown
        }
        #expect(try escapes([nil]))
        #expect(try !escapes([.destructive]))
        #expect(try !escapes([nil, nil]))
        #expect(try escapes([nil, .cancel]))
    }

    @Test("An alert's field is focused first, and Return in it presses the default button")
    func fields() throws {
        struct Renaming: View {
            @Bindable var model: Model
            var body: some View {
                Text("page").alert("Rename", isPresented: $model.isShown) {
                    TextField("Name", text: $model.name)
                    SecureField("Password", text: .constant(""))
                    Button("Rename") { model.done.append(model.name) }
                    Button("Cancel", role: .cancel) {}
                }
                .onSubmit { model.done.append("submitted") }
            }
        }
        let model = Model()
        let host = try asked(model) { Renaming(model: $0) }
        #expect(host.focused?.label == "Name")
        let (field, button) = (try host.find(.textField).frame, try host.find(.button, "Rename").frame)
        #expect(try field.maxY < host.find(.secureField).frame.minY)
        #expect(try host.find(.secureField).frame.maxY < button.minY)
        host.type("Ada")
        host.press(.return)
        #expect(model.log == "Ada")
        #expect(!model.isShown)
    }

    @Test("An alert for a value shows while the value exists, and receives it")
    func presenting() throws {
        struct About: View {
            @Bindable var model: Model
            var body: some View {
                Text("page").alert("Delete it?", isPresented: $model.isShown, presenting: model.item) {
                    item in
                    Button("Delete \(item.id)") { model.done.append("\(item.id)") }
                } message: { item in
                    Text("It is \(item.id).")
                }
            }
        }
        let model = Model()
        let host = try asked(model) { About(model: $0) }
        #expect(host.all(.alert).isEmpty)
        model.item = Item(id: 4)
        host.update()
        #expect(host.texts == ["Delete it?", "It is 4."])
        try host.find(.button, "Delete 4").click()
        #expect(model.log == "4" && !model.isShown)
    }

    @Test("An alert for an error uses its description as title")
    func error() throws {
        let model = Model()
        let host = try asked(model) { model in
            Text("page").alert(isPresented: Bindable(model).isShown, error: Failure()) { error in
                Button("Help") {}
            } message: { error in
                Text(error.recoverySuggestion ?? "")
            }
        }
        #expect(host.texts == ["The disk is full", "Make room on it."])
        host.show {
            Text("page").alert(isPresented: Bindable(model).isShown, error: Failure()) {}
        }
        #expect(host.texts == ["The disk is full"])
        #expect(host.all(.button).map(\.label) == ["OK"])
        let none: Failure? = nil
        host.show { Text("page").alert(isPresented: Bindable(model).isShown, error: none) {} }
        #expect(host.texts == ["page"])
    }

    @Test("Titles may be keys, strings, texts and resources")
    func titles() throws {
        let model = Model()
        let title = "A string"
        func shown<V: View>(_ view: V) throws -> [String] {
            let host = try mount { view }
            return host.texts
        }
        let isShown = Bindable(model).isShown
        let page = Text("page")
        let resource = LocalizedStringResource("A resource")
        #expect(try shown(page.alert("A key \(3)", isPresented: isShown) {}) == ["A key 3"])
        #expect(try shown(page.alert(title, isPresented: isShown) {}) == ["A string"])
        #expect(try shown(page.alert(Text("A text"), isPresented: isShown) {}) == ["A text"])
        #expect(try shown(page.alert(resource, isPresented: isShown) {}) == ["A resource"])
        let message = { Text("Message") }
        #expect(
            try shown(page.alert(title, isPresented: isShown, actions: {}, message: message))
                == ["A string", "Message"])
        #expect(
            try shown(page.alert(resource, isPresented: isShown, actions: {}, message: message))
                == ["A resource", "Message"])
        #expect(
            try shown(page.alert(title, isPresented: isShown, presenting: 3) { _ in }) == ["A string"])
        #expect(
            try shown(page.alert(resource, isPresented: isShown, presenting: 3) { _ in }) == ["A resource"])
        #expect(
            try shown(page.alert("Key", isPresented: isShown, presenting: 3) { _ in }) == ["Key"])
        #expect(
            try shown(
                page.alert(title, isPresented: isShown, presenting: 3, actions: { _ in }) { Text("\($0)") })
                == ["A string", "3"])
        #expect(
            try shown(
                page.alert(resource, isPresented: isShown, presenting: 3, actions: { _ in }) { Text("\($0)") }
            )
                == ["A resource", "3"])
        #expect(
            try shown(page.confirmationDialog("A key", isPresented: isShown) {}) == ["A key"])
        #expect(try shown(page.confirmationDialog(title, isPresented: isShown) {}) == ["A string"])
        #expect(try shown(page.confirmationDialog(resource, isPresented: isShown) {}) == ["A resource"])
        #expect(
            try shown(page.confirmationDialog(title, isPresented: isShown, actions: {}, message: message))
                == ["A string", "Message"])
        #expect(
            try shown(page.confirmationDialog(resource, isPresented: isShown, actions: {}, message: message))
                == ["A resource", "Message"])
        #expect(
            try shown(page.confirmationDialog("Key", isPresented: isShown, presenting: 3) { _ in }) == ["Key"]
        )
        #expect(
            try shown(page.confirmationDialog(title, isPresented: isShown, presenting: 3) { _ in })
                == ["A string"])
        #expect(
            try shown(page.confirmationDialog(resource, isPresented: isShown, presenting: 3) { _ in })
                == ["A resource"])
        #expect(
            try shown(
                page.confirmationDialog(title, isPresented: isShown, presenting: 3, actions: { _ in }) {
                    Text("\($0)")
                }) == ["A string", "3"])
        #expect(
            try shown(
                page.confirmationDialog(resource, isPresented: isShown, presenting: 3, actions: { _ in }) {
                    Text("\($0)")
                }) == ["A resource", "3"])
        #expect(
            try shown(
                page.confirmationDialog("Key", isPresented: isShown, presenting: 3, actions: { _ in }) {
                    Text("\($0)")
                }) == ["Key", "3"])
    }

    @Test(
        "A confirmation dialog has a cancel button, its own or the app's; Escape presses it")
    func confirmation() throws {
        struct Choosing: View {
            @Bindable var model: Model
            var cancels = false
            var visibility = Visibility.automatic
            var body: some View {
                Text("page").confirmationDialog(
                    "Empty the bin?", isPresented: $model.isShown, titleVisibility: visibility
                ) {
                    Button("Empty", role: .destructive) { model.done.append("Empty") }
                    if cancels { Button("Keep", role: .cancel) { model.done.append("Keep") } }
                } message: {
                    Text("For good.")
                }
            }
        }
        let model = Model()
        let host = try asked(model) { Choosing(model: $0) }
        #expect(host.all(.button).map(\.label) == ["Cancel", "Empty"])
        #expect(host.texts == ["Empty the bin?", "For good."])
        host.click(at: CGPoint(x: 2, y: 2))
        #expect(model.isShown)
        host.press(.escape)
        #expect(!model.isShown && model.done.isEmpty)
        model.isShown = true
        host.show { Choosing(model: model, cancels: true, visibility: .hidden) }
        #expect(host.all(.button).map(\.label) == ["Keep", "Empty"])
        #expect(host.texts == ["For good."])
        #expect(try host.find(.alert).label == "Empty the bin?")
        host.press(.escape)
        #expect(model.log == "Keep")
    }

    @Test("Deprecated alerts and action sheets work the same way")
    func olderAlerts() throws {
        struct Older: View {
            @Bindable var model: Model
            var body: some View {
                Text("page")
                    .alert(isPresented: $model.isShown) {
                        Alert(
                            title: Text("Delete?"), message: Text("For good."),
                            primaryButton: .destructive(Text("Delete")) { model.done.append("Delete") },
                            secondaryButton: .cancel())
                    }
                    .alert(item: $model.item) { item in
                        Alert(title: Text("Item \(item.id)"), dismissButton: .default(Text("Fine")))
                    }
            }
        }
        let model = Model()
        let host = try asked(model) { Older(model: $0) }
        #expect(host.texts == ["Delete?", "For good."])
        #expect(host.all(.button).map(\.label) == ["Cancel", "Delete"])
        try host.find(.button, "Delete").click()
        #expect(model.log == "Delete" && !model.isShown)
        model.item = Item(id: 5)
        host.update()
        #expect(host.texts == ["Item 5"])
        host.press(.return)
        #expect(model.item == nil)
        host.show {
            Text("page").alert(isPresented: .constant(true)) { Alert(title: Text("Done.")) }
        }
        #expect(host.all(.button).map(\.label) == ["OK"])
    }

    @Test("A deprecated action sheet has its buttons, the first at the end, and a cancel button")
    func actionSheet() throws {
        struct Older: View {
            @Bindable var model: Model
            var body: some View {
                Text("page")
                    .actionSheet(isPresented: $model.isShown) {
                        ActionSheet(
                            title: Text("Which?"), message: Text("Of these."),
                            buttons: [
                                .default(Text("A")) { model.done.append("A") },
                                .default(Text("B")), .cancel(Text("None")) { model.done.append("None") },
                            ])
                    }
                    .actionSheet(item: $model.item) { ActionSheet(title: Text("Item \($0.id)")) }
            }
        }
        let model = Model()
        let host = try asked(model) { Older(model: $0) }
        #expect(host.all(.button).map(\.label) == ["None", "B", "A"])
        host.press(.escape)
        #expect(model.log == "None" && !model.isShown)
        model.item = Item(id: 2)
        host.update()
        #expect(host.texts.last == "Item 2")
        #expect(host.all(.button).map(\.label) == ["Cancel"])
    }

    @Test("An alert is in front of a sheet and does not change it")
    func inFrontOfSheet() throws {
        struct Sheet: View {
            @Bindable var model: Model
            var body: some View {
                Text("page").sheet(isPresented: .constant(true)) {
                    TextField("Name", text: $model.name)
                        .alert("Sure?", isPresented: $model.isShown) {
                            Button("Yes") { model.done.append("Yes") }
                            Button("No", role: .cancel) { model.done.append("No") }
                        }
                }
            }
        }
        let model = Model()
        let host = try asked(model) { Sheet(model: $0) }
        host.press(.escape)
        #expect(model.log == "No")
        #expect(host.all(.dialog).count == 1)
        #expect(host.focused?.label == "Name")
    }

    @Test(
        "An alert ignores its presenter's style, and works even if that is disabled"
    )
    func environment() throws {
        let model = Model()
        let host = try asked(model) { model in
            Button("Ask") {}
                .alert("Sure?", isPresented: Bindable(model).isShown) {
                    Button("Yes") { model.done.append("Yes") }
                    Button("Never") {}.disabled(true)
                }
                .buttonStyle(.plain).font(.largeTitle).disabled(true)
        }
        #expect(try !host.find(.button, "Never").isEnabled)
        try host.find(.button, "Yes").click()
        #expect(model.log == "Yes" && !model.isShown)
    }

    @Test("A large alert in a tiny window fits inside and scrolls completely")
    func tiny() throws {
        let model = Model()
        let host = try asked(model, width: 240, height: 160) { Deleting(model: $0) }
        host.setEnvironment(\.dynamicTypeSize, .accessibility2)
        #expect(CGRect(x: 0, y: 0, width: 240, height: 160).contains(try host.find(.alert).frame))
        // The message is shown from its start.
        #expect(try host.find(.staticText, "Delete it?").frame.minY >= 0)
        for label in ["Delete", "Cancel"] {
            host.press(.tab)
            let focused = try #require(host.focused)
            #expect(focused.label == label)
            #expect(focused.frame.minY >= 0 && focused.frame.maxY <= 160)
        }
    }

    @Test("A dialog can have an icon, and shows a warning if it is critical")
    func icon() throws {
        func height<V: View>(_ view: V) throws -> CGFloat {
            try mount { view }.find(.alert).frame.height
        }
        let asking = Text("page").alert("Sure?", isPresented: .constant(true)) {}
        let plain = try height(asking)
        #expect(try height(asking.dialogSeverity(.standard)) == plain)
        #expect(try height(asking.dialogSeverity(.critical)) > plain)
        #expect(try height(asking.dialogIcon(Image(systemName: "star"))) > plain)
        #expect(try height(asking.dialogIcon(nil)) == plain)
    }

    private func label<V: View>(_ view: V) throws -> String { try mount { view }.find(.checkBox).label }

    @Test("A check box above the buttons suppresses the dialog in future")
    func suppression() throws {
        struct Asking: View {
            @Bindable var model: Model
            @State private var isSuppressed = false
            var body: some View {
                Text(isSuppressed ? "suppressed" : "asked")
                    .confirmationDialog("Sure?", isPresented: $model.isShown) { Button("Yes") {} }
                    .dialogSuppressionToggle(isSuppressed: $isSuppressed)
            }
        }
        let model = Model()
        let host = try asked(model) { Asking(model: $0) }
        let box = try host.find(.checkBox, "Do not ask again")
        #expect(try box.frame.maxY < host.find(.button, "Yes").frame.minY)
        try box.click()
        #expect(model.isShown && box.isOn == true)
        try host.find(.button, "Yes").click()
        #expect(host.texts == ["suppressed"])
        let page = Text("page").alert("Sure?", isPresented: .constant(true)) {}
        let isOn = Binding.constant(false)
        let title = "A string"
        #expect(try label(page.dialogSuppressionToggle("A key", isSuppressed: isOn)) == "A key")
        #expect(try label(page.dialogSuppressionToggle(title, isSuppressed: isOn)) == "A string")
        #expect(try label(page.dialogSuppressionToggle(Text("A text"), isSuppressed: isOn)) == "A text")
        let resource = LocalizedStringResource("A resource")
        #expect(try label(page.dialogSuppressionToggle(resource, isSuppressed: isOn)) == "A resource")
    }

    private struct Confirming: View {
        @Bindable var model: Model
        var body: some View {
            Text("page").alert("Save it?", isPresented: $model.isShown) {
                Button("Later") { model.done.append("Later") }
                Button(role: .confirm) { model.done.append("Done") }
                Button(role: .close) { model.done.append("Close") }
            }
        }
    }

    @Test("Return presses the confirm button, and Escape the close button")
    func confirmingAndClosing() throws {
        for (key, done) in [(TestHost.Key.return, "Done"), (.escape, "Close")] {
            let model = Model()
            let host = try asked(model) { Confirming(model: $0) }
            host.press(key)
            #expect(model.log == done)
            #expect(!model.isShown)
        }
    }

    @Test("A button without a label is named by its role")
    func roleLabels() throws {
        let host = try mount {
            Button(role: .cancel) {}
            Button(role: .close) {}
            Button(role: .destructive) {}
            Button(role: .confirm) {}
        }
        #expect(host.all(.button).map(\.label) == ["Cancel", "Close", "Delete", "Done"])
        host.setEnvironment(\.locale, Locale(identifier: "de"))
        #expect(host.all(.button).map(\.label) == ["Abbrechen", "Schließen", "Löschen", "Fertig"])
    }
}
