import Foundation
import PicaGraph
import PicaState

/// A flexible space that grows along the stack around it.
public struct Spacer: Sendable {
    /// The minimum length, in points; `nil` for 8.
    public var minLength: CGFloat?

    /// Creates a space.
    ///
    /// - Parameter minLength: The minimum length, in points; 8 for `nil` and for an invalid length.
    nonisolated public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: PrimitiveView {
    /// Has no body: a spacer is invisible.
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
    /// Gives a spacer the lowest layout priority.
    func trait(_ key: ObjectIdentifier) -> Any? {
        key == ObjectIdentifier(LayoutPriorityKey.self) ? -Double.infinity : nil
    }
}
