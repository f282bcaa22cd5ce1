import Foundation
import PicaGraph
import PicaState

private enum ScrollRestKey: EnvironmentKey { static var defaultValue: (any ScrollTargetBehavior)? { nil } }
private enum ScrollAnchorsKey: EnvironmentKey { static var defaultValue: ScrollAnchors { ScrollAnchors() } }

extension EnvironmentValues {
    var scrollRest: (any ScrollTargetBehavior)? {
        get { self[ScrollRestKey.self] }
        set { self[ScrollRestKey.self] = newValue }
    }

    var scrollAnchors: ScrollAnchors {
        get { self[ScrollAnchorsKey.self] }
        set { self[ScrollAnchorsKey.self] = newValue }
    }
}

extension View {
    /// Sets the positions at which scroll views in the view come to rest, a moment after the person has scrolled them.
    nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        environment(\.scrollRest, behavior)
    }

    /// Sets the point of the content that stays at the same point of scroll views in the view. It applies before the
    /// person scrolls, and when the content is smaller than the scroll view. It also applies while the content grows
    /// and the scroll view is at that point.
    ///
    /// - Parameter anchor: The point; `nil` for the beginning of the content.
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        environment(\.scrollAnchors, ScrollAnchors(anchor))
    }

    /// Sets the point of the content that stays at the same point of scroll views, in one of the cases.
    ///
    /// - Parameters:
    ///   - anchor: The point; `nil` for the beginning of the content.
    ///   - role: The case in which the anchor applies.
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View
    {
        transformEnvironment(\.scrollAnchors) { $0[role] = anchor }
    }
}
