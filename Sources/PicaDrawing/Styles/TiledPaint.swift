import Foundation
import PicaCanvas

/// Creates the pixels of an image that a style repeats over an area. It is a protocol because the styles know nothing
/// of images.
package protocol TileSource: Equatable, Sendable {
    /// Returns the tiles, the first of which is in the area's upper left corner.
    func paint(in room: CGRect) -> Paint
}

/// An image that is repeated over an area from its upper left corner.
package struct TiledPaint: Equatable, Sendable {
    private let source: any TileSource

    package init(_ source: some TileSource) { self.source = source }

    func paint(in room: CGRect) -> Paint { source.paint(in: room) }

    package static func == (one: TiledPaint, other: TiledPaint) -> Bool {
        func equals<Source: TileSource>(_ source: Source) -> Bool { other.source as? Source == source }
        return equals(one.source)
    }
}
