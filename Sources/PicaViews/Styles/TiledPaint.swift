import Foundation
import PicaCanvas

/// Makes the pixels that a style repeats over a room. The styles know no pictures: whoever does conforms.
protocol TileSource: Equatable, Sendable {
    /// The tiles, the first in the room's upper left corner.
    func paint(in room: CGRect) -> Paint
}

/// A picture that is repeated over a room from its upper left corner on.
struct TiledPaint: Equatable, Sendable {
    private let source: any TileSource

    init(_ source: some TileSource) { self.source = source }

    func paint(in room: CGRect) -> Paint { source.paint(in: room) }

    static func == (one: TiledPaint, other: TiledPaint) -> Bool {
        func equals<Source: TileSource>(_ source: Source) -> Bool { other.source as? Source == source }
        return equals(one.source)
    }
}
