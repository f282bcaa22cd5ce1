import Foundation
import PicaGraph

private enum ScrollRestKey: EnvironmentKey { static var defaultValue: (any ScrollTargetBehavior)? { nil } }
private enum ScrollAnchorKey: EnvironmentKey { static var defaultValue: UnitPoint? { nil } }

extension EnvironmentValues {
    var scrollRest: (any ScrollTargetBehavior)? {
        get { self[ScrollRestKey.self] }
        set { self[ScrollRestKey.self] = newValue }
    }

    var scrollAnchor: UnitPoint? {
        get { self[ScrollAnchorKey.self] }
        set { self[ScrollAnchorKey.self] = newValue }
    }
}

extension View {
    /// Sets where scroll views in the view come to rest, a moment after a person has scrolled them.
    nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        environment(\.scrollRest, behavior)
    }

    /// Sets which point of the content stands at the same point of scroll views in the view, before anybody scrolls
    /// them, and for as long as they stand there while their content grows.
    ///
    /// - Parameter anchor: The point; nil for the content's beginning.
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        environment(\.scrollAnchor, anchor)
    }
}
