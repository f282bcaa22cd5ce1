import Foundation
import PicaFoundation
import PicaGraph

/// The heights that a sheet can have, and the one that it has.
struct SheetHeights {
    let detents: Set<PresentationDetent>
    /// Nil for the lowest.
    let chosen: PresentationDetent?
    let environment: EnvironmentValues
}

/// Places a dialog in the middle of its window, no larger than that.
struct DialogPlacement: Layout {
    /// Nil for all of the window.
    let sizing: (any PresentationSizing)?
    /// Nil where the content decides.
    var detents: SheetHeights?

    /// Around the dialog, in points, in windows that have that room.
    private static let margin: CGFloat = 20

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for subview in subviews {
            let size = size(of: subview, in: bounds.size)
            subview.place(
                at: CGPoint(
                    x: (bounds.midX - size.width / 2).rounded(), y: (bounds.midY - size.height / 2).rounded()),
                proposal: ProposedViewSize(size))
        }
    }

    /// The greatest size in a window.
    static func room(in window: CGSize) -> CGSize {
        func inside(_ length: CGFloat) -> CGFloat { max(length - 2 * min(margin, length * 0.04), 0) }
        return CGSize(width: inside(window.width), height: inside(window.height))
    }

    private func size(of subview: LayoutSubview, in window: CGSize) -> CGSize {
        guard let sizing else { return window }
        let room = Self.room(in: window)
        var wanted = sizing.proposedSize(
            for: PresentationSizingRoot(measure: { subview.sizeThatFits($0) }),
            context: PresentationSizingContext())
        if let detents {
            wanted.height = DetentHeights(detents.detents, room: room.height, detents.environment)
                .height(of: detents.chosen)
        }
        let fitting = subview.sizeThatFits(wanted)
        let width = min(wanted.width ?? fitting.width, room.width)
        // Narrower, it may have to be higher.
        let height =
            wanted.height
            ?? (width < fitting.width
                ? subview.sizeThatFits(ProposedViewSize(width: width, height: nil)).height : fitting.height)
        return CGSize(width: width.rounded(.up), height: min(height, room.height).rounded(.up))
    }
}
