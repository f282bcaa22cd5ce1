import Foundation
import PicaCanvas
import PicaFoundation
import PicaState

/// A view that shows the first of several views that fits.
///
/// A view fits if its ideal size is not larger than the proposal along the given axes. If none fits, the last is shown.
public struct ViewThatFits<Content: View> {
    private let axes: Axis.Set
    private let content: Content

    /// Creates a view that shows the first view that fits.
    ///
    /// - Parameters:
    ///   - axes: The axes along which a view must fit; both by default.
    ///   - content: The views in order of preference. All of them are made and keep their state. Only the one that is
    ///     shown is visible, takes input and is accessible.
    nonisolated public init(
        in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
    ) {
        self.axes = axes
        self.content = content()
    }
}

extension ViewThatFits: View {
    /// The container of the candidates.
    public var body: some View {
        LayoutView(layout: FirstThatFits(axes: axes), content: content.modifier(FitCandidate()))
    }
}

/// A layout that places the first view that fits and hides the others.
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
                // Allows for rounding if the proposal was computed from the ideal length itself.
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

/// A modifier that marks a candidate.
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
