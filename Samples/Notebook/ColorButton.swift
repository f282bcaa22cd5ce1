import PicaUI

/// A button with a palette: the colour of what is selected, and what else it may be.
struct ColorButton<Sample: View>: View {
    private let name: LocalizedStringKey
    private let symbol: String
    private let note: Note
    private let palette: Palette
    private let attribute: WritableKeyPath<AttributeContainer, Color?>
    private let goOn: @MainActor () -> Void
    private let sample: (Color?) -> Sample
    @State private var isChoosing = false

    init(
        _ name: LocalizedStringKey, symbol: String, note: Note, palette: Palette,
        attribute: WritableKeyPath<AttributeContainer, Color?>, goOn: @escaping @MainActor () -> Void,
        @ViewBuilder sample: @escaping (Color?) -> Sample
    ) {
        (self.name, self.symbol, self.note, self.palette) = (name, symbol, note, palette)
        (self.attribute, self.goOn, self.sample) = (attribute, goOn, sample)
    }

    var body: some View {
        let present = palette.choices.first { choice in
            note.hasSelected { $0[keyPath: attribute] == choice.color }
        }
        ToolButton(name, isOn: present != nil) {
            isChoosing = true
        } label: {
            Image(systemName: symbol)
                .overlay(alignment: .bottom) {
                    Capsule().fill(present?.color ?? .clear).frame(height: 3).offset(y: 4)
                }
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
            sample(color)
        }
    }
}
