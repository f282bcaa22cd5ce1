import PicaUI

/// The items of a note's toolbar. They show and change the format of the selection, as far as the note allows.
struct NoteTools: ToolbarContent {
    @Bindable var note: Note
    @Binding var isFinding: Bool

    var body: some ToolbarContent {
        ToolbarItem {
            Picker("Paragraph", selection: block) {
                ForEach(BlockStyle.allCases) { Text($0.title).tag(Optional($0)) }
            } currentValueLabel: {
                Text(block.wrappedValue?.title ?? "Several")
            }
        }
        ToolbarItemGroup {
            ForEach(LetterStyle.common.filter(isAllowed), content: styleToggle)
        }
        ToolbarItem {
            Menu("More Formatting", systemImage: "textformat") {
                ForEach(LetterStyle.rare.filter(isAllowed), content: styleToggle)
                if note.formatting.allows({ $0.font = NoteFont(nil).next(bigger: true).font }) {
                    Divider()
                    sizeButton("Smaller", symbol: "textformat.size.smaller", bigger: false)
                    sizeButton("Bigger", symbol: "textformat.size.larger", bigger: true)
                }
            }
        }
        if note.formatting.allows({ $0.alignment = .center }) {
            ToolbarItem { alignmentMenu }
        }
        if note.formatting.allows({ $0.foregroundColor = .red }) {
            ToolbarItemGroup {
                colorMenu("Text Color", symbol: "paintpalette", .ink, \.foregroundColor)
                colorMenu("Highlight", symbol: "paintbrush", .highlight, \.backgroundColor)
            }
        }
        ToolbarItem {
            Toggle("Find", systemImage: "magnifyingglass", isOn: $isFinding)
        }
    }

    private func isAllowed(_ style: LetterStyle) -> Bool {
        note.formatting.allows { style.set(true, in: &$0) }
    }

    // MARK: Bindings

    /// The style of the selected paragraphs; nil if they have several styles.
    private var block: Binding<BlockStyle?> {
        Binding {
            BlockStyle.allCases.first { style in note.hasSelected { BlockStyle($0) == style } }
        } set: { style in
            if let style { note.make(style) }
        }
    }

    private func letters(_ style: LetterStyle) -> Binding<Bool> {
        Binding {
            note.hasSelected(style.isOn)
        } set: { isOn in
            note.format { style.set(isOn, in: &$0) }
        }
    }

    private var alignment: Binding<AttributedString.TextAlignment?> {
        Binding {
            Self.sides.first { side in note.hasSelected { $0.alignment == side.side } }?.side
        } set: {
            note.align($0)
        }
    }

    private func color(
        _ palette: Palette, _ attribute: WritableKeyPath<AttributeContainer, Color?> & Sendable
    ) -> Binding<Color?> {
        Binding {
            palette.choices.first { choice in note.hasSelected { $0[keyPath: attribute] == choice.color } }?
                .color
        } set: { color in
            note.format { $0[keyPath: attribute] = color }
        }
    }

    // MARK: Controls

    private func styleToggle(_ style: LetterStyle) -> some View {
        Toggle(style.title, systemImage: style.symbol, isOn: letters(style))
    }

    private static let sides:
        [(name: LocalizedStringKey, symbol: String, side: AttributedString.TextAlignment)] = [
            ("Align Left", "text.alignleft", .left), ("Center", "text.aligncenter", .center),
            ("Align Right", "text.alignright", .right),
        ]

    private var alignmentMenu: some View {
        let shown = Self.sides.first { $0.side == alignment.wrappedValue }
        return Menu("Alignment", systemImage: shown?.symbol ?? "text.justify") {
            Picker("Alignment", selection: alignment) {
                Text("Automatic").tag(AttributedString.TextAlignment?.none)
                ForEach(Self.sides, id: \.symbol) { side in
                    Label(side.name, systemImage: side.symbol).tag(Optional(side.side))
                }
            }
            .pickerStyle(.inline)
        }
        // Left means left in every language.
        .environment(\.layoutDirection, .leftToRight)
    }

    private func colorMenu(
        _ name: LocalizedStringKey, symbol: String, _ palette: Palette,
        _ attribute: WritableKeyPath<AttributeContainer, Color?> & Sendable
    ) -> some View {
        let color = color(palette, attribute)
        return Menu {
            Picker(name, selection: color) {
                Text("None").tag(Color?.none)
                ForEach(palette.choices) { choice in
                    Label {
                        Text(choice.title)
                    } icon: {
                        Circle().fill(choice.color).frame(width: 14, height: 14)
                    }
                    .tag(Optional(choice.color))
                }
            }
            .pickerStyle(.inline)
        } label: {
            Label {
                Text(name)
            } icon: {
                Image(systemName: symbol)
                    .overlay(alignment: .bottom) {
                        Capsule().fill(color.wrappedValue ?? .clear).frame(height: 3).offset(y: 4)
                    }
            }
        }
    }

    private func sizeButton(_ name: LocalizedStringKey, symbol: String, bigger: Bool) -> some View {
        Button(name, systemImage: symbol) {
            note.format { $0.font = NoteFont($0.font).next(bigger: bigger).font }
        }
    }
}
