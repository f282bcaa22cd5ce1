import Foundation
import PicaState

extension View {
    /// Sets the view's size to that of the nearest container along some axes. The container is the scroll view around
    /// it, or else the window.
    nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center)
        -> some View
    {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
    }

    /// Sets the view's size to a fraction of the nearest container along some axes. Several such views then fit with
    /// equal spacing.
    ///
    /// - Parameters:
    ///   - count: The number of tracks in the container.
    ///   - span: The number of tracks that the view spans.
    ///   - spacing: The distance between tracks, in points.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in
            let places = CGFloat(max(1, count))
            let one = (length - spacing * (places - 1)) / places
            return one * CGFloat(span) + spacing * CGFloat(span - 1)
        }
    }

    /// Sets the view's size from that of the nearest container.
    ///
    /// - Parameter length: Returns the view's length along an axis from the container's length, in points.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        modifier(ContainerFrame(axes: axes, alignment: alignment, length: length))
    }
}

struct ContainerFrame {
    let axes: Axis.Set
    let alignment: Alignment
    let length: (CGFloat, Axis) -> CGFloat
}

extension ContainerFrame: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> ContainerFrameBehavior { ContainerFrameBehavior(element, self) }
}

final class ContainerFrameBehavior: ElementBehavior, ViewportClient {
    unowned let element: Element
    private var modifier: ContainerFrame
    /// The container sizes used for answers; several if it changed meanwhile.
    private var containers: [CGSize] = []
    private var viewport = ViewportObservation()

    init(_ element: Element, _ modifier: ContainerFrame) {
        self.element = element
        self.modifier = modifier
    }

    func update(_ value: ContainerFrame, _ environment: EnvironmentValues) {
        modifier = value
        element.invalidateLayout()
    }

    private var containerSize: CGSize {
        element.enclosingScroll?.size ?? element.host?.rootElement.size ?? .zero
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let container = containerSize
        func length(_ axis: Axis, _ length: CGFloat, _ proposed: CGFloat?) -> CGFloat? {
            guard modifier.axes.contains(axis == .horizontal ? .horizontal : .vertical) else {
                return proposed
            }
            return Length.checked(modifier.length(length, axis), as: .extent, of: "containerRelativeFrame")
                ?? proposed
        }
        return ProposedViewSize(
            width: length(.horizontal, container.width, proposal.width),
            height: length(.vertical, container.height, proposal.height))
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let container = containerSize
        if !containers.contains(container) { containers.append(container) }
        let inner = inner(proposal)
        let size = content?.sizeThatFits(inner) ?? .zero
        return CGSize(
            width: modifier.axes.contains(.horizontal) ? inner.width ?? size.width : size.width,
            height: modifier.axes.contains(.vertical) ? inner.height ?? size.height : size.height)
    }

    func placeChildren() {
        viewport.begin(for: self, in: element.host)
        guard let content else { return }
        let inner = inner(element.proposal)
        content.place(
            at: modifier.alignment.origin(of: content.dimensions(inner), in: element.placedDimensions),
            proposal: inner)
    }

    func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? { nil }

    func viewportDidChange() {
        guard containers != [containerSize] else { return }
        containers = []
        element.invalidateLayout()
    }
}
