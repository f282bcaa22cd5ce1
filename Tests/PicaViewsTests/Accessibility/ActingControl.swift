import Foundation
import Observation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews

/// The values that the controls of these tests change.
@MainActor @Observable final class Controlled {
    var presses = 0
    var isOn = false
    var number = 5.0
    var choice = 1
    var date = Date(timeIntervalSince1970: 1_700_000_000)
    var color = Color.red
}

/// A control, one of its actions, and what that changes.
struct ActingControl {
    let role: TestElement.Role
    var label: String?
    let action: TestElement.Action
    let view: @MainActor (Controlled) -> AnyView
    /// Returns whether the action did what it should.
    let happened: @MainActor (Controlled, TestHost) -> Bool

    @MainActor init(
        _ role: TestElement.Role, _ label: String? = nil, _ action: TestElement.Action = .main,
        happened: @escaping @MainActor (Controlled, TestHost) -> Bool,
        @ViewBuilder view: @escaping @MainActor (Controlled) -> some View
    ) {
        self.role = role
        self.label = label
        self.action = action
        self.view = { AnyView(view($0)) }
        self.happened = happened
    }
}

/// Where a control stands.
enum ControlContainer: String, CaseIterable {
    case plain, listRow, form, groupedForm, scrollView

    @MainActor @ViewBuilder func callAsFunction(_ control: some View) -> some View {
        switch self {
        case .plain: control
        case .listRow: List { control }
        case .form: Form { control }
        case .groupedForm: Form { control }.formStyle(.grouped)
        case .scrollView: ScrollView { control }
        }
    }
}

/// The controls that people use, each with an action.
enum ActingControlKind: String, CaseIterable {
    case button, plainButton, link, checkBox, toggleSwitch, toggleButton
    case radioButton, segment, popUpButton, menuButton, menuBehind, contextMenu
    case disclosure, disclosureExpand, slider, sliderDown, stepper, stepperDown
    case datePart, dateField, day, colorWell, tapped, tappedGroup, navigationLink

    @MainActor var control: ActingControl {
        switch self {
        case .button, .plainButton, .link, .tapped, .tappedGroup, .navigationLink: pressed
        case .checkBox, .toggleSwitch, .toggleButton, .disclosure, .disclosureExpand: toggled
        case .radioButton, .segment, .popUpButton, .menuButton, .menuBehind, .contextMenu: chosen
        default: measured
        }
    }

    @MainActor private var pressed: ActingControl {
        switch self {
        case .button:
            ActingControl(.button, "Act", happened: { model, _ in model.presses == 1 }) { model in
                Button("Act") { model.presses += 1 }
            }
        case .plainButton:
            ActingControl(.button, "Act", happened: { model, _ in model.presses == 1 }) { model in
                Button("Act") { model.presses += 1 }.buttonStyle(.plain)
            }
        case .link:
            ActingControl(.link, "Act", happened: { model, _ in model.presses == 1 }) { model in
                Link("Act", destination: URL(string: "https://example.org")!)
                    .environment(
                        \.openURL,
                        OpenURLAction { _ in
                            MainActor.assumeIsolated { model.presses += 1 }
                            return .handled
                        })
            }
        case .tapped:
            ActingControl(.button, "Act", happened: { model, _ in model.presses == 1 }) { model in
                Text("Act").onTapGesture { model.presses += 1 }.accessibilityAddTraits(.isButton)
            }
        case .tappedGroup:
            ActingControl(.group, "Act", happened: { model, _ in model.presses == 1 }) { model in
                Color.red.frame(width: 40, height: 40).onTapGesture(count: 2) { model.presses += 1 }
                    .accessibilityElement().accessibilityLabel("Act")
            }
        default:
            ActingControl(.button, "Act", happened: { _, app in app.texts.contains("Inner page") }) { _ in
                NavigationStack { NavigationLink("Act") { Text("Inner page") } }.frame(height: 120)
            }
        }
    }

