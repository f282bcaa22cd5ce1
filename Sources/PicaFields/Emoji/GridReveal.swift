import Foundation
import PicaGraph
import PicaState

/// A modifier that scrolls to a row of its content, even if that row has not been created yet.
struct GridReveal: Equatable {
    let row: Int
    /// The height of each row, in points.
    let height: CGFloat
}

extension GridReveal: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> GridRevealBehavior { GridRevealBehavior(element) }
}

final class GridRevealBehavior: ElementBehavior {
    unowned let element: Element
    private var shown: GridReveal?
    private var isDue = false

    init(_ element: Element) { self.element = element }

    func update(_ value: GridReveal, _ environment: EnvironmentValues) {
        guard value != shown else { return }
        shown = value
        isDue = true
        element.invalidatePlacement()
    }

    func placeChildren() {
        placeContents()
        guard isDue, let shown else { return }
        isDue = false
        let top = CGFloat(shown.row) * shown.height
        element.reveal(CGRect(x: 0, y: top, width: element.size.width, height: shown.height))
    }
}
