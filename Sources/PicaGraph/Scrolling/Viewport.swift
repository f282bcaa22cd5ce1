import Foundation

/// Something whose content depends on what of it can be seen.
@MainActor protocol ViewportClient: AnyObject {
    /// Called after each layout.
    func viewportDidChange()
}

extension Element {
    /// What of the element can be seen in its window, in own points: what no one around it cuts off.
    final var visibleRect: CGRect {
        let bounds = CGRect(origin: .zero, size: size)
        guard let parent else { return bounds }
        var visible = parent.visibleRect
        if parent.clipsChildren { visible = visible.intersection(CGRect(origin: .zero, size: parent.size)) }
        return visible.offsetBy(dx: -origin.x, dy: -origin.y).intersection(bounds)
    }

    /// The nearest scroll view around the element.
    package final var enclosingScroll: (any ScrollResponder)? {
        var element = parent
        while let current = element {
            if let scroll = current.responder as? any ScrollResponder { return scroll }
            element = current.parent
        }
        return nil
    }
}
