/// A place in a line that a tab goes to.
package struct TabStop: Hashable, Sendable {
    /// What of the text after the tab, up to the next tab or the line's end, stands at the place.
    package enum Alignment: Hashable, Sendable {
        case leading, center, trailing
        /// The first such character beside a digit begins there: a decimal point or comma. Text that has
        /// none ends there.
        case decimal(Unicode.Scalar)
    }

    /// In points from the edge where the paragraph's lines start, whatever their indent.
    package var position: Double
    package var alignment: Alignment

    package init(_ position: Double, _ alignment: Alignment = .leading) {
        self.position = position
        self.alignment = alignment
    }
}

/// How wide the tabs of a paragraph are.
struct TabRuler {
    /// Ascending.
    private let stops: [TabStop]
    private let interval: Double

    init(_ options: LayoutOptions) {
        stops = options.tabStops.filter { $0.position.isFinite }.sorted { $0.position < $1.position }
        interval = options.tabInterval.isFinite ? max(options.tabInterval, 1) : 1
    }

    /// - Parameters:
    ///   - x: Where the tab begins, in points from the edge where the line starts.
    ///   - lead: How much of the text after it comes before the place of a stop.
    func width(at x: Double, lead: (TabStop.Alignment) -> Double) -> Double {
        // A tab that would be hardly seen goes to the stop after.
        guard let stop = stops.first(where: { $0.position > x + 1 }) else {
            return ((x + 1) / interval).rounded(.down) * interval + interval - x
        }
        let room = stop.position - x
        return stop.alignment == .leading ? room : max(room - lead(stop.alignment), 0)
    }
}
