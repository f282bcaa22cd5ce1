import Foundation
import PicaCanvas
import PicaGraph

/// What goes along with the pointer: a picture that what is below can be seen through.
final class DragPicture: ElementBehavior {
    struct Content {
        let bitmap: Bitmap
        /// Pixels a point.
        let scale: CGFloat
        /// Shows how many things are dragged; nil for one.
        var count: Bitmap?
        /// Where the pointer holds it, in points.
        var grip = CGPoint.zero
    }

    unowned let element: Element
    private var content: Content?

    private static let opacity = 0.8
    /// From the pointer to the count, in points.
    private static let distance: CGFloat = 12

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
        if let count = content.count { list.commands.append(.image(count, place(of: count, content))) }
    }

    /// Below the pointer, whose picture is not to cover it.
    private func place(of count: Bitmap, _ content: Content) -> CGRect {
        CGRect(
            x: content.grip.x + Self.distance, y: content.grip.y + Self.distance,
            width: CGFloat(count.width) / content.scale, height: CGFloat(count.height) / content.scale)
    }

    var drawingOutset: CGFloat {
        guard let content, let count = content.count else { return 0 }
        let place = place(of: count, content)
        return max(0, place.maxX - frame.maxX, place.maxY - frame.maxY)
    }
}

/// How many things are dragged.
private struct DragCount: View {
    let count: Int

    var body: some View {
        Text(count, format: .number)
            .font(.callout.weight(.semibold))
            .monospacedDigit()
            .foregroundStyle(Color(themed: .onAccent))
            .padding(.horizontal, 7)
            .padding(.vertical, 2)
            .background(.tint, in: .capsule)
    }
}

extension Drag {
    /// Shows a picture as what is dragged, with how many things are where that is more than one.
    func show(
        _ picture: @escaping @MainActor () -> Bitmap?, in graph: ViewGraph, _ environment: EnvironmentValues
    ) {
        let scale = environment.displayScale
        preview = { [count, grip] in
            guard let bitmap = picture() else { return nil }
            var content = DragPicture.Content(bitmap: bitmap, scale: scale)
            content.grip = grip ?? .zero
            if count > 1 {
                content.count = ViewHost(
                    DragCount(count: count), platform: OffscreenPlatform(), environment: environment
                ).bitmap(.unspecified, scale: scale, isOpaque: false)
            }
            return DragPicture.make(content, in: graph)
        }
    }
}
