import PicaCombine
import PicaState

extension Scene {
    /// Puts an observable object into the environment of the scene's windows, where `@EnvironmentObject` reads it.
    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
        ModifiedScene(content: self, environment: { $0[object: T.self] = object })
    }
}
