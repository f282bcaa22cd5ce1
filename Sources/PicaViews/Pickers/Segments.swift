import Foundation
import PicaGraph

/// Options side by side in one frame, the one that is chosen in the accent colour.
struct Segments<Value: Hashable>: View {
    let choice: PickerChoice<Value>
    let options: [PickerOption<Value>]
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.dynamicTypeSize) private var textSize

    init(choice: PickerChoice<Value>, options: [PickerOption<Value>]) {
        self.choice = choice
        self.options = options
    }

    var body: some View {
        // Only what can be chosen has a place in the frame.
        let shown = options.filter { $0.value != nil }
        let values = shown.compactMap(\.value)
        let chosen = choice.value.flatMap { values.firstIndex(of: $0) }
        SegmentLayout(stacks: stacks) {
            ForEach(Array(zip(shown, values.indices)), id: \.0.id) { option, index in
                Segment(
                    isChosen: index == chosen,
                    hasEdge: !stacks && index > 0 && index != chosen
                        && index - 1 != chosen,
                    label: option.label
                ) { choice.choose(values[index]) }
            }
        }
        .background { frame.fill(Color(themed: .control)) }
        .overlay { frame.strokeBorder(Color(themed: .quaternary)).allowsHitTesting(false) }
        .opacity(isEnabled ? 1 : 0.5)
        .modifier(
            ChoiceGroup(chosen: chosen, count: values.count, choose: { choice.choose(values[$0]) }))
    }

    /// Whether segments stand below each other before they are cut.
    private var stacks: Bool { textSize > .xLarge }

    private var frame: RoundedRectangle {
        RoundedRectangle(cornerRadius: Theme.cornerRadius, style: .circular)
    }
}

private struct Segment<Label: View>: View {
    let isChosen: Bool
    /// Whether a line is before it.
    let hasEdge: Bool
    let label: Label
    let choose: () -> Void
    @State private var isPressed = false
    @State private var isHovered = false
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var controlSize
    @ScaledMetric private var unit: CGFloat = 1

    init(isChosen: Bool, hasEdge: Bool, label: Label, choose: @escaping () -> Void) {
        self.isChosen = isChosen
        self.hasEdge = hasEdge
        self.label = label
        self.choose = choose
    }

    var body: some View {
        let padding = controlSize.padding
        label
            .lineLimit(1)
            .foregroundStyle(isChosen ? Color(themed: .onAccent) : .primary)
            .padding(.horizontal, padding.width * unit)
            .padding(.vertical, padding.height * unit)
            .frame(maxWidth: .infinity)
            .background {
                RoundedRectangle(cornerRadius: Theme.cornerRadius, style: .circular).fill(ground)
            }
            .overlay(alignment: .leading) {
                if hasEdge {
                    Color(themed: .quaternary).frame(width: 1).padding(.vertical, 6)
                        .allowsHitTesting(false)
                }
            }
            .onHover { isHovered = $0 }
            .modifier(ChoiceItem(isChosen: isChosen, isPressed: $isPressed, choose: choose))
            .modifier(ControlFont())
    }

    private var ground: Color {
        if isChosen { return isPressed ? .accentColor.opacity(0.8) : .accentColor }
        return isPressed
            ? Color(themed: .controlPressed)
            : isHovered && isEnabled ? Color(themed: .controlHovered) : .clear
    }
}

/// Views side by side: of one width as long as there is room, then each by its own; where text is very large they stand
/// below each other rather than being cut.
private struct SegmentLayout: Layout {
    let stacks: Bool

    static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }

    /// How wide each is; nil where they stand below each other.
    private func widths(_ proposal: ProposedViewSize, _ subviews: Subviews) -> [CGFloat]? {
        let ideal = subviews.map { $0.sizeThatFits(.unspecified).width }
        let widest = ideal.max() ?? 0
        let equal = [CGFloat](repeating: widest, count: ideal.count)
        let room = proposal.width ?? .infinity
        if widest * CGFloat(ideal.count) <= room { return equal }
        let all = ideal.reduce(0, +)
        if stacks, all > room { return nil }
        // What is over, or lacking, is shared.
        let share = (room - all) / CGFloat(max(1, ideal.count))
        return zip(ideal, subviews).map { max($0 + share, $1.sizeThatFits(.zero).width) }
    }

    private func height(_ subview: LayoutSubview, _ width: CGFloat) -> CGFloat {
        subview.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        guard let widths = widths(proposal, subviews) else {
            let least = subviews.map { $0.sizeThatFits(.zero).width }.max() ?? 0
            let widest = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
            let width = max(least, min(proposal.width ?? widest, widest))
            return CGSize(width: width, height: subviews.reduce(0) { $0 + height($1, width) })
        }
        return CGSize(
            width: widths.reduce(0, +), height: zip(subviews, widths).map { height($0, $1) }.max() ?? 0)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        guard let widths = widths(proposal, subviews) else {
            var y = bounds.minY
            for subview in subviews {
                let height = height(subview, bounds.width)
                subview.place(
                    at: CGPoint(x: bounds.minX, y: y),
                    proposal: ProposedViewSize(width: bounds.width, height: height))
                y += height
            }
            return
        }
        var x = bounds.minX
        for (subview, width) in zip(subviews, widths) {
            let height = height(subview, width)
            subview.place(
                at: CGPoint(x: x, y: bounds.midY - height / 2),
                proposal: ProposedViewSize(width: width, height: height))
            x += width
        }
    }
}
