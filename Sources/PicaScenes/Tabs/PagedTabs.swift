import Foundation
import PicaControls
import PicaDrawing
import PicaGraph
import PicaState

/// The pages of a tab view in a row or a column. A drag moves the next one in, and turns the page when it ends.
struct PagedTabs: View {
    let tabs: [TabEntry]
    /// The index of the visible page; `nil` if there are none.
    let shown: Int?
    let axis: Axis
    /// The pages that have been shown.
    let visited: VisitedPages
    let namespace: Namespace.ID
    /// Moves forward or back by a number of pages.
    let step: @MainActor (Int) -> Void
    /// The distance in points that a drag has moved the pages, in reading direction.
    @GestureState(resetTransaction: Transaction(animation: .page)) private var drag: CGFloat = 0
    /// The distance between pages, in points.
    @State private var length: CGFloat = 0
    @Environment(\.layoutDirection) private var direction
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    init(
        tabs: [TabEntry], shown: Int?, axis: Axis, visited: VisitedPages,
        namespace: Namespace.ID, step: @escaping @MainActor (Int) -> Void
    ) {
        self.tabs = tabs
        self.shown = shown
        self.axis = axis
        self.visited = visited
        self.namespace = namespace
        self.step = step
    }

    /// The minimum fraction of a page that a drag must move to turn it.
    private static let threshold: CGFloat = 0.3
    /// The fraction of a drag by which the first and last page move beyond the end.
    private static let resistance: CGFloat = 0.3

    var body: some View {
        let (shown, neighbor) = (shown, neighbor)
        for index in [shown, neighbor] {
            if let index { visited.ids.insert(tabs[index].id) }
        }
        return ZStack {
            ForEach(Array(tabs.enumerated()), id: \.element.id) { index, tab in
                DeckPage(isShown: index == shown || index == neighbor, departure: .overgrown) {
                    if visited.ids.contains(tab.id) {
                        tab.view.frame(maxWidth: .infinity, maxHeight: .infinity)
                            .picaAccessibilityRelation(.controlled, id: tab.id, in: namespace)
                    }
                }
                .offset(offset(of: index))
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .clippedToSafeArea()
        .animation(reducesMotion ? nil : .page, value: shown)
        .focusPane()
        .contentShape(Rectangle())
        .modifier(PageWheel(axis: axis, step: step))
        .gesture(
            DragGesture(minimumDistance: 12)
                .updating($drag) { value, drag, _ in drag = distance(value.translation) }
                .onEnded { turn(by: distance($0.translation), to: distance($0.predictedEndTranslation)) }
        )
        .onGeometryChange(for: CGSize.self) {
            $0.size
        } action: {
            length = axis == .horizontal ? $0.width : $0.height
        }
    }

    /// The page that a drag moves in.
    private var neighbor: Int? { neighbor(at: drag) }

    private func neighbor(at drag: CGFloat) -> Int? {
        guard let shown, drag != 0 else { return nil }
        let index = shown + (drag < 0 ? 1 : -1)
        return tabs.indices.contains(index) ? index : nil
    }

    /// Returns the distance of a gesture in reading direction.
    private func distance(_ translation: CGSize) -> CGFloat {
        guard axis == .horizontal else { return translation.height }
        return direction == .rightToLeft ? -translation.width : translation.width
    }

    private func offset(of index: Int) -> CGSize {
        // A page farther away comes from the side like the next one.
        let place = max(-1, min(index - (shown ?? 0), 1))
        let moved = neighbor == nil ? drag * Self.resistance : drag
        let distance = CGFloat(place) * length + moved
        // Offsets are in reading direction, too.
        return axis == .horizontal
            ? CGSize(width: distance, height: 0) : CGSize(width: 0, height: distance)
    }

    /// Turns the page at the end of a drag, if it went far enough or would have.
    ///
    /// - Parameters:
    ///   - distance: The distance of the drag, in points.
    ///   - predicted: The predicted final distance of the drag, in points.
    private func turn(by distance: CGFloat, to predicted: CGFloat) {
        guard neighbor(at: distance) != nil, (predicted < 0) == (distance < 0),
            abs(predicted) >= length * Self.threshold
        else { return }
        step(predicted < 0 ? 1 : -1)
    }
}

/// The pages of a tab view that have been shown.
@MainActor final class VisitedPages {
    var ids: Set<Subview.ID> = []

    nonisolated init() {}
}
