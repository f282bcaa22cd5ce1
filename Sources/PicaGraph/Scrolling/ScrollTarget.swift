import Foundation
import PicaFoundation

/// Where a scroll view is to come to rest.
public struct ScrollTarget: Hashable, Sendable {
    /// What of the content is to be seen, in points.
    public var rect: CGRect
    /// Which point of that comes to the same point of the scroll view; nil for its beginning.
    public var anchor: UnitPoint?

    /// A place of one's own.
    public init(rect: CGRect, anchor: UnitPoint? = nil) {
        self.rect = rect
        self.anchor = anchor
    }
}

/// What is known where a scroll view comes to rest.
public struct ScrollTargetBehaviorContext {
    /// Where it was before a person scrolled.
    public let originalTarget: ScrollTarget
    /// How far a person has scrolled it, in points.
    public let velocity: CGVector
    /// The content's size in points.
    public let contentSize: CGSize
    /// The scroll view's size in points.
    public let containerSize: CGSize
    /// Along which axes it scrolls.
    public let axes: Axis.Set
    let targets: [CGRect]
}

/// Decides where scroll views come to rest.
@MainActor @preconcurrency public protocol ScrollTargetBehavior {
    /// What is known of the scroll view.
    typealias TargetContext = ScrollTargetBehaviorContext
    /// Changes where the scroll view would stop to where it is to.
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// Comes to rest at multiples of the scroll view's size.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    /// The behaviour that `paging` is.
    nonisolated public init() {}

    /// To the page that is nearest, or the next one in the direction a person scrolled.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        func page(_ now: CGFloat, _ before: CGFloat, _ length: CGFloat) -> CGFloat {
            guard length > 0 else { return now }
            let start = (before / length).rounded()
            // A tenth of a page is enough to turn it.
            let turned = (now - before) / length
            let pages =
                abs(turned) < 0.1 ? 0 : turned > 0 ? max(1, turned.rounded()) : min(-1, turned.rounded())
            return (start + pages) * length
        }
        let original = context.originalTarget.rect.origin
        if context.axes.contains(.horizontal) {
            target.rect.origin.x = page(target.rect.minX, original.x, context.containerSize.width)
        }
        if context.axes.contains(.vertical) {
            target.rect.origin.y = page(target.rect.minY, original.y, context.containerSize.height)
        }
    }
}

/// Comes to rest where a view begins.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    /// How many views one turn of the wheel goes.
    public struct LimitBehavior: Sendable {
        fileprivate let isOne: Bool

        /// As many as a person scrolls.
        public static var automatic: LimitBehavior { LimitBehavior(isOne: false) }
        /// One.
        public static var always: LimitBehavior { LimitBehavior(isOne: true) }
        /// As many as a person scrolls.
        public static var never: LimitBehavior { LimitBehavior(isOne: false) }
        /// One.
        public static var alwaysByOne: LimitBehavior { LimitBehavior(isOne: true) }
        /// One.
        public static var alwaysByFew: LimitBehavior { LimitBehavior(isOne: true) }
    }

    private let limit: LimitBehavior

    /// A behaviour with a limit.
    ///
    /// - Parameter limitBehavior: How many views one turn of the wheel goes; as many as a person scrolls by default.
    nonisolated public init(limitBehavior: LimitBehavior = .automatic) { limit = limitBehavior }

    /// To the nearest of the views that `scrollTargetLayout` and `scrollTarget` name.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        func aligned(_ now: CGFloat, _ before: CGFloat, _ starts: [CGFloat], _ last: CGFloat) -> CGFloat {
            let starts = starts.sorted()
            guard !starts.isEmpty, now < last - 0.5 else { return now }
            if limit.isOne {
                let next =
                    now >= before ? starts.first { $0 > before + 0.5 } : starts.last { $0 < before - 0.5 }
                if abs(now - before) > 1, let next { return next }
            }
            return starts.min { abs($0 - now) < abs($1 - now) } ?? now
        }
        let original = context.originalTarget.rect.origin
        if context.axes.contains(.horizontal) {
            target.rect.origin.x = aligned(
                target.rect.minX, original.x, context.targets.map(\.minX),
                context.contentSize.width - context.containerSize.width)
        }
        if context.axes.contains(.vertical) {
            target.rect.origin.y = aligned(
                target.rect.minY, original.y, context.targets.map(\.minY),
                context.contentSize.height - context.containerSize.height)
        }
    }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// Comes to rest at multiples of the scroll view's size.
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// Comes to rest where a view begins.
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

    /// Comes to rest where a view begins.
    ///
    /// - Parameter limitBehavior: How many views one turn of the wheel goes.
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
    ) -> ViewAlignedScrollTargetBehavior {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
    }
}

extension View {
    /// Lets scroll views come to rest where one of the views in this container begins.
    nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        modifier(ScrollTargets(role: isEnabled ? .layout : nil))
    }

    /// Lets scroll views come to rest where the view begins.
    nonisolated public func scrollTarget(isEnabled: Bool = true) -> some View {
        modifier(ScrollTargets(role: isEnabled ? .view : nil))
    }
}

private struct ScrollTargets {
    enum Role { case layout, view }
    let role: Role?
}

extension ScrollTargets: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> ScrollTargetsBehavior { ScrollTargetsBehavior(element) }
}

private final class ScrollTargetsBehavior: ElementBehavior, ScrollTargetResponder {
    unowned let element: Element
    private var role: ScrollTargets.Role?

    init(_ element: Element) { self.element = element }

    func update(_ value: ScrollTargets, _ environment: EnvironmentValues) { role = value.role }

    var responder: (any Responder)? { self }

    var scrollTargets: [Element]? {
        switch role {
        case nil: nil
        case .view: [element]
        case .layout:
            // The container is the first that has several inside.
            sequence(first: element) { $0.children.count == 1 ? $0.children[0] : nil }.reversed().first
                .map { $0.children.isEmpty ? [$0] : $0.children }
        }
    }
}

/// Says where a scroll view may come to rest.
@MainActor private protocol ScrollTargetResponder: Responder {
    var scrollTargets: [Element]? { get }
}

extension Element {
    /// Those inside at which a scroll view may come to rest.
    func scrollTargets() -> [Element] {
        if let found = (responder as? any ScrollTargetResponder)?.scrollTargets { return found }
        // What is in a scroll view inside is that one's.
        if responder is any ScrollResponder { return [] }
        return children.flatMap { $0.scrollTargets() }
    }
}
