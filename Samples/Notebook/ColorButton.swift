import PicaUI

/// A button with a palette: the colour of what is selected, and what else it may be.
struct ColorButton<Label: View>: View {
    private let name: LocalizedStringKey
    private let note: Note
    private let palette: Palette
    private let attribute: WritableKeyPath<AttributeContainer, Color?>
    private let goOn: @MainActor () -> Void
    private let label: (Color?) -> Label
    @State private var isChoosing = false

    init(
        _ name: LocalizedStringKey, note: Note, palette: Palette,
        attribute: WritableKeyPath<AttributeContainer, Color?>, goOn: @escaping @MainActor () -> Void,
        @ViewBuilder label: @escaping (Color?) -> Label
    ) {
        self.name = name
        self.note = note
        self.palette = palette
        self.attribute = attribute
        self.goOn = goOn
        self.label = label
    }

    var body: some View {
        let present = palette.choices.first { choice in
            note.hasSelected { $0[keyPath: attribute] == choice.color }
        }
        ToolButton(name, isOn: present != nil) {
            isChoosing = true
        } label: {
            label(present?.color)
        }
        .popover(isPresented: $isChoosing) {
            WrapLayout(spacing: 4) {
                choice("None", nil, isOn: note.hasSelected { $0[keyPath: attribute] == nil })
                ForEach(palette.choices) { choice("\($0.name)", $0.color, isOn: $0 == present) }
            }
            .padding(8)
        }
    }

    private func choice(_ name: LocalizedStringKey, _ color: Color?, isOn: Bool) -> some View {
        ToolButton(name, isOn: isOn) {
            note.format { $0[keyPath: attribute] = color }
            isChoosing = false
            goOn()
        } label: {
            label(color)
        }
    }
}
