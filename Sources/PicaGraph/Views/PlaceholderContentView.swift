import Foundation
import PicaState

/// The original view inside a closure that builds on it.
///
/// It is either the view itself, as animators and transitions change it, or the view's current label among the views
/// that are to label it. See `phaseAnimator(_:content:animation:)` and `accessibilityLabel(content:)`.
public struct PlaceholderContentView<Value> {
    /// The original view; `nil` if this stands for its label.
    private let view: AnyView?

    nonisolated init() { view = nil }

    nonisolated init(_ view: Value) where Value: View { self.init(standingFor: view) }

    nonisolated init(standingFor view: some View) { self.view = AnyView(view) }
}

extension PlaceholderContentView: PrimitiveView {
    /// No body; the original view is mounted in its place.
    public typealias Body = Never

    package func makeNode(in parent: ViewNode) -> TypedNode<Self> {
        guard view != nil else { return LeafNode(self, parent: parent) { PresentLabel($0) } }
        return PassthroughNode(self, parent: parent) { $0.view }
    }
}

/// A responder that gives the label which placeholders inside it stand for.
@MainActor protocol PlaceholderNaming: Responder {
    /// The label; `nil` while it is not being read.
    var placeholderName: String? { get }
}

/// The leaf that stands for the view's previous label.
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
