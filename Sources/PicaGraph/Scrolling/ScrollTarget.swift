import Foundation
import PicaFoundation
import PicaState

/// The position at which a scroll view comes to rest.
public struct ScrollTarget: Hashable, Sendable {
    /// The part of the content to show, in points.
    public var rect: CGRect
    /// The unit point at which it is aligned in the scroll view; `nil` for its start.
    public var anchor: UnitPoint?

    /// Creates a target.
    public init(rect: CGRect, anchor: UnitPoint? = nil) {
        self.rect = rect
        self.anchor = anchor
    }
}

/// The context in which a scroll view comes to rest.
public struct ScrollTargetBehaviorContext {
    /// The position before the user scrolled.
    public let originalTarget: ScrollTarget
    /// The distance that the user scrolled, in points.
    public let velocity: CGVector
    /// The size of the content, in points.
    public let contentSize: CGSize
    /// The size of the scroll view, in points.
    public let containerSize: CGSize
    /// The axes along which it scrolls.
    public let axes: Axis.Set
    let targets: [CGRect]
}

/// A type that decides where scroll views come to rest.
@MainActor @preconcurrency public protocol ScrollTargetBehavior {
    /// The context of the scroll view.
    typealias TargetContext = ScrollTargetBehaviorContext
    /// Changes the target from where the scroll view would stop to where it should.
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// A behavior that rests at multiples of the scroll view's size.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    /// Creates the behavior of `paging`.
    nonisolated public init() {}

    /// Moves the target to the nearest page, or the next one in the direction of the user's scrolling.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        func page(_ now: CGFloat, _ before: CGFloat, _ length: CGFloat) -> CGFloat {
            guard length > 0 else { return now }
            let start = (before / length).rounded()
            // A tenth of a page is enough to turn to the next.
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

/// A behavior that rests at the start of a view.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    /// The number of views that one turn of the wheel scrolls by.
    public struct LimitBehavior: Sendable {
        fileprivate let isOne: Bool

        /// As many views as the user scrolls.
        public static var automatic: LimitBehavior { LimitBehavior(isOne: false) }
        /// One view.
        public static var always: LimitBehavior { LimitBehavior(isOne: true) }
        /// As many views as the user scrolls.
        public static var never: LimitBehavior { LimitBehavior(isOne: false) }
        /// One view.
        public static var alwaysByOne: LimitBehavior { LimitBehavior(isOne: true) }
        /// One view.
        public static var alwaysByFew: LimitBehavior { LimitBehavior(isOne: true) }
    }

    private let limit: LimitBehavior

    /// Creates a behavior with a limit.
    ///
    /// - Parameter limitBehavior: The number of views that one turn of the wheel scrolls by; as many as the user
    ///   scrolls by default.
    nonisolated public init(limitBehavior: LimitBehavior = .automatic) { limit = limitBehavior }

    /// Moves the target to the nearest view marked by `scrollTargetLayout` or `scrollTarget`.
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
    /// A behavior that rests at multiples of the scroll view's size.
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// A behavior that rests at the start of a view.
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

    /// Returns a behavior that rests at the start of a view.
    ///
    /// - Parameter limitBehavior: The number of views that one turn of the wheel scrolls by.
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
    ) -> ViewAlignedScrollTargetBehavior {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
    }
}

extension View {
    /// Marks the views of this container as positions for scroll views to rest at.
    nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        modifier(ScrollTargets(role: isEnabled ? .layout : nil))
    }

    /// Marks the view as a position for scroll views to rest at.
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
            // The container is the first element with several children.
            sequence(first: element) { $0.children.count == 1 ? $0.children[0] : nil }.reversed().first
                .map { $0.children.isEmpty ? [$0] : $0.children }
        }
    }
}

/// A responder that provides scroll targets.
@MainActor private protocol ScrollTargetResponder: Responder {
    var scrollTargets: [Element]? { get }
}

extension Element {
    /// Returns the scroll targets inside.
    func scrollTargets() -> [Element] {
        if let found = (responder as? any ScrollTargetResponder)?.scrollTargets { return found }
        // Targets in a nested scroll view belong to that.
        if responder is any ScrollResponder { return [] }
        return children.flatMap { $0.scrollTargets() }
    }
}
