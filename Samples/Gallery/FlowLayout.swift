import PicaUI

/// Places views side by side and starts a new line when they no longer fit. A view that is wider than a
/// line is offered a whole line.
struct FlowLayout: Layout {
    var alignment = VerticalAlignment.firstTextBaseline
    var spacing: CGFloat = 8

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        arrange(subviews, in: proposal.width ?? .infinity).size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let origins = arrange(subviews, in: bounds.width).origins
        for (subview, origin) in zip(subviews, origins) {
            subview.place(
                at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y),
                proposal: offer(subview, in: bounds.width))
        }
    }

    private func offer(_ subview: LayoutSubview, in width: CGFloat) -> ProposedViewSize {
        subview.sizeThatFits(.unspecified).width <= width
            ? .unspecified : ProposedViewSize(width: width, height: nil)
    }

    /// The position of each view in lines of a given width, and the size of the whole.
    private func arrange(_ subviews: Subviews, in width: CGFloat) -> (origins: [CGPoint], size: CGSize) {
        var origins: [CGPoint] = []
        var total = CGSize.zero
        var line: [(x: CGFloat, size: ViewDimensions)] = []
        var x: CGFloat = 0

        func endLine() {
            let ascent = line.map { $0.size[alignment] }.max() ?? 0
            let descent =
                line.map { $0.size.height - $0.size[alignment] }.max() ?? 0
            let top = total.height + (total.height > 0 ? spacing : 0)
            for item in line {
                origins.append(
                    CGPoint(x: item.x, y: top + ascent - item.size[alignment]))
            }
            total.width = max(total.width, (line.last.map { $0.x + $0.size.width }) ?? 0)
            total.height = top + ascent + descent
            line = []
            x = 0
        }

        for subview in subviews {
            let size = subview.dimensions(in: offer(subview, in: width))
            if !line.isEmpty, x + size.width > width { endLine() }
            line.append((x, size))
            x += size.width + spacing
        }
        if !line.isEmpty { endLine() }
        return (origins, total)
    }
}
