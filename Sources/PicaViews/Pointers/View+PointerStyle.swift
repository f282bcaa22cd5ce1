import Foundation
import PicaCanvas
import PicaGraph

extension View {
    /// What the pointer looks like over the view, unless something inside says otherwise.
    ///
    /// - Parameter style: nil for what is around says.
    nonisolated public func pointerStyle(_ style: PointerStyle?) -> some View {
        modifier(PointerLook(style: style, isHidden: false))
    }

    /// Whether the pointer can be seen over the view.
    ///
    /// - Parameter visibility: `hidden` hides it, unless something inside has a style for it.
    nonisolated public func pointerVisibility(_ visibility: Visibility) -> some View {
        modifier(PointerLook(style: nil, isHidden: visibility == .hidden))
    }
}

struct PointerLook: Equatable {
    let style: PointerStyle?
    let isHidden: Bool
}

extension PointerLook: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> PointerLookBehavior { PointerLookBehavior(element) }
}

final class PointerLookBehavior: ElementBehavior, HoverResponder {
    unowned let element: Element
    private var look: PointerLook?
    private var cursor: PointerCursor?

    init(_ element: Element) { self.element = element }

    func update(_ value: PointerLook, _ environment: EnvironmentValues) {
        guard value != look else { return }
        look = value
        cursor = value.isHidden ? .hidden : value.style?.cursor
        element.graph.host?.pointer.contentMoved()
    }

    var responder: (any Responder)? { self }

    func cursor(at point: CGPoint) -> PointerCursor? { cursor }
}

extension PointerStyle {
    @MainActor fileprivate var cursor: PointerCursor {
        switch look {
        case .system(let cursor): cursor
        case .drawn(let drawing):
            .picture(PointerPicture(hotSpot: .center) { bitmap(drawing, scale: $0) })
        case .image(let image, let hotSpot):
            .picture(PointerPicture(hotSpot: hotSpot) { bitmap(image, scale: $0) })
        }
    }
}

@MainActor private func bitmap(_ view: some View, scale: CGFloat) -> Bitmap? {
    let renderer = ImageRenderer(content: view)
    renderer.scale = scale
    return renderer.bitmap()
}
