import Foundation
import PicaCanvas
import PicaDrawing
import PicaGraph
import PicaState

/// A thin line between views, across the direction of the stack around it.
public struct Divider: Sendable {
    /// Creates a line one point thick. It is vertical in a horizontal stack, and horizontal anywhere else.
    nonisolated public init() {}
}

extension Divider: PrimitiveView {
    /// Has no body: Pica draws the line.
    public typealias Body = Never

    package func makeNode(in parent: ViewNode) -> TypedNode<Divider> {
        LeafNode(self, parent: parent, behavior: DividerLeaf.init)
    }
}

final class DividerLeaf: LeafBehavior {
    unowned let element: Element
    private var color = PixelColor(red: 0, green: 0, blue: 0)

    init(_ element: Element) { self.element = element }

    func update(_ view: Divider, _ environment: EnvironmentValues) {
        color = environment.palette[.separator]
        element.setNeedsDisplay()
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        element.surroundingStackAxis == .horizontal
            ? CGSize(width: 1, height: proposal.height ?? 10)
            : CGSize(width: proposal.width ?? 10, height: 1)
    }

    var accessibility: AccessibilityProperties? { AccessibilityProperties(role: .separator, label: "") }

    func draw(into list: inout DisplayList) {
        list.commands.append(.rect(frame, .color(color)))
    }
}
