import Foundation
import PicaFoundation
import PicaState

/// A container whose content depends on its own size and position.
///
/// It takes all of the proposed space and places its content at the top leading corner.
public struct GeometryReader<Content: View> {
    /// Makes the content.
    public var content: (GeometryProxy) -> Content

    /// Creates a container from a closure.
    ///
    /// - Parameter content: Makes the content. Called again whenever geometry that it read from the proxy changes.
    nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
    }
}

extension GeometryReader: PrimitiveView {
    /// No body; Pica makes the container itself.
    public typealias Body = Never

    package func makeNode(in parent: ViewNode) -> TypedNode<Self> { GeometryNode(self, parent: parent) }
}

/// The size of a view, with access to the positions of the view and others.
///
/// On the main actor it returns the current geometry and evaluates the reader again when that changes. Elsewhere it
/// returns the geometry of the last layout.
public struct GeometryProxy: Sendable {
    private let element: Element
    private let reads: GeometryReads

    @MainActor init(_ element: Element, _ reads: GeometryReads) {
        self.element = element
        self.reads = reads
        reads.record(element)
    }

    /// The view's size, in points.
    public var size: CGSize {
        guard MainThread.isCurrent else { return reads.recorded.snapshot.size }
        return MainThread.assumeIsolated { reads.read { [weak element] in element?.size ?? .zero } }
    }

    /// The width of the safe area beyond each side of the view, in points.
    ///
    /// On Linux nothing covers a window, so it consists of what `safeAreaInset(edge:alignment:spacing:content:)` and
    /// `safeAreaPadding(_:)` around the view take. It is 0 at sides that do not touch it.
    public var safeAreaInsets: EdgeInsets {
        guard MainThread.isCurrent else { return reads.recorded.snapshot.safeAreaInsets }
        return MainThread.assumeIsolated {
            reads.read { [weak element] in element?.safeAreaInsets ?? EdgeInsets() }
        }
    }

    /// Returns the view's frame in a coordinate space, as a bounding box if it is rotated there.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    /// Returns the view's frame in a coordinate space, as a bounding box if it is rotated there.
    @_disfavoredOverload
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        guard MainThread.isCurrent else { return reads.recorded.snapshot.frame(in: coordinateSpace) }
        nonisolated(unsafe) let space = coordinateSpace
        return MainThread.assumeIsolated {
            reads.read { [weak element] in element?.frame(in: space) ?? .zero }
        }
    }

    /// Returns the bounds of a named ancestor in the view's coordinate space; `nil` if there is none.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        guard MainThread.isCurrent else {
            return reads.recorded.snapshot.bounds(ofSpace: coordinateSpace.name)
        }
        nonisolated(unsafe) let name = coordinateSpace.name
        return MainThread.assumeIsolated {
            let bounds = reads.read { [weak element] in element?.bounds(ofSpace: name) ?? .null }
            return bounds.isNull ? nil : bounds
        }
    }

    /// Resolves an anchor in the view's coordinate space.
    @MainActor @preconcurrency public subscript<T>(anchor: Anchor<T>) -> T {
        let place = anchor.place(reads.read { [weak other = anchor.element] in other?.size ?? CGSize.zero })
        guard let other = anchor.element else { return place }
        // Two corners are enough to detect a rotation, too.
        for corner in [UnitPoint.topLeading, .bottomTrailing] {
            reads.read { [weak element, weak other] () -> CGSize in
                guard let element, let other else { return .zero }
                let point = CGPoint(x: corner.x * other.size.width, y: corner.y * other.size.height)
                let here = element.fromWindow(other.toWindow(point))
                return CGSize(width: here.x, height: here.y)
            }
        }
        return (place as? any Placed)?.inPoints(of: element, from: other) as? T ?? place
    }
}

/// A value that an anchor can resolve to.
@MainActor private protocol Placed {
    func inPoints(of element: Element, from other: Element) -> Self
}

extension CGPoint: @MainActor Placed {
    fileprivate func inPoints(of element: Element, from other: Element) -> CGPoint {
        element.fromWindow(other.toWindow(self))
    }
}

extension CGRect: @MainActor Placed {
    fileprivate func inPoints(of element: Element, from other: Element) -> CGRect {
        around { $0.inPoints(of: element, from: other) }
    }
}

extension Array: @MainActor Placed where Element: Placed {
    fileprivate func inPoints(of element: PicaGraph.Element, from other: PicaGraph.Element) -> [Element] {
        map { $0.inPoints(of: element, from: other) }
    }
}

extension Optional: @MainActor Placed where Wrapped: Placed {
    fileprivate func inPoints(of element: Element, from other: Element) -> Wrapped? {
        map { $0.inPoints(of: element, from: other) }
    }
}

/// The geometry that content has read, to detect changes.
@MainActor final class GeometryReads {
    private var reads: [() -> Bool] = []
    /// The geometry for other threads.
    nonisolated let recorded = GeometryRecord()

    private let layout: LayoutQueue

    init(_ graph: ViewGraph) { layout = graph.layout }

    /// Reads geometry as laid out: a moving view counts as at its target.
    @discardableResult func read<Value: Equatable>(_ now: @escaping () -> Value) -> Value {
        let value = layout.readingPlaces(now)
        reads.append { [layout] in layout.readingPlaces(now) != value }
        return value
    }

    /// Records the geometry of a view for other threads.
    func record(_ element: Element) {
        recorded.snapshot = layout.readingPlaces { GeometrySnapshot(element) }
    }

    func forget() { reads.removeAll() }

    var haveChanged: Bool { reads.contains { $0() } }
}

final class GeometryNode<Content: View>: EntryNode<GeometryReader<Content>>, ElementCollecting {
    private let element: GeometryElement
    private let reads: GeometryReads
    private var child: TypedNode<Content>?
    private var wasPlaced = false

    override init(_ view: GeometryReader<Content>, parent: ViewNode) {
        element = GeometryElement(graph: parent.graph)
        reads = GeometryReads(parent.graph)
        super.init(view, parent: parent)
        element.wasPlaced = { [weak self] in self?.placesDidChange() }
    }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        if let child { body(child) }
    }
    override func makeElements() -> [Element] { [element] }
    override var environmentReads: EnvironmentReads {
        ViewType.of(GeometryReader<Content>.self).environmentReads
    }

    /// Evaluates again if geometry that was read changed in the last layout.
    private func placesDidChange() {
        reads.record(element)
        guard !wasPlaced || reads.haveChanged else { return }
        wasPlaced = true
        graph.passOnChange(of: element) { invalidate() }
    }

    override func evaluate() {
        // Before the first layout there is no size to make content for.
        guard wasPlaced else { return }
        reads.forget()
        let inner = track {
            element.direction = environment.layoutDirection
            return view.content(GeometryProxy(element, reads))
        }
        if let child {
            child.update(inner)
        } else {
            child = inner.mount(in: self)
            graph.enqueueContainer(self)
        }
    }

    override func elementsDidChange() { graph.enqueueContainer(self) }
    func collectElements() { element.setChildren(child?.makeElements() ?? []) }
}

final class GeometryElement: Element, ViewportClient {
    /// Called after each layout.
    var wasPlaced: () -> Void = {}
    private var viewport = ViewportObservation()

    override var drawsItself: Bool { false }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    override func placeChildren() {
        viewport.begin(for: self, in: host)
        for child in children { child.place(at: .zero, proposal: ProposedViewSize(size)) }
    }

    func viewportDidChange() { wasPlaced() }
}
