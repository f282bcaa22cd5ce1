import Foundation
import PicaState

/// A column of a `LazyVGrid` or a row of a `LazyHGrid`, or as many of them as fit.
public struct GridItem: Sendable {
    /// The size of a column or row.
    public enum Size: Sendable {
        /// A fixed length in points.
        case fixed(CGFloat)
        /// An equal share of the length left by fixed items, between two bounds in points.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many equal tracks as fit into such a share, each between two bounds in points.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// The width of the column or the height of the row.
    public var size: Size
    /// The distance to the next item, in points; `nil` for 8.
    public var spacing: CGFloat?
    /// The alignment of views in their cells; `nil` for the center.
    public var alignment: Alignment?

    /// Creates a column or row.
    ///
    /// - Parameters:
    ///   - size: The width or height; flexible by default.
    ///   - spacing: The distance to the next item, in points; `nil` for 8.
    ///   - alignment: The alignment of views in their cells; `nil` for the center.
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

/// A track of cells across a lazy container, with the alignment of views in them.
struct LazyTrack: Equatable {
    var start: CGFloat = 0
    /// The length across; `nil` for all of it.
    var length: CGFloat?
    var alignment = Alignment.center

    static let defaultSpacing: CGFloat = 8

    /// Returns the tracks of grid items in a length.
    ///
    /// - Parameter total: The available length across; `nil` for minimum lengths.
    static func tracks(of items: [GridItem], in total: CGFloat?) -> [LazyTrack] {
        var left = (total ?? 0) - items.dropLast().reduce(0) { $0 + gap($1) }
        var sharing = 0
        for item in items {
            if case .fixed(let length) = item.size {
                left -= sound(length)
            } else {
                sharing += 1
            }
        }
        var tracks: [LazyTrack] = []
        var start: CGFloat = 0
        func add(_ length: CGFloat, _ item: GridItem) {
            tracks.append(LazyTrack(start: start, length: length, alignment: item.alignment ?? .center))
            start += length + gap(item)
        }
        for item in items {
            let share = sharing > 0 ? max(0, left / CGFloat(sharing)) : 0
            switch item.size {
            case .fixed(let length): add(sound(length), item)
            case .flexible(let minimum, let maximum):
                let length = bounded(share, sound(minimum), maximum)
                left -= length
                sharing -= 1
                add(length, item)
            case .adaptive(let minimum, let maximum):
                let (least, gap) = (sound(minimum), gap(item))
                let count = min(max(1, ((share + gap) / max(1, least + gap)).rounded(.down)), mostTracks)
                let length = bounded((share - (count - 1) * gap) / count, least, maximum)
                left -= share
                sharing -= 1
                for _ in 0..<Int(count) { add(length, item) }
            }
        }
        return tracks
    }

    private static let mostTracks: CGFloat = 1000

    private static func gap(_ item: GridItem) -> CGFloat {
        Length.checked(item.spacing, as: .distance, of: "a grid item's spacing") ?? defaultSpacing
    }

    private static func sound(_ length: CGFloat) -> CGFloat { length.isFinite ? max(0, length) : 0 }

    private static func bounded(_ length: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat) -> CGFloat {
        max(minimum, min(length, maximum.isNaN ? .infinity : maximum))
    }
}
