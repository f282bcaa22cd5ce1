import Foundation
import PicaDrawing
import PicaGraph
import PicaLabels
import PicaState

/// The options of a picker as segments in one frame. A raised pill lies below the chosen one and slides to the next.
struct Segments<Value: Hashable>: View {
    let choice: PickerChoice<Value>
    let options: [PickerOption<Value>]
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.dynamicTypeSize) private var textSize
    @Environment(\.picaTheme) private var theme

    init(choice: PickerChoice<Value>, options: [PickerOption<Value>]) {
        self.choice = choice
        self.options = options
    }

    var body: some View {
        // Only views that can be chosen become segments.
        let shown = options.filter { $0.value != nil }
        let values = shown.compactMap(\.value)
        let chosen = choice.value.flatMap { values.firstIndex(of: $0) }
        // With very large text no segment may be cut.
        SegmentLayout(leastShare: textSize > .xLarge ? 1 : 0.8, chosen: chosen) {
            SegmentPill()
                .opacity(chosen == nil ? 0 : 1)
                .layoutValue(key: SegmentLayout.RoleKey.self, value: .pill)
            ForEach(Array(zip(shown, values.indices)), id: \.0.id) { option, index in
                if index > 0 {
                    Color(themed: .quaternary)
                        .opacity(index == chosen || index - 1 == chosen ? 0 : 1)
                        .allowsHitTesting(false)
                        .layoutValue(key: SegmentLayout.RoleKey.self, value: .edge)
                }
                Segment(
                    isChosen: index == chosen, label: option.label,
                    place: AccessiblePlace(index: index, count: values.count)
                ) {
                    choice.choose(values[index])
                }
            }
        }
        .animation(.answer, value: chosen)
        .background { theme.controlShape.fill(Color(themed: .trough)) }
        .opacity(isEnabled ? 1 : 0.5)
        .modifier(
            ChoiceGroup(chosen: chosen, count: values.count, choose: { choice.choose(values[$0]) }))
    }
}

/// The raised surface below the chosen segment.
private struct SegmentPill: View {
    @Environment(\.picaTheme) private var theme

    /// The distance from the frame, in points.
    static let inset: CGFloat = 2

    var body: some View {
        let radius = PicaTheme.radius(within: theme.cornerRadius, padding: Self.inset)
        let shape = RoundedRectangle(cornerRadius: radius, style: .circular)
        shape.fill(Color(themed: .raised))
            .overlay { shape.strokeBorder(Color(themed: .outline)) }
            .padding(Self.inset)
            .allowsHitTesting(false)
    }
}

private struct Segment<Label: View>: View {
    let isChosen: Bool
    let label: Label
    let place: AccessiblePlace
    let choose: () -> Void
    @State private var isPressed = false
    @State private var isHovered = false
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlPadding) private var padding
    @Environment(\.picaTheme) private var theme
    @ScaledMetric private var unit: CGFloat = 1

    init(isChosen: Bool, label: Label, place: AccessiblePlace, choose: @escaping () -> Void) {
        self.isChosen = isChosen
        self.label = label
        self.place = place
        self.choose = choose
    }

    var body: some View {
        label
            .lineLimit(1)
            .padding(.horizontal, padding.width * unit)
            .padding(.vertical, padding.height * unit)
            .frame(maxWidth: .infinity)
            .background {
                theme.controlShape.fill(shade).padding(SegmentPill.inset)
            }
            .onHover { isHovered = $0 }
            .modifier(ChoiceItem(isChosen: isChosen, isPressed: $isPressed, place: place, choose: choose))
            .modifier(ControlFont())
    }

    private var shade: Color {
        ControlPhase(isPressed: isPressed, isHovered: isHovered && !isChosen, isEnabled: isEnabled).shade
    }
}

/// A layout of segments in a row with lines between them. They have equal widths if there is space, then their own
/// widths. They are in a column if a row would cut them too much.
private struct SegmentLayout: Layout {
    /// The fraction of their ideal width that segments in a row need to be distinguishable.
    let leastShare: CGFloat

    /// The index of the chosen segment; `nil` if none is.
    let chosen: Int?

    enum Role { case segment, edge, pill }
    enum RoleKey: LayoutValueKey { static var defaultValue: Role { .segment } }

    /// The distance in points from the ends of lines to the frame.
    private static let edgeInset: CGFloat = 6

    static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }

    /// Returns the width of each segment; `nil` if they are in a column.
    private func widths(_ room: CGFloat?, _ segments: [LayoutSubview]) -> [CGFloat]? {
        let ideal = segments.map { $0.sizeThatFits(.unspecified).width }
        let widest = ideal.max() ?? 0
        let room = room ?? .infinity
        if widest * CGFloat(ideal.count) <= room { return ideal.map { _ in widest } }
        let all = ideal.reduce(0, +)
        if room < all * leastShare { return nil }
        // The excess or missing width is shared equally.
        let share = (room - all) / CGFloat(max(1, ideal.count))
        return zip(ideal, segments).map { max($0 + share, $1.sizeThatFits(.zero).width) }
    }

    private func height(_ subview: LayoutSubview, _ width: CGFloat) -> CGFloat {
        subview.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let segments = subviews.filter { $0[RoleKey.self] == .segment }
        guard let widths = widths(proposal.width, segments) else {
            let least = segments.map { $0.sizeThatFits(.zero).width }.max() ?? 0
            let widest = segments.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
            let width = max(least, min(proposal.width ?? widest, widest))
            return CGSize(width: width, height: segments.reduce(0) { $0 + height($1, width) })
        }
        return CGSize(
            width: widths.reduce(0, +), height: zip(segments, widths).map { height($0, $1) }.max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let segments = subviews.filter { $0[RoleKey.self] == .segment }
        let frames = frames(of: segments, in: bounds, proposal.width)
        let isColumn = frames.count > 1 && frames[0].maxY <= frames[1].minY
        var next = 0
        for subview in subviews {
            var frame = CGRect.zero
            switch subview[RoleKey.self] {
            case .pill:
                if let chosen, frames.indices.contains(chosen) { frame = frames[chosen] }
            case .segment:
                frame = frames[next]
                next += 1
            case .edge where isColumn:
                frame = frames[next]
                frame = CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: 1)
                    .insetBy(dx: Self.edgeInset, dy: 0)
            case .edge:
                frame = CGRect(x: frames[next].minX, y: bounds.minY, width: 1, height: bounds.height)
                    .insetBy(dx: 0, dy: Self.edgeInset)
            }
            subview.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
        }
    }

    private func frames(of segments: [LayoutSubview], in bounds: CGRect, _ room: CGFloat?) -> [CGRect] {
        var place = bounds.origin
        guard let widths = widths(room, segments) else {
            return segments.map { segment in
                let height = height(segment, bounds.width)
                defer { place.y += height }
                return CGRect(x: place.x, y: place.y, width: bounds.width, height: height)
            }
        }
        return zip(segments, widths).map { segment, width in
            let height = height(segment, width)
            defer { place.x += width }
            return CGRect(x: place.x, y: bounds.midY - height / 2, width: width, height: height)
        }
    }
}
