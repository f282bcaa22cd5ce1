/// A place in a line that a tab goes to.
package struct TabStop: Hashable, Sendable {
    /// What of the text after the tab, up to the next tab or the line's end, stands at the place.
    package enum Alignment: Hashable, Sendable {
        case leading, center, trailing
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

    /// Whether a tab's width depends on the text after it.
    var needsFollowing: Bool { stops.contains { $0.alignment != .leading } }

    /// - Parameters:
    ///   - x: Where the tab begins, in points from the edge where the line starts.
    ///   - following: The width of the text after it.
    func width(at x: Double, following: Double) -> Double {
        // A tab that would be hardly seen goes to the stop after.
        guard let stop = stops.first(where: { $0.position > x + 1 }) else {
            return ((x + 1) / interval).rounded(.down) * interval + interval - x
        }
        let room = stop.position - x
        return switch stop.alignment {
        case .leading: room
        case .center: max(room - following / 2, 0)
        case .trailing: max(room - following, 0)
        }
    }
}
