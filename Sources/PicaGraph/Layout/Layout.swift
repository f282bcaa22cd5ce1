import Foundation

/// A rule that arranges several views.
///
/// As in SwiftUI a layout is a value; what it works out between calls goes into its cache.
public protocol Layout: Animatable {
    associatedtype Cache = Void
    typealias Subviews = LayoutSubviews

    /// Fixed facts about the layout.
    static var layoutProperties: LayoutProperties { get }
    /// The size of the whole for a proposal.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    /// Places each subview in `bounds` by `LayoutSubview.place`; one not placed stands in the middle.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    /// How the whole likes to stand beside others.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
    func makeCache(subviews: Subviews) -> Cache
    /// The subviews, or something about them, changed.
    func updateCache(_ cache: inout Cache, subviews: Subviews)
}

/// Fixed facts about a layout.
public struct LayoutProperties: Sendable {
    /// The axis along which the layout stacks; nil when it does not.
    public var stackOrientation: Axis?

    public init() {}
}

extension Layout {
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        cache = makeCache(subviews: subviews)
    }

    /// Uses the layout as a container: `MyLayout() { … }`.
    @MainActor public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        LayoutView(layout: self, content: content())
    }
}

extension Layout where Cache == Void {
    public func makeCache(subviews: Subviews) {}
    public func updateCache(_ cache: inout Void, subviews: Subviews) {}
}

/// The views that a layout arranges.
public struct LayoutSubviews: RandomAccessCollection, @unchecked Sendable {
    // Spelled out: a collection has an `Element` of its own.
    package let elements: [PicaGraph.Element]
    public let layoutDirection: LayoutDirection

    public var startIndex: Int { 0 }
    public var endIndex: Int { elements.count }
    public subscript(index: Int) -> LayoutSubview { LayoutSubview(element: elements[index]) }
}

/// One view that a layout arranges.
public struct LayoutSubview: Equatable, @unchecked Sendable {
    package let element: Element

    public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.element === b.element }

    public var priority: Double { MainThread.assumeIsolated { element.layoutPriority } }
    public var spacing: ViewSpacing { MainThread.assumeIsolated { element.spacing } }

    /// The view's value for a layout's own key.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        let id = ObjectIdentifier(key)
        nonisolated(unsafe) var value: Any?
        MainThread.assumeIsolated { value = element.trait(id) }
        return value as? K.Value ?? K.defaultValue
    }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        MainThread.assumeIsolated { element.sizeThatFits(proposal) }
    }

    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        MainThread.assumeIsolated { element.dimensions(proposal) }
    }

    /// Gives the view its place: `anchor` of it stands at `position` in the container's points.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        MainThread.assumeIsolated {
            let size = element.sizeThatFits(proposal)
            let origin = CGPoint(
                x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y)
            element.place(at: origin, size: size, proposal: proposal)
        }
    }
}

/// A key of a value that a view hands to the layout around it.
public protocol LayoutValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// How a view likes to stand beside others.
public struct ViewSpacing: Sendable {
    /// The distance asked for on every side, in points; nil leaves it to the neighbour.
    private var preferred: CGFloat? = 8

    public init() {}

    /// Stands close to anything, as `Spacer` does.
    public static let zero: ViewSpacing = {
        var spacing = ViewSpacing()
        spacing.preferred = 0
        return spacing
    }()

    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        preferred = max(preferred ?? 0, other.preferred ?? 0)
    }

    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var result = self
        result.formUnion(other, edges: edges)
        return result
    }

    /// The distance in points between this view and the one after it along an axis.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        min(preferred ?? 8, next.preferred ?? 8)
    }
}
