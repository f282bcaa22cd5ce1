import Foundation
import PicaControls
import PicaDrawing
import PicaGraph
import PicaLabels
import PicaState

/// A layout of stacked rows whose controls begin at one line, as far from the edge as the longest label needs.
struct FormColumns: Layout {
    /// The space between rows, in points.
    private static let spacing: CGFloat = 10
    /// The additional space before a section, in points.
    static let sectionSpacing: CGFloat = 10

    static let sectionLook = SectionLook("columns") { part, values in
        switch part {
        case .header: values.font = .headline
        case .footer:
            values.font = .footnote
            values.foregroundStyle = AnyShapeStyle(Color(themed: .secondary))
        case .content: break
        }
    }

    struct Row {
        /// The distance from the row's start to its control, in points.
        let label: CGFloat
        let size: CGSize
        let proposal: ProposedViewSize
    }

    private func rows(_ subviews: Subviews, in width: CGFloat?) -> (column: CGFloat, rows: [Row]) {
        let labels = subviews.map { $0.dimensions(in: .unspecified)[.controls] }
        let column = labels.max() ?? 0
        let rows = zip(subviews, labels).map { view, label in
            let proposal = ProposedViewSize(width: width.map { max(0, $0 - column + label) }, height: nil)
            return Row(label: label, size: view.sizeThatFits(proposal), proposal: proposal)
        }
        return (column, rows)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let (column, rows) = rows(subviews, in: proposal.width)
        let gaps = CGFloat(max(0, rows.count - 1)) * Self.spacing
        return CGSize(
            width: rows.map { column - $0.label + $0.size.width }.max() ?? 0,
            height: rows.reduce(gaps) { $0 + $1.size.height })
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let (column, rows) = rows(subviews, in: bounds.width)
        var y = bounds.minY
        for (view, row) in zip(subviews, rows) {
            view.place(at: CGPoint(x: bounds.minX + column - row.label, y: y), proposal: row.proposal)
            y += row.size.height + Self.spacing
        }
    }
}
