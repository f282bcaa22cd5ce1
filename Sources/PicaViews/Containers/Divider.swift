import Foundation
import PicaCanvas

/// A thin line between views, across the stack it is in.
public struct Divider: Sendable {
    nonisolated public init() {}
}

extension Divider: PrimitiveView {
    public typealias Body = Never

    package func makeNode(in parent: ViewNode) -> TypedNode<Divider> {
        LeafNode(self, parent: parent, element: DividerElement.init)
    }
}

final class DividerElement: LeafElement<Divider> {
    private var color = PixelColor(red: 0, green: 0, blue: 0)

    override func update(_ view: Divider, _ environment: EnvironmentValues) {
        color = environment.theme.separator
        setNeedsDisplay()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        surroundingStackAxis == .horizontal
            ? CGSize(width: 1, height: proposal.height ?? 10)
            : CGSize(width: proposal.width ?? 10, height: 1)
    }

    override func draw(into list: inout DisplayList) {
        list.commands.append(.rect(CGRect(origin: .zero, size: size), color))
    }
}
