import Foundation
import PicaGraph

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
    /// Sets where scroll views in the view come to rest, a moment after a person has scrolled them.
    nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        environment(\.scrollRest, behavior)
    }

    /// Sets which point of the content stands at the same point of scroll views in the view: before anybody scrolls
    /// them, for as long as they stand there while their content grows, and where the content is smaller than they are.
    ///
    /// - Parameter anchor: The point; nil for the content's beginning.
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        environment(\.scrollAnchors, ScrollAnchors(anchor))
    }

    /// Sets which point of the content stands at the same point of scroll views in the view, in one respect.
    ///
    /// - Parameters:
    ///   - anchor: The point; nil for the content's beginning.
    ///   - role: In which respect.
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View
    {
        transformEnvironment(\.scrollAnchors) { $0[role] = anchor }
    }
}
