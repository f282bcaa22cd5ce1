import Foundation
import PicaFoundation

/// A container whose content is made for the size it has.
///
/// It takes all the room it is offered and places its content at the top leading corner.
public struct GeometryReader<Content: View> {
    /// Makes the content.
    public var content: (GeometryProxy) -> Content

    /// A container of what a closure makes of its size.
    ///
    /// - Parameter content: Called again whenever something that it read from the proxy has changed.
    nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
    }
}

extension GeometryReader: PrimitiveView {
    /// There is no body: Pica makes the container itself.
    public typealias Body = Never

    package func makeNode(in parent: ViewNode) -> TypedNode<Self> { GeometryNode(self, parent: parent) }
}

/// The size of a view, and where it and others are.
///
/// On the main actor it answers as things are, and what asked is asked again when that changes. Elsewhere it answers
/// as they were when the view was last laid out.
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

    /// How far beyond the view's sides there is what is kept free around it, in points.
    ///
    /// Nothing covers a window on Linux, so that is what `safeAreaInset(edge:alignment:spacing:content:)` and
    /// `safeAreaPadding(_:)` around the view take. It is 0 at sides of the view that do not reach there.
    public var safeAreaInsets: EdgeInsets {
        guard MainThread.isCurrent else { return reads.recorded.snapshot.safeAreaInsets }
        return MainThread.assumeIsolated {
            reads.read { [weak element] in element?.safeAreaInsets ?? EdgeInsets() }
        }
    }

    /// Where the view is in a coordinate space: around it where it is turned there.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    /// Where the view is in a coordinate space: around it where it is turned there.
    @_disfavoredOverload
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        guard MainThread.isCurrent else { return reads.recorded.snapshot.frame(in: coordinateSpace) }
        nonisolated(unsafe) let space = coordinateSpace
        return MainThread.assumeIsolated {
            reads.read { [weak element] in element?.frame(in: space) ?? .zero }
        }
    }

    /// Where all of a view around with a name is, in the view's points; nil where there is no such view.
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

    /// Where an anchor's place is, in the view's points.
    @MainActor @preconcurrency public subscript<T>(anchor: Anchor<T>) -> T {
        let place = anchor.place(reads.read { [weak other = anchor.element] in other?.size ?? CGSize.zero })
        guard let other = anchor.element else { return place }
        // Where two of its corners are says how it is turned, too.
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

/// What an anchor can lead to.
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

/// What content has read of where things are, to know when that changes.
@MainActor final class GeometryReads {
    private var reads: [() -> Bool] = []
    /// What other threads read.
    nonisolated let recorded = GeometryRecord()

    private let layout: LayoutQueue

    init(_ graph: ViewGraph) { layout = graph.layout }

    /// Geometry is what the layout says: of what moves, where it will be.
    @discardableResult func read<Value: Equatable>(_ now: @escaping () -> Value) -> Value {
        let value = layout.readingPlaces(now)
        reads.append { [layout] in layout.readingPlaces(now) != value }
        return value
    }

    /// Keeps where a view is for other threads.
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

    /// Layout has come to an end: something that was read may be elsewhere.
    private func placesDidChange() {
        reads.record(element)
        guard !wasPlaced || reads.haveChanged else { return }
        wasPlaced = true
        graph.passOnChange(of: element) { invalidate() }
    }

    override func evaluate() {
        // The content is about a size: without one there is nothing to show.
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
