import Foundation
import PicaFoundation
import PicaState

/// The scroll position requested by an app, with a callback for positions scrolled to by the user.
package struct ScrollPlacement {
    enum Place: Equatable {
        case anywhere
        case view(AnyHashable, UnitPoint?)
        case edge(Edge)
        case point(x: CGFloat?, y: CGFloat?)
    }

    let place: Place
    /// Whether the user scrolled there; `nil` if the app's value does not record it.
    let isByPerson: Bool?
    /// The unit point at which views are aligned and looked up. `nil` scrolls just enough and looks up the first
    /// visible view.
    let anchor: UnitPoint?
    /// Returns whether a value is of the app's identity type.
    let isIdentity: (AnyHashable) -> Bool
    let personScrolled: @MainActor (AnyHashable?) -> Void
    /// The proxy that finds views.
    let views: ScrollViewProxy

    /// Returns whether the scroll view must scroll there from the position last agreed on.
    func isNew(after last: (place: Place, isByPerson: Bool)?) -> Bool {
        guard let last else { return place != .anywhere }
        return place != last.place || last.isByPerson && isByPerson == false
    }
}

private enum ScrollPlacementKey: EnvironmentKey { static var defaultValue: ScrollPlacement? { nil } }

extension EnvironmentValues {
    /// The requested position of scroll views.
    package var scrollPlacement: ScrollPlacement? {
        get { self[ScrollPlacementKey.self] }
        set { self[ScrollPlacementKey.self] = newValue }
    }
}

extension View {
    /// Binds the position of scroll views in the view. The app scrolls by writing it; scrolling by the user updates it.
    ///
    /// A position at a view or an edge is kept while the content around it changes.
    ///
    /// - Parameters:
    ///   - position: The position.
    ///   - anchor: The unit point at which a view is aligned in the scroll view, and at which the view that the user
    ///     scrolled to is looked up. `nil` to scroll just enough, and to look up the first visible view.
    nonisolated public func scrollPosition(
        _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
    ) -> some View {
        modifier(BoundScrollPosition(position: position, anchor: anchor))
    }

    /// Binds the identity of the view that scroll views are scrolled to; see `scrollPosition(_:anchor:)`.
    ///
    /// - Parameters:
    ///   - id: The identity of the view; `nil` if there is none. Writing `nil` does not scroll.
    ///   - anchor: The unit point at which the view is aligned in the scroll view; `nil` to scroll just enough.
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
