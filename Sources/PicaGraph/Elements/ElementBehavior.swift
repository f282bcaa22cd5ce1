import Foundation
import PicaCanvas
import PicaFoundation

/// What an element is beside its place in the tree: how it is sized, drawn and reached.
///
/// Floors above cannot subclass `Element`, as Swift lets nobody subclass across modules what is not open
/// to every app. They give an element a behaviour instead; the element asks it, and it changes the
/// element by `invalidateLayout`, `setNeedsDisplay` and their like.
@MainActor package protocol ElementBehavior: AnyObject {
    /// The view or modifier that the behaviour follows.
    associatedtype Value

    /// The element it belongs to, which owns it.
    var element: Element { get }
    /// Takes a value; works out what depends on it and the environment, and invalidates what changed.
    /// Reads of the environment are noted.
    func update(_ value: Value, _ environment: EnvironmentValues)

    /// The size for a proposal; by default that of what is inside.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
    /// Gives each child its place; by default all of the element's.
    func placeChildren()
    /// Whether children that a change with an animation places elsewhere are shown on their way.
    var movesChildren: Bool { get }
    /// The guide's place, in own points, where the element or one inside sets it.
    func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat?
    /// How the element likes to stand beside others; nil leaves it to what is inside.
    var spacing: ViewSpacing? { get }
    /// Whether what is inside moves by the animations of the element when the element places it elsewhere, not by its
    /// own.
    var ownsPlaces: Bool { get }

    /// What the element says of itself to the containers around it; nil leaves it to what is inside.
    func trait(_ key: ObjectIdentifier) -> Any?

    /// Draws what is below the children, in own points.
    func draw(into list: inout DisplayList)
    /// False where only children are seen, so that another size alone changes no pixel.
    var drawsItself: Bool { get }
    /// How far drawing, or what can be touched, reaches beyond the frame, in points.
    var drawingOutset: CGFloat { get }
    /// How far pixels of those inside are carried from where they draw them, in own points.
    var contentReach: CGFloat { get }
    /// Paints the children by the function given, with clips and layers around it.
    func paintChildren(on painter: Painter, _ paint: () -> Void)
    /// The rectangle that cuts off what those inside draw beyond it, in own points; nil cuts off nothing.
    var contentClip: CGRect? { get }
    /// Whether those inside can be touched within the clip only.
    var confinesTouch: Bool { get }
    /// How those inside are seen and touched in own points, where that is not as they were laid out.
    var contentTransform: ProjectionTransform? { get }

    /// What takes events for the element; nil where it lets them pass.
    var responder: (any Responder)? { get }
    /// What can be touched at a place in own points.
    func hitRule(at point: CGPoint) -> HitRule
    /// Whether the element and those inside are out of reach: not seen, not read out, never focused.
    var isHidden: Bool { get }

    /// What the element is to assistive technology; nil where it is nothing.
    var accessibility: AccessibilityProperties? { get }
    /// What becomes of what is inside, for assistive technology.
    var accessibilityScope: AccessibilityScope { get }
    /// Whether the element is a group of its own where nothing inside has a role.
    var standsForEmptyContent: Bool { get }
    /// Changes what the element, or one inside that its scope leaves open, is.
    func adjustAccessibility(_ properties: inout AccessibilityProperties)
}

extension ElementBehavior {
    /// What the element is around; nil for a leaf.
    package var content: Element? { element.children.first }
    /// As it is seen, in own points.
    package var frame: CGRect { CGRect(origin: .zero, size: element.shownSize) }
    package var movesChildren: Bool { true }
    package var ownsPlaces: Bool { false }

    package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        content?.sizeThatFits(proposal) ?? .zero
    }
    package func placeChildren() { placeContents() }
    /// Gives each child all of the element's place.
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
    package var accessibility: AccessibilityProperties? {
        standsForEmptyContent && !element.hasAccessibleContent
            ? AccessibilityProperties(role: .group, label: "") : nil
    }
    package var accessibilityScope: AccessibilityScope { .open }
    package var standsForEmptyContent: Bool { false }
    package func adjustAccessibility(_ properties: inout AccessibilityProperties) {}
}
