import Combine
import SwiftUI

@main
struct PomodoroApp: App {
    var body: some Scene {
        WindowGroup("Pomodoro") {
            PomodoroView(session: Session())
        }
        .windowResizability(.contentSize)
    }
}

/// A stretch of work or rest, counted down by a timer.
class Session: ObservableObject {
    enum Phase: String, CaseIterable, Identifiable {
        case work = "Work"
        case rest = "Rest"

        var id: Self { self }
        var length: TimeInterval { self == .work ? 25 * 60 : 5 * 60 }
        var tint: Color { self == .work ? .red : .green }
    }

    @Published var phase = Phase.work {
        didSet { remaining = phase.length }
    }
    @Published private(set) var remaining = Phase.work.length
    @Published private(set) var isRunning = false

    private var subscription: AnyCancellable?

    var fraction: Double { 1 - remaining / phase.length }

    func toggle() {
        isRunning.toggle()
        guard isRunning else {
            subscription = nil
            return
        }
        subscription = Timer.publish(every: 1, on: .main, in: .common)
            .autoconnect()
            .sink { [weak self] _ in self?.tick() }
    }

    func tick(by seconds: TimeInterval = 1) {
        remaining = max(0, remaining - seconds)
        guard remaining == 0 else { return }
        phase = phase == .work ? .rest : .work
    }
}
