import Foundation
import PicaCanvas
import PicaGraph
import PicaState
import PicaTesting
import PicaUI

@testable import PicaDrawing

/// Pictures of every control in every state, side by side.
@MainActor struct ControlSheet {
    /// The state in which a person's action has put a control before it is drawn.
    enum State: String, CaseIterable {
        case rest, hovered, pressed, focused, on, disabled
    }

    let theme: PicaTheme
    let scheme: ColorScheme
    let contrast: ColorSchemeContrast

    private static let cell = CGSize(width: 176, height: 46)
    private static let titles: CGFloat = 92
    private static let head: CGFloat = 26

    /// Draws each control in each state, at one pixel per point.
    func cells() throws -> [ControlKind: [State: Bitmap]] {
        try Dictionary(
            uniqueKeysWithValues: ControlKind.allCases.map { kind in
                let pictures = try State.allCases.map { ($0, try picture(of: kind, $0)) }
                return (kind, Dictionary(uniqueKeysWithValues: pictures))
            })
    }

    /// Puts the cells onto a sheet: a row for each control, a column for each state.
    func drawn(_ cells: [ControlKind: [State: Bitmap]]) throws -> Bitmap {
        let (cell, kinds, states) = (Self.cell, ControlKind.allCases, State.allCases)
        let sheet = Bitmap(
            width: Int(Self.titles + cell.width * CGFloat(states.count)),
            height: Int(Self.head + cell.height * CGFloat(kinds.count)))
        let heads = try host(CGSize(width: sheet.width, height: Int(Self.head))) {
            HStack(spacing: 0) {
                Color.clear.frame(width: Self.titles)
                ForEach(states, id: \.self) { Text(verbatim: $0.rawValue).frame(width: cell.width) }
            }
            .font(.caption.bold())
            .foregroundStyle(.secondary)
        }
        sheet.put(heads.paintedScreen(), x: 0, y: 0)
        for (row, kind) in kinds.enumerated() {
            let y = Self.head + CGFloat(row) * cell.height
            let title = try host(CGSize(width: Self.titles, height: cell.height)) {
                Text(verbatim: kind.rawValue).font(.caption).foregroundStyle(.secondary)
                    .frame(maxWidth: .infinity, alignment: .leading).padding(.leading, 8)
            }
            sheet.put(title.paintedScreen(), x: 0, y: Int(y))
            for (column, state) in states.enumerated() {
                guard let picture = cells[kind]?[state] else { continue }
                sheet.put(picture, x: Int(Self.titles + CGFloat(column) * cell.width), y: Int(y))
            }
        }
        return sheet
    }

    /// Draws a control in a state; nothing if it has no such state.
    private func picture(of kind: ControlKind, _ state: State) throws -> Bitmap {
        let isShown = kind.has(state)
        let app = try host(Self.cell) {
            if isShown { kind.view(isOn: state == .on).disabled(state == .disabled) }
        }
        guard isShown else { return app.paintedScreen() }
        let center = CGPoint(x: kind.target * Self.cell.width, y: Self.cell.height / 2)
        switch state {
        case .rest, .on, .disabled: break
        case .hovered: app.movePointer(to: center)
        case .pressed:
            app.movePointer(to: center)
            app.pressPointer(at: center)
        case .focused: app.press(.tab)
        }
        app.advance(by: 1)
        return app.paintedScreen()
    }

    private func host(_ size: CGSize, @ViewBuilder _ content: () -> some View) throws -> TestHost {
        let app = try mount(width: size.width, height: size.height) {
            content()
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background(.background)
        }
        app.setEnvironment(\.picaTheme, theme)
        app.setEnvironment(\.colorScheme, scheme)
        app.setEnvironment(\.colorSchemeContrast, contrast)
        return app
    }
}

