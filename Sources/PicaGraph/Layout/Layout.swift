import Foundation
import PicaFoundation

/// A rule that arranges several views.
///
/// As in SwiftUI a layout is a value; what it works out between calls goes into its cache.
public protocol Layout: Animatable {
    /// What is kept between calls; nothing by default.
    associatedtype Cache = Void
    /// The views that are arranged.
    typealias Subviews = LayoutSubviews

    /// Fixed facts about the layout.
    static var layoutProperties: LayoutProperties { get }
    /// The size of the whole for a proposal.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    /// Places each subview in `bounds` by `LayoutSubview.place`; one not placed stands in the middle.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    /// How the whole likes to stand beside others.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
    /// Where the whole has a guide, in the coordinates of `bounds`; nil where it does not set it.
    ///
    /// By default what the subviews set, where they are placed: the topmost first baseline, the last one at
    /// the bottom, the mean of any other guide. Edges and middles are the container's own: those of several
    /// subviews count for nothing, and only a single subview's are handed on.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
    /// Where the whole has a guide, in the coordinates of `bounds`; nil where it does not set it. By default
    /// what the subviews set, as for horizontal guides.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
    /// Something to keep what is worked out between calls in.
    func makeCache(subviews: Subviews) -> Cache
    /// The subviews, or something about them, changed.
    func updateCache(_ cache: inout Cache, subviews: Subviews)
}

/// Fixed facts about a layout.
public struct LayoutProperties: Sendable {
    /// The axis along which the layout stacks; nil when it does not.
    public var stackOrientation: Axis?
    /// Whether the keyboard goes through the subviews as they stand, and not in their order.
    package var leadsFocusByPlace = false

    /// Those of a layout that does not stack.
    public init() {}
}

extension Layout {
    /// A layout does not stack unless it says so.
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    /// As far apart as any of the subviews asks for.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
    }

    /// What the subviews set, where they are placed; edges and middles only where there is a single
    /// subview.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        mergedGuide(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    /// What the subviews set, where they are placed; edges and middles only where there is a single
    /// subview.
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

    /// Makes the cache anew.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        cache = makeCache(subviews: subviews)
    }

    /// Uses the layout as a container: `MyLayout() { … }`.
    @MainActor public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        LayoutView(layout: self, content: content())
    }
}

extension Layout where Cache == Void {
    /// Nothing is kept.
    public func makeCache(subviews: Subviews) {}
    /// Nothing is kept.
    public func updateCache(_ cache: inout Void, subviews: Subviews) {}
}

/// The views that a layout arranges.
public struct LayoutSubviews: RandomAccessCollection, @unchecked Sendable {
    // Spelled out: a collection has an `Element` of its own.
    package let elements: [PicaGraph.Element]
    /// Which way lines of interface run in the container.
    public let layoutDirection: LayoutDirection
    /// Takes the places instead of the views, where it is only asked where they would stand.
    private var places: LayoutPlaces?
    /// Which have changed since the layout's cache was brought up to date; nil where they may be others.
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

    /// 0.
    public var startIndex: Int { 0 }
    /// The number of views.
    public var endIndex: Int { elements.count }
    /// A view by its number, in the order of the source.
    public subscript(index: Int) -> LayoutSubview {
        LayoutSubview(element: elements[index], index: index, places: places)
    }

    /// Places a view whose size is known.
    func place(_ index: Int, at origin: CGPoint, size: CGSize, proposal: ProposedViewSize) {
        if let places {
            places[index] = Placement(origin: origin, proposal: proposal)
        } else {
            MainThread.assumeIsolated { elements[index].place(at: origin, size: size, proposal: proposal) }
        }
    }
}

/// Where a layout would place its views.
final class LayoutPlaces {
    private var places: [Placement?]

    init(count: Int) { places = Array(repeating: nil, count: count) }

    subscript(index: Int) -> Placement? {
        get { places[index] }
        set { places[index] = newValue }
    }

    /// Where a view stands that its layout does not place.
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

    /// Whether both are the same view.
    public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.element === b.element }

    /// How strongly the view resists being squeezed; see `View.layoutPriority`.
    public var priority: Double {
        MainThread.answer("LayoutSubview.priority", elsewhere: 0) { element.layoutPriority }
    }
    /// How the view likes to stand beside others.
    public var spacing: ViewSpacing {
        MainThread.answer("LayoutSubview.spacing", elsewhere: ViewSpacing()) { element.spacing }
    }

    /// The view's value for a layout's own key.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        let id = ObjectIdentifier(key)
        nonisolated(unsafe) var value: Any?
        MainThread.answer("LayoutSubview[\(key)]", elsewhere: ()) { value = element.trait(id) }
        return value as? K.Value ?? K.defaultValue
    }

    /// What the view says of itself to containers.
    public var containerValues: ContainerValues {
        nonisolated(unsafe) var values = ContainerValues()
        MainThread.answer("LayoutSubview.containerValues", elsewhere: ()) {
            values = element.trait(ContainerValuesKey.self)
        }
        return values
    }

    /// The size, in points, that the view takes of a proposal.
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

    /// Gives the view its place: `anchor` of it stands at `position` in the container's points.
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

/// A key of a value that a view hands to the layout around it.
public protocol LayoutValueKey {
    /// What is handed over.
    associatedtype Value
    /// What a view without a value of its own has.
    static var defaultValue: Value { get }
}
