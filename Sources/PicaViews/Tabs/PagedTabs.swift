import Foundation
import PicaGraph

/// The pages of a tab view beside or above each other: a drag moves the next one in, and its end turns the page.
struct PagedTabs: View {
    let tabs: [TabEntry]
    /// The page that is shown; nil where there are none.
    let shown: Int?
    let axis: Axis
    /// The pages that were shown once.
    let visited: VisitedPages
    /// Goes some pages on, or back.
    let step: @MainActor (Int) -> Void
    /// How far a drag has moved the pages, in points, along the way that they are read.
    @GestureState(resetTransaction: Transaction(animation: PagedTabs.turning)) private var drag: CGFloat = 0
    /// From page to page, in points.
    @State private var length: CGFloat = 0
    @Environment(\.layoutDirection) private var direction
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    init(
        tabs: [TabEntry], shown: Int?, axis: Axis, visited: VisitedPages,
        step: @escaping @MainActor (Int) -> Void
    ) {
        self.tabs = tabs
        self.shown = shown
        self.axis = axis
        self.visited = visited
        self.step = step
    }

    /// The least part of a page that turns it.
    private static let threshold: CGFloat = 0.3
    /// How much of a drag moves the first and the last page beyond the end.
    private static let resistance: CGFloat = 0.3

    /// How pages come to rest.
    private static let turning = Animation.easeOut(duration: 0.25)

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
                    }
                }
                .offset(offset(of: index))
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .clippedToSafeArea()
        .animation(reducesMotion ? nil : Self.turning, value: shown)
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

    /// How far a gesture goes along the way that the pages are read.
    private func distance(_ translation: CGSize) -> CGFloat {
        guard axis == .horizontal else { return translation.height }
        return direction == .rightToLeft ? -translation.width : translation.width
    }

    private func offset(of index: Int) -> CGSize {
        // A page that is far away comes from beside, as the next one does.
        let place = max(-1, min(index - (shown ?? 0), 1))
        let moved = neighbor == nil ? drag * Self.resistance : drag
        let distance = CGFloat(place) * length + moved
        // Offsets go along the way that is read, too.
        return axis == .horizontal
            ? CGSize(width: distance, height: 0) : CGSize(width: 0, height: distance)
    }

    /// Turns the page at the end of a drag that has gone far, or would.
    ///
    /// - Parameters:
    ///   - distance: How far the drag has gone, in points.
    ///   - predicted: Where it would come to rest, in points.
    private func turn(by distance: CGFloat, to predicted: CGFloat) {
        guard neighbor(at: distance) != nil, (predicted < 0) == (distance < 0),
            abs(predicted) >= length * Self.threshold
        else { return }
        step(predicted < 0 ? 1 : -1)
    }
}

/// Which pages of a tab view were shown once.
@MainActor final class VisitedPages {
    var ids: Set<Subview.ID> = []

    nonisolated init() {}
}
