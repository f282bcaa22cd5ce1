import Foundation
import PicaGraph

extension View {
    /// Where the view can be touched, in place of what it draws: in the whole shape, and nowhere else.
    /// - Parameters:
    ///   - shape: Laid out in the view's frame; it may reach beyond it.
    ///   - eoFill: Whether a place is inside where an odd number of outlines surround it.
    nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modifier(ContentShape(shape: shape, kinds: .interaction, isEvenOdd: eoFill))
    }

    /// The shape of what is made of the view: where it can be touched, what is seen of it while it is dragged, and so
    /// on, in place of its frame.
    ///
    /// What makes something of the view takes the shape from inside of it: `hoverEffect(_:)`, `focusable(_:)`,
    /// `draggable(_:)` and their like stand behind this. A preview of a context menu, or one of what is dragged, has
    /// it itself.
    ///
    /// - Parameters:
    ///   - kind: What it is the shape of.
    ///   - shape: Laid out in the view's frame; it may reach beyond it.
    ///   - eoFill: Whether a place is inside where an odd number of outlines surround it.
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
        // The shape is a part of what the element covers.
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