    @MainActor private var toggled: ActingControl {
        switch self {
        case .checkBox:
            ActingControl(.checkBox, "Act", happened: { model, _ in model.isOn }) { model in
                Toggle("Act", isOn: Bindable(model).isOn).toggleStyle(.checkbox)
            }
        case .toggleSwitch:
            ActingControl(.toggleSwitch, "Act", happened: { model, _ in model.isOn }) { model in
                Toggle("Act", isOn: Bindable(model).isOn).toggleStyle(.switch)
            }
        case .toggleButton:
            ActingControl(.toggleButton, "Act", happened: { model, _ in model.isOn }) { model in
                Toggle("Act", isOn: Bindable(model).isOn).toggleStyle(.button)
            }
        case .disclosure:
            ActingControl(.disclosureButton, "Act", happened: { model, _ in model.isOn }) { model in
                VStack { DisclosureGroup("Act", isExpanded: Bindable(model).isOn) { Text("Inside") } }
            }
        default:
            ActingControl(.disclosureButton, "Act", .expand, happened: { model, _ in model.isOn }) { model in
                VStack { DisclosureGroup("Act", isExpanded: Bindable(model).isOn) { Text("Inside") } }
            }
        }
    }

    @MainActor private static func picker(_ model: Controlled) -> some View {
        Picker("Choice", selection: Bindable(model).choice) {
            Text("One").tag(1)
            Text("Two").tag(2)
        }
    }

    @MainActor private var chosen: ActingControl {
        switch self {
        case .radioButton:
            ActingControl(.radioButton, "Two", happened: { model, _ in model.choice == 2 }) {
                Self.picker($0).pickerStyle(.radioGroup)
            }
        case .segment:
            ActingControl(.radioButton, "Two", .select, happened: { model, _ in model.choice == 2 }) {
                Self.picker($0).pickerStyle(.segmented)
            }
        case .popUpButton:
            ActingControl(.popUpButton, "Choice", happened: { _, app in app.all(.menuItem).count == 2 }) {
                Self.picker($0).pickerStyle(.menu)
            }
        case .menuButton:
            ActingControl(.popUpButton, "Act", happened: { _, app in !app.all(.menuItem, "In").isEmpty }) {
                _ in Menu("Act") { Button("In") {} }
            }
        case .menuBehind:
            ActingControl(
                .button, "Act", .showMenu, happened: { _, app in !app.all(.menuItem, "In").isEmpty }
            ) { _ in
                Menu("Act") {
                    Button("In") {}
                } primaryAction: {
                }
                .menuIndicator(.hidden)
            }
        default:
            ActingControl(
                .button, "Act", .showMenu, happened: { _, app in !app.all(.menuItem, "In").isEmpty }
            ) { _ in
                Button("Act") {}.contextMenu { Button("In") {} }
            }
        }
    }

    @MainActor private var measured: ActingControl {
        let start = Date(timeIntervalSince1970: 1_700_000_000)
        return switch self {
        case .slider:
            ActingControl(.slider, "Act", .increment, happened: { model, _ in model.number == 6 }) { model in
                Slider(value: Bindable(model).number, in: 0...10, step: 1) { Text("Act") }
            }
        case .sliderDown:
            ActingControl(
                .slider, "Act", .decrement, happened: { model, _ in abs(model.number - 4.9) < 1e-9 }
            ) {
                model in Slider(value: Bindable(model).number, in: 0...10) { Text("Act") }
            }
        case .stepper:
            ActingControl(.stepper, "Act", .increment, happened: { model, _ in model.choice == 2 }) { model in
                Stepper("Act", value: Bindable(model).choice, in: 0...10)
            }
        case .stepperDown:
            ActingControl(.stepper, "Act", .decrement, happened: { model, _ in model.choice == 0 }) { model in
                Stepper("Act", value: Bindable(model).choice)
            }
        case .datePart:
            ActingControl(
                .spinButton, "Day", .increment,
                happened: { model, _ in model.date == start.addingTimeInterval(86400) }
            ) { model in
                DatePicker("Act", selection: Bindable(model).date).datePickerStyle(.stepperField)
            }
        case .dateField:
            ActingControl(.dateField, "Act", .increment, happened: { model, _ in model.date != start }) {
                model in DatePicker("Act", selection: Bindable(model).date).datePickerStyle(.field)
            }
        case .day:
            ActingControl(
                .radioButton, "Wednesday, November 15, 2023", happened: { model, _ in model.date != start }
            ) { model in
                DatePicker("Act", selection: Bindable(model).date, displayedComponents: .date)
                    .datePickerStyle(.graphical)
                    .environment(\.timeZone, TimeZone(identifier: "UTC")!)
            }
        default:
            ActingControl(.button, "Act", happened: { _, app in !app.all(.slider).isEmpty }) { model in
                ColorPicker("Act", selection: Bindable(model).color)
            }
        }
    }
}
