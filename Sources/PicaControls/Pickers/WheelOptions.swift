import Foundation
import PicaDrawing
import PicaGraph
import PicaLabels
import PicaState

/// The options of a picker in a list of five rows that scrolls to the chosen one.
struct WheelOptions<Value: Hashable>: View {
    let choice: PickerChoice<Value>
    let options: [PickerOption<Value>]
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.picaTheme) private var theme
    @ScaledMetric private var rowHeight: CGFloat = 26

    init(choice: PickerChoice<Value>, options: [PickerOption<Value>]) {
        self.choice = choice
        self.options = options
    }

    /// The number of rows that are seen.
    private static var rowCount: CGFloat { 5 }

    var body: some View {
        let shown = options.filter { $0.value != nil }
        let values = shown.compactMap(\.value)
        let chosen = choice.value.flatMap { values.firstIndex(of: $0) }
        ScrollViewReader { proxy in
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(Array(zip(shown, values.indices)), id: \.0.id) { option, index in
                        WheelRow(
                            isChosen: index == chosen, label: option.label, height: rowHeight,
                            place: AccessiblePlace(index: index, count: values.count)
                        ) {
                            choice.choose(values[index])
                        }
                        .id(index)
                    }
                }
                // The first and the last option can stand in the middle.
                .padding(.vertical, rowHeight * (Self.rowCount - 1) / 2)
            }
            .onAppear { if let chosen { proxy.scrollTo(chosen, anchor: .center) } }
            .onChange(of: chosen) { _, chosen in
                withAnimation(.answer) { if let chosen { proxy.scrollTo(chosen, anchor: .center) } }
            }
        }
        .frame(height: rowHeight * Self.rowCount)
        .background { theme.controlShape.fill(Color(themed: .trough)) }
        .opacity(isEnabled ? 1 : 0.5)
        .modifier(
            ChoiceGroup(chosen: chosen, count: values.count, choose: { choice.choose(values[$0]) }))
    }
}

private struct WheelRow<Label: View>: View {
    let isChosen: Bool
    let label: Label
    let height: CGFloat
    let place: AccessiblePlace
    let choose: () -> Void
    @State private var isPressed = false

    init(
        isChosen: Bool, label: Label, height: CGFloat, place: AccessiblePlace, choose: @escaping () -> Void
    ) {
        self.isChosen = isChosen
        self.label = label
        self.height = height
        self.place = place
        self.choose = choose
    }

    var body: some View {
        label
            .lineLimit(1)
            .frame(maxWidth: .infinity, minHeight: height, maxHeight: height)
            .padding(.horizontal, 10)
            .foregroundStyle(Color(themed: isChosen ? .onAccent : .primary))
            .background { if isChosen { Rectangle().fill(.tint) } }
            .contentShape(Rectangle())
            .modifier(ChoiceItem(isChosen: isChosen, isPressed: $isPressed, place: place, choose: choose))
            .modifier(ControlFont())
    }
}
