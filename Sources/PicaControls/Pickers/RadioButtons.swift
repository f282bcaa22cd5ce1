import Foundation
import PicaDrawing
import PicaGraph
import PicaLabels
import PicaState

/// The options of a picker as radio buttons, in a column or a row.
struct RadioButtons<Value: Hashable>: View {
    let choice: PickerChoice<Value>
    let options: [PickerOption<Value>]
    @Environment(\.radioGroupAxis) private var axis

    init(choice: PickerChoice<Value>, options: [PickerOption<Value>]) {
        self.choice = choice
        self.options = options
    }

    var body: some View {
        let values = options.compactMap(\.value)
        let chosen = choice.value
        let stack =
            axis == .vertical
            ? AnyLayout(VStackLayout(alignment: .leading, spacing: 4))
            : AnyLayout(HStackLayout(alignment: .firstTextBaseline, spacing: 14))
        stack {
            ForEach(options) { option in
                if let value = option.value {
                    RadioButton(
                        isChosen: value == chosen, label: option.label,
                        place: values.firstIndex(of: value).map {
                            AccessiblePlace(index: $0, count: values.count)
                        }
                    ) {
                        choice.choose(value)
                    }
                } else {
                    option.label
                }
            }
        }
        .modifier(
            ChoiceGroup(
                chosen: chosen.flatMap { values.firstIndex(of: $0) }, count: values.count,
                choose: { choice.choose(values[$0]) }))
    }
}

private struct RadioButton<Label: View>: View {
    let isChosen: Bool
    let label: Label
    let place: AccessiblePlace?
    let choose: () -> Void
    @State private var isPressed = false
    @State private var isHovered = false
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var controlSize
    @ScaledMetric private var unit: CGFloat = 1

    init(isChosen: Bool, label: Label, place: AccessiblePlace?, choose: @escaping () -> Void) {
        self.isChosen = isChosen
        self.label = label
        self.place = place
        self.choose = choose
    }

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 8) {
            ring.alignedWithText()
            label
        }
        .frame(minHeight: 24)
        .opacity(isEnabled ? 1 : 0.5)
        .onHover { isHovered = $0 }
        .modifier(ChoiceItem(isChosen: isChosen, isPressed: $isPressed, place: place, choose: choose))
        .modifier(ControlFont())
    }

    private var ring: some View {
        let side = controlSize.indicator * unit
        let phase = ControlPhase(isPressed: isPressed, isHovered: isHovered, isEnabled: isEnabled)
        return ZStack {
            if isChosen {
                Circle().fill(.tint).opacity(phase.accentOpacity)
                Circle().fill(Color(themed: .onAccent)).frame(width: side * 0.38, height: side * 0.38)
            } else {
                Circle().fill(Color(themed: phase.ground))
                Circle().strokeBorder(Color(themed: .outline))
            }
        }
        .frame(width: side, height: side)
    }
}
