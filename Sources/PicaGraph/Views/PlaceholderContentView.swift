import Foundation

/// Stands for a view in what is made of it: the view itself, as animators and transitions change it, or what it is called,
/// among the views that are to name it; see `phaseAnimator(_:content:animation:)` and
/// `accessibilityLabel(content:)`.
public struct PlaceholderContentView<Value> {
    /// Nil for what it is called.
    private let view: AnyView?

    nonisolated init() { view = nil }

    nonisolated init(_ view: Value) where Value: View { self.init(standingFor: view) }

    nonisolated init(standingFor view: some View) { self.view = AnyView(view) }
}

extension PlaceholderContentView: PrimitiveView {
    /// There is no body: it stands for something else.
    public typealias Body = Never

    package func makeNode(in parent: ViewNode) -> TypedNode<Self> {
        guard view != nil else { return LeafNode(self, parent: parent) { PresentLabel($0) } }
        return PassthroughNode(self, parent: parent) { $0.view }
    }
}

/// Says what placeholders inside are called.
@MainActor protocol PlaceholderNaming: Responder {
    /// nil while nobody asks.
    var placeholderName: String? { get }
}

/// Says what the view was called before.
final class PresentLabel<Value>: LeafBehavior {
    unowned let element: Element

    init(_ element: Element) { self.element = element }

    func update(_ view: PlaceholderContentView<Value>, _ environment: EnvironmentValues) {}
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
    var drawsItself: Bool { false }
    func hitRule(at point: CGPoint) -> HitRule { .nothing }

    var accessibility: AccessibilityProperties? {
        let around = sequence(first: element) { $0.parent }
        let label = around.lazy.compactMap { ($0.responder as? any PlaceholderNaming)?.placeholderName }.first
        return label.map { AccessibilityProperties(role: .staticText, label: $0) }
    }
}
