import Foundation
import PicaCanvas
import PicaDrawing
import PicaGraph
import PicaLabels
import PicaState

extension View {
    /// Sets the style of the pointer over the view, unless a view inside sets its own.
    ///
    /// - Parameter style: The style; `nil` for that of the views around.
    nonisolated public func pointerStyle(_ style: PointerStyle?) -> some View {
        modifier(PointerLook(style: style, isHidden: false))
    }

    /// Sets the visibility of the pointer over the view.
    ///
    /// - Parameter visibility: `hidden` hides the pointer, unless a view inside sets a style.
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
    var environment = EnvironmentValues.desktop()
    // There is no later frame in which a picture could arrive.
    environment.decodesPicturesAside = false
    let host = ViewHost(
        view, platform: OffscreenPlatform(), environment: environment, background: { _ in .clear })
    return host.bitmap(.unspecified, scale: scale, isOpaque: false)
}
