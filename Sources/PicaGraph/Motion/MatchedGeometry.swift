import Foundation
import PicaState

/// The geometry shared by views with the same identity; see
/// `View.matchedGeometryEffect(id:in:properties:anchor:isSource:)`.
@frozen public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
    /// The properties as bits.
    public let rawValue: UInt32

    /// Creates a set from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The position of an anchor of the view in the window.
    public static let position = MatchedGeometryProperties(rawValue: 1 << 0)
    /// The size of the view.
    public static let size = MatchedGeometryProperties(rawValue: 1 << 1)
    /// Position and size.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
    /// Gives the view the position and size of another view with the same identity, the source.
    ///
    /// An animated change may make another view the source, for instance when one view replaces another. All views with
    /// the identity then move from the old source's frame to the new one's. Their transitions determine how they appear
    /// and disappear. Layouts around the view are not affected.
    ///
    /// - Parameters:
    ///   - id: The identity of the views.
    ///   - namespace: The `Namespace` of the identity.
    ///   - properties: The properties taken from the source; position and size by default.
    ///   - anchor: The unit point aligned between each view and the source; the center by default.
    ///   - isSource: Whether the view can be the source; `true` by default. Of several, the one inserted last is.
    nonisolated public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View {
        modifier(
            MatchedGeometry(
                key: MatchedKey(id: AnyHashable(id), namespace: namespace), properties: properties,
                anchor: anchor.sound, isSource: isSource))
    }
}

extension Element {
    /// Returns the frame of a `matchedGeometryEffect`'s source in the window's coordinate space; `nil` if there is
    /// none.
    package final func matchedFrame(of id: AnyHashable, in namespace: Namespace.ID) -> CGRect? {
        graph.shared(MatchedGroups()).group(of: MatchedKey(id: id, namespace: namespace)).source?.shownFrame
    }
}

struct MatchedKey: Hashable {
    let id: AnyHashable
    let namespace: Namespace.ID
}

struct MatchedGeometry {
    let key: MatchedKey
    let properties: MatchedGeometryProperties
    let anchor: UnitPoint
    let isSource: Bool
}

extension MatchedGeometry: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> MatchedBehavior { MatchedBehavior(element, self) }
}

/// The groups of views that share geometry in a graph, by identity.
@MainActor final class MatchedGroups {
    private var groups: [MatchedKey: MatchedGroup] = [:]
    private var limit = 16

    func group(of key: MatchedKey) -> MatchedGroup {
        if let group = groups[key] { return group }
        // Removes empty groups once the number has doubled since the last time.
        if groups.count > limit {
            groups = groups.filter { !$0.value.isEmpty }
            limit = 16 + 2 * groups.count
        }
        let group = MatchedGroup()
        groups[key] = group
        return group
    }
}

/// The views with the same identity.
@MainActor final class MatchedGroup {
    private struct Weak {
        weak var value: MatchedBehavior?
    }

    /// The views, the latest first.
    private var all: [Weak] = []
    private(set) weak var source: MatchedBehavior?
    /// The frame of the source at its last layout, in the window's coordinate space.
    private var lastFrame: CGRect?

    var isEmpty: Bool { all.allSatisfy { $0.value == nil } }

    func add(_ member: MatchedBehavior) { all.insert(Weak(value: member), at: 0) }

    func remove(_ member: MatchedBehavior) {
        all.removeAll { $0.value == nil || $0.value === member }
    }

    /// Updates the source; a new one moves from the old one's frame.
    func update() {
        let old = source
        let new = all.lazy.compactMap(\.value).first { $0.canBeSource }
        if let new, new !== old {
            if let start = old.flatMap(\.shownFrame) ?? lastFrame { new.come(from: start) }
            source = new
        }
        if let new { lastFrame = new.shownFrame }
    }
}

/// The behavior that places its content at the frame of the group's source.
final class MatchedBehavior: ElementBehavior, ViewportClient, FrameClient {
    unowned let element: Element
    private var modifier: MatchedGeometry
    private var group: MatchedGroup?
    private var viewport = ViewportObservation()
    private var isNew = true
    /// The frame of the source, in the element's coordinate space; `nil` if the content keeps its own place.
    private var match: CGRect?
    /// The motion to the source's frame, or from an old source's frame to the own one.
    private var motion: AnimatedValue<FrameVector>?

