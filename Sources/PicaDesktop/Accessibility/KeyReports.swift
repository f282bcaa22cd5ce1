import CPicaSDL
import Foundation

/// Shows keys to the screen reader before windows get them: it may take them for its own commands.
///
/// While it looks at a key, that key and all events of windows and input methods behind it wait. A screen reader that does not answer in time is no
/// longer waited for, until it answers again.
@MainActor final class KeyReports {
    /// Whether a screen reader wants to see keys.
    var isOn = false
    /// Shows a key to the screen reader, which answers by `answered`.
    var send: (_ number: Int, _ report: KeyReport) -> Void = { _, _ in }
    private let emit: (SDL_Event) -> Void
    private var held: [SDL_Event] = []
    /// The number of the report about the first held event, and when its answer is late.
    private var asked: (number: Int, due: TimeInterval)?
    private var last = 0
    /// The number of the last report that was not answered in time.
    private var late: Int?
    /// The press that was taken, whose text is dropped.
    private var taken: SDL_KeyboardEvent?

    /// The longest time that a key waits, in seconds.
    private static let patience = 0.1

    /// - Parameter emit: Passes an event on.
    init(emit: @escaping (SDL_Event) -> Void) { self.emit = emit }

    /// The time at which waiting ends; `nil` if nothing waits.
    var due: TimeInterval? { asked?.due }

    /// Takes an event of a window.
    func take(_ event: SDL_Event) {
        held.append(event)
        passOn()
    }

    /// Handles the screen reader's answer.
    ///
    /// - Parameter isTaken: Whether the key is a command of the screen reader.
    func answered(_ number: Int, isTaken: Bool) {
        if late.map({ number >= $0 }) == true { late = nil }
        guard asked?.number == number else { return }
        asked = nil
        let event = held.removeFirst()
        if isTaken { taken = event.key } else { emit(event) }
        passOn()
    }

    /// Ends the wait if it has taken too long.
    func checkTime() {
        guard let asked, asked.due <= SDL.now else { return }
        late = asked.number
        self.asked = nil
        emit(held.removeFirst())
        passOn()
    }

    /// Passes events on, up to the next key that has to be shown.
    private func passOn() {
        while asked == nil, let event = held.first {
            if let press = taken, event.isText(of: press) {
                held.removeFirst()
                continue
            }
            if isOn, let report = KeyReport(event) {
                taken = nil
                last += 1
                send(last, report)
                if late == nil {
                    asked = (last, SDL.now + Self.patience)
                    return
                }
            }
            held.removeFirst()
            emit(event)
        }
    }
}
