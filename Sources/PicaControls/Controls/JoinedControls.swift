import Foundation
import PicaDrawing
import PicaGraph
import PicaState

/// Two controls that look like one: a field with its buttons, a button with its menu.
///
/// They share an edge, where neither has round corners, and are equally high. The first takes what width the second
/// leaves.
package struct JoinedControls<First: View, Second: View>: View {
    private let first: First
    private let second: Second

    package init(@ViewBuilder first: () -> First, @ViewBuilder second: () -> Second) {
        self.first = first()
        self.second = second()
    }

    package var body: some View {
        JoinedRow {
            // In front, so that the focus ring of a field is seen on all sides.
            first.environment(\.controlJoints, .trailing).zIndex(1)
            second.environment(\.controlJoints, .leading)
        }
    }
}

/// A layout of two views that overlap by their edges.
private struct JoinedRow: Layout {
    /// The width of a control's edge, in points.
    private static let overlap: CGFloat = 1

    static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let sizes = sizes(of: subviews, in: proposal.width)
        return CGSize(
            width: max(0, sizes.map(\.width).reduce(0, +) - overlap(of: sizes)),
            height: sizes.map(\.height).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let sizes = sizes(of: subviews, in: proposal.width)
        var x = bounds.minX
        for (subview, size) in zip(subviews, sizes) {
            subview.place(
                at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
                proposal: ProposedViewSize(width: size.width, height: bounds.height))
            x += size.width - Self.overlap
        }
    }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> CGFloat? {
        guard let first = subviews.first, let size = sizes(of: subviews, in: proposal.width).first else {
            return nil
        }
        let dimensions = first.dimensions(in: ProposedViewSize(width: size.width, height: bounds.height))
        return bounds.midY - dimensions.height / 2 + dimensions[guide]
    }

    private func overlap(of sizes: [CGSize]) -> CGFloat { CGFloat(max(0, sizes.count - 1)) * Self.overlap }

    /// Returns the size of each view. The last ones have their ideal width.
    private func sizes(of subviews: Subviews, in width: CGFloat?) -> [CGSize] {
        let rest = subviews.dropFirst().map { $0.sizeThatFits(.unspecified) }
        let room = width.map {
            max(0, $0 - rest.map(\.width).reduce(0, +) + CGFloat(rest.count) * Self.overlap)
        }
        let first = subviews.first?.sizeThatFits(ProposedViewSize(width: room, height: nil))
        return (first.map { [$0] } ?? []) + rest
    }
}
