import PicaState

/// A type-erased view. It keeps its subtree while the type of the wrapped view stays the same.
public struct AnyView {
    let content: any View

    /// Erases the type of a view.
    nonisolated public init<Content: View>(_ view: Content) {
        content = (view as? AnyView)?.content ?? view
    }

    /// Erases the type of a view.
    nonisolated public init<Content: View>(erasing view: Content) { self.init(view) }

    /// Wraps a value if it is a view; `nil` for any other value.
    nonisolated public init?(_fromValue value: Any) {
        guard let view = value as? any View else { return nil }
        self.init(view)
    }
}

extension AnyView: SelfComparing {
    package func isSame(as other: AnyView) -> Bool {
        ValueComparison.isSame(hidden: content, other.content)
    }
}

extension AnyView: PrimitiveView {
    /// No body; the wrapped view is mounted in its place.
    public typealias Body = Never

    /// Always `true`, because the wrapped type is unknown before there is a value. For Pica's own use.
    public static var _speaksForRow: Bool { true }

    package func makeNode(in parent: ViewNode) -> TypedNode<AnyView> { AnyViewNode(self, parent: parent) }
}

final class AnyViewNode: SlotNode<AnyView> {
    override init(_ view: AnyView, parent: ViewNode) {
        super.init(view, parent: parent)
        mount(view.content)
    }

    private func mount(_ content: some View) { slot.mount(content, in: self) }

    override func evaluate() { slot.show(view.content, isSame: true, in: self) }
}
