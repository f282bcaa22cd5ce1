import Foundation
import PicaFoundation

/// Where an app wants a scroll view to be, and how it is told where a person has scrolled it.
package struct ScrollPlacement {
    enum Place: Equatable {
        case anywhere
        case view(AnyHashable, UnitPoint?)
        case edge(Edge)
        case point(x: CGFloat?, y: CGFloat?)
    }

    let place: Place
    /// Whether a person has scrolled there; nil where the app's value cannot say so.
    let isByPerson: Bool?
    /// Where views come to, and at which point of the scroll view it is looked which one is there; nil for no farther
    /// than it takes, and for the first that is seen.
    let anchor: UnitPoint?
    /// Whether something is what the app knows views by.
    let isIdentity: (AnyHashable) -> Bool
    let personScrolled: @MainActor (AnyHashable?) -> Void
    /// Where views are found.
    let views: ScrollViewProxy

    /// Whether the scroll view has to go there, that was where it says last.
    func isNew(after last: (place: Place, isByPerson: Bool)?) -> Bool {
        guard let last else { return place != .anywhere }
        return place != last.place || last.isByPerson && isByPerson == false
    }
}

private enum ScrollPlacementKey: EnvironmentKey { static var defaultValue: ScrollPlacement? { nil } }

extension EnvironmentValues {
    /// Where scroll views are to be.
    package var scrollPlacement: ScrollPlacement? {
        get { self[ScrollPlacementKey.self] }
        set { self[ScrollPlacementKey.self] = newValue }
    }
}

extension View {
    /// Binds where scroll views in the view are: the app scrolls them by another value, and finds out by the value
    /// where a person has scrolled them.
    ///
    /// A place at a view stays there while the content around it changes, and so does one at an edge.
    ///
    /// - Parameters:
    ///   - position: Where they are.
    ///   - anchor: Which point of a view comes to the same point of the scroll view, and at which point of the scroll
    ///     view it is looked to which view a person has scrolled; nil for no farther than it takes, and for the first
    ///     view that is seen.
    nonisolated public func scrollPosition(
        _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
    ) -> some View {
        modifier(BoundScrollPosition(position: position, anchor: anchor))
    }

    /// Binds to which view scroll views in the view are scrolled, by its identity; see `scrollPosition(_:anchor:)`.
    ///
    /// - Parameters:
    ///   - id: What the view is known by; nil where no view is. Nil scrolls nowhere.
    ///   - anchor: Which point of the view comes to the same point of the scroll view; nil for no farther than it takes.
    nonisolated public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil)
        -> some View
    {
        modifier(BoundScrollIdentity(id: id, anchor: anchor))
    }
}

private struct BoundScrollPosition {
    let position: Binding<ScrollPosition>
    let anchor: UnitPoint?
}

extension BoundScrollPosition: ViewModifier {
    func body(content: Content) -> some View {
        let value = position.wrappedValue
        ScrollViewReader { views in
            content.environment(
                \.scrollPlacement,
                ScrollPlacement(
                    place: value.goal, isByPerson: value.isPositionedByUser, anchor: anchor,
                    isIdentity: value.isIdentity,
                    personScrolled: { position.wrappedValue.personScrolled(to: $0) }, views: views))
        }
    }
}

private struct BoundScrollIdentity<ID: Hashable> {
    let id: Binding<ID?>
    let anchor: UnitPoint?
}

extension BoundScrollIdentity: ViewModifier {
    func body(content: Content) -> some View {
        let value = id.wrappedValue
        ScrollViewReader { views in
            content.environment(
                \.scrollPlacement,
                ScrollPlacement(
                    place: value.map { .view(AnyHashable($0), nil) } ?? .anywhere, isByPerson: nil,
                    anchor: anchor, isIdentity: { $0.base is ID },
                    personScrolled: { id.wrappedValue = $0?.base as? ID }, views: views))
        }
    }
}
