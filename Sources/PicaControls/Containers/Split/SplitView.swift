import Foundation
import PicaDrawing
import PicaGraph
import PicaState

/// A container that shows views side by side, with dividers that change their widths.
///
/// Frames set the minimum and maximum width of each view (`frame(minWidth:idealWidth:maxWidth:)`). At first, views with
/// a maximum width have their ideal width, and all others share the remaining space; the same happens when the window
/// changes its size. A double click on a divider discards the widths that the person has set. Tab moves the focus to a
/// divider. Then the arrow keys move it by ten points, and Home and End move it as far as possible.
public struct HSplitView<Content: View> {
    private let content: Content

    /// Creates a container with dividers between its views.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension HSplitView: View {
    /// The views, and the dividers between them.
    public var body: some View { SplitView(axis: .horizontal, content: content) }
}

/// A container that shows views one below another, with dividers that change their heights. The dividers work as in
/// `HSplitView`.
public struct VSplitView<Content: View> {
    private let content: Content

    /// Creates a container with dividers between its views.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension VSplitView: View {
    /// The views, and the dividers between them.
    public var body: some View { SplitView(axis: .vertical, content: content) }
}

private struct SplitView<Content: View>: View {
    let axis: Axis
    let content: Content
    /// The lengths of the panes that the person has set, in points; empty if none are set.
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

/// The divider before a pane.
private struct SplitDivider: View {
    let axis: Axis
    /// The index of the pane.
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

    /// The width of the divider for the pointer, in points.
    private static let reach: CGFloat = 9
    /// The distance by which an arrow key moves the divider, in points.
    private static let step: CGFloat = 10

    var body: some View {
        Color(themed: .quaternary).overlay {
            Color.clear
                .frame(
                    width: axis == .horizontal ? Self.reach : nil,
                    height: axis == .vertical ? Self.reach : nil
                )
                .modifier(
                    SplitHandle(
                        axis: axis, step: Self.step, length: { panes.length(before: pane) },
                        range: { panes.range(before: pane) },
                        set: { move(by: $0 - panes.length(before: pane), from: panes.lengths) },
                        move: { move(by: $0 * Self.step, from: panes.lengths) })
                )
                .pointerStyle(axis == .horizontal ? .columnResize : .rowResize)
                .modifier(
                    EdgeDrag(
                        axis: axis, take: { taken = panes.lengths }, drag: { move(by: $0, from: taken) },
                        reset: { lengths = [] })
                )
        }
    }

    private func move(by distance: CGFloat, from old: [CGFloat]) {
        let new = panes.moved(lineBefore: pane, by: distance, from: old)
        if new != panes.lengths { lengths = new }
    }
}
