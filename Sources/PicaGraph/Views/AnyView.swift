/// A view whose type is hidden. Its subtree is kept while that type stays the same.
public struct AnyView {
    let content: any View

    /// Hides the type of a view.
    nonisolated public init<Content: View>(_ view: Content) {
        content = (view as? AnyView)?.content ?? view
    }

    /// Hides the type of a view.
    nonisolated public init<Content: View>(erasing view: Content) { self.init(view) }

    /// Hides the type of a view that is known as anything; nil where it is no view.
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
    /// There is no body: the hidden view stands for it.
    public typealias Body = Never

    /// Nobody knows; for Pica alone.
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
