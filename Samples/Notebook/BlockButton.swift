import PicaUI

/// A button that says what the selected paragraphs are, and makes something else of them.
struct BlockButton: View {
    let note: Note
    /// Gives the keyboard back to the note.
    let goOn: @MainActor () -> Void
    @State private var isChoosing = false

    init(note: Note, goOn: @escaping @MainActor () -> Void) { (self.note, self.goOn) = (note, goOn) }

    var body: some View {
        let present = BlockStyle.allCases.first { style in note.hasSelected { BlockStyle($0) == style } }
        ToolButton("Paragraph") {
            isChoosing = true
        } label: {
            HStack(spacing: 4) {
                Text("\(present?.rawValue ?? "Several")")
                Image(systemName: "chevron.down").imageScale(.small)
            }
            .padding(.horizontal, 8)
        }
        .popover(isPresented: $isChoosing) {
            VStack(alignment: .leading, spacing: 2) {
                ForEach(BlockStyle.allCases) { style in
                    ToolButton("\(style.rawValue)", isOn: style == present) {
                        note.make(style)
                        isChoosing = false
                        goOn()
                    } label: {
                        Text("\(style.rawValue)").padding(.horizontal, 8)
                    }
                }
            }
            .padding(8)
        }
    }
}
