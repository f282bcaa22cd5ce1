import Foundation

/// The columns of a grid, or its rows.
struct GridTracks {
    /// What a view takes up of a track: on both sides of the line where guides meet, or anywhere.
    struct Extent {
        var before: CGFloat = 0
        var after: CGFloat = 0
        var length: CGFloat = 0

        init() {}

        /// - Parameter guide: Nil where the view is not lined up with others.
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

    /// - Parameters:
    ///   - gaps: Before each track.
    ///   - total: What all may take; nil where each takes what it likes best.
    ///   - cells: Those that have a part in one track's length.
    ///   - measure: What a cell's view takes of an offer.
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

    /// Of some tracks with the gaps between them.
    func length(of tracks: Range<Int>) -> CGFloat {
        extents[tracks].reduce(0) { $0 + $1.length } + gaps[tracks].dropFirst().reduce(0, +)
    }

    func start(of track: Int) -> CGFloat {
        track == 0 ? 0 : length(of: 0..<track) + gaps[track]
    }

    /// What views take up on this side of the line where their guides meet.
    func before(_ track: Int) -> CGFloat { extents[track].before }
    /// And on the other side of it.
    func after(_ track: Int) -> CGFloat { extents[track].after }

    /// Makes tracks longer, all by as much, where they are shorter than a view that stands in them.
    mutating func widen(_ tracks: Range<Int>, to length: CGFloat) {
        let lacking = (length - self.length(of: tracks)) / CGFloat(max(1, tracks.count))
        guard lacking > 0 else { return }
        for track in tracks { extents[track].length += lacking }
    }
}
