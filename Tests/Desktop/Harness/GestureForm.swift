/// Tiles with gestures, under a pointer that a server or a compositor moves.
final class GestureForm {
    enum Screen: CaseIterable {
        case x11, wayland
    }

    enum Step {
        /// In points from the form's corner.
        case move(Int, Int)
        case press, release, click
        /// A notch of the wheel downwards.
        case wheel

        /// In xdotool's words.
        fileprivate func words(_ window: [String]) -> [String] {
            switch self {
            case .move(let x, let y): ["mousemove"] + window + ["\(x)", "\(y)"]
            case .press: ["mousedown", "1"]
            case .release: ["mouseup", "1"]
            case .click: ["click", "1"]
            case .wheel: ["click", "5"]
            }
        }
    }

    let session: any Session
    let probe: Program

    init(on screen: Screen) throws {
        session = screen == .x11 ? try XSession() : try WaylandSession(hasPointer: true)
        probe = try session.launch("FieldProbe", ["--gestures"])
        try probe.expect("gestures")
        try session.giveKeyboard(FieldForm.title)
    }

    deinit { session.end() }

    /// The program's output up to a line that the test waits for.
    func told(until last: String) throws -> [String] {
        var lines: [String] = []
        while lines.last != last { lines.append(try probe.line("\"\(last)\" after \(lines)") { _ in true }) }
        return lines
    }

    /// Does one thing after the other.
    func hand(_ steps: Step...) throws {
        if let session = session as? WaylandSession {
            try session.pointer(steps.flatMap { $0.words([]) }.joined(separator: " "))
        } else if let session = session as? XSession {
            let window = ["--window", try session.window(titled: FieldForm.title)]
            try session.run("xdotool", steps.flatMap { $0.words(window) })
        }
    }
}
