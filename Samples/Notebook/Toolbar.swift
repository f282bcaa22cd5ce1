import PicaUI

/// What changes the look of what is selected, and shows it: as much as the note's format allows.
struct Toolbar: View {
    let note: Note
    @Binding var isFinding: Bool
    /// Gives the keyboard back to the note.
    let goOn: @MainActor () -> Void

    private static let sides:
        [(name: LocalizedStringKey, symbol: String, side: AttributedString.TextAlignment)] = [
            ("Align Left", "text.alignleft", .left), ("Center", "text.aligncenter", .center),
            ("Align Right", "text.alignright", .right),
        ]

    var body: some View {
        WrapLayout(spacing: 4) {
            BlockButton(note: note, goOn: goOn)
            ForEach(LetterStyle.allCases) { style in
                if note.formatting.allows({ style.set(true, in: &$0) }) { button(for: style) }
            }
            if note.formatting.allows({ $0.font = NoteFont(nil).next(bigger: true).font }) {
                sizeButton("Smaller", bigger: false)
                sizeButton("Bigger", bigger: true)
            }
            if note.formatting.allows({ $0.alignment = .center }) {
                ForEach(Self.sides, id: \.symbol) { side in
                    let isOn = note.hasSelected { $0.alignment == side.side }
                    ToolButton(side.name, isOn: isOn) {
                        note.align(isOn ? nil : side.side)
                        goOn()
                    } label: {
                        Image(systemName: side.symbol)
                            // Left is left in every language.
                            .environment(\.layoutDirection, .leftToRight)
                    }
                }
            }
            if note.formatting.allows({ $0.foregroundColor = .red }) {
                ColorButton(
                    "Text Color", symbol: "paintpalette", note: note, palette: .ink,
                    attribute: \.foregroundColor, goOn: goOn
                ) {
                    Text(verbatim: "A").underline().foregroundStyle($0 ?? .primary)
                }
                ColorButton(
                    "Highlight", symbol: "paintbrush", note: note, palette: .highlight,
                    attribute: \.backgroundColor, goOn: goOn
                ) {
                    Text(verbatim: "A").padding(.horizontal, 4).background($0 ?? .clear)
                }
            }
            ToolButton("Find", isOn: isFinding) {
                isFinding.toggle()
            } label: {
                Image(systemName: "magnifyingglass")
            }
        }
        .padding(8)
        .frame(maxWidth: .infinity, alignment: .leading)
        // Tools stay in reach of each other, however large the text.
        .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
    }

    private func button(for style: LetterStyle) -> some View {
        let isOn = note.hasSelected(style.isOn)
        return ToolButton("\(style.rawValue)", isOn: isOn) {
            note.format { style.set(!isOn, in: &$0) }
            goOn()
        } label: {
            Image(systemName: style.symbol)
        }
    }

    private func sizeButton(_ name: LocalizedStringKey, bigger: Bool) -> some View {
        ToolButton(name) {
            note.format { $0.font = NoteFont($0.font).next(bigger: bigger).font }
            goOn()
        } label: {
            Text(verbatim: "A").font(bigger ? .title3 : .footnote)
        }
    }
}
