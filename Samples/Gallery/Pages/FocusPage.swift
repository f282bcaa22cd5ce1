import PicaUI

struct FocusPage: View {
    var body: some View {
        Address()
        TabOrder()
        Cards()
        LetterTrack()
        TakenBack()
    }
}

private struct Address: View {
    private enum Field: CaseIterable {
        case name, street, city
    }

    @State private var name = ""
    @State private var street = ""
    @State private var city = ""
    @FocusState private var field: Field?

    var body: some View {
        Example(
            "Focus as state", note: "Return moves to the next field. Each button focuses the field it names."
        ) {
            Row("Name") { TextField("Name", text: $name).focused($field, equals: .name) }
            Row("Street") { TextField("Street", text: $street).focused($field, equals: .street) }
            Row("City") { TextField("City", text: $city).focused($field, equals: .city) }
            FlowLayout(spacing: 8) {
                Button("Name") { field = .name }
                Button("Street") { field = .street }
                Button("City") { field = .city }
                Button("Nowhere") { field = nil }
            }
            Text(status)
                .font(.footnote)
                .foregroundStyle(.secondary)
        }
        .onSubmit(next)
    }

    private var status: LocalizedStringKey {
        switch field {
        case .name: "The name has the keyboard."
        case .street: "The street has the keyboard."
        case .city: "The city has the keyboard."
        case nil: "None of these fields has the keyboard."
        }
    }

    private func next() {
        field =
            switch field {
            case .name: .street
            case .street: .city
            case .city, nil: nil
            }
    }
}

private struct TabOrder: View {
    @State private var first = ""
    @State private var second = ""
    @ScaledMetric private var fieldWidth: CGFloat = 110

    var body: some View {
        Example("Tab order", note: "Tab and Shift+Tab move in reading order and skip disabled controls.") {
            FlowLayout {
                TextField("First", text: $first)
                    .frame(width: fieldWidth)
                Button("Second") {}
                Button("Skipped") {}
                    .disabled(true)
                TextField("Third", text: $second)
                    .frame(width: fieldWidth)
            }
        }
    }
}

private struct CardTitleKey: FocusedValueKey {
    typealias Value = LocalizedStringResource
}

extension FocusedValues {
    fileprivate var cardTitle: LocalizedStringResource? {
        get { self[CardTitleKey.self] }
        set { self[CardTitleKey.self] = newValue }
    }
}

private struct Cards: View {
    @FocusedValue(\.cardTitle) private var title

    var body: some View {
        Example(
            "Any view",
            note: "Each card can have the focus, shows it in its own way, and publishes its name."
        ) {
            FlowLayout {
                Card(title: "Ink")
                Card(title: "Paper")
                Card(title: "Type")
            }
            .focusEffectDisabled()
            Group {
                if let title { Text("Chosen: \(Text(title))") } else { Text("No card has the keyboard.") }
            }
            .font(.footnote)
            .foregroundStyle(.secondary)
        }
    }
}

private struct Card: View {
    let title: LocalizedStringResource

    var body: some View {
        CardFace(title: title)
            .focusable()
            .focusedValue(\.cardTitle, title)
    }
}

private struct CardFace: View {
    let title: LocalizedStringResource
    @Environment(\.isFocused) private var isFocused

    var body: some View {
        Text(title)
            .padding(.horizontal, 20)
            .padding(.vertical, 12)
            .background(
                isFocused ? Color.accentColor.opacity(0.25) : Color.gray.opacity(0.12), in: Rectangle()
            )
            .border(isFocused ? Color.accentColor : .clear, width: 2)
    }
}

private struct LetterTrack: View {
    @State private var letter = "A"
    @State private var place = 2
    @Environment(\.layoutDirection) private var layoutDirection
    @ScaledMetric(relativeTo: .title2) private var side: CGFloat = 34

    var body: some View {
        Example(
            "Keys",
            note: "Arrow keys move the letter, other keys change it, and Escape resets both."
        ) {
            FlowLayout(spacing: 4) {
                ForEach(0..<5, id: \.self) { index in
                    Text(index == place ? letter : "")
                        .font(.title2)
                        .frame(width: side, height: side)
                        .background(
                            index == place ? Color.accentColor.opacity(0.25) : Color.gray.opacity(0.12),
                            in: RoundedRectangle(cornerRadius: 6))
                }
            }
            .focusable()
            .onMoveCommand { direction in
                switch direction {
                case .left, .right:
                    let isForward = (direction == .right) == (layoutDirection == .leftToRight)
                    place = min(4, max(0, place + (isForward ? 1 : -1)))
                case .up, .down: break
                }
            }
            .onKeyPress(characters: .letters) { press in
                letter = press.characters.uppercased()
                return .handled
            }
            .onExitCommand { (letter, place) = ("A", 2) }
        }
    }
}

private struct TakenBack: View {
    @State private var counter = Tally()
    @State private var name = ""
    @Environment(\.undoManager) private var undoManager

    var body: some View {
        Example("Undo", note: "Ctrl+Z undoes typing in the focused field, or else the last button press.") {
            TextField("A field with its own history", text: $name)
            FlowLayout(spacing: 12) {
                Button("Count") { counter.add(1, undoManager) }
                Text("\(counter.value) counted").monospacedDigit()
                Button("Undo") { undoManager?.undo() }
                Button("Redo") { undoManager?.redo() }
            }
        }
    }
}

@Observable @MainActor private final class Tally {
    private(set) var value = 0

    func add(_ amount: Int, _ undoManager: UndoManager?) {
        value += amount
        undoManager?.registerUndo(withTarget: self) { [weak undoManager] in $0.add(-amount, undoManager) }
    }
}
