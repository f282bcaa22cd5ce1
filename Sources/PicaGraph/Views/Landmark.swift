import Foundation
import PicaState

/// The place of an identified view, or its expected place if it is not made yet.
@MainActor struct Landmark {
    /// The element in whose coordinate space the place is given.
    private(set) weak var element: Element?
    /// Returns the frame in that element's coordinate space; `nil` once the place no longer exists.
    let frame: () -> CGRect?
    /// Returns the area at each edge that pinned headers would cover.
    let cover: () -> EdgeInsets

    /// Creates a landmark around existing elements; `nil` if there are none.
    init?(_ elements: [Element]) {
        guard let first = elements.first else { return nil }
        element = first
        cover = { [weak first] in first?.pinCover ?? EdgeInsets() }
        // The number of elements never changes during a search.
        let elements = elements.map { element in { [weak element] in element } }
        frame = { [weak first] in
            guard let first, first.isInTree else { return nil }
            return elements.reduce(CGRect.null) { frame, element in
                element().map { frame.union(first.fromWindow(area: $0.frameInWindow)) } ?? frame
            }
        }
    }

    /// Creates a landmark at a computed place.
    ///
    /// - Parameters:
    ///   - element: The element in whose coordinate space the place is given.
    ///   - frame: Returns the frame; `nil` once the place no longer exists.
    ///   - cover: Returns the area at each edge that pinned headers would cover.
    init(in element: Element, frame: @escaping () -> CGRect?, cover: @escaping () -> EdgeInsets) {
        (self.element, self.frame, self.cover) = (element, frame, cover)
    }
}

/// A node that can place entries of its content that are not made.
@MainActor protocol EntryPlacing: ViewNode {
    func landmark(ofEntry index: Int) -> Landmark
    /// Makes an entry outside the visible area in the next update, for an assistive technology that asks for it.
    func make(entry index: Int)
    /// Returns the entry one visible page before or after another.
    func entry(aPageFrom index: Int, forwards: Bool) -> Int
    /// Returns the entry before which a drop at a point in the window inserts; the entry count for the end.
    func insertion(at point: CGPoint) -> Int
}

extension Element {
    /// Returns the bounding box of a window area in the element's coordinate space. The element may be rotated.
    package func fromWindow(area: CGRect) -> CGRect { area.around { fromWindow($0) } }
}
