import Foundation
import PicaState

extension View {
    /// Runs an action when a value derived from the view's geometry changes, and once after the first layout.
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - transform: Returns the value from the view's geometry.
    ///   - action: Receives the new value.
    nonisolated public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ newValue: T) -> Void
    ) -> some View {
        onGeometryChange(for: type, of: transform) { _, new in action(new) }
    }

    /// Runs an action when a value derived from the view's geometry changes, and once after the first layout.
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - transform: Returns the value from the view's geometry.
    ///   - action: Receives the old and the new value. At first both are the initial value.
    nonisolated public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(GeometryChange(transform: transform, action: action))
    }
}

struct GeometryChange<Value: Equatable & Sendable> {
    let transform: @Sendable (GeometryProxy) -> Value
    let action: (Value, Value) -> Void
}

extension GeometryChange: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> GeometryChangeBehavior<Value> {
        GeometryChangeBehavior(element, self)
    }
}

final class GeometryChangeBehavior<Value: Equatable & Sendable>: ElementBehavior, ViewportClient {
    unowned let element: Element
    private var modifier: GeometryChange<Value>
    private lazy var reads = GeometryReads(element.graph)
    private var value: Value?
    private var viewport = ViewportObservation()

    init(_ element: Element, _ modifier: GeometryChange<Value>) {
        self.element = element
        self.modifier = modifier
    }

    func update(_ value: GeometryChange<Value>, _ environment: EnvironmentValues) {
        modifier = value
        // A new closure may return another value for the same geometry.
        if self.value != nil { look() }
    }

    func placeChildren() {
        viewport.begin(for: self, in: element.host)
        placeContents()
    }

    func viewportDidChange() {
        if value == nil || reads.haveChanged { look() }
    }

    private func look() {
        reads.forget()
        let new = modifier.transform(GeometryProxy(element, reads))
        let old = value
        guard new != old else { return }
        value = new
        let action = modifier.action
        element.graph.after { action(old ?? new, new) }
    }
}
