import Foundation
import PicaGraph
import PicaState

/// A row of views on one baseline that can wrap. It wraps only after views that allow a break (`MayBreakAfterKey`).
struct BreakingRow: Layout {
    /// The distance between views in a line, in points.
    let spacing: CGFloat
    let breaks: Bool

    enum MayBreakAfterKey: LayoutValueKey { static var defaultValue: Bool { false } }

    /// The distance between lines, in points.
    private static let lineSpacing: CGFloat = 4

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let frames = frames(of: subviews, width: breaks ? proposal.width : nil)
        return CGSize(width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let frames = frames(of: subviews, width: breaks ? proposal.width : nil)
        for (subview, frame) in zip(subviews, frames) {
            subview.place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
                proposal: ProposedViewSize(width: frame.width, height: nil))
        }
    }

    private func frames(of subviews: Subviews, width: CGFloat?) -> [CGRect] {
        var (frames, start): ([CGRect], CGPoint) = ([], .zero)
        for group in groups(of: subviews) {
            var line = line(group, from: start, in: width)
            if let width, let end = line.last?.maxX, start.x > 0, end > width + 0.01 {
                let below = (frames.map(\.maxY).max() ?? 0) + Self.lineSpacing
                line = self.line(group, from: CGPoint(x: 0, y: below), in: width)
                start.y = below
            }
            start.x = (line.last?.maxX ?? start.x) + spacing
            frames += line
        }
        return frames
    }

    /// Returns the groups of views that stay on one line.
    private func groups(of subviews: Subviews) -> [[LayoutSubview]] {
        var groups: [[LayoutSubview]] = []
        var isBreak = true
        for subview in subviews {
            if isBreak { groups.append([]) }
            groups[groups.count - 1].append(subview)
            isBreak = subview[MayBreakAfterKey.self]
        }
        return groups
    }

    private func line(_ subviews: [LayoutSubview], from start: CGPoint, in width: CGFloat?) -> [CGRect] {
        // A view that has a line to itself and is too wide may wrap its own text.
        let offer = ProposedViewSize(width: subviews.count == 1 ? width : nil, height: nil)
        let all = subviews.map { $0.dimensions(in: offer) }
        let baseline = all.map { $0[.firstTextBaseline] }.max() ?? 0
        var x = start.x
        return all.map { dimensions in
            defer { x += dimensions.width + spacing }
            return CGRect(
                x: x, y: start.y + baseline - dimensions[.firstTextBaseline], width: dimensions.width,
                height: dimensions.height)
        }
    }
}
