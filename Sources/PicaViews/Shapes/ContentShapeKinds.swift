import Foundation
import PicaCanvas
import PicaGraph

/// What a content shape is the shape of.
public struct ContentShapeKinds: OptionSet, Sendable {
    /// A bit for each kind.
    public let rawValue: Int
    /// The kinds whose bits are set.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Where the view can be touched.
    public static let interaction = ContentShapeKinds(rawValue: 1 << 0)
    /// What is seen of the view while it is dragged.
    public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)
    /// What is seen of the preview above a context menu.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)
    /// The ground behind the view while the pointer is on it.
    public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)
    /// The ring around the view while it has the focus.
    public static let focusEffect = ContentShapeKinds(rawValue: 1 << 4)
    /// Where assistive technology shows the view to be.
    public static let accessibility = ContentShapeKinds(rawValue: 1 << 5)
}

/// The shape that a view gives to what is made of it.
struct ContentOutline {
    let shape: AnyShape
    let isEvenOdd: Bool
}

/// Each kind that those around ask for is a trait of its own, so that one may be inside another.
enum DragOutlineKey: TraitKey { static var defaultValue: ContentOutline? { nil } }
enum MenuOutlineKey: TraitKey { static var defaultValue: ContentOutline? { nil } }
enum FocusOutlineKey: TraitKey { static var defaultValue: ContentOutline? { nil } }

/// The ground behind a view under the pointer is a view itself, so it is told as views are.
enum HoverOutlineKey: PreferenceKey {
    static var defaultValue: ContentOutline? { nil }

    static func reduce(value: inout ContentOutline?, nextValue: () -> ContentOutline?) {
        value = value ?? nextValue()
    }
}

/// Shows of its content what is inside the shape that this gives to a picture of it.
struct OutlineClip {
    private let key: ObjectIdentifier
    private weak var element: Element?

    init<Key: TraitKey>(_ key: Key.Type) where Key.Value == ContentOutline? {
        self.key = ObjectIdentifier(key)
    }
}

extension OutlineClip: PaintModifier {
    typealias Body = Never

    mutating func update(_ environment: EnvironmentValues, of element: Element) { self.element = element }

    func paint(on painter: Painter, frame: CGRect, content: () -> Void) {
        guard let element, let outline = element.trait(key) as? ContentOutline else { return content() }
        outline.clip(painter, to: frame, of: element, content)
    }
}

extension ContentOutline {
    /// Paints what is inside the shape.
    @MainActor func clip(_ painter: Painter, to frame: CGRect, of element: Element, _ paint: () -> Void) {
        let path = shape.path(in: frame, of: element)
        painter.pushClip(path.outline.filled(FillStyle(eoFill: isEvenOdd)))
        paint()
        painter.popClip()
    }
}
