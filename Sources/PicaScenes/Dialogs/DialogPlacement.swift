import Foundation
import PicaControls
import PicaFoundation
import PicaGraph
import PicaState

/// The heights that a sheet can have, and the chosen one.
struct SheetHeights {
    let detents: Set<PresentationDetent>
    /// The chosen height; `nil` for the lowest.
    let chosen: PresentationDetent?
    let environment: EnvironmentValues
}

/// A layout that centers a dialog in its window, within the window's size.
struct DialogPlacement: Layout {
    /// The sizing of the dialog; `nil` to fill the window.
    let sizing: (any PresentationSizing)?
    /// The heights of the sheet; `nil` if the content decides.
    var detents: SheetHeights?

    /// The margin around the dialog in points, in windows large enough for it.
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

    /// Returns the maximum size of a dialog in a window.
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
        // With less width the content may need more height.
        let height =
            wanted.height
            ?? (width < fitting.width
                ? subview.sizeThatFits(ProposedViewSize(width: width, height: nil)).height : fitting.height)
        return CGSize(width: width.rounded(.up), height: min(height, room.height).rounded(.up))
    }
}
