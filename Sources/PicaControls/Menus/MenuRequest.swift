import Foundation
import PicaGraph
import PicaState

/// A request for a menu at a position.
@MainActor package final class MenuRequest {
    private weak var element: Element?
    private let place: CGRect
    /// Whether a key made the request. The first item is then selected, and the keyboard continues from there.
    package let isByKey: Bool

    /// - Parameters:
    ///   - element: The element that the menu is for.
    ///   - place: The rectangle that the menu opens below, in the element's points.
    package init(for element: Element, at place: CGRect, isByKey: Bool) {
        self.element = element
        self.place = place
        self.isByKey = isByKey
    }

    /// The rectangle in the window's points.
    fileprivate var frame: CGRect { element?.toWindow(place) ?? .zero }
}

extension View {
    /// Shows a menu while there is a request.
    /// - Parameter items: Returns the items: buttons, dividers, and groups of them.
    package func menu<Items: View>(
        _ request: Binding<MenuRequest?>, @ViewBuilder items: @escaping (MenuRequest) -> Items
    ) -> some View {
        presented(request) { MenuSurface(items: items($0), choosesFirst: $0.isByKey) }
    }

    /// Shows a surface at the position of a menu while there is a request.
    package func presented<Surface: View>(
        _ request: Binding<MenuRequest?>, @ViewBuilder surface: @escaping (MenuRequest) -> Surface
    ) -> some View {
        modifier(
            LayerPresenter(
                isPresented: Binding(get: { request.wrappedValue != nil }) { isPresented in
                    if !isPresented { request.wrappedValue = nil }
                }, placement: .menu, anchor: .window { request.wrappedValue?.frame ?? .zero },
                role: .menu
            ) {
                request.wrappedValue.map(surface)
            })
    }
}
