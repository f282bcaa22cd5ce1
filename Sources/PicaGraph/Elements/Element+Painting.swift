import Foundation
import PicaCanvas
import PicaFoundation

/// The painting state of an element: its display list and its last painted area.
struct ElementPainting {
    var list = DisplayList()
    /// The area where the element and its descendants were last painted, in the window's coordinate space.
    var seen: CGRect = .null
    /// Whether the element shows the content behind it, blurred if the target supports it.
    var showsBackdrop = false
    /// The extent of the children, in the coordinate space in which they are placed; `nil` after a change.
    ///
    /// If it is known, the extents of the descendants that it depends on are known, too.
    var extent: CGRect?
    /// The children that need painting.
    var waiting: [Element] = []
    var needsDrawing = true
    /// Whether the element or a descendant changed its pixels or its position since the last painting.
    var isDue = true
    /// Whether the element itself changed, and not just a descendant.
    var isOwn = true
}

extension Element {
    package final func setNeedsDisplay() {
        painting.needsDrawing = true
        setNeedsPainting()
    }

    package final func setNeedsPainting() {
        painting.isOwn = true
        var element = self
        while !element.painting.isDue {
            element.painting.isDue = true
            guard let parent = element.parent else { break }
            parent.painting.waiting.append(element)
            element = parent
        }
        surface?.paintingWasInvalidated()
    }

    /// Whether the element shows the content behind it, blurred if the target supports it.
    package final var showsBackdrop: Bool {
        get { painting.showsBackdrop }
        set { painting.showsBackdrop = newValue }
    }

    /// Damages a part of the element, given in its coordinate space.
    package final func setNeedsPainting(in rect: CGRect) {
        let part = rect.intersection(visibleRect)
        guard !part.isEmpty else { return }
        let seen = sequence(first: self, next: \.parent).reduce(part) { rect, element in
            // A projection blends neighboring pixels by varying amounts, so all of the parent is damaged.
            if let parent = element.parent, parent.isProjected { return parent.extent }
            let reach = element.parent?.contentReach ?? 0
            return element.toParent(rect).insetBy(dx: -reach, dy: -reach)
        }
        surface?.addDamage(seen)
    }

    /// Paints the element within the painter's clip.
    package final func paint(on painter: Painter) {
        let origin = shownOrigin
        // A hairline may be moved by a pixel to align with the pixel grid.
        let reach = extent.offsetBy(dx: origin.x, dy: origin.y).insetBy(dx: -1, dy: -1)
        guard painter.clipBounds.intersects(reach) else { return }
        painter.withTranslation(origin) {
            paintContents(on: painter)
        }
    }

    private func paintContents(on painter: Painter) {
        if painting.needsDrawing {
            painting.needsDrawing = false
            painting.list.commands.removeAll(keepingCapacity: true)
            draw(into: &painting.list)
        }
        if !painting.list.isEmpty { painter.draw(painting.list, at: .zero) }
        guard let contentTransform else { return paintChildren(on: painter) }
        painter.pushTransform(contentTransform, of: CGRect(origin: .zero, size: shownSize))
        paintChildren(on: painter)
        painter.popTransform()
    }

    /// Paints the children from back to front.
    final func paintStacked(on painter: Painter) {
        let stacked = stacked
        guard stacked.count > ChildIndex.bundleSize else {
            for child in stacked { child.paint(on: painter) }
            return
        }
        for bundle in ChildIndex.bundles(of: stacked)
        where painter.clipBounds.intersects(extent(ofBundle: bundle).insetBy(dx: -1, dy: -1)) {
            for child in stacked[ChildIndex.indices(ofBundle: bundle, in: stacked)] {
                child.paint(on: painter)
            }
        }
    }

    /// Collects the area to be painted again and marks it as painted.
    ///
    /// - Parameters:
    ///   - space: The transform from the parent's content to the window.
    ///   - visible: The visible part of the parent's content, in the window's coordinate space.
    ///   - moved: Whether an ancestor moved, and this element with it.
    ///   - isCovered: Whether damage of an ancestor covers this element.
    final func collectDamage(
        into damage: inout [CGRect], in space: WindowSpace, visible: CGRect, moved: Bool,
        isCovered: Bool = false
    ) {
        guard painting.isDue || moved else { return }
        var here = space.moved(by: shownOrigin)
        let isNew = moved || painting.isOwn
        painting.isDue = false
        painting.isOwn = false
        let old = painting.seen
        painting.seen = here(paintedExtent).intersection(visible)
        if painting.showsBackdrop { graph.backdrops.add(self) }
        if painting.seen.isEmpty, !old.isEmpty, painting.list.holdsPictures {
            // Frees the pixels of images while the element is not visible.
            painting.list = DisplayList()
            painting.needsDrawing = true
        }
        if isNew, !isCovered {
            if !old.isEmpty { damage.append(old) }
            if !painting.seen.isEmpty { damage.append(painting.seen) }
        }
        // An element that was and stays invisible has no new position to record.
        let isSeen = isNew && !(old.isEmpty && painting.seen.isEmpty)
        var inner = visible
        if let contentClip { inner = visible.intersection(here(contentClip)) }
        if let contentTransform { here = here.transformed(by: contentTransform) }
        if isProjected {
            var inside: [CGRect] = []
            collectInside(into: &inside, in: here, visible: inner, isNew, isSeen, isCovered)
            if !inside.isEmpty, !painting.seen.isEmpty { damage.append(painting.seen) }
            return
        }
        let reach = contentReach
        guard reach > 0 else {
            return collectInside(into: &damage, in: here, visible: inner, isNew, isSeen, isCovered)
        }
        // The square bounds the reach under any rotation and scaling. Invisible content may reach into the visible
        // area.
        let square = here(CGRect(x: 0, y: 0, width: reach, height: reach))
        inner = inner.insetBy(dx: -square.width, dy: -square.height)
        var inside: [CGRect] = []
        collectInside(into: &inside, in: here, visible: inner, isNew, isSeen, isCovered)
        for rect in inside {
            let seen = rect.insetBy(dx: -square.width, dy: -square.height).intersection(visible)
            if !seen.isEmpty { damage.append(seen) }
        }
    }

    private func collectInside(
        into damage: inout [CGRect], in space: WindowSpace, visible: CGRect, _ isNew: Bool, _ isSeen: Bool,
        _ isCovered: Bool
    ) {
        let waiting = painting.waiting
        painting.waiting.removeAll()
        for child in isSeen ? children : waiting where child.parent === self {
            child.collectDamage(
                into: &damage, in: space, visible: visible, moved: isSeen, isCovered: isNew || isCovered)
        }
    }

    /// The area where the element was last painted; read when it is removed from the tree.
    package final var paintedRect: CGRect { painting.seen }
}
