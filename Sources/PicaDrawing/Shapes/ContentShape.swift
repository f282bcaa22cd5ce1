import Foundation
import PicaGraph
import PicaState

extension View {
    /// Sets the shape in which the view responds to the pointer, in place of the area that it draws.
    /// - Parameters:
    ///   - shape: The shape, laid out in the view's frame. It may extend beyond the frame.
    ///   - eoFill: Whether the even-odd rule determines the inside of the shape.
    nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modifier(ContentShape(shape: shape, kinds: .interaction, isEvenOdd: eoFill))
    }

    /// Sets the shape of the view for some purposes, in place of its frame. The purposes include hit testing and the
    /// picture of a drag.
    ///
    /// Modifiers outside read the shape of the view inside them, so `hoverEffect(_:)`, `focusable(_:)`, `draggable(_:)`
    /// and similar modifiers must follow this one. The preview of a context menu or of a drag has the shape itself.
    ///
    /// - Parameters:
    ///   - kind: The purposes of the shape.
    ///   - shape: The shape, laid out in the view's frame. It may extend beyond the frame.
    ///   - eoFill: Whether the even-odd rule determines the inside of the shape.
    nonisolated public func contentShape<S: Shape>(
        _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
    ) -> some View {
        let outline = ContentOutline(shape: AnyShape(shape), isEvenOdd: eoFill)
        return modifier(ContentShape(shape: shape, kinds: kind, isEvenOdd: eoFill))
            .transformPreference(HoverOutlineKey.self) { if kind.contains(.hoverEffect) { $0 = outline } }
    }
}

struct ContentShape<Outline: Shape> {
    let shape: Outline
    let kinds: ContentShapeKinds
    let isEvenOdd: Bool
}

extension ContentShape: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> ContentShapeBehavior<Outline> {
        ContentShapeBehavior(element, self)
    }
}

final class ContentShapeBehavior<Outline: Shape>: ElementBehavior {
    unowned let element: Element
    private var shape: ContentShape<Outline>

    init(_ element: Element, _ shape: ContentShape<Outline>) {
        self.element = element
        self.shape = shape
    }

    func update(_ value: ContentShape<Outline>, _ environment: EnvironmentValues) {
        shape = value
        // The shape is part of the area that the element covers.
        element.setNeedsDisplay()
    }

    private var isForTouch: Bool { shape.kinds.contains(.interaction) }

    func trait(_ key: ObjectIdentifier) -> Any? {
        let kind: ContentShapeKinds
        switch key {
        case ObjectIdentifier(DragOutlineKey.self): kind = .dragPreview
        case ObjectIdentifier(MenuOutlineKey.self): kind = .contextMenuPreview
        case ObjectIdentifier(FocusOutlineKey.self): kind = .focusEffect
        default: return nil
        }
        guard shape.kinds.contains(kind) else { return nil }
        return Optional(ContentOutline(shape: AnyShape(shape.shape), isEvenOdd: shape.isEvenOdd)) as Any
    }

    func adjustAccessibility(_ properties: inout AccessibilityProperties) {
        guard shape.kinds.contains(.accessibility) else { return }
        properties.frame = element.toWindow(shape.shape.path(in: frame).boundingRect)
    }

    func hitRule(at point: CGPoint) -> HitRule {
        guard isForTouch else { return .contents }
        return shape.shape.path(in: frame).contains(point, eoFill: shape.isEvenOdd) ? .whole : .nothing
    }

    var drawsItself: Bool { isForTouch }

    var drawingOutset: CGFloat {
        guard isForTouch else { return 0 }
        let bounds = shape.shape.path(in: frame).boundingRect
        guard !bounds.isNull else { return 0 }
        return max(0, -bounds.minX, -bounds.minY, bounds.maxX - frame.maxX, bounds.maxY - frame.maxY)
    }
}
