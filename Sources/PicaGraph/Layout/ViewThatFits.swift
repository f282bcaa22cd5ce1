import Foundation
import PicaCanvas
import PicaFoundation

/// The first of several views that fits.
///
/// A view fits where it likes to be no larger than what is offered, along the axes that count. Where none
/// does the last is shown.
public struct ViewThatFits<Content: View> {
    private let axes: Axis.Set
    private let content: Content

    /// The first view of some that fits.
    ///
    /// - Parameters:
    ///   - axes: Along which a view has to fit; both by default.
    ///   - content: The views, the one liked best first. All of them are made, and keep their state; only the
    ///     one that is shown can be seen, touched, focused and read out.
    nonisolated public init(
        in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
    ) {
        self.axes = axes
        self.content = content()
    }
}

extension ViewThatFits: View {
    /// The view that fits.
    public var body: some View {
        LayoutView(layout: FirstThatFits(axes: axes), content: content.modifier(FitCandidate()))
    }
}

/// Places the first view that fits, and tells the others that they are not seen.
struct FirstThatFits: Layout {
    let axes: Axis.Set

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        choice(proposal, subviews).map { subviews[$0].sizeThatFits(proposal) } ?? .zero
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        let choice = choice(proposal, subviews)
        for index in subviews.indices {
            if !subviews.isRecording { subviews[index].chosen(index == choice) }
            if index == choice { subviews[index].place(at: bounds.origin, proposal: proposal) }
        }
    }

    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
        subviews.first?.spacing ?? ViewSpacing()
    }

    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> CGFloat? {
        choice(proposal, subviews).flatMap {
            subviews[$0].dimensions(in: proposal)[explicit: guide].map { $0 + bounds.minX }
        }
    }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> CGFloat? {
        choice(proposal, subviews).flatMap {
            subviews[$0].dimensions(in: proposal)[explicit: guide].map { $0 + bounds.minY }
        }
    }

    private func choice(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Int? {
        subviews.indices.first { index in
            let ideal = subviews[index].sizeThatFits(.unspecified)
            func fits(_ axis: Axis.Set, _ length: CGFloat, _ offer: CGFloat?) -> Bool {
                guard axes.contains(axis), let offer else { return true }
                // What was offered may have been worked out from the ideal length itself.
                return length <= offer + 0.001
            }
            return fits(.horizontal, ideal.width, proposal.width)
                && fits(.vertical, ideal.height, proposal.height)
        } ?? subviews.indices.last
    }
}

extension LayoutSubview {
    fileprivate func chosen(_ isChosen: Bool) {
        MainThread.assumeIsolated {
            (element as? BehaviorElement<FitCandidateBehavior>)?.behavior.isChosen = isChosen
        }
    }
}

/// One of the views that may be shown.
struct FitCandidate {}

extension FitCandidate: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> FitCandidateBehavior { FitCandidateBehavior(element) }
}

final class FitCandidateBehavior: ElementBehavior {
    unowned let element: Element
    var isChosen = false {
        didSet { if isChosen != oldValue { element.setNeedsPainting() } }
    }

    init(_ element: Element) { self.element = element }

    func update(_ value: FitCandidate, _ environment: EnvironmentValues) {}
    var isHidden: Bool { !isChosen }
    func hitRule(at point: CGPoint) -> HitRule { isChosen ? .contents : .nothing }
    func paintChildren(on painter: Painter, _ paint: () -> Void) { if isChosen { paint() } }
}
