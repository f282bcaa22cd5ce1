import Testing

/// A form filled in by a person who writes Korean, on either kind of desktop: `gks` composes 한, and any key
/// that is no letter ends that.
final class ComposingForm {
    enum Screen: CaseIterable {
        case x11, wayland
    }

    let session: any Session
    let probe: Program
    private let method: InputMethod
    /// Does something with the keyboard and the pointer, in xdotool's words.
    private let hands: ([String]) throws -> Void
    /// The environment of programs that use the input method.
    var environment: [String: String] { method.environment }

    init(on screen: Screen) throws {
        switch screen {
        case .x11:
            let session = try XSession()
            hands = { try session.run("xdotool", $0) }
            self.session = session
        case .wayland:
            let session = try WaylandSession(hasPointer: true)
            hands = { try session.pointer($0.joined(separator: " ")) }
            self.session = session
        }
        method = try InputMethod(session, .hangul)
        probe = try session.launch("FieldProbe", environment: method.environment)
        try probe.expect("focus=name")
        try session.giveKeyboard(FieldForm.title)
        try waitForMethod(in: "name")
    }

    deinit { session.end() }

    /// Waits until keys come to an empty field by way of the input method, which a compositor arranges in its
    /// own time.
    func waitForMethod(in field: String) throws {
        try method.waitForField()
        // A digit composes nothing.
        try session.wait("a key by way of the input method") {
            try press("1")
            return (try? probe.line("the digit", within: 1) { $0 == "\(field)=1" }) != nil
        }
        try press("ctrl+a BackSpace")
        try probe.expect("\(field)=")
    }

    /// Waits until keys of a secure field bypass the input method. A compositor releases the method in its own time,
    /// and drops its input meanwhile.
    func waitForNoMethod() throws {
        if session is WaylandSession { try method.waitForField(false) }
    }

    /// Presses keys by their X names.
    func press(_ keys: String) throws {
        try hands(["key", "--delay", "12"] + keys.split(separator: " ").map(String.init))
    }

    /// Begins to do something with the keyboard or the pointer, in xdotool's words.
    func start(_ words: [String]) throws -> Program {
        try session.start(
            "xdotool", words, environment: (session as? WaylandSession)?.handsEnvironment ?? [:])
    }

    /// - Parameter x: In points from the form's corner, as is `y`.
    func click(_ x: Int, _ y: Int) throws {
        // The window may be elsewhere on the screen.
        if let session = session as? XSession {
            try session.drag((x, y), in: FieldForm.title)
        } else {
            try hands(["mousemove", "\(x)", "\(y)", "click", "1"])
        }
    }
}
