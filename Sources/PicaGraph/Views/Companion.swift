extension View {
    /// Mounts an invisible second view beside this one, outside layout.
    ///
    /// The companion has state, effects and the environment of its place. Its preferences count as preferences of the
    /// view.
    nonisolated package func companion<Other: View>(@ViewBuilder _ other: () -> Other) -> some View {
        modifier(Companion(other: other()))
    }
}

private struct Companion<Other: View> {
    let other: Other
}

extension Companion: PrimitiveModifier {
    typealias Body = Never

    func makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, in parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, Self>> {
        CompanionNode(view, parent: parent)
    }
}

private final class CompanionNode<Content: View, Other: View>:
    TypedNode<ModifiedContent<Content, Companion<Other>>>, ElementCollecting
{
    private var child: TypedNode<Content>?
    private var other: TypedNode<Other>?

    override init(_ view: ModifiedContent<Content, Companion<Other>>, parent: ViewNode) {
        super.init(view, parent: parent)
        child = view.content.mount(in: self)
        other = view.modifier.other.mount(in: self)
        graph.enqueueContainer(self)
    }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        if let child { body(child) }
        if let other { body(other) }
    }

    override func forEachMaker(_ body: (ViewNode) -> Void) {
        if let child { body(child) }
    }

    override var showsChildAlone: Bool { parent?.showsChildAlone == true }
    override var madeElements: [Element] { child?.madeElements ?? [] }

    override func viewDidChange(from old: ModifiedContent<Content, Companion<Other>>) {
        child?.update(view.content)
        other?.update(view.modifier.other)
    }

    override func makeElements() -> [Element] { child?.makeElements() ?? [] }

    // The change may be in the content or in the companion.
    override func elementsDidChange() {
        graph.enqueueContainer(self)
        super.elementsDidChange()
    }

    /// Makes the companion's elements although they are never shown, because rows of a `ForEach` exist only once asked
    /// for.
    func collectElements() { _ = other?.makeElements() }
}
