import Testing

/// A form filled in with an input method that composes in place, on X11 and on Wayland.
@Suite(
    .serialized, .enabled(if: InputMethod.Engine.hangul.isInstalled, "fcitx5-hangul is not installed"))
final class InputMethodTests {
    typealias Screen = ComposingForm.Screen

    @Test("Keys that end a composition take effect after it", arguments: Screen.allCases)
    func keys(on screen: Screen) throws {
        let form = try ComposingForm(on: screen)
        try form.press("g k s space g k s 1")
        try form.probe.expect("name=한", "name=한 ", "name=한 한", "name=한 한1")
        try form.press("g k s Return")
        try form.probe.expect("name=한 한1한", "submitted 한 한1한")
        try form.press("g k s Left 2 End")
        try form.probe.expect("name=한 한1한한", "name=한 한1한2한")
        try form.press("g k s Tab")
        try form.probe.expect("name=한 한1한2한한", "focus=secret")
    }

    @Test("A syllable ended by the next one stays before it", arguments: Screen.allCases)
    func syllables(on screen: Screen) throws {
        let form = try ComposingForm(on: screen)
        try form.press("g k s k s space")
        try form.probe.expect("name=하", "name=하난", "name=하난 ")
    }

    @Test("A shortcut does not remove composed text", arguments: Screen.allCases)
    func shortcut(on screen: Screen) throws {
        let form = try ComposingForm(on: screen)
        try form.press("g k s ctrl+c 1")
        try form.probe.expect("name=한", "name=한1")
    }

    @Test(
        "A click ends a composition, which stays in place, and the next starts at the click",
        arguments: Screen.allCases)
    func click(on screen: Screen) throws {
        let form = try ComposingForm(on: screen)
        try form.press("1 g k s")
        try form.click(FieldForm.left, FieldForm.name)
        try form.probe.expect("name=1한")
        try form.press("s k space")
        try form.probe.expect("name=나1한", "name=나 1한")
    }

    @Test(
        "A secure field bypasses the input method, and so do the keys typed in it", arguments: Screen.allCases
    )
    func secret(on screen: Screen) throws {
        let form = try ComposingForm(on: screen)
        try form.press("g k s Tab")
        try form.probe.expect("name=한", "focus=secret")
        try form.waitForNoMethod()
        try form.press("g k s Left A")
        try form.probe.expect("secret=gks", "secret=gkAs")
        try form.press("Tab")
        try form.probe.expect("focus=note")
        try form.waitForMethod(in: "note")
        try form.press("g k s Return")
        try form.probe.expect("note=한", "note=한\\n")
    }

    @Test("A composition is kept when the window loses the focus", arguments: Screen.allCases)
    func focusLost(on screen: Screen) throws {
        let form = try ComposingForm(on: screen)
        try form.press("g k s")
        let other = try form.session.launch("EchoProbe", ["Other"])
        try form.session.giveKeyboard("Other")
        try other.expect("Other: focused")
        try form.probe.expect("name=한")
    }

    @Test(
        "Composing over a selection is one undo step, and canceling restores the selection",
        arguments: Screen.allCases)
    func selection(on screen: Screen) throws {
        let form = try ComposingForm(on: screen)
        try form.press("1 2 3")
        try form.probe.expect("name=123")
        try form.press("ctrl+a g k BackSpace BackSpace ctrl+c Right 4")
        try form.probe.expect("name=1234")
        try form.press("ctrl+a g k s Left ctrl+z")
        try form.probe.expect("name=한", "name=1234")
    }
}
