import Testing

/// Input methods that offer candidates for what they compose.
@Suite(.serialized)
final class ConversionTests {
    private let session: XSession

    init() throws { session = try XSession() }

    deinit { session.end() }

    /// A window that prints its events, for typing with an input method.
    private func start(_ engine: InputMethod.Engine) throws -> Program {
        let method = try InputMethod(session, engine)
        let probe = try session.launch("EchoProbe", ["Echo"], environment: method.environment)
        try session.focus("Echo")
        try probe.expect("Echo: focused")
        probe.send("type on")
        try probe.expect("typing on")
        try method.waitForField()
        return probe
    }

    private func press(_ keys: String) throws {
        try session.run("xdotool", ["key", "--delay", "12"] + keys.split(separator: " ").map(String.init))
    }

    @Test(
        "Japanese: a sentence is converted by segments, with the active one marked and a candidate chosen",
        .enabled(if: InputMethod.Engine.anthy.isInstalled, "fcitx5-anthy is not installed"))
    func japanese() throws {
        let probe = try start(.anthy)
        try press("k y o u h a t e n k i g a")
        try probe.expect("Echo: preedit きょうはてんきが 24 24")
        try press("space")
        try probe.expect("Echo: preedit 今日は天気が 0 9")
        // Its candidates, and the second of them.
        try press("space")
        try probe.expect("Echo: preedit きょうは天気が 0 12")
        try press("Right")
        try probe.expect("Echo: preedit きょうは天気が 12 21")
        try press("Return")
        try probe.expect("Echo: text きょうは天気が", "Echo: preedit  0 0")
    }

    @Test(
        "Chinese: pinyin becomes characters, a candidate replaces one, and all are committed at once",
        .enabled(if: InputMethod.Engine.chewing.isInstalled, "fcitx5-chewing is not installed"))
    func chinese() throws {
        let probe = try start(.chewing)
        try press("n i 3 h a o 3")
        try probe.expect("Echo: preedit 你好 6 6")
        try press("Left Left Down")
        try probe.expect("Echo: preedit 你好 0 0")
        try press("2")
        try probe.expect("Echo: preedit 妳好 0 0")
        try press("Return")
        try probe.expect("Echo: text 妳好", "Echo: preedit  0 0")
    }
}
