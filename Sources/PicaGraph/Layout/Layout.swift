import Foundation
import PicaFoundation
import PicaState

/// A type that arranges several views.
///
/// As in SwiftUI a layout is a value; data kept between calls belongs into its cache.
public protocol Layout: Animatable {
    /// The type of the cache; `Void` by default.
    associatedtype Cache = Void
    /// The views to arrange.
    typealias Subviews = LayoutSubviews

    /// The static properties of the layout.
    static var layoutProperties: LayoutProperties { get }
    /// Returns the size of the container for a proposal.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    /// Places each subview in `bounds` by `LayoutSubview.place`; one not placed is centered.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    /// Returns the preferred spacing of the container to its siblings.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
    /// Returns the container's position of a guide, in the coordinates of `bounds`; `nil` if it is not set.
    ///
    /// By default it is derived from the guides of the placed subviews: the topmost first baseline, the bottommost last
    /// baseline, the mean of any other guide. Edges and centers are the container's own; only those of a single subview
    /// are passed on.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
    /// Returns the container's position of a guide, in the coordinates of `bounds`; `nil` if it is not set. The default
    /// is as for horizontal guides.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
    /// Makes the cache.
    func makeCache(subviews: Subviews) -> Cache
    /// Updates the cache after the subviews or their properties changed.
    func updateCache(_ cache: inout Cache, subviews: Subviews)
}

/// The static properties of a layout.
public struct LayoutProperties: Sendable {
    /// The axis of a stack; `nil` for other layouts.
    public var stackOrientation: Axis?
    /// Whether keyboard navigation follows the positions of the subviews rather than their order.
    package var leadsFocusByPlace = false

    /// Creates the properties of a layout that is not a stack.
    public init() {}
}

extension Layout {
    /// The default properties: not a stack.
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    /// Returns the largest spacing requested by any subview.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
    }

    /// Merges the guides of the placed subviews; edges and centers only if there is a single subview.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        mergedGuide(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    /// Merges the guides of the placed subviews; edges and centers only if there is a single subview.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        mergedGuide(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    private func mergedGuide(
        _ key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        guard subviews.count == 1 || key.isMerged else { return nil }
        let places = LayoutPlaces(count: subviews.count)
        placeSubviews(
            in: bounds, proposal: proposal, subviews: subviews.recording(in: places), cache: &cache)
        return key.merged(
            subviews.indices.compactMap { index in
                let place =
                    places[index] ?? LayoutPlaces.middle(of: bounds, subviews[index], proposal: proposal)
                return subviews[index].dimensions(in: place.proposal).explicit(key).map {
                    $0 + key.axis.position(of: place.origin)
                }
            })
    }

    /// Makes a new cache.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        cache = makeCache(subviews: subviews)
    }

    /// Returns a container with this layout: `MyLayout() { … }`.
    @MainActor public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        LayoutView(layout: self, content: content())
    }
}

extension Layout where Cache == Void {
    /// Does nothing.
    public func makeCache(subviews: Subviews) {}
    /// Does nothing.
    public func updateCache(_ cache: inout Void, subviews: Subviews) {}
}

/// The views that a layout arranges.
public struct LayoutSubviews: RandomAccessCollection, @unchecked Sendable {
    // Qualified, because a collection has an `Element` of its own.
    package let elements: [PicaGraph.Element]
    /// The layout direction of the container.
    public let layoutDirection: LayoutDirection
    /// Receives the placements instead of the views, when only their positions are wanted.
    private var places: LayoutPlaces?
    /// The views that changed since the cache was last updated; `nil` if views may have been added, removed or moved.
    let changed: [Int]?

    init(elements: [PicaGraph.Element], layoutDirection: LayoutDirection, changed: [Int]? = nil) {
        self.elements = elements
        self.layoutDirection = layoutDirection
        self.changed = changed
    }

    var isRecording: Bool { places != nil }

    func recording(in places: LayoutPlaces) -> LayoutSubviews {
        var copy = self
        copy.places = places
        return copy
    }

    /// The index of the first view: 0.
    public var startIndex: Int { 0 }
    /// The number of views.
    public var endIndex: Int { elements.count }
    /// The view at an index, in source order.
    public subscript(index: Int) -> LayoutSubview {
        LayoutSubview(element: elements[index], index: index, places: places)
    }

    /// Places a view of known size.
    func place(_ index: Int, at origin: CGPoint, size: CGSize, proposal: ProposedViewSize) {
        if let places {
            places[index] = Placement(origin: origin, proposal: proposal)
        } else {
            MainThread.assumeIsolated { elements[index].place(at: origin, size: size, proposal: proposal) }
        }
    }
}

/// A recording of where a layout would place its views.
final class LayoutPlaces {
    private var places: [Placement?]

    init(count: Int) { places = Array(repeating: nil, count: count) }

    subscript(index: Int) -> Placement? {
        get { places[index] }
        set { places[index] = newValue }
    }

    /// Returns the placement of a view that its layout did not place.
    static func middle(of bounds: CGRect, _ view: LayoutSubview, proposal: ProposedViewSize) -> Placement {
        let size = view.sizeThatFits(proposal)
        return Placement(
            origin: CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2),
            proposal: proposal)
    }
}

/// One view that a layout arranges.
public struct LayoutSubview: Equatable, @unchecked Sendable {
    package let element: Element
    fileprivate let index: Int
    fileprivate let places: LayoutPlaces?

    /// Returns whether both are the same view.
    public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.element === b.element }

    /// The layout priority; see `View.layoutPriority`.
    public var priority: Double {
        MainThread.answer("LayoutSubview.priority", elsewhere: 0) { element.layoutPriority }
    }
    /// The view's preferred spacing.
    public var spacing: ViewSpacing {
        MainThread.answer("LayoutSubview.spacing", elsewhere: ViewSpacing()) { element.spacing }
    }

    /// The view's value for a layout value key.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        let id = ObjectIdentifier(key)
        nonisolated(unsafe) var value: Any?
        MainThread.answer("LayoutSubview[\(key)]", elsewhere: ()) { value = element.trait(id) }
        return value as? K.Value ?? K.defaultValue
    }

    /// The container values of the view.
    public var containerValues: ContainerValues {
        nonisolated(unsafe) var values = ContainerValues()
        MainThread.answer("LayoutSubview.containerValues", elsewhere: ()) {
            values = element.trait(ContainerValuesKey.self)
        }
        return values
    }

    /// Returns the view's size for a proposal, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        MainThread.answer("LayoutSubview.sizeThatFits(_:)", elsewhere: .zero) {
            element.sizeThatFits(proposal)
        }
    }

    /// The view's size and guides for a proposal.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        MainThread.answer(
            "LayoutSubview.dimensions(in:)", elsewhere: ViewDimensions(.zero, proposal: proposal)
        ) { element.dimensions(proposal) }
    }

    /// Places the view so that its `anchor` is at `position` in the container's coordinate space.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        MainThread.answer("LayoutSubview.place(at:anchor:proposal:)", elsewhere: ()) {
            let size = element.sizeThatFits(proposal)
            let origin = CGPoint(
                x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y)
            if let places {
                places[index] = Placement(origin: origin, proposal: proposal)
            } else {
                element.place(at: origin, size: size, proposal: proposal)
            }
        }
    }
}

/// A key for a value that a view passes to the layout around it.
public protocol LayoutValueKey {
    /// The type of the value.
    associatedtype Value
    /// The value of views that do not set it.
    static var defaultValue: Value { get }
}
