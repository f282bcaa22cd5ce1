import PicaUI

/// Places two views at the ends of a line, or one below the other if they do not fit.
struct EndsLayout: Layout {
    var spacing: CGFloat = 16

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let width = proposal.width ?? .infinity
        let arrangement = arrange(subviews, in: width)
        return CGSize(
            width: arrangement.isLine && width < .infinity ? width : arrangement.size.width,
            height: arrangement.size.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let arrangement = arrange(subviews, in: bounds.width)
        for (index, subview) in subviews.enumerated() {
            let isAtEnd = arrangement.isLine && index > 0
            subview.place(
                at: CGPoint(
                    x: isAtEnd ? bounds.maxX : bounds.minX, y: bounds.minY + arrangement.tops[index]),
                anchor: isAtEnd ? .topTrailing : .topLeading, proposal: arrangement.proposal)
        }
    }

    private struct Arrangement {
        var isLine: Bool
        var proposal: ProposedViewSize
        var size: CGSize
        var tops: [CGFloat]
    }

    private func arrange(_ subviews: Subviews, in width: CGFloat) -> Arrangement {
        let line = subviews.map { $0.dimensions(in: .unspecified) }
        let length = line.map(\.width).reduce(0, +) + spacing * CGFloat(max(0, line.count - 1))
        if length <= width {
            let ascent = line.map { $0[VerticalAlignment.firstTextBaseline] }.max() ?? 0
            let tops = line.map { ascent - $0[VerticalAlignment.firstTextBaseline] }
            let height = zip(tops, line).map { $0 + $1.height }.max() ?? 0
            return Arrangement(
                isLine: true, proposal: .unspecified, size: CGSize(width: length, height: height), tops: tops)
        }
        let proposal = ProposedViewSize(width: width, height: nil)
        var size = CGSize.zero
        var tops: [CGFloat] = []
        for subview in subviews {
            if !tops.isEmpty { size.height += spacing / 2 }
            tops.append(size.height)
            let own = subview.sizeThatFits(proposal)
            size = CGSize(width: max(size.width, own.width), height: size.height + own.height)
        }
        return Arrangement(isLine: false, proposal: proposal, size: size, tops: tops)
    }
}
