import Foundation
import PicaState
import Synchronization

/// The geometry of a view as of its last layout. A `GeometryProxy` uses it outside the main actor, to which views
/// belong.
struct GeometrySnapshot: @unchecked Sendable {
    private(set) var size = CGSize.zero
    private(set) var safeAreaInsets = EdgeInsets()
    private var window = CGRect.zero
    /// The named spaces around the view, innermost first. Each has the view's frame in the space, and the space's
    /// bounds in the view.
    private var named: [(name: AnyHashable, frame: CGRect, bounds: CGRect)] = []

    /// Creates an empty snapshot.
    init() {}

    @MainActor init(_ element: Element) {
        size = element.size
        safeAreaInsets = element.safeAreaInsets
        window = element.frame(in: .global)
        func add(_ name: AnyHashable) {
            guard let bounds = element.bounds(ofSpace: name) else { return }
            named.append((name, element.frame(in: .named(name)), bounds))
        }
        for outer in sequence(first: element, next: \.parent) {
            if let space = outer as? BehaviorElement<CoordinateSpaceBehavior> { add(space.behavior.name) }
        }
        add(NamedCoordinateSpace.scrollView.name)
    }

    func frame(in space: CoordinateSpace) -> CGRect {
        switch space {
        case .local: CGRect(origin: .zero, size: size)
        case .global: window
        case .named(let name): named.first { $0.name == name }?.frame ?? window
        }
    }

    func bounds(ofSpace name: AnyHashable) -> CGRect? { named.first { $0.name == name }?.bounds }
}

/// The last snapshot of a view, readable on every thread.
final class GeometryRecord: Sendable {
    private let last = Mutex(GeometrySnapshot())

    var snapshot: GeometrySnapshot {
        get { last.withLock { $0 } }
        set { last.withLock { $0 = newValue } }
    }
}

extension Element {
    func frame(in space: CoordinateSpace) -> CGRect {
        let own = CGRect(origin: .zero, size: size)
        // No round trip through the window, which would add rounding errors.
        return space.isLocal ? own : own.around { convert(toWindow($0), to: space) }
    }

    func bounds(ofSpace name: AnyHashable) -> CGRect? {
        guard let outer = namedSpace(name) else { return nil }
        return CGRect(origin: .zero, size: outer.size).around { fromWindow(outer.toWindow($0)) }
    }
}
