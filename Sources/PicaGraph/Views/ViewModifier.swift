/// A change to a view, as a value that can be applied to any.
@MainActor @preconcurrency public protocol ViewModifier {
    /// What the modified view is made of.
    associatedtype Body: View
    /// The original view, as `body` sees it.
    typealias Content = _ViewModifier_Content<Self>
    /// The modified view; `content` stands for the original.
    @ViewBuilder func body(content: Content) -> Body
    /// Makes the node of a view with the modifier applied; for Pica itself.
    static func _makeView<V: View>(
        _ view: ModifiedContent<V, Self>, inputs: _ViewInputs
    ) -> _ViewOutputs<ModifiedContent<V, Self>>
}

extension ViewModifier {
    /// Makes the node of a view with a modifier that has a body; for Pica itself.
    public static func _makeView<V: View>(
        _ view: ModifiedContent<V, Self>, inputs: _ViewInputs
    ) -> _ViewOutputs<ModifiedContent<V, Self>> {
        _ViewOutputs(node: ModifierBodyNode(view, parent: inputs.parent))
    }
}

extension ViewModifier where Body == Never {
    /// Modifiers that Pica applies itself have no body; it is never asked for by it.
    public func body(content: Content) -> Never {
        fatalError("\(Self.self) is applied by Pica and has no body")
    }
}

extension View {
    /// Applies a modifier to the view.
    nonisolated public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// A view with a modifier applied.
public struct ModifiedContent<Content, Modifier> {
    /// The original view.
    public var content: Content
    /// What changes it.
    public var modifier: Modifier

    /// A view and what changes it, or two modifiers of which the second comes after.
    nonisolated public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
    /// There is no body: the modifier makes what is seen.
    public typealias Body = Never

    /// Whether what is inside may be a section; for Pica alone.
    public static var _hasSections: Bool { Content._hasSections }

    /// Whether the modifier, or what is inside, may say what becomes of the view as a row; for Pica alone.
    public static var _speaksForRow: Bool {
        Content._speaksForRow || Modifier.self is any RowSpeaking.Type || Modifier.Body._speaksForRow
    }

    package func makeNode(in parent: ViewNode) -> TypedNode<Self> {
        Modifier._makeView(self, inputs: _ViewInputs(parent: parent)).node
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    /// The original view with the one modifier applied, then the other.
    public func body(content: _ViewModifier_Content<Self>) -> some View {
        content.modifier(self.content).modifier(modifier)
    }
}

extension ViewModifier {
    /// One modifier that applies this one and then another.
    nonisolated public func concat<Other>(_ modifier: Other) -> ModifiedContent<Self, Other> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// A modifier that makes its own node.
@MainActor package protocol PrimitiveModifier: ViewModifier where Body == Never {
    func makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, in parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, Self>>
}

extension PrimitiveModifier {
    /// Makes the node of a view with a modifier that Pica applies itself; for Pica alone.
    public static func _makeView<V: View>(
        _ view: ModifiedContent<V, Self>, inputs: _ViewInputs
    ) -> _ViewOutputs<ModifiedContent<V, Self>> {
        _ViewOutputs(node: view.modifier.makeNode(view, in: inputs.parent))
    }
}

/// Stands for the original view in the body of a modifier.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
    package let original: OriginalContent
}

/// The original view of a modifier with a body: it changes without the body being evaluated again.
@MainActor package final class OriginalContent {
    package var view: AnyView {
        didSet { for node in placeholders { node.value?.evaluate() } }
    }
    private var placeholders: [Weak] = []

    private struct Weak {
        package weak var value: ViewNode?
    }

    package init(_ view: some View) { self.view = AnyView(view) }

    package func add(_ node: ViewNode) {
        placeholders.removeAll { $0.value?.isMounted != true }
        placeholders.append(Weak(value: node))
    }
}

extension _ViewModifier_Content: PrimitiveView {
    /// There is no body: the original view stands for it.
    public typealias Body = Never

    package func makeNode(in parent: ViewNode) -> TypedNode<Self> {
        let node = PassthroughNode(self, parent: parent) { $0.original.view }
        original.add(node)
        return node
    }
}

/// The node of a modifier with a body, whose original content changes by itself.
package class ModifierBodyNode<Content: View, Modifier: ViewModifier>:
    BodyNode<ModifiedContent<Content, Modifier>, Modifier, Modifier.Body>
{
    private let original: OriginalContent

    override init(_ view: ModifiedContent<Content, Modifier>, parent: ViewNode) {
        original = OriginalContent(view.content)
        super.init(view, parent: parent)
    }

    override func owner(of view: ModifiedContent<Content, Modifier>) -> Modifier { view.modifier }
    override func body(of view: ModifiedContent<Content, Modifier>, _ owner: Modifier) -> Modifier.Body {
        owner.body(content: .init(original: original))
    }

    package override func viewDidChange(from old: ModifiedContent<Content, Modifier>) {
        if !ViewType.of(Content.self).isSame(old.content, view.content) {
            original.view = AnyView(view.content)
        }
        if !ViewType.of(Modifier.self).isSame(old.modifier, view.modifier) { super.viewDidChange(from: old) }
    }
}
