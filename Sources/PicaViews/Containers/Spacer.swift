import Foundation

/// Empty room that grows along the stack it is in.
public struct Spacer: Sendable {
    /// The least length in points; nil means 8.
    public var minLength: CGFloat?

    nonisolated public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: PrimitiveView {
    public typealias Body = Never

    package func makeNode(in parent: ViewNode) -> TypedNode<Spacer> {
        LeafNode(self, parent: parent, element: SpacerElement.init)
    }
}

final class SpacerElement: LeafElement<Spacer> {
    private var minLength: CGFloat = 8

    override func update(_ view: Spacer, _ environment: EnvironmentValues) {
        minLength = view.minLength ?? 8
        invalidateLayout()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let axis = surroundingStackAxis
        return CGSize(
            width: axis == .vertical ? 0 : max(minLength, proposal.width ?? minLength),
            height: axis == .horizontal ? 0 : max(minLength, proposal.height ?? minLength))
    }

    override var spacing: ViewSpacing { .zero }
    /// A spacer yields to everything else.
    override var layoutPriority: Double { -.infinity }
}
