import Foundation
import PicaGraph

/// Empty room that grows along the stack it is in.
public struct Spacer: Sendable {
    /// The least length in points; nil means 8.
    public var minLength: CGFloat?

    /// Room that grows.
    ///
    /// - Parameter minLength: The least length in points; nil means 8, and so does what is no length.
    nonisolated public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: PrimitiveView {
    /// There is no body: there is nothing to see.
    public typealias Body = Never

    package func makeNode(in parent: ViewNode) -> TypedNode<Spacer> {
        LeafNode(self, parent: parent, behavior: SpacerLeaf.init)
    }
}

final class SpacerLeaf: LeafBehavior {
    unowned let element: Element
    private var minLength: CGFloat = 8

    init(_ element: Element) { self.element = element }

    func update(_ view: Spacer, _ environment: EnvironmentValues) {
        minLength = Length.checked(view.minLength, of: "Spacer(minLength:)") ?? 8
        element.invalidateLayout()
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let axis = element.surroundingStackAxis
        return CGSize(
            width: axis == .vertical ? 0 : max(minLength, proposal.width ?? minLength),
            height: axis == .horizontal ? 0 : max(minLength, proposal.height ?? minLength))
    }

    var spacing: ViewSpacing? { .zero }
    func hitRule(at point: CGPoint) -> HitRule { .nothing }
    /// A spacer yields to everything else.
    func trait(_ key: ObjectIdentifier) -> Any? {
        key == ObjectIdentifier(LayoutPriorityKey.self) ? -Double.infinity : nil
    }
}
