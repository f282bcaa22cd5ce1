/// A position in a line to which a tab leads.
package struct TabStop: Hashable, Sendable {
    /// The part of the tabbed text that is placed at the position. Tabbed text reaches to the next tab or the line's
    /// end.
    package enum Alignment: Hashable, Sendable {
        case leading, center, trailing
        /// Aligns at the first such character next to a digit, such as a decimal point or comma. Text without one ends
        /// there.
        case decimal(Unicode.Scalar)
    }

    /// The position in points from the edge where the paragraph's lines start, whatever their indent.
    package var position: Double
    package var alignment: Alignment

    package init(_ position: Double, _ alignment: Alignment = .leading) {
        self.position = position
        self.alignment = alignment
    }
}

/// The computation of tab widths in a paragraph.
struct TabRuler {
    /// The tab stops, ascending.
    private let stops: [TabStop]
    private let interval: Double

    init(_ options: LayoutOptions) {
        stops = options.tabStops.filter { $0.position.isFinite }.sorted { $0.position < $1.position }
        interval = options.tabInterval.isFinite ? max(options.tabInterval, 1) : 1
    }

    /// - Parameters:
    ///   - x: The tab's start, in points from the edge where the line starts.
    ///   - lead: Returns the width of the text after it that precedes the stop's position.
    func width(at x: Double, lead: (TabStop.Alignment) -> Double) -> Double {
        // A tab that would be hardly visible leads to the next stop.
        guard let stop = stops.first(where: { $0.position > x + 1 }) else {
            return ((x + 1) / interval).rounded(.down) * interval + interval - x
        }
        let room = stop.position - x
        return stop.alignment == .leading ? room : max(room - lead(stop.alignment), 0)
    }
}
