import PicaCombine

extension View {
    /// Hands an observable object to the view and those inside it, to be read by `@EnvironmentObject`.
    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(EnvironmentObjectWriter(object: object))
    }
}
