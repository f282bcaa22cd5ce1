import PicaGraph

extension View {
    /// Says what page a stack around the view shows for values of a type.
    ///
    /// Of several such modifiers for one type in a stack the one nearest to the root counts.
    ///
    /// - Parameters:
    ///   - data: The type.
    ///   - destination: Makes the page for a value.
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

    /// Shows a page on the stack around the view while a condition is true.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the page is there. Going back makes it false.
    ///   - destination: Makes the page.
    nonisolated public func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
    ) -> some View {
        modifier(
            PresentedPage(isPresented: isPresented, outlivesItsView: false, make: { AnyView(destination()) }))
    }

    /// Shows a page on the stack around the view while there is an item.
    ///
    /// - Parameters:
    ///   - item: What the page is about. Going back makes it nil; another item begins another page.
    ///   - destination: Makes the page for an item.
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(
            PresentedPage(isPresented: item.isThere(), outlivesItsView: false) {
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

    /// What the page is known by.
    final class Place: Sendable {}
}

extension PresentedPage: ViewModifier {
    func body(content: Content) -> some View {
        // Read here, so that this is evaluated again as it changes.
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
