import PicaCombine

extension Scene {
    /// Hands an observable object to the scene's windows, to be read by `@EnvironmentObject`.
    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
        ModifiedScene(content: self, environment: { $0[object: T.self] = object })
    }
}
