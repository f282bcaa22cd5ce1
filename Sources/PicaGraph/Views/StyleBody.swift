import PicaState

/// The body of a value that is no view, connected to its own state and environment.
///
/// Styles make their views with it, and so do an app's commands.
package struct StyleBody<Owner, Input, Content: View> {
    let owner: Owner
    let input: Input
    let make: @MainActor (Owner, Input) -> Content

    /// Creates the body.
    ///
    /// - Parameter make: The function of the owner that makes the content. It may depend only on the types.
    package init(
        of owner: Owner, for input: Input, make: @escaping @MainActor (Owner, Input) -> Content
    ) {
        self.owner = owner
        self.input = input
        self.make = make
    }
}

extension StyleBody: SelfComparing {
    package func isSame(as other: StyleBody) -> Bool {
        ValueComparison.isSame(owner, other.owner) && ValueComparison.isSame(input, other.input)
    }
}

extension StyleBody: PrimitiveView {
    package typealias Body = Never

    package static var _hasSections: Bool { Content._hasSections }
    package static var _speaksForRow: Bool { Content._speaksForRow }

    package func makeNode(in parent: ViewNode) -> TypedNode<Self> {
        OwnedBodyNode(self, parent: parent)
    }
}

private final class OwnedBodyNode<Owner, Input, Content: View>:
    BodyNode<StyleBody<Owner, Input, Content>, Owner, Content>
{
    override func owner(of view: StyleBody<Owner, Input, Content>) -> Owner { view.owner }
    override func body(of view: StyleBody<Owner, Input, Content>, _ owner: Owner) -> Content {
        view.make(owner, view.input)
    }
}