/// The controls on a sheet.
enum ControlKind: String, CaseIterable {
    case button = "Button"
    case prominent = "Prominent"
    case destructive = "Destructive"
    case borderless = "Borderless"
    case link = "Link"
    case toggleButton = "Toggle button"
    case checkBox = "Check box"
    case toggle = "Switch"
    case radioButton = "Radio buttons"
    case segments = "Segments"
    case popUp = "Pop-up"
    case menu = "Menu"
    case splitButton = "Split button"
    case field = "Field"
    case stepper = "Stepper"
    case stepperField = "Stepper, field"
    case date = "Date"
    case slider = "Slider"
    case disclosure = "Disclosure"

    /// Whether the control has a look of its own in a state.
    func has(_ state: ControlSheet.State) -> Bool {
        switch state {
        case .rest, .focused, .disabled: true
        case .on: [.toggleButton, .checkBox, .toggle, .disclosure].contains(self)
        // A press on a menu opens it, and one on a field puts the caret there.
        case .pressed: ![.popUp, .menu, .field, .slider].contains(self)
        case .hovered: self != .field
        }
    }

    /// The part of the width at which the pointer is.
    var target: CGFloat {
        switch self {
        case .segments, .radioButton: 0.7
        case .stepper, .stepperField, .date: 0.72
        case .splitButton: 0.4
        default: 0.5
        }
    }

    @MainActor @ViewBuilder func view(isOn: Bool) -> some View {
        switch self {
        case .button: Button("Cancel") {}
        case .prominent: Button("Save") {}.buttonStyle(.borderedProminent)
        case .destructive: Button("Delete", role: .destructive) {}
        case .borderless: Button("Show All") {}.buttonStyle(.borderless)
        case .link: Button("More…") {}.buttonStyle(.link)
        case .toggleButton: Toggle("Bold", systemImage: "bold", isOn: .constant(isOn)).toggleStyle(.button)
        case .checkBox: Toggle("Wrap", isOn: .constant(isOn)).toggleStyle(.checkbox)
        case .toggle: Toggle("Wi-Fi", isOn: .constant(isOn)).toggleStyle(.switch)
        case .radioButton:
            choice.pickerStyle(.radioGroup).horizontalRadioGroupLayout().labelsHidden()
        case .segments: choice.pickerStyle(.segmented).labelsHidden()
        case .popUp: choice.pickerStyle(.menu).labelsHidden().fixedSize()
        case .menu: Menu("Insert") { Button("Picture") {} }
        case .splitButton:
            Menu("Run") {
                Button("Again") {}
            } primaryAction: {
            }
        case .field: TextField("Name", text: .constant("Ada")).frame(width: 110)
        case .stepper: Stepper("Size", value: .constant(3))
        case .stepperField: Stepper("Size", value: .constant(3.0), format: .number).labelsHidden().fixedSize()
        case .date:
            DatePicker(
                "Day", selection: .constant(Date(timeIntervalSinceReferenceDate: 0)),
                displayedComponents: .hourAndMinute
            )
            .labelsHidden()
            .environment(\.timeZone, .gmt)
        case .slider: Slider(value: .constant(0.5)) { Text("Size") }.labelsHidden().frame(width: 110)
        case .disclosure: DisclosureGroup("More", isExpanded: .constant(isOn)) { EmptyView() }.fixedSize()
        }
    }

    @MainActor private var choice: some View {
        Picker("Paper", selection: .constant("A4")) {
            ForEach(["A4", "Letter"], id: \.self) { Text($0) }
        }
    }
}

extension Bitmap {
    /// Copies a picture to a place.
    fileprivate func put(_ other: Bitmap, x: Int, y: Int) {
        for row in 0..<other.height {
            for column in 0..<other.width { self[x + column, y + row] = other[column, row] }
        }
    }

    /// Returns pictures of equal height in a row.
    static func row(_ pictures: [Bitmap]) -> Bitmap {
        let row = Bitmap(
            width: pictures.map(\.width).reduce(0, +), height: pictures.map(\.height).max() ?? 0)
        var x = 0
        for picture in pictures {
            row.put(picture, x: x, y: 0)
            x += picture.width
        }
        return row
    }
}
