import PicaCombine

extension View {
    /// Puts an observable object into the environment, where `@EnvironmentObject` reads it.
    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(EnvironmentObjectWriter(object: object))
    }
}
