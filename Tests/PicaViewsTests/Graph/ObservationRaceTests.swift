import Foundation
import Observation
import PicaGraph
import PicaTesting
import PicaViews
import Synchronization
import Testing

/// A model that other threads change.
private final class Shared: Observable, Sendable {
    private let registrar = ObservationRegistrar()
    private let stored = Mutex(0)
    /// How long a change takes between being announced and being made.
    private let pause: TimeInterval

    init(pause: TimeInterval = 0) { self.pause = pause }

    var value: Int {
        get {
            registrar.access(self, keyPath: \.value)
            return stored.withLock(\.self)
        }
        set {
            registrar.withMutation(of: self, keyPath: \.value) {
                if pause > 0 { Thread.sleep(forTimeInterval: pause) }
                stored.withLock { $0 = newValue }
            }
        }
    }
}

private struct Showing: View {
    let shared: Shared

    var body: some View { Text("\(shared.value)") }
}

@MainActor @Suite("Changes to an observed object on other threads") struct ObservationRaceTests {
    /// Changes values on another thread while this one shows them, and waits until the last is shown.
    private func race(_ shared: Shared, changes: Int) async throws -> [String] {
        let host = try mount { Showing(shared: shared) }
        let isDone = Mutex(false)
        let changing = Task.detached {
            for value in 1...changes { shared.value = value }
        }
        Task { [host] in
            await changing.value
            _ = host
            isDone.withLock { $0 = true }
        }
        while !isDone.withLock(\.self) { await host.settle() }
        await host.settle { host.texts == ["\(changes)"] }
        return host.texts
    }

    @Test("show, even if they race with reading") func fast() async throws {
        for _ in 0..<20 { #expect(try await race(Shared(), changes: 150) == ["150"]) }
    }

    @Test("show, even if announced long before they happen") func slow() async throws {
        for _ in 0..<10 { #expect(try await race(Shared(pause: 0.002), changes: 3) == ["3"]) }
    }
}