    init(_ element: Element, _ modifier: MatchedGeometry) {
        self.element = element
        self.modifier = modifier
    }

    func update(_ value: MatchedGeometry, _ environment: EnvironmentValues) {
        let isOther = group == nil || value.key != modifier.key
        modifier = value
        if isOther {
            group?.remove(self)
            group = element.graph.shared(MatchedGroups()).group(of: value.key)
            group?.add(self)
        }
        element.invalidatePlacement()
    }

    private var bounds: CGRect { CGRect(origin: .zero, size: element.size) }

    /// The current frame of the content, in the element's coordinate space; `nil` if it keeps its own place.
    private var frameNow: CGRect? { motion.map { CGRect($0.shown) } ?? match }

    /// `false` during a match, because the content is placed again at each frame with the size of that frame.
    var movesChildren: Bool { frameNow == nil }

    func placeChildren() {
        viewport.begin(for: self, in: element.host)
        guard let content else { return }
        if match == nil, motion != nil { move(to: bounds) }
        guard let frame = frameNow else { return content.place(at: .zero, proposal: element.proposal) }
        let proposal = modifier.properties.contains(.size) ? ProposedViewSize(frame.size) : element.proposal
        let size = content.sizeThatFits(proposal)
        var origin = CGPoint.zero
        if modifier.properties.contains(.position) {
            let anchor = modifier.anchor
            origin = CGPoint(
                x: frame.minX + anchor.x * (frame.width - size.width),
                y: frame.minY + anchor.y * (frame.height - size.height))
        }
        // Placement mirrors the origin, which is a position on the screen here.
        if element.direction == .rightToLeft { origin.x = element.size.width - origin.x - size.width }
        content.place(at: origin, size: size, proposal: proposal)
        element.setNeedsPainting()
    }

    // MARK: Group

    var canBeSource: Bool {
        modifier.isSource && element.layout.hasPlace && element.isInTree
            && !sequence(first: element) { $0.parent }.contains { $0.isLeaving }
    }

    /// The frame of the view as shown, in the window's coordinate space.
    var shownFrame: CGRect? {
        guard element.isInTree else { return nil }
        return frameNow.map { element.toWindow($0) } ?? content?.frameInWindow
    }

    /// Moves the content from a frame in the window.
    func come(from frame: CGRect) {
        guard let start = seen(frame) else { return }
        (match, motion) = (nil, nil)
        go(from: start, to: bounds)
    }

    /// Moves from one frame to another in the transaction being laid out, and places the content again.
    private func go(from start: CGRect, to end: CGRect) {
        motion = motion ?? AnimatedValue(FrameVector(start))
        move(to: end)
        if motion?.isMoving != true { motion = nil }
        element.graph.layout.continueScope()
        element.invalidatePlacement()
    }

    /// Converts a frame of the window to the element's coordinate space as shown.
    private func seen(_ frame: CGRect) -> CGRect? {
        let start = element.fromWindow(frame.origin)
        let end = element.fromWindow(CGPoint(x: frame.maxX, y: frame.maxY))
        guard [start.x, start.y, end.x, end.y].allSatisfy(\.isFinite) else { return nil }
        return CGRect(
            x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x),
            height: abs(end.y - start.y))
    }

    private func move(to frame: CGRect) {
        guard let host = element.host else { return }
        let now = host.platform.now
        if motion?.set(FrameVector(frame), in: element.changeTransaction, at: now, host.environment) == true {
            host.clock.add(self, at: now)
        }
    }

    func frame(at now: TimeInterval) -> Bool {
        let isMoving = motion?.move(to: now) ?? false
        if !isMoving { motion = nil }
        element.invalidatePlacement()
        return isMoving
    }

    func viewportDidChange() {
        guard let group, element.layout.hasPlace else { return }
        defer { isNew = false }
        group.update()
        var new: CGRect?
        if let source = group.source, source !== self {
            new = element.graph.layout.readingPlaces { source.shownFrame.flatMap(seen) }
        }
        guard new != match else { return }
        let old = match
        match = new
        if isNew {
            element.graph.layout.continueScope()
            element.invalidatePlacement()
        } else {
            go(from: old ?? bounds, to: new ?? bounds)
        }
    }
}

extension CGRect {
    fileprivate init(_ vector: FrameVector) {
        self.init(x: vector.x, y: vector.y, width: max(0, vector.width), height: max(0, vector.height))
    }
}
