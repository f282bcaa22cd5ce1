import Foundation
import PicaCanvas
import PicaGraph
import PicaState

/// The purposes of a content shape.
public struct ContentShapeKinds: OptionSet, Sendable {
    /// The bits of the set, one for each kind.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The area in which the view responds to the pointer.
    public static let interaction = ContentShapeKinds(rawValue: 1 << 0)
    /// The visible part of the view while it is dragged.
    public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)
    /// The visible part of the preview above a context menu.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)
    /// The background behind the view while the pointer is over it.
    public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)
    /// The ring around the view while it has the focus.
    public static let focusEffect = ContentShapeKinds(rawValue: 1 << 4)
    /// The area in which assistive technology shows the view.
    public static let accessibility = ContentShapeKinds(rawValue: 1 << 5)
}

/// The shape that a view sets for one of the purposes.
package struct ContentOutline {
    package let shape: AnyShape
    package let isEvenOdd: Bool
}

/// Each purpose that outer views ask for is a separate trait, so that one can be set inside another.
package enum DragOutlineKey: TraitKey { package static var defaultValue: ContentOutline? { nil } }
package enum MenuOutlineKey: TraitKey { package static var defaultValue: ContentOutline? { nil } }
enum FocusOutlineKey: TraitKey { static var defaultValue: ContentOutline? { nil } }

/// The background of a hover effect is a view itself, so its shape arrives as a preference.
package enum HoverOutlineKey: PreferenceKey {
    package static var defaultValue: ContentOutline? { nil }

    package static func reduce(value: inout ContentOutline?, nextValue: () -> ContentOutline?) {
        value = value ?? nextValue()
    }
}

/// A clip to the shape that a view sets for a picture of itself.
package struct OutlineClip {
    private let key: ObjectIdentifier
    private weak var element: Element?

    package init<Key: TraitKey>(_ key: Key.Type) where Key.Value == ContentOutline? {
        self.key = ObjectIdentifier(key)
    }
}

extension OutlineClip: PaintModifier {
    package typealias Body = Never

    package mutating func update(_ environment: EnvironmentValues, of element: Element) {
        self.element = element
    }

    package func paint(on painter: Painter, frame: CGRect, content: () -> Void) {
        guard let element, let outline = element.trait(key) as? ContentOutline else { return content() }
        outline.clip(painter, to: frame, of: element, content)
    }
}

extension ContentOutline {
    /// Paints the part inside the shape.
    @MainActor package func clip(
        _ painter: Painter, to frame: CGRect, of element: Element, _ paint: () -> Void
    ) {
        let path = shape.path(in: frame, of: element)
        painter.pushClip(path.outline.filled(FillStyle(eoFill: isEvenOdd)))
        paint()
        painter.popClip()
    }
}
