/// The body of something that is no view, with its own state and environment joined to it: what a style makes of a
/// configuration, what an app's commands are made of.
package struct StyleBody<Owner, Input, Content: View> {
    let owner: Owner
    let input: Input
    let make: @MainActor (Owner, Input) -> Content

    /// - Parameter make: The owner's own function, which goes by the types.
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
