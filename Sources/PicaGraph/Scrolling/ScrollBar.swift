import Foundation
import PicaCanvas
import PicaState

/// A slim scroll bar over content: its geometry and the arithmetic of dragging.
package struct ScrollBar {
    package let axis: Axis
    package var color = PixelColor(red: 0, green: 0, blue: 0, alpha: 0)
    /// The track of the thumb, in the scroll view's coordinate space.
    package private(set) var track = CGRect.zero
    /// The thumb, in the scroll view's coordinate space; `nil` if there is nothing to scroll.
    package private(set) var thumb: CGRect?
    private var offset: CGFloat = 0
    private var content: CGFloat = 0
    private var visible: CGFloat = 0
    /// Whether a vertical bar is at the left side.
    private var isOnLeft = false
    /// The point within the thumb where it was grabbed; `nil` while it is not held.
    private var grip: CGFloat?

    package static let width: CGFloat = 8
    private static let thinWidth: CGFloat = 3
    private static let margin: CGFloat = 2
    private static let minimumThumb: CGFloat = 24
    /// The width that a bar covers at the content's edge, in points.
    package static let thickness = width + 2 * margin

    package init(_ axis: Axis) { self.axis = axis }

    /// Updates the geometry.
    ///
    /// - Parameters:
    ///   - offset: The first visible point of the content.
    ///   - content: The length of the content, in points.
    ///   - size: The size of the visible part.
    ///   - isRightToLeft: Whether the interface is right-to-left, where a vertical bar is on the left.
    ///   - corner: The space at the bar's end for another bar.
    ///   - margins: The margins around the bars.
    package mutating func update(
        offset: CGFloat, content: CGFloat, size: CGSize, isRightToLeft: Bool, corner: CGFloat = 0,
        margins: EdgeInsets = EdgeInsets()
    ) {
        self.offset = offset
        self.content = content
        isOnLeft = isRightToLeft
        visible = axis == .vertical ? size.height : size.width
        let left = Self.margin + (isRightToLeft ? margins.trailing : margins.leading)
        let right = Self.margin + (isRightToLeft ? margins.leading : margins.trailing)
        let (top, bottom) = (Self.margin + margins.top, Self.margin + margins.bottom)
        let length = max(0, visible - corner - (axis == .vertical ? top + bottom : left + right))
        switch axis {
        case .vertical:
            let x = isRightToLeft ? left : size.width - Self.width - right
            track = CGRect(x: x, y: top, width: Self.width, height: length)
        case .horizontal:
            let x = isRightToLeft ? left + corner : left
            track = CGRect(x: x, y: size.height - Self.width - bottom, width: length, height: Self.width)
        }
        guard content > visible + 0.5, length > Self.minimumThumb else {
            thumb = nil
            return
        }
        let part = max(Self.minimumThumb, length * visible / content)
        let start = (length - part) * min(1, max(0, offset / (content - visible)))
        thumb =
            axis == .vertical
            ? CGRect(x: track.minX, y: track.minY + start, width: Self.width, height: part)
            : CGRect(x: track.minX + start, y: track.minY, width: part, height: Self.width)
    }

    /// Returns the description for assistive technologies; `nil` if there is nothing to scroll.
    ///
    /// - Parameters:
    ///   - element: The scroll view.
    ///   - scroll: Scrolls to a point of the content; `nil` if the person may not scroll.
    @MainActor package func accessibility(
        in element: Element, scroll: (@MainActor (Double) -> Void)?
    ) -> AccessibilityProperties? {
        guard isShown else { return nil }
        var properties = AccessibilityProperties(role: .scrollBar, label: "")
        properties.isVertical = axis == .vertical
        properties.isEnabled = scroll != nil
        properties.frame = element.toWindow(track)
        properties.number = AccessibleNumber(
            current: offset, minimum: 0, maximum: content - visible, step: visible,
            set: scroll)
        return properties
    }

    /// Hides the bar even if there is something to scroll.
    package mutating func hide() { thumb = nil }

    /// Draws the thumb: thin while it only shows the position, wide while the pointer can grab it.
    ///
    /// - Parameter isWide: Whether the pointer is near.
    package func draw(isWide: Bool, into list: inout DisplayList) {
        guard var thumb else { return }
        if !isWide, !isHeld {
            let excess = Self.width - Self.thinWidth
            switch axis {
            case .vertical:
                thumb = CGRect(
                    x: isOnLeft ? thumb.minX : thumb.minX + excess, y: thumb.minY, width: Self.thinWidth,
                    height: thumb.height)
            case .horizontal:
                thumb = CGRect(
                    x: thumb.minX, y: thumb.minY + excess, width: thumb.width, height: Self.thinWidth)
            }
        }
        list.commands.append(.roundedRect(thumb, radius: min(thumb.width, thumb.height) / 2, .color(color)))
    }

    /// Whether there is something to scroll.
    package var isShown: Bool { thumb != nil }
    package var isHeld: Bool { grip != nil }

    package func touches(_ point: CGPoint) -> Bool {
        thumb != nil && track.insetBy(dx: -Self.margin, dy: -Self.margin).contains(point)
    }

    private func along(_ point: CGPoint) -> CGFloat { axis == .vertical ? point.y : point.x }
    private func start(_ rect: CGRect) -> CGFloat { axis == .vertical ? rect.minY : rect.minX }
    private func length(_ rect: CGRect) -> CGFloat { axis == .vertical ? rect.height : rect.width }

    /// Grabs the thumb and returns the content's new offset. A press beside the thumb moves it there.
    package mutating func press(at point: CGPoint) -> CGFloat? {
        guard let thumb, touches(point) else { return nil }
        let inside = along(point) - start(thumb)
        grip = inside >= 0 && inside < length(thumb) ? inside : length(thumb) / 2
        return drag(to: point)
    }

    package func drag(to point: CGPoint) -> CGFloat? {
        guard let thumb, let grip, length(track) > length(thumb) else { return nil }
        return (along(point) - grip - start(track)) / (length(track) - length(thumb)) * (content - visible)
    }

    package mutating func release() { grip = nil }
}
