import Foundation
import PicaGraph

/// A menu that was asked for, and where it is to stand.
@MainActor class MenuRequest {
    private weak var element: Element?
    private let place: CGRect
    /// Whether a key asked: the first item is chosen then, and the keyboard goes on from there.
    let isByKey: Bool

    /// - Parameters:
    ///   - element: What the menu is for.
    ///   - place: What it stands below, in the element's points.
    init(for element: Element, at place: CGRect, isByKey: Bool) {
        self.element = element
        self.place = place
        self.isByKey = isByKey
    }

    /// In the window's points.
    fileprivate var frame: CGRect { element?.toWindow(place) ?? .zero }
}

extension View {
    /// Shows a menu while one is asked for.
    /// - Parameter items: What is in it: buttons, dividers, and what groups them.
    func menu<Request: MenuRequest, Items: View>(
        _ request: Binding<Request?>, @ViewBuilder items: @escaping (Request) -> Items
    ) -> some View {
        presented(request) { MenuSurface(items: items($0), choosesFirst: $0.isByKey) }
    }

    /// Shows something where a menu would be while one is asked for.
    func presented<Request: MenuRequest, Surface: View>(
        _ request: Binding<Request?>, @ViewBuilder surface: @escaping (Request) -> Surface
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
