import Foundation

/// How a scroll view stands to its content, in points. Places count from the content's beginning.
public struct ScrollGeometry: Equatable, Sendable {
    /// Where what the scroll view shows begins in its content, also what bars cover: at rest, above by the upper inset.
    public var contentOffset: CGPoint
    /// The content's size, with its margins.
    public var contentSize: CGSize
    /// How far bars, `safeAreaInset` and their like cover the scroll view, along the axes that it scrolls.
    public var contentInsets: EdgeInsets
    /// The scroll view's size, with what is covered.
    public var containerSize: CGSize

    /// A geometry of one's own.
    public init(
        contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
    ) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }

    /// What of the content can be seen: what is not covered.
    public var visibleRect: CGRect {
        CGRect(
            x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
            width: containerSize.width - contentInsets.leading - contentInsets.trailing,
            height: containerSize.height - contentInsets.top - contentInsets.bottom)
    }
    /// What of the content the scroll view shows, also below what covers it.
    public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
}

extension View {
    /// Runs an action when something about the first scroll view in the view has changed: how far it is scrolled, how
    /// large it or its content is.
    ///
    /// - Parameters:
    ///   - type: What is looked at.
    ///   - transform: Makes that of the scroll view's geometry.
    ///   - action: Is given the old value and the new one.
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
    /// The first scroll view in reading order, the element itself or one inside.
    var firstScroll: ScrollBehavior? {
        if let scroll = responder as? ScrollBehavior { return scroll }
        return children.lazy.compactMap(\.firstScroll).first
    }
}
