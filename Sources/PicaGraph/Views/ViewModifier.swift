/// A change to a view, as a value that can be applied to any view.
@MainActor @preconcurrency public protocol ViewModifier {
    /// The type of the modified view.
    associatedtype Body: View
    /// The type of the original view, as `body` sees it.
    typealias Content = _ViewModifier_Content<Self>
    /// Returns the modified view; `content` is the original one.
    @ViewBuilder func body(content: Content) -> Body
    /// Makes the node of a view with the modifier. For Pica's own use.
    static func _makeView<V: View>(
        _ view: ModifiedContent<V, Self>, inputs: _ViewInputs
    ) -> _ViewOutputs<ModifiedContent<V, Self>>
}

extension ViewModifier {
    /// Makes the node of a view with a modifier that has a body. For Pica's own use.
    public static func _makeView<V: View>(
        _ view: ModifiedContent<V, Self>, inputs: _ViewInputs
    ) -> _ViewOutputs<ModifiedContent<V, Self>> {
        _ViewOutputs(node: ModifierBodyNode(view, parent: inputs.parent))
    }
}

extension ViewModifier where Body == Never {
    /// Traps if called: modifiers that Pica applies have no body, and Pica never calls it.
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
    /// The modifier.
    public var modifier: Modifier

    /// Combines a view with a modifier, or two modifiers, the second applied after the first.
    nonisolated public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
    /// No body; the modifier makes the node.
    public typealias Body = Never

    /// Whether the content may contain a section. For Pica's own use.
    public static var _hasSections: Bool { Content._hasSections }

    /// Whether the modifier is a row modifier, or it or the content may contain one. For Pica's own use.
    public static var _speaksForRow: Bool {
        Content._speaksForRow || Modifier.self is any RowSpeaking.Type || Modifier.Body._speaksForRow
    }

    package func makeNode(in parent: ViewNode) -> TypedNode<Self> {
        Modifier._makeView(self, inputs: _ViewInputs(parent: parent)).node
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    /// Returns the original view with the first modifier applied, then the second.
    public func body(content: _ViewModifier_Content<Self>) -> some View {
        content.modifier(self.content).modifier(modifier)
    }
}

extension ViewModifier {
    /// Returns a modifier that applies this one and then another.
    nonisolated public func concat<Other>(_ modifier: Other) -> ModifiedContent<Self, Other> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// A modifier that makes its own node instead of having a body.
@MainActor package protocol PrimitiveModifier: ViewModifier where Body == Never {
    func makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, in parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, Self>>
}

extension PrimitiveModifier {
    /// Makes the node of a view with a modifier that Pica applies itself. For Pica's own use.
    public static func _makeView<V: View>(
        _ view: ModifiedContent<V, Self>, inputs: _ViewInputs
    ) -> _ViewOutputs<ModifiedContent<V, Self>> {
        _ViewOutputs(node: view.modifier.makeNode(view, in: inputs.parent))
    }
}

/// The placeholder for the original view in the body of a modifier.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
    package let original: OriginalContent
}

/// The original view of a modifier with a body. When it changes, the body is not evaluated again.
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
    /// No body; the original view is mounted in its place.
    public typealias Body = Never

    package func makeNode(in parent: ViewNode) -> TypedNode<Self> {
        let node = PassthroughNode(self, parent: parent) { $0.original.view }
        original.add(node)
        return node
    }
}

/// The node of a modifier with a body. Its original view updates independently of the body.
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
