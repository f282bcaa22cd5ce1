import Foundation
import PicaState

extension View {
    /// Positions the view in a frame of a fixed size, in points; a `nil` dimension is the view's own.
    ///
    /// A dimension that is negative or not finite is ignored, with a warning.
    nonisolated public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(
            FixedFrame(
                width: Length.checked(width, of: "frame(width:)"),
                height: Length.checked(height, of: "frame(height:)"), alignment: alignment))
    }

    /// Positions the view in a frame whose size follows the proposal between bounds, in points.
    ///
    /// A dimension without bounds is the view's own. With a maximum of `.infinity` the frame takes all of the proposal.
    /// A bound that is negative or not a number is ignored, with a warning. If bounds contradict each other, the
    /// minimum takes precedence over the ideal, and the ideal over the maximum.
    nonisolated public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        modifier(
            FlexibleFrame(
                width: FlexibleFrame.Bounds(least: minWidth, ideal: idealWidth, largest: maxWidth, "Width"),
                height: FlexibleFrame.Bounds(
                    least: minHeight, ideal: idealHeight, largest: maxHeight, "Height"),
                alignment: alignment))
    }

    /// Proposes the view its ideal size along some axes, whatever the parent proposes.
    nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(FixedSize(horizontal: horizontal, vertical: vertical))
    }

    /// Proposes the view its ideal size, whatever the parent proposes.
    nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
}

struct FixedFrame {
    let width, height: CGFloat?
    let alignment: Alignment
}

extension FixedFrame: LayoutModifier {
    typealias Body = Never

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    }

    func sizeThatFits(_ proposal: ProposedViewSize, content: Element) -> CGSize {
        // Does not measure the content if both dimensions are fixed, so that its changes end here.
        if let width, let height { return CGSize(width: width, height: height) }
        let size = content.sizeThatFits(inner(proposal))
        return CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    func placement(of content: Element, in frame: ViewDimensions) -> Placement {
        let proposal = inner(frame.proposal)
        return Placement(
            origin: alignment.origin(of: content.dimensions(proposal), in: frame), proposal: proposal)
    }
}

struct FlexibleFrame {
    /// The bounds of one dimension, in ascending order.
    struct Bounds: Equatable {
        let least, ideal, largest: CGFloat?

        init(least: CGFloat?, ideal: CGFloat?, largest: CGFloat?, _ dimension: String) {
            let least = Length.checked(least, of: "frame(min\(dimension):)")
            let ideal = Length.checked(ideal, of: "frame(ideal\(dimension):)")
            let largest = Length.checked(largest, as: .bound, of: "frame(max\(dimension):)")
            let possibleIdeal = ideal.map { max($0, least ?? 0) }
            let possibleLargest = largest.map { max($0, possibleIdeal ?? least ?? 0) }
            self.least = least
            self.ideal = possibleIdeal
            self.largest = possibleLargest
            if possibleIdeal != ideal || possibleLargest != largest {
                Length.warn(
                    "frame(min\(dimension):ideal\(dimension):max\(dimension):): the bounds contradict each other"
                )
            }
        }

        private func clamp(_ length: CGFloat) -> CGFloat {
            max(least ?? 0, min(length, largest ?? .infinity))
        }

        /// Returns the proposal to the content.
        func offer(_ proposed: CGFloat?) -> CGFloat? { (proposed ?? ideal).map(clamp) }

        /// Returns the length of the frame if it is independent of the content; otherwise `nil`.
        func length(_ proposed: CGFloat?) -> CGFloat? {
            guard let proposed else { return ideal }
            return least != nil && largest != nil ? clamp(proposed) : nil
        }

        /// Returns the length of the frame around its content.
        func length(_ proposed: CGFloat?, around content: CGFloat) -> CGFloat {
            if let length = length(proposed) { return length }
            guard let proposed else { return clamp(content) }
            // With one bound, the content decides on the other side of it.
            if least != nil { return clamp(min(proposed, content)) }
            if largest != nil { return clamp(max(proposed, content)) }
            return content
        }

        /// Returns the proposal to the content in a frame of known length. This is that length, or `nil` if the
        /// content's ideal decided.
        func offer(_ proposed: CGFloat?, in length: CGFloat) -> CGFloat? {
            let isContents =
                proposed == nil && ideal == nil && (least.map { $0 < length } ?? true)
                && (largest.map { $0 > length } ?? true)
            return isContents ? nil : length
        }
    }

    let width, height: Bounds
    let alignment: Alignment
}

extension FlexibleFrame: LayoutModifier {
    typealias Body = Never

    func sizeThatFits(_ proposal: ProposedViewSize, content: Element) -> CGSize {
        if let width = width.length(proposal.width), let height = height.length(proposal.height) {
            return CGSize(width: width, height: height)
        }
        let size = content.sizeThatFits(
            ProposedViewSize(width: width.offer(proposal.width), height: height.offer(proposal.height)))
        return CGSize(
            width: width.length(proposal.width, around: size.width),
            height: height.length(proposal.height, around: size.height))
    }

    func placement(of content: Element, in frame: ViewDimensions) -> Placement {
        let proposal = ProposedViewSize(
            width: width.offer(frame.proposal.width, in: frame.width),
            height: height.offer(frame.proposal.height, in: frame.height))
        return Placement(
            origin: alignment.origin(of: content.dimensions(proposal), in: frame), proposal: proposal)
    }
}

struct FixedSize {
    let horizontal, vertical: Bool
}

extension FixedSize: LayoutModifier {
    typealias Body = Never

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
    }

    func sizeThatFits(_ proposal: ProposedViewSize, content: Element) -> CGSize {
        content.sizeThatFits(inner(proposal))
    }

    func placement(of content: Element, in frame: ViewDimensions) -> Placement {
        Placement(proposal: inner(frame.proposal))
    }
}
