import Foundation
import PicaCanvas
import PicaFoundation
import PicaGraph
import PicaState

extension GraphicsContext {
    /// The views that a canvas can draw.
    package struct Symbols {
        private let elements: [Element]

        package init(_ elements: [Element] = []) { self.elements = elements }

        fileprivate func find(_ id: some Hashable) -> ResolvedSymbol? {
            nonisolated(unsafe) let id = id
            return MainThread.assumeIsolated {
                elements.first { $0.trait(TagKey.self)?.matches(id) == true }
                    .map { ResolvedSymbol(element: $0, size: $0.size) }
            }
        }
    }

    // MARK: Symbols

    /// A view that a canvas can draw.
    public struct ResolvedSymbol {
        fileprivate let element: Element
        /// The size of the view, in points.
        public let size: CGSize
    }

    /// Returns the view of the canvas with a tag; `nil` if there is none. Each drawing shows the current state of the
    /// view, including animations.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { symbols.find(id) }

    /// Draws a view, stretched to fill a rectangle.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
        guard symbol.size.width > 0, symbol.size.height > 0 else { return }
        let element = symbol.element
        let view = DisplayList.Command.painted { painter in
            nonisolated(unsafe) let painter = painter
            MainThread.assumeIsolated { element.paint(on: painter) }
        }
        let scale = CGAffineTransform(
            a: rect.width / symbol.size.width, b: 0, c: 0, d: rect.height / symbol.size.height, tx: rect.minX,
            ty: rect.minY)
        draw(.transform(scale, DisplayList([view])))
    }

    /// Draws a view in its own size.
    ///
    /// - Parameters:
    ///   - symbol: The view.
    ///   - point: The position of the anchor.
    ///   - anchor: The anchor, in unit coordinates of the view; its center by default.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(symbol, in: CGRect(size: symbol.size, with: anchor, at: point))
    }
}
