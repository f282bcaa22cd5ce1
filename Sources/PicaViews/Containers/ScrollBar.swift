import Foundation
import PicaCanvas

/// A slim vertical scroll bar over content: where it stands, and how it is dragged.
struct ScrollBar {
    var color = PixelColor.clear
    private var track = CGRect.zero
    private var thumb: CGRect?
    private var content: CGFloat = 0
    private var visible: CGFloat = 0
    /// Where in the thumb it was taken hold of.
    private var grip: CGFloat?

    private static let width: CGFloat = 6
    private static let margin: CGFloat = 3
    private static let minimumThumb: CGFloat = 24

    /// - Parameters:
    ///   - offset: The content's first visible point.
    ///   - content: The content's whole length in points.
    ///   - size: Of the visible part.
    mutating func update(offset: CGFloat, content: CGFloat, size: CGSize) {
        self.content = content
        visible = size.height
        track = CGRect(
            x: size.width - Self.width - Self.margin, y: Self.margin, width: Self.width,
            height: max(0, size.height - 2 * Self.margin))
        guard content > visible + 0.5, track.height > Self.minimumThumb else {
            thumb = nil
            return
        }
        let length = max(Self.minimumThumb, track.height * visible / content)
        let way = offset / (content - visible)
        thumb = CGRect(
            x: track.minX, y: track.minY + (track.height - length) * min(1, max(0, way)), width: Self.width,
            height: length)
    }

    func draw(into list: inout DisplayList) {
        guard let thumb else { return }
        list.commands.append(.roundedRect(thumb, radius: Self.width / 2, color))
    }

    /// What the bar covers, while there is something to scroll; in points.
    var coveredWidth: CGFloat { thumb == nil ? 0 : Self.width + Self.margin }

    func touches(_ point: CGPoint) -> Bool {
        thumb != nil && track.insetBy(dx: -Self.margin, dy: 0).contains(point)
    }

    /// Takes hold of the thumb; beside it the thumb jumps there. Returns the content's new offset.
    mutating func press(at point: CGPoint) -> CGFloat? {
        guard let thumb, touches(point) else { return nil }
        grip = thumb.minY <= point.y && point.y < thumb.maxY ? point.y - thumb.minY : thumb.height / 2
        return drag(to: point)
    }

    func drag(to point: CGPoint) -> CGFloat? {
        guard let thumb, let grip, track.height > thumb.height else { return nil }
        return (point.y - grip - track.minY) / (track.height - thumb.height) * (content - visible)
    }

    mutating func release() { grip = nil }
}
