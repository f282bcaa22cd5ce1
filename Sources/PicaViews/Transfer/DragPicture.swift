import Foundation
import PicaCanvas
import PicaGraph

/// What goes along with the pointer: a picture that what is below can be seen through.
final class DragPicture: ElementBehavior {
    struct Content {
        let bitmap: Bitmap
        /// Pixels a point.
        let scale: CGFloat
    }

    unowned let element: Element
    private var content: Content?

    private static let opacity = 0.8

    private init(_ element: Element) { self.element = element }

    static func make(_ content: Content, in graph: ViewGraph) -> Element {
        let element = BehaviorElement(graph: graph, make: DragPicture.init)
        element.update(content, EnvironmentValues())
        return element
    }

    func update(_ value: Content, _ environment: EnvironmentValues) { content = value }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        guard let content else { return .zero }
        return CGSize(
            width: CGFloat(content.bitmap.width) / content.scale,
            height: CGFloat(content.bitmap.height) / content.scale)
    }

    var drawsItself: Bool { true }

    func draw(into list: inout DisplayList) {
        guard let content else { return }
        var picture = DisplayList()
        picture.commands.append(.image(content.bitmap, frame))
        list.commands.append(.layer(Layer(opacity: Self.opacity), picture))
    }
}
