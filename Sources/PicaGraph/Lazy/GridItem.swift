import Foundation

/// A column of a `LazyVGrid`, or a row of a `LazyHGrid`; or as many of them as there is room for.
public struct GridItem: Sendable {
    /// How wide columns, or how high rows are.
    public enum Size: Sendable {
        /// As many points.
        case fixed(CGFloat)
        /// An equal share of what fixed ones leave, between two bounds in points.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many as fit into such a share, all alike, each between two bounds in points.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// How wide, or how high.
    public var size: Size
    /// The distance to the next, in points; nil stands for 8.
    public var spacing: CGFloat?
    /// How views stand in their cells; nil stands for the middle.
    public var alignment: Alignment?

    /// A column or a row.
    ///
    /// - Parameters:
    ///   - size: How wide, or how high; a share of what is left by default.
    ///   - spacing: The distance to the next, in points; nil stands for 8.
    ///   - alignment: How views stand in their cells; nil stands for the middle.
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

/// Where cells stand across a lazy container, and how views stand in them.
struct LazyTrack: Equatable {
    var start: CGFloat = 0
    /// nil for all there is.
    var length: CGFloat?
    var alignment = Alignment.center

    static let defaultSpacing: CGFloat = 8

    /// What some items come to in a length.
    ///
    /// - Parameter total: What there is across; nil gives each what it needs least.
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
