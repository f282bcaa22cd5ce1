import Foundation
import PicaGraph

/// Scrolls to a row of what it modifies, which may not have been made yet.
struct GridReveal: Equatable {
    let row: Int
    /// Of each row, in points.
    let height: CGFloat
}

extension GridReveal: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> GridRevealBehavior { GridRevealBehavior(element) }
}

final class GridRevealBehavior: ElementBehavior {
    unowned let element: Element
    private var shown: GridReveal?

    init(_ element: Element) { self.element = element }

    func update(_ value: GridReveal, _ environment: EnvironmentValues) {
        guard value != shown else { return }
        shown = value
        element.graph.after { [weak element] in
            guard let element else { return }
            let top = CGFloat(value.row) * value.height
            element.reveal(CGRect(x: 0, y: top, width: element.size.width, height: value.height))
        }
    }
}
