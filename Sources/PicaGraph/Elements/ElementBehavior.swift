import Foundation
import PicaCanvas
import PicaFoundation
import PicaState

/// The sizing, drawing and input of an element, apart from its place in the tree.
///
/// Higher modules cannot subclass `Element`, because Swift allows subclassing across modules only for classes that are
/// open to every app. They give an element a behavior instead. The element calls it, and it changes the element through
/// `invalidateLayout`, `setNeedsDisplay` and similar methods.
@MainActor package protocol ElementBehavior: AnyObject {
    /// The view or modifier that configures the behavior.
    associatedtype Value

    /// The element that owns the behavior.
    var element: Element { get }
    /// Takes a value, updates what depends on it and the environment, and invalidates what changed. Environment reads
    /// are recorded.
    func update(_ value: Value, _ environment: EnvironmentValues)

    /// Returns the size for a proposal; by default that of the content.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
    /// Places each child; by default in the whole element.
    func placeChildren()
    /// Whether children animate to their new place in an animated change.
    var movesChildren: Bool { get }
    /// Returns the position of a guide if the element or its content sets it. In the element's coordinate space.
    func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat?
    /// The preferred spacing to siblings; `nil` to use the content's.
    var spacing: ViewSpacing? { get }
    /// Whether content that the element moves uses the element's animations rather than its own.
    var ownsPlaces: Bool { get }

    /// Returns a value that the element sets for its containers; `nil` to use the content's.
    func trait(_ key: ObjectIdentifier) -> Any?

    /// Draws what is below the children, in the element's coordinate space.
    func draw(into list: inout DisplayList)
    /// Whether the element draws anything itself. If `false`, a change of size alone changes no pixel.
    var drawsItself: Bool { get }
    /// The distance by which drawing or the hit area extends beyond the frame, in points.
    var drawingOutset: CGFloat { get }
    /// The largest distance by which pixels of the content are moved from where they are drawn, in points.
    var contentReach: CGFloat { get }
    /// Paints the children by calling `paint`, with clips and layers around it.
    func paintChildren(on painter: Painter, _ paint: () -> Void)
    /// The rectangle to which content is clipped, in the element's coordinate space; `nil` for no clip.
    var contentClip: CGRect? { get }
    /// Whether content can be hit only within the clip.
    var confinesTouch: Bool { get }
    /// The transform from the layout of the content to its appearance and hit area; `nil` for none.
    var contentTransform: ProjectionTransform? { get }

    /// The object that handles events for the element; `nil` to ignore them.
    var responder: (any Responder)? { get }
    /// Returns which parts can be hit at a point in the element's coordinate space.
    func hitRule(at point: CGPoint) -> HitRule
    /// Whether the element and its content are invisible, not accessible and never focused.
    var isHidden: Bool { get }

    /// Whether only assistive technologies see the content, which is never focused.
    var isForAssistance: Bool { get }
    /// The description for assistive technologies; `nil` if there is none.
    var accessibility: AccessibilityProperties? { get }
    /// The effect on the accessibility of the content.
    var accessibilityScope: AccessibilityScope { get }
    /// Whether the element is a group even if no content has a role.
    var standsForEmptyContent: Bool { get }
    /// Changes the description of the element, or of content that its scope exposes.
    func adjustAccessibility(_ properties: inout AccessibilityProperties)
}

extension ElementBehavior {
    /// The first child; `nil` for a leaf.
    package var content: Element? { element.children.first }
    /// The frame as shown during animations, in the element's coordinate space.
    package var frame: CGRect { CGRect(origin: .zero, size: element.shownSize) }
    package var movesChildren: Bool { true }
    package var ownsPlaces: Bool { false }

    package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        content?.sizeThatFits(proposal) ?? .zero
    }
    package func placeChildren() { placeContents() }
    /// Places each child in the whole element.
    package func placeContents() {
        for child in element.children { child.place(at: .zero, proposal: element.proposal) }
    }
    package func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        content?.dimensions(dimensions.proposal).explicit(key)
    }
    package var spacing: ViewSpacing? { nil }
    package func trait(_ key: ObjectIdentifier) -> Any? { nil }
    package func draw(into list: inout DisplayList) {}
    package var drawsItself: Bool { false }
    package var drawingOutset: CGFloat { 0 }
    package var contentReach: CGFloat { 0 }
    package func paintChildren(on painter: Painter, _ paint: () -> Void) { paint() }
    package var contentClip: CGRect? { nil }
    package var confinesTouch: Bool { contentClip != nil }
    package var contentTransform: ProjectionTransform? { nil }
    package var responder: (any Responder)? { nil }
    package func hitRule(at point: CGPoint) -> HitRule {
        confinesTouch && !(contentClip ?? frame).contains(point) ? .nothing : .contents
    }
    package var isHidden: Bool { false }
    package var isForAssistance: Bool { false }
    package var accessibility: AccessibilityProperties? {
        standsForEmptyContent && !element.hasAccessibleContent
            ? AccessibilityProperties(role: .group, label: "") : nil
    }
    package var accessibilityScope: AccessibilityScope { .open }
    package var standsForEmptyContent: Bool { false }
    package func adjustAccessibility(_ properties: inout AccessibilityProperties) {}
}
