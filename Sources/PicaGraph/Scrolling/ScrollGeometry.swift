import Foundation
import PicaState

/// The geometry of a scroll view and its content, in points from the content's start.
public struct ScrollGeometry: Equatable, Sendable {
    /// The first point of the content within the scroll view, including the part below bars. At rest at the top it is
    /// minus the top inset.
    public var contentOffset: CGPoint
    /// The size of the content including its margins.
    public var contentSize: CGSize
    /// The width by which bars, `safeAreaInset` and similar views cover the scroll view, along its scroll axes.
    public var contentInsets: EdgeInsets
    /// The size of the scroll view including the covered part.
    public var containerSize: CGSize

    /// Creates a geometry.
    public init(
        contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
    ) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }

    /// The visible part of the content, without the covered part.
    public var visibleRect: CGRect {
        CGRect(
            x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
            width: containerSize.width - contentInsets.leading - contentInsets.trailing,
            height: containerSize.height - contentInsets.top - contentInsets.bottom)
    }
    /// The part of the content within the scroll view, including the covered part.
    public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
}

extension View {
    /// Runs an action when a value derived from the geometry of the first scroll view in the view changes.
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - transform: Returns the value from the scroll view's geometry.
    ///   - action: Receives the old and the new value.
    nonisolated public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(ScrollGeometryChange(transform: transform, action: action))
    }
}

private struct ScrollGeometryChange<Value: Equatable> {
    let transform: (ScrollGeometry) -> Value
    let action: (Value, Value) -> Void
}

extension ScrollGeometryChange: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> ScrollGeometryChangeBehavior<Value> {
        ScrollGeometryChangeBehavior(element, self)
    }
}

private final class ScrollGeometryChangeBehavior<Value: Equatable>: ElementBehavior, ViewportClient {
    unowned let element: Element
    private var modifier: ScrollGeometryChange<Value>
    private var value: Value?
    private var viewport = ViewportObservation()

    init(_ element: Element, _ modifier: ScrollGeometryChange<Value>) {
        self.element = element
        self.modifier = modifier
    }

    func update(_ value: ScrollGeometryChange<Value>, _ environment: EnvironmentValues) {
        modifier = value
        if self.value != nil { look() }
    }

    func placeChildren() {
        viewport.begin(for: self, in: element.host)
        placeContents()
    }

    func viewportDidChange() { look() }

    private func look() {
        guard let geometry = element.firstScroll?.geometry else { return }
        let new = modifier.transform(geometry)
        guard let old = value else { return value = new }
        guard new != old else { return }
        value = new
        let action = modifier.action
        element.graph.after { action(old, new) }
    }
}

extension Element {
    /// The first scroll view in reading order, either the element itself or one inside.
    var firstScroll: ScrollBehavior? {
        if let scroll = responder as? ScrollBehavior { return scroll }
        return children.lazy.compactMap(\.firstScroll).first
    }
}
