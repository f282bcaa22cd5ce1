/// The trait of a view at the root of a surface that fills the surface behind the other views.
enum SurfaceBackgroundKey: TraitKey { static var defaultValue: Bool { false } }

extension View {
    /// Fills the surface with a background behind this view. No view between this one and the root may lay it out.
    nonisolated package func surfaceBackground<Background: View>(
        @ViewBuilder _ background: () -> Background
    ) -> some View {
        modifier(
            SurfaceBackground(
                background: background().modifier(TraitWriter(key: SurfaceBackgroundKey.self, value: true))))
    }
}

private struct SurfaceBackground<Background: View> {
    let background: Background
}

extension SurfaceBackground: PrimitiveModifier {
    typealias Body = Never

    func makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, in parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, Self>> {
        SurfaceBackgroundNode(view, parent: parent)
    }
}

private final class SurfaceBackgroundNode<Content: View, Background: View>:
    TypedNode<ModifiedContent<Content, SurfaceBackground<Background>>>
{
    private var background: TypedNode<Background>?
    private var child: TypedNode<Content>?

    override init(_ view: ModifiedContent<Content, SurfaceBackground<Background>>, parent: ViewNode) {
        super.init(view, parent: parent)
        background = view.modifier.background.mount(in: self)
        child = view.content.mount(in: self)
    }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        if let background { body(background) }
        if let child { body(child) }
    }

    // The content does not count the background as a sibling.
    override var showsChildAlone: Bool { parent?.showsChildAlone == true }

    override func viewDidChange(from old: ModifiedContent<Content, SurfaceBackground<Background>>) {
        background?.update(view.modifier.background)
        child?.update(view.content)
    }

    override func makeElements() -> [Element] {
        (background?.makeElements() ?? []) + (child?.makeElements() ?? [])
    }
}
