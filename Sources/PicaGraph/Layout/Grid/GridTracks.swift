import Foundation

/// The columns or the rows of a grid.
struct GridTracks {
    /// The extent of a view in a track: on both sides of the alignment line, or in total.
    struct Extent {
        var before: CGFloat = 0
        var after: CGFloat = 0
        var length: CGFloat = 0

        init() {}

        /// Creates the extent of a view.
        ///
        /// - Parameter guide: The position of the alignment guide; `nil` if the view is not aligned with others.
        init(_ length: CGFloat, guide: CGFloat?) {
            self.length = length
            guard let guide else { return }
            (before, after) = (guide, length - guide)
        }

        mutating func formUnion(_ other: Extent) {
            before = max(before, other.before)
            after = max(after, other.after)
            length = max(length, other.length, before + after)
        }
    }

    private var extents: [Extent]
    private let gaps: [CGFloat]

    /// Sizes the tracks.
    ///
    /// - Parameters:
    ///   - gaps: The distance before each track.
    ///   - total: The available length; `nil` for ideal lengths.
    ///   - cells: The cells that affect the length of a single track.
    ///   - measure: Returns the extent of a cell's view for a proposal.
    init(
        gaps: [CGFloat], total: CGFloat?, cells: [GridPlan.Cell], track: (GridPlan.Cell) -> Int,
        measure: (GridPlan.Cell, CGFloat?) -> Extent
    ) {
        self.gaps = gaps
        let cells = Dictionary(grouping: cells, by: track)
        func extent(_ track: Int, _ offer: CGFloat?) -> Extent {
            var extent = Extent()
            for cell in cells[track] ?? [] { extent.formUnion(measure(cell, offer)) }
            return extent
        }
        var offers = [CGFloat?](repeating: total, count: gaps.count)
        if let total, total > 0, total < .infinity {
            offers = LengthShares.offers(
                of: total - gaps.reduce(0, +),
                priorities: gaps.indices.map { cells[$0]?.map(\.priority).max() ?? 0 }
            ) { extent($0, $1).length }
        }
        extents = gaps.indices.map { extent($0, offers[$0]) }
    }

    var total: CGFloat { length(of: extents.indices) }

    /// Returns the length of some tracks including the gaps between them.
    func length(of tracks: Range<Int>) -> CGFloat {
        extents[tracks].reduce(0) { $0 + $1.length } + gaps[tracks].dropFirst().reduce(0, +)
    }

    func start(of track: Int) -> CGFloat {
        track == 0 ? 0 : length(of: 0..<track) + gaps[track]
    }

    /// Returns the extent of the views before the alignment line.
    func before(_ track: Int) -> CGFloat { extents[track].before }
    /// Returns the extent of the views after the alignment line.
    func after(_ track: Int) -> CGFloat { extents[track].after }

    /// Lengthens tracks equally until they fit a view that spans them.
    mutating func widen(_ tracks: Range<Int>, to length: CGFloat) {
        let lacking = (length - self.length(of: tracks)) / CGFloat(max(1, tracks.count))
        guard lacking > 0 else { return }
        for track in tracks { extents[track].length += lacking }
    }
}
