import Foundation
import PicaState

/// The drag that a person holds by actions of assistive technologies, in place of the pointer.
///
/// One action begins it. Then each place that may take its content has an action that drops it there.
@MainActor package final class AccessibilityDrag {
    private var drop: Drop?
    private weak var source: Element?

    /// The content that is held; `nil` for none.
    package var content: (any ContentOffer)? { drop?.offer }

    /// Offers an action that holds a drag, or the one that releases the drag that the element began.
    ///
    /// - Parameters:
    ///   - description: The name of the action; `nil` for a usual one, unless a view inside has named one.
    ///   - element: The element that is dragged. Only the first element with a role in it offers the action.
    ///   - make: Makes the drag; it returns `nil` if there is nothing to drag.
    package func offerDrag(
        _ description: String? = nil, of element: Element, to properties: inout AccessibilityProperties,
        make: @escaping @MainActor () -> Drag?
    ) {
        guard properties.isFirst(in: element) else { return }
        if drop != nil, source === element {
            properties.actions.removeAll { $0.kind.isDrag }
            return properties.offer(.releaseDrag) { [weak self] in self?.release() }
        }
        if description == nil,
            properties.actions.contains(where: { $0.kind.isDrag || $0.kind == .releaseDrag })
        {
            return
        }
        if description != nil { properties.actions.removeAll { $0.kind == .drag(nil) } }
        properties.offer(.drag(description)) { [weak self, weak element] in
            if let element { self?.hold(make(), from: element) }
        }
    }

    /// Offers an action that holds what can be dragged at a point of an element.
    package func offerDrag(
        _ description: String, at place: UnitPoint, of element: Element,
        to properties: inout AccessibilityProperties
    ) {
        offerDrag(description, of: element, to: &properties) { [weak element] in
            guard let element, let host = element.host else { return nil }
            let path = HitPath(to: place.seenPoint(of: element), from: host.rootElement)
            return path.responders((any DragSource).self).first { _ in true }?.responder.makeDrag()
        }
    }

    /// Offers an action that drops the held content, if there is any.
    ///
    /// - Parameters:
    ///   - description: The name of the action; `nil` for a usual one, unless a view inside has named one.
    ///   - place: The point of the element to drop at, in its unit space.
    ///   - element: The element to drop on. Only the first element with a role in it offers the action.
    package func offerDrop(
        _ description: String? = nil, at place: UnitPoint = .center, of element: Element,
        to properties: inout AccessibilityProperties
    ) {
        guard drop != nil, properties.isFirst(in: element) else { return }
        if description == nil, properties.actions.contains(where: \.kind.isDrop) { return }
        if description != nil { properties.actions.removeAll { $0.kind == .drop(nil) } }
        properties.offer(.drop(description)) { [weak self, weak element] in
            if let element { self?.drop(at: place, of: element) }
        }
    }

    /// Holds a drag in place of what was held before.
    private func hold(_ drag: Drag?, from element: Element) {
        release()
        guard let drag else { return }
        drag.preview = nil
        (drop, source) = (Drop(drag), element)
        element.graph.host?.requestFrame()
    }

    /// Gives up what is held if the key is Escape, with which a drag by the pointer ends, too.
    ///
    /// - Returns: Whether something was held.
    package func keyPressed(_ press: KeyStroke) -> Bool {
        guard drop != nil, press.key == .escape, press.modifiers.isEmpty else { return false }
        release()
        return true
    }

    private func release() { take()?.finish(nil) }

    /// Drops the content, if what is at the point takes it. Otherwise it stays held.
    private func drop(at place: UnitPoint, of element: Element) {
        guard let drop, let host = element.graph.host else { return }
        let point = place.seenPoint(of: element)
        drop.action = drop.drag?.action([]) ?? .copy
        guard host.dragMoved(drop, to: point) != nil else { return host.dragLeft() }
        _ = take()
        host.dropped(drop)
    }

    private func take() -> Drop? {
        source?.graph.host?.requestFrame()
        defer { (drop, source) = (nil, nil) }
        return drop
    }
}

extension ViewGraph {
    /// The drag that a person holds by actions of assistive technologies.
    package var accessibilityDrag: AccessibilityDrag { shared(AccessibilityDrag()) }
}

/// A responder whose element can be dragged.
@MainActor package protocol DragSource: Responder {
    /// Makes a drag of the element; `nil` if there is nothing to drag.
    func makeDrag() -> Drag?
}

extension UnitPoint {
    /// Returns the point of an element in the window's coordinate space, after scrolling until the element is visible.
    @MainActor fileprivate func seenPoint(of element: Element) -> CGPoint {
        element.scrollIntoView()
        element.host?.layOut()
        // A point at the trailing or lower edge is just outside.
        func inside(_ part: CGFloat, _ length: CGFloat) -> CGFloat {
            min(part * length, max(0, length - 0.5))
        }
        return element.toWindow(
            CGPoint(x: inside(x, element.size.width), y: inside(y, element.size.height)))
    }
}

extension AccessibilityAction.Kind {
    fileprivate var isDrag: Bool { if case .drag = self { true } else { false } }
    fileprivate var isDrop: Bool { if case .drop = self { true } else { false } }
}
