import Foundation
import PicaState

extension View {
    /// Positions the center of the view at a point of a frame that takes all of the proposed space.
    ///
    /// A coordinate that is not finite counts as 0, with a warning.
    nonisolated public func position(_ position: CGPoint) -> some View {
        self.position(x: position.x, y: position.y)
    }

    /// Positions the center of the view at a point of a frame that takes all of the proposed space.
    ///
    /// A coordinate that is not finite counts as 0, with a warning.
    nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modifier(
            Position(
                x: Length.checked(x, as: .distance, of: "position") ?? 0,
                y: Length.checked(y, as: .distance, of: "position") ?? 0))
    }
}

struct Position {
    let x, y: CGFloat
}

extension Position: LayoutModifier {
    typealias Body = Never

    func sizeThatFits(_ proposal: ProposedViewSize, content: Element) -> CGSize {
        if let width = proposal.width, let height = proposal.height {
            return CGSize(width: width, height: height)
        }
        return proposal.replacingUnspecifiedDimensions(by: content.sizeThatFits(proposal))
    }

    func placement(of content: Element, in frame: ViewDimensions) -> Placement {
        let proposal = ProposedViewSize(frame.size)
        let size = content.sizeThatFits(proposal)
        return Placement(
            origin: CGPoint(x: x - size.width / 2, y: y - size.height / 2), proposal: proposal)
    }
}
