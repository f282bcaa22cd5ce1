import Foundation
import PicaState

extension View {
    /// Pads the view, in points; negative padding lets it extend beyond its frame.
    nonisolated public func padding(_ insets: EdgeInsets) -> some View { padding(insets, isSafeArea: false) }

    /// Pads the view.
    ///
    /// - Parameter isSafeArea: Whether the padding counts as a safe area for views inside.
    nonisolated package func padding(_ insets: EdgeInsets, isSafeArea: Bool) -> some View {
        func checked(_ length: CGFloat) -> CGFloat {
            Length.checked(length, as: .distance, of: "padding") ?? 0
        }
        return modifier(
            Padding(
                insets: EdgeInsets(
                    top: checked(insets.top), leading: checked(insets.leading),
                    bottom: checked(insets.bottom), trailing: checked(insets.trailing)),
                isSafeArea: isSafeArea))
    }

    /// Pads the view at some edges, in points; `nil` for the default of 16.
    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        padding(EdgeInsets(edges, length ?? 16))
    }

    /// Pads the view equally on all sides, in points.
    nonisolated public func padding(_ length: CGFloat) -> some View { padding(.all, length) }
}

extension EdgeInsets {
    /// Creates insets with the same length at some edges.
    package init(_ edges: Edge.Set, _ length: CGFloat) {
        self.init(
            top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
            bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
    }
}

extension ProposedViewSize {
    /// Returns the proposal reduced by insets, in points.
    package func inset(by insets: EdgeInsets) -> ProposedViewSize {
        ProposedViewSize(
            width: width.map { max(0, $0 - (insets.leading + insets.trailing)) },
            height: height.map { max(0, $0 - (insets.top + insets.bottom)) })
    }
}

struct Padding {
    let insets: EdgeInsets
    let isSafeArea: Bool
}

extension Padding: SafeAreaKeeper {
    func keptEdges(around content: Element) -> Edge.Set? { isSafeArea ? .all : [] }
}

extension Padding: LayoutModifier {
    typealias Body = Never

    private var width: CGFloat { insets.leading + insets.trailing }
    private var height: CGFloat { insets.top + insets.bottom }

    func sizeThatFits(_ proposal: ProposedViewSize, content: Element) -> CGSize {
        let size = content.sizeThatFits(proposal.inset(by: insets))
        return CGSize(width: max(0, size.width + width), height: max(0, size.height + height))
    }

    func placement(of content: Element, in frame: ViewDimensions) -> Placement {
        Placement(
            origin: CGPoint(x: insets.leading, y: insets.top), proposal: frame.proposal.inset(by: insets))
    }
}
