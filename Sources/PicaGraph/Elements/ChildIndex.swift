import Foundation
import PicaFoundation

/// A cache for an element with many children: their bounding boxes in bundles, and their stacking order.
final class ChildIndex {
    /// The number of children per bundle, which painting and hit testing can skip at once.
    static let bundleSize = 32

    /// The bounding box of each bundle; `nil` after a change.
    var bundles: [CGRect?] = []
    /// The children from back to front; `nil` if no `zIndex` changes their order.
    var order: [Element]?

    static func bundles(of elements: [Element]) -> Range<Int> {
        0..<(elements.count + bundleSize - 1) / bundleSize
    }

    static func indices(ofBundle bundle: Int, in elements: [Element]) -> Range<Int> {
        bundle * bundleSize..<min((bundle + 1) * bundleSize, elements.count)
    }
}

extension Element {
    // MARK: Order

    private var neededChildIndex: ChildIndex {
        if let childIndex { return childIndex }
        let made = ChildIndex()
        childIndex = made
        return made
    }

    /// The children from back to front.
    final var stacked: [Element] {
        if let known = childIndex?.order { return known }
        guard let made = stackChildren() else { return children }
        let childIndex = neededChildIndex
        childIndex.order = made
        childIndex.bundles = []
        return made
    }

    // MARK: Extent

    /// The area where the element and its unclipped descendants draw, in the element's coordinate space.
    final var paintedExtent: CGRect { contentClip.map(ownExtent.union) ?? extent }

    private var ownExtent: CGRect {
        let outset = drawingOutset
        return CGRect(origin: .zero, size: fullSize).insetBy(dx: -outset, dy: -outset)
    }

    /// The area where the element or its descendants can be visible or hit, in the element's coordinate space.
    final var extent: CGRect {
        let own = ownExtent
        if children.isEmpty { return own }
        if confinesTouch { return contentClip.map(own.union) ?? own }
        let transform = contentTransform
        // A projection blends neighboring pixels.
        let reach = contentReach + (isProjected ? 2 : 0)
        let inside = childrenExtent.insetBy(dx: -reach, dy: -reach)
        return own.union(transform?.bounds(of: inside) ?? inside)
    }

    /// The extent of the children, in the coordinate space in which they are placed.
    private var childrenExtent: CGRect {
        if let known = painting.extent { return known }
        var union = CGRect.null
        if children.count > ChildIndex.bundleSize {
            for bundle in ChildIndex.bundles(of: children) { union = union.union(extent(ofBundle: bundle)) }
        } else {
            union = extent(of: children[...])
        }
        painting.extent = union
        return union
    }

    private func extent(of children: ArraySlice<Element>) -> CGRect {
        var union = CGRect.null
        for child in children {
            let origin = child.shownOrigin
            union = union.union(child.extent.offsetBy(dx: origin.x, dy: origin.y))
        }
        return union
    }

    final func extent(ofBundle bundle: Int) -> CGRect {
        let stacked = stacked
        let childIndex = neededChildIndex
        if childIndex.bundles.isEmpty {
            childIndex.bundles = Array(repeating: nil, count: ChildIndex.bundles(of: stacked).count)
        }
        if let known = childIndex.bundles[bundle] { return known }
        let made = extent(of: stacked[ChildIndex.indices(ofBundle: bundle, in: stacked)])
        childIndex.bundles[bundle] = made
        return made
    }

    /// Drops cached extents that changed. Runs before damage is collected, and for all descendants, because outer
    /// extents are made of inner ones.
    final func forgetExtents() {
        guard painting.isDue else { return }
        painting.extent = nil
        for child in painting.waiting where child.parent === self { forgetBundle(of: child) }
        for child in painting.waiting { child.forgetExtents() }
    }

    /// Drops the ancestors' cached extents after the element's size changed.
    final func forgetOuterExtents() {
        var child = self
        while let parent = child.parent, parent.painting.extent != nil {
            parent.painting.extent = nil
            parent.forgetBundle(of: child)
            child = parent
        }
    }

    /// Notes that the clip of the element's content changed.
    final func clipDidChange() {
        forgetOuterExtents()
        setNeedsPainting()
    }

    private func forgetBundle(of child: Element) {
        guard let childIndex, !childIndex.bundles.isEmpty else { return }
        if childIndex.order != nil {
            childIndex.bundles = []
        } else {
            childIndex.bundles[child.index / ChildIndex.bundleSize] = nil
        }
    }

    // MARK: Hit testing

    /// Adds the elements at a point to a path, from this one to the deepest. The point is in the parent's content
    /// coordinates.
    ///
    /// - Returns: `false` if nothing was hit; then nothing is added.
    final func hit(_ point: CGPoint, into path: inout HitPath) -> Bool {
        let origin = shownOrigin
        let local = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
        guard extent.contains(local) else { return false }
        let rule = hitRule(at: local)
        guard rule != .nothing else { return false }
        path.steps.append(HitPath.Step(element: self, point: local))
        if rule == .front || hitChildren(local, into: &path) || rule == .whole { return true }
        if path.isOfDrag, responder?.takesDrops == true,
            CGRect(origin: .zero, size: shownSize).contains(local)
        {
            return true
        }
        path.steps.removeLast()
        return false
    }

    /// Returns whether the element or a descendant is hit at a point in the element's coordinate space.
    package final func isTouched(at point: CGPoint) -> Bool {
        forgetExtents()
        let origin = shownOrigin
        var path = HitPath()
        return hit(CGPoint(x: point.x + origin.x, y: point.y + origin.y), into: &path)
    }

    /// Tests the children from front to back, skipping bundles that do not contain the point.
    private func hitChildren(_ point: CGPoint, into path: inout HitPath) -> Bool {
        guard let point = intoContents(point) else { return false }
        let stacked = stacked
        guard stacked.count > ChildIndex.bundleSize else {
            return stacked.reversed().contains { $0.hit(point, into: &path) }
        }
        for bundle in ChildIndex.bundles(of: stacked).reversed()
        where extent(ofBundle: bundle).contains(point) {
            for child in stacked[ChildIndex.indices(ofBundle: bundle, in: stacked)].reversed()
            where child.hit(point, into: &path) {
                return true
            }
        }
        return false
    }
}
