import Foundation

/// Where something with an identity is, or would be if it were made.
@MainActor struct Landmark {
    /// What the place is in.
    private(set) weak var element: Element?
    /// In that element's points; nil once it is no more.
    let frame: () -> CGRect?
    /// What headers that stay in sight would cover beside it.
    let cover: () -> EdgeInsets

    /// Around elements that are there.
    init?(_ elements: [Element]) {
        guard let first = elements.first else { return nil }
        element = first
        cover = { [weak first] in first?.pinCover ?? EdgeInsets() }
        // Their number never changes while they are sought.
        let elements = elements.map { element in { [weak element] in element } }
        frame = { [weak first] in
            guard let first, first.isInTree else { return nil }
            return elements.reduce(CGRect.null) { frame, element in
                element().map { frame.union(first.fromWindow(area: $0.frameInWindow)) } ?? frame
            }
        }
    }

    /// - Parameters:
    ///   - element: What the place is in.
    ///   - frame: In that element's points; nil once it is no more.
    ///   - cover: What headers that stay in sight would cover beside it.
    init(in element: Element, frame: @escaping () -> CGRect?, cover: @escaping () -> EdgeInsets) {
        (self.element, self.frame, self.cover) = (element, frame, cover)
    }
}

/// Knows where entries of its content are that may not be made.
@MainActor protocol EntryPlacing: ViewNode {
    func landmark(ofEntry index: Int) -> Landmark
    /// The entry that stands as much as can be seen at once before or after another.
    func entry(aPageFrom index: Int, forwards: Bool) -> Int
    /// The entry before which something would stand at a place in the window; their number for the end.
    func insertion(at point: CGPoint) -> Int
}

extension Element {
    /// From the window's points to own ones: around what may be turned.
    package func fromWindow(area: CGRect) -> CGRect { area.around { fromWindow($0) } }
}
