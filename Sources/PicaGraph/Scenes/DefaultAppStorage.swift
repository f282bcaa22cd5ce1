import Foundation
import PicaState

extension View {
    /// Sets the defaults used by `@AppStorage` inside the view unless it names others; `UserDefaults.standard` by
    /// default.
    nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
        environment(\.defaultAppStorage, store)
    }
}

extension Scene {
    /// Sets the defaults used by `@AppStorage` inside the scene's windows unless it names others;
    /// `UserDefaults.standard` by default.
    nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
        environment(\.defaultAppStorage, store)
    }
}
