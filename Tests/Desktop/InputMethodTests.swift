import Testing

/// A form filled in by a person who writes Korean: `gks` composes 한, and any key that is no letter ends
/// that.
@Suite(.serialized, .enabled(if: InputMethod.isInstalled, "fcitx5-hangul is not installed"))
final class InputMethodTests {
    let session: XSession
    let method: InputMethod
    let probe: Program

    init() throws {
        session = try XSession()
        method = try InputMethod(session)
        probe = try session.launch("FieldProbe", environment: method.environment)
        try probe.expect("focus=name")
        try session.focus(FieldForm.title)
        try method.waitForField()
    }

    deinit {
        probe.end()
        method.end()
        session.end()
    }

    private func press(_ keys: String) throws {
        try session.run("xdotool", ["key", "--delay", "12"] + keys.split(separator: " ").map(String.init))
    }

    @Test("The keys that end a composition do what they do after it")
    func keys() throws {
        try press("g k s space g k s 1")
        try probe.expect("name=한", "name=한 ", "name=한 한", "name=한 한1")
        try press("g k s Return")
        try probe.expect("name=한 한1한", "submitted 한 한1한")
        try press("g k s Left 2 End")
        try probe.expect("name=한 한1한한", "name=한 한1한2한")
        try press("g k s Tab")
        try probe.expect("name=한 한1한2한한", "focus=secret")
    }

    @Test("A shortcut takes nothing away from what is being composed")
    func shortcut() throws {
        try press("g k s ctrl+c 1")
        try probe.expect("name=한", "name=한1")
    }

    @Test("A click ends a composition, which stays where it was, and the next begins where it went")
    func click() throws {
        try press("1 g k s")
        try session.drag((FieldForm.left, FieldForm.name), in: FieldForm.title)
        try probe.expect("name=1한")
        try press("s k space")
        try probe.expect("name=나1한", "name=나 1한")
    }

    @Test("A secret is typed past the input method, and what comes after it with it")
    func secret() throws {
        try press("g k s Tab")
        try probe.expect("name=한", "focus=secret")
        try press("g k s Left A")
        try probe.expect("secret=gks", "secret=gkAs")
        try press("Tab")
        try probe.expect("focus=note")
        try press("g k s Return")
        try probe.expect("note=한", "note=한\\n")
    }

    @Test("What is being composed stays when the window loses the keyboard")
    func focusLost() throws {
        try press("g k s")
        let other = try session.launch("EchoProbe", ["Other"])
        defer { other.end() }
        try session.focus("Other")
        try other.expect("Other: focused")
        try probe.expect("name=한")
    }
}
