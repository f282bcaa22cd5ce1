import Foundation
import PicaGraph
import PicaState
import PicaViews

/// One view of each kind that people put into rows, sheets and forms.
///
/// Tests that hold for every control go through all cases, so that no pair of control and container is left out.
enum SampleControl: String, CaseIterable, CustomStringConvertible {
    case text, label, image, labeledContent, link, divider
    case button, menuButton, toggle, checkbox, switchToggle, shareLink, editButton
    case slider, stepper, gauge, progress, spinner
    case textField, verticalTextField, secureField, valueField, textEditor
    case menuPicker, segmentedPicker, radioPicker, inlinePicker
    case datePicker, graphicalDatePicker, colorPicker
    case disclosureGroup, groupBox, controlGroup, hStack, fixedGrid, color, rectangle, canvas, geometryReader

    var description: String { rawValue }

    /// The control, with bindings that keep what they are given.
    @MainActor @ViewBuilder var view: some View {
        switch self {
        case .text, .label, .image, .labeledContent, .link, .divider, .color, .rectangle, .canvas,
            .geometryReader:
            still
        case .button, .menuButton, .toggle, .checkbox, .switchToggle, .shareLink, .editButton: pressed
        case .slider, .stepper, .gauge, .progress, .spinner: measured
        case .textField, .verticalTextField, .secureField, .valueField, .textEditor: typed
        case .menuPicker, .segmentedPicker, .radioPicker, .inlinePicker, .datePicker, .graphicalDatePicker,
            .colorPicker:
            picked
        case .disclosureGroup, .groupBox, .controlGroup, .hStack, .fixedGrid: grouped
        }
    }

    @MainActor @ViewBuilder private var still: some View {
        switch self {
        case .text: Text("A text")
        case .label: Label("A label", systemImage: "star")
        case .image: Image(systemName: "star")
        case .labeledContent: LabeledContent("Name", value: "Ada")
        case .link: Link("A page", destination: URL(string: "https://example.org")!)
        case .divider: Divider()
        case .color: Color.red
        case .rectangle: Rectangle()
        case .canvas:
            Canvas { context, size in
                context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
            }
        default: GeometryReader { Text("\($0.size.width)") }
        }
    }

    @MainActor @ViewBuilder private var pressed: some View {
        switch self {
        case .button: Button("A button") {}
        case .menuButton: Menu("A menu") { Button("One") {} }
        case .toggle: Toggle("A toggle", isOn: .constant(true))
        case .checkbox: Toggle("A box", isOn: .constant(true)).toggleStyle(.checkbox)
        case .switchToggle: Toggle("A switch", isOn: .constant(true)).toggleStyle(.switch)
        case .shareLink: ShareLink(item: "A text")
        default: EditButton()
        }
    }

    @MainActor @ViewBuilder private var measured: some View {
        switch self {
        case .slider: Slider(value: .constant(0.5))
        case .stepper: Stepper("A stepper", value: .constant(1), in: 0...10)
        case .gauge: Gauge(value: 0.5) { Text("A gauge") }
        case .progress: ProgressView(value: 0.5)
        default: ProgressView()
        }
    }

    @MainActor @ViewBuilder private var typed: some View {
        switch self {
        case .textField: TextField("A field", text: .constant("words"))
        case .verticalTextField: TextField("A field", text: .constant("words"), axis: .vertical)
        case .secureField: SecureField("A secret", text: .constant("words"))
        case .valueField: TextField("A number", value: .constant(1), format: .number)
        default: TextEditor(text: .constant("words")).frame(minHeight: 30)
        }
    }

    @MainActor @ViewBuilder private var picked: some View {
        switch self {
        case .menuPicker: picker.pickerStyle(.menu)
        case .segmentedPicker: picker.pickerStyle(.segmented)
        case .radioPicker: picker.pickerStyle(.radioGroup)
        case .inlinePicker: picker.pickerStyle(.inline)
        case .datePicker: DatePicker("A date", selection: .constant(Date(timeIntervalSince1970: 0)))
        case .graphicalDatePicker:
            DatePicker("A date", selection: .constant(Date(timeIntervalSince1970: 0))).datePickerStyle(
                .graphical)
        default: ColorPicker("A colour", selection: .constant(.red))
        }
    }

    @MainActor private var picker: some View {
        Picker("A choice", selection: .constant(1)) {
            Text("One").tag(1)
            Text("Two").tag(2)
        }
    }

    @MainActor @ViewBuilder private var grouped: some View {
        switch self {
        case .disclosureGroup: DisclosureGroup("More") { Text("inside") }
        case .groupBox: GroupBox("A box") { Text("inside") }
        case .controlGroup: ControlGroup { Button("One") {} }
        case .hStack:
            HStack {
                Text("one"); TextField("A field", text: .constant(""))
            }
        default:
            Grid {
                GridRow {
                    Text("one"); Text("two")
                }
            }
        }
    }
}
