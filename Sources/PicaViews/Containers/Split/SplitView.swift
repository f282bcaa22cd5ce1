import Foundation
import PicaGraph

/// Views beside each other, whose widths people change by the lines between them.
///
/// Each is between as wide as it can be at least and at most; frames say that (`frame(minWidth:idealWidth:maxWidth:)`).
/// At first those that have a greatest width are as wide as they want to be, and all others share what is left; so do
/// they when the window changes. A double click on a line forgets what people have set. With the focus, which Tab brings,
/// arrows move a line by ten points, Home and End as far as it goes.
public struct HSplitView<Content: View> {
    private let content: Content

    /// Views beside each other with lines between them.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension HSplitView: View {
    /// The views, and the lines between them.
    public var body: some View { SplitView(axis: .horizontal, content: content) }
}

/// Views below each other, whose heights people change by the lines between them, as those of an `HSplitView` their
/// widths.
public struct VSplitView<Content: View> {
    private let content: Content

    /// Views below each other with lines between them.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension VSplitView: View {
    /// The views, and the lines between them.
    public var body: some View { SplitView(axis: .vertical, content: content) }
}

private struct SplitView<Content: View>: View {
    let axis: Axis
    let content: Content
    /// Of the panes, as people have set them, in points; empty where nobody has.
    @State private var lengths: [CGFloat] = []
    @State private var panes = SplitPanes()

    init(axis: Axis, content: Content) {
        self.axis = axis
        self.content = content
    }

    var body: some View {
        let (axis, lengths, panes) = (axis, $lengths, panes)
        LayoutView(
            layout: SplitLayout(axis: axis, lengths: self.lengths, panes: panes),
            content: SubviewMap(content) { pane in
                if pane.place.index > 0 {
                    SplitDivider(axis: axis, pane: pane.place.index, panes: panes, lengths: lengths)
                        .layoutValue(key: SplitLayout.IsDividerKey.self, value: true)
                        .zIndex(1)
                }
                pane.frame(
                    maxWidth: axis == .vertical ? .infinity : nil,
                    maxHeight: axis == .horizontal ? .infinity : nil)
            })
    }
}

/// The line before a pane.
private struct SplitDivider: View {
    let axis: Axis
    /// Which one.
    let pane: Int
    let panes: SplitPanes
    @Binding var lengths: [CGFloat]
    @State private var taken: [CGFloat] = []

    init(axis: Axis, pane: Int, panes: SplitPanes, lengths: Binding<[CGFloat]>) {
        self.axis = axis
        self.pane = pane
        self.panes = panes
        _lengths = lengths
    }

    /// How wide it is for the pointer, in points.
    private static let reach: CGFloat = 9
    /// How far an arrow key moves it, in points.
    private static let step: CGFloat = 10

    var body: some View {
        Color(themed: .quaternary).overlay {
            Color.clear
                .frame(
                    width: axis == .horizontal ? Self.reach : nil,
                    height: axis == .vertical ? Self.reach : nil
                )
                .modifier(
                    SplitHandle(axis: axis, length: { panes.length(before: pane) }) {
                        move(by: $0 * Self.step, from: panes.lengths)
                    }
                )
                .pointerStyle(axis == .horizontal ? .columnResize : .rowResize)
                .modifier(
                    EdgeDrag(
                        axis: axis, take: { taken = panes.lengths }, drag: { move(by: $0, from: taken) },
                        reset: { lengths = [] })
                )
                .accessibilityAdjustableAction { direction in
                    move(by: direction == .increment ? Self.step : -Self.step, from: panes.lengths)
                }
        }
    }

    private func move(by distance: CGFloat, from old: [CGFloat]) {
        let new = panes.moved(lineBefore: pane, by: distance, from: old)
        if new != panes.lengths { lengths = new }
    }
}
