import Foundation

/// What views with one identity have in common; see
/// `View.matchedGeometryEffect(id:in:properties:anchor:isSource:)`.
@frozen public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
    /// The properties as bits.
    public let rawValue: UInt32

    /// Properties from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Where an anchor of the view is in the window.
    public static let position = MatchedGeometryProperties(rawValue: 1 << 0)
    /// How large the view is.
    public static let size = MatchedGeometryProperties(rawValue: 1 << 1)
    /// Both.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
    /// Gives the view the place and the size of another one with the same identity, the source.
    ///
    /// Where a change with an animation makes another view the source, as when one comes and another goes, all
    /// views with the identity are seen on their way from the old source's frame to the new one's. How they come
    /// and go is their transitions' to say. Layouts around the view know nothing of it.
    ///
    /// - Parameters:
    ///   - id: What the views have in common.
    ///   - namespace: The `Namespace` in which the identity is known.
    ///   - properties: What is taken over from the source; place and size by default.
    ///   - anchor: The point of each view that is where the source's is; the middle by default.
    ///   - isSource: Whether the view may be the source; true by default. Of several the last that came is.
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
    /// Where the source of a `matchedGeometryEffect` is seen, in the window's points; nil where there is none.
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

/// The views of one graph that share places, by what they have in common.
@MainActor final class MatchedGroups {
    private var groups: [MatchedKey: MatchedGroup] = [:]
    private var limit = 16

    func group(of key: MatchedKey) -> MatchedGroup {
        if let group = groups[key] { return group }
        // Those without views go once there are twice as many as were left the last time.
        if groups.count > limit {
            groups = groups.filter { !$0.value.isEmpty }
            limit = 16 + 2 * groups.count
        }
        let group = MatchedGroup()
        groups[key] = group
        return group
    }
}

/// The views of one identity.
@MainActor final class MatchedGroup {
    private struct Weak {
        weak var value: MatchedBehavior?
    }

    /// The last that came first.
    private var all: [Weak] = []
    private(set) weak var source: MatchedBehavior?
    /// Where the source was seen when it was laid out last, in the window's points.
    private var lastFrame: CGRect?

    var isEmpty: Bool { all.allSatisfy { $0.value == nil } }

    func add(_ member: MatchedBehavior) { all.insert(Weak(value: member), at: 0) }

    func remove(_ member: MatchedBehavior) {
        all.removeAll { $0.value == nil || $0.value === member }
    }

    /// Looks for the source again; a new one is seen to come from where the old one was.
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

/// Places its content where the source of its identity is.
final class MatchedBehavior: ElementBehavior, ViewportClient, FrameClient {
    unowned let element: Element
    private var modifier: MatchedGeometry
    private var group: MatchedGroup?
    private var viewport = ViewportObservation()
    private var isNew = true
    /// The source's frame, in own points; nil where the content stands where it was laid out.
    private var match: CGRect?
    /// Leads there, or from an old source's frame to the own one.
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

    /// Where the content is to stand now, in own points; nil where it was laid out.
    private var frameNow: CGRect? { motion.map { CGRect($0.shown) } ?? match }

    /// A match is placed at each frame, so that the content has the size that it has then.
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
        // Places are mirrored there, and this is one on the screen.
        if element.direction == .rightToLeft { origin.x = element.size.width - origin.x - size.width }
        content.place(at: origin, size: size, proposal: proposal)
        element.setNeedsPainting()
    }

    // MARK: The group

    var canBeSource: Bool {
        modifier.isSource && element.layout.hasPlace && element.isInTree
            && !sequence(first: element) { $0.parent }.contains { $0.isLeaving }
    }

    /// Where the view is seen, in the window's points.
    var shownFrame: CGRect? {
        guard element.isInTree else { return nil }
        return frameNow.map { element.toWindow($0) } ?? content?.frameInWindow
    }

    /// Has the content come from a place in the window.
    func come(from frame: CGRect) {
        guard let start = seen(frame) else { return }
        (match, motion) = (nil, nil)
        go(from: start, to: bounds)
    }

    /// Leads from one frame to another where the change that is laid out says so, and places the content again.
    private func go(from start: CGRect, to end: CGRect) {
        motion = motion ?? AnimatedValue(FrameVector(start))
        move(to: end)
        if motion?.isMoving != true { motion = nil }
        element.graph.layout.continueScope()
        element.invalidatePlacement()
    }

    /// A frame of the window in own points, as the element is seen.
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
