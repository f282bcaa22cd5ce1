import Foundation
import PicaCanvas
import PicaFoundation

/// What an element has drawn, and where it was seen.
struct ElementPainting {
    var list = DisplayList()
    /// Where the element and those inside were seen when painted last, in the window's coordinates.
    var seen: CGRect = .null
    /// Whether it shows what is behind it, blurred where the target can do that.
    var showsBackdrop = false
    /// What the children take up together, in the points that they are placed in; nil where that has to be worked out
    /// again. Where it is known it is known of those inside, too, as far as it depends on them.
    var extent: CGRect?
    /// The children that painting is due for.
    var waiting: [Element] = []
    var needsDrawing = true
    /// This element or one inside has other pixels, or other places, than were painted last.
    var isDue = true
    /// So has the element itself, and not only one inside.
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

    /// Whether the element shows what is behind it, blurred where the target can do that.
    package final var showsBackdrop: Bool {
        get { painting.showsBackdrop }
        set { painting.showsBackdrop = newValue }
    }

    /// A part of the element, in own points, has other pixels than were painted last.
    package final func setNeedsPainting(in rect: CGRect) {
        let part = rect.intersection(visibleRect)
        guard !part.isEmpty else { return }
        let seen = sequence(first: self, next: \.parent).reduce(part) { rect, element in
            // Its pixels are mixed of those around, by measures that differ from place to place.
            if let parent = element.parent, parent.isProjected { return parent.extent }
            let reach = element.parent?.contentReach ?? 0
            return element.toParent(rect).insetBy(dx: -reach, dy: -reach)
        }
        surface?.addDamage(seen)
    }

    /// Paints the element where the painter's clip lets it.
    package final func paint(on painter: Painter) {
        let origin = shownOrigin
        // A hairline may be moved by a pixel to stand on whole ones.
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

    /// Collects what has to be painted again, and takes it as painted.
    /// - Parameters:
    ///   - space: What leads from where the element was placed to the window.
    ///   - visible: What of the parent can be seen there.
    ///   - moved: Something further out moved, so this did too.
    ///   - isCovered: What is damaged further out covers this.
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
            // Out of sight it need not keep their pixels in memory.
            painting.list = DisplayList()
            painting.needsDrawing = true
        }
        if isNew, !isCovered {
            if !old.isEmpty { damage.append(old) }
            if !painting.seen.isEmpty { damage.append(painting.seen) }
        }
        // What was out of sight and still is has no new place to remember.
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
        // However the contents are turned and scaled on the way to the window; what is out of sight may reach
        // into it.
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

    /// Where the element was seen when painted last; asked for when it leaves the tree.
    package final var paintedRect: CGRect { painting.seen }
}
