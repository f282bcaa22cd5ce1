import Foundation
import PicaCanvas
import PicaDrawing
import PicaGraph
import PicaLabels
import PicaState

/// The translucent picture of the dragged items beside the pointer.
final class DragPicture: ElementBehavior {
    struct Content {
        let bitmap: Bitmap
        /// The pixels per point.
        let scale: CGFloat
        /// The picture of the number of dragged items; `nil` for a single item.
        var count: Bitmap?
        /// The position of the pointer in the picture, in points.
        var grip = CGPoint.zero
    }

    unowned let element: Element
    private var content: Content?

    private static let opacity = 0.8
    /// The distance from the pointer to the number, in points.
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

    /// Returns the position of the number: below the pointer, so that the pointer does not cover it.
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

/// The number of dragged items.
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
    /// Shows a picture of the dragged items, with their number if there are several.
    package func show(
        _ picture: @escaping @MainActor () -> Bitmap?, in graph: ViewGraph, _ environment: EnvironmentValues
    ) {
        let scale = environment.displayScale
        preview = { [count, grip] in
            guard let bitmap = picture() else { return nil }
            var content = DragPicture.Content(bitmap: bitmap, scale: scale)
            content.grip = grip ?? .zero
            if count > 1 {
                content.count = ViewHost(
                    DragCount(count: count), platform: OffscreenPlatform(), environment: environment,
                    background: { _ in .clear }
                ).bitmap(.unspecified, scale: scale, isOpaque: false)
            }
            return DragPicture.make(content, in: graph)
        }
    }
}
