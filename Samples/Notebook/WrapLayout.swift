import PicaUI

/// Places views side by side and starts a new line when they do not fit.
struct WrapLayout: Layout {
    var spacing: CGFloat = 8

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        arrange(subviews, in: proposal.width ?? .infinity).size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for (subview, frame) in zip(subviews, arrange(subviews, in: bounds.width).frames) {
            subview.place(
                at: CGPoint(x: bounds.minX + frame.midX, y: bounds.minY + frame.midY), anchor: .center,
                proposal: ProposedViewSize(frame.size))
        }
    }

    /// The position of each view, centered vertically in its line, and the size of the whole.
    private func arrange(_ subviews: Subviews, in width: CGFloat) -> (frames: [CGRect], size: CGSize) {
        var frames: [CGRect] = []
        var start = 0
        var corner = CGPoint.zero
        var size = CGSize.zero

        func endLine() {
            let height = frames[start...].map(\.height).max() ?? 0
            for index in frames.indices[start...] {
                frames[index].origin.y += (height - frames[index].height) / 2
            }
            start = frames.count
            size.height = corner.y + height
            corner = CGPoint(x: 0, y: size.height + spacing)
        }

        for subview in subviews {
            // A view that is wider than a line is offered a whole line.
            let ideal = subview.sizeThatFits(.unspecified)
            let own =
                ideal.width > width
                ? subview.sizeThatFits(ProposedViewSize(width: width, height: nil)) : ideal
            if start < frames.count, corner.x + own.width > width { endLine() }
            frames.append(CGRect(origin: corner, size: own))
            corner.x += own.width + spacing
            size.width = max(size.width, corner.x - spacing)
        }
        endLine()
        return (frames, size)
    }
}
