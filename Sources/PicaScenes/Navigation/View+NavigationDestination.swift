import PicaControls
import PicaGraph
import PicaState

extension View {
    /// Sets the page that a surrounding stack shows for values of a type.
    ///
    /// If several of these modifiers in a stack are for the same type, the one nearest to the root wins.
    ///
    /// - Parameters:
    ///   - data: The type of the values.
    ///   - destination: Returns the page for a value.
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        transformPreference(NavigationDestinationKey.self) {
            $0.append(
                NavigationDestination(
                    type: D.self, isPresented: nil, presentedID: nil, outlivesItsView: false,
                    make: { element in (element?.value.base as? D).map { AnyView(destination($0)) } }))
        }
    }

    /// Shows a page on the surrounding stack while a condition is true.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the page is shown. Going back sets it to `false`.
    ///   - destination: Returns the page.
    nonisolated public func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
    ) -> some View {
        modifier(
            PresentedPage(isPresented: isPresented, outlivesItsView: false, make: { AnyView(destination()) }))
    }

    /// Shows a page on the surrounding stack while there is an item.
    ///
    /// - Parameters:
    ///   - item: The item that the page shows. Going back sets it to `nil`; another item shows a new page.
    ///   - destination: Returns the page for an item.
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(
            PresentedPage(isPresented: item.hasValue(), outlivesItsView: false) {
                item.wrappedValue.map { AnyView(destination($0).id($0)) }
            })
    }
}

/// Presents a page while a condition is true.
struct PresentedPage {
    let isPresented: Binding<Bool>
    let outlivesItsView: Bool
    let make: () -> AnyView?
    @State private var place = Place()

    nonisolated init(
        isPresented: Binding<Bool>, outlivesItsView: Bool, make: @escaping () -> AnyView?
    ) {
        self.isPresented = isPresented
        self.outlivesItsView = outlivesItsView
        self.make = make
    }

    /// The identity of the page.
    final class Place: Sendable {}
}

extension PresentedPage: ViewModifier {
    func body(content: Content) -> some View {
        // Read it here, so that this body is evaluated again when it changes.
        let _ = isPresented.wrappedValue
        let (isPresented, id, outlives, make) = (isPresented, ObjectIdentifier(place), outlivesItsView, make)
        return content.transformPreference(NavigationDestinationKey.self) {
            $0.append(
                NavigationDestination(
                    type: nil, isPresented: isPresented, presentedID: id, outlivesItsView: outlives,
                    make: { _ in make() }))
        }
    }
}
