import Testing

/// Fields in a Wayland session in which a program of the tests is the input method.
@Suite(.serialized)
final class WaylandTextInputTests {
    private let session: WaylandSession
    private let method: Program
    private let probe: Program

    init() throws {
        session = try WaylandSession(hasPointer: true)
        method = try session.launch("MethodProbe")
        try method.expect("ready")
        probe = try session.launch("FieldProbe")
        try probe.expect("focus=name")
        try session.waitForFocus(FieldForm.title)
        try method.expect("content 2 0")
    }

    deinit { session.end() }

    /// Has the method do all of this at once.
    private func say(_ words: String...) {
        for word in words + ["done"] { method.send(word) }
    }

    @Test("An input method gets the text around the caret, the selection, and the cause of changes")
    func surroundings() throws {
        say("text a漢字")
        try probe.expect("name=a漢字")
        try method.expect("around 7 7 a漢字", "cause 0")
        try session.pointer("key shift+Left")
        try method.expect("around 4 7 a漢字", "cause 1")
        try session.pointer("key b")
        try probe.expect("name=a漢b")
        try method.expect("around 5 5 a漢b", "cause 1")
    }

    @Test("A preedit is not part of the surrounding text, and its commit replaces it")
    func composition() throws {
        say("text 12")
        try probe.expect("name=12")
        say("preedit 0 3 漢字")
        say("text 漢")
        try probe.expect("name=12漢")
        try method.expect("around 2 2 12", "around 5 5 12漢")
    }

    @Test("Text deleted by an input method is gone, and returns in one undo step")
    func deletion() throws {
        say("text 하나둘셋")
        try probe.expect("name=하나둘셋")
        try session.pointer("key Left Left")
        try method.expect("around 6 6 하나둘셋")
        say("delete 3 3", "text 1")
        try probe.expect("name=하셋", "name=하1셋")
        try session.pointer("key ctrl+z")
        try probe.expect("name=하셋")
        try session.pointer("key ctrl+z")
        try probe.expect("name=하나둘셋")
    }

    @Test("An input method deletes only text it was shown, and only whole characters")
    func impossibleDeletion() throws {
        say("text 하나")
        try probe.expect("name=하나")
        try method.expect("around 6 6 하나")
        say("delete 1 0")
        say("delete 7 0")
        say("delete 0 1")
        say("text !")
        try probe.expect("name=하나!")
    }

    @Test("A multiline field is reported as one; the next field starts with its own text")
    func nextField() throws {
        say("text one")
        try probe.expect("name=one")
        try session.pointer("mousemove 300 200 click 1")
        try probe.expect("focus=note")
        try method.expect("around 0 0 ", "content 514 0")
        try session.pointer("mousemove 300 80 click 1")
        try method.expect("around 3 3 one", "content 2 0")
    }

    @Test("For a secure field an input method gets the password hint, and is then disabled")
    func secret() throws {
        say("text seen")
        try method.expect("around 4 4 seen")
        try session.pointer("mousemove 300 120 click 1 type hidden")
        try probe.expect("secret=hidden")
        var told: [String] = []
        try method.line("that it is out of use") {
            told.append($0)
            return $0 == "deactivated"
        }
        #expect(told.contains("content 192 8"))
        #expect(!told.contains { $0.contains("hidden") })
        say("text method")
        try session.pointer("type 1")
        try probe.expect("secret=hidden1")
        try session.pointer("mousemove 300 80 click 1")
        try method.expect("activated", "around 4 4 seen", "content 2 0")
    }

    @Test("An input method is disabled outside text fields and when the window loses the focus")
    func noField() throws {
        try session.pointer("mousemove 30 40 click 1")
        try method.expect("deactivated")
        try session.pointer("mousemove 300 80 click 1")
        try method.expect("activated")
        let other = try session.launch("EchoProbe", ["Other"])
        try session.waitForFocus("Other")
        try other.expect("Other: focused")
        try method.expect("deactivated")
        other.end()
        try session.waitForFocus(FieldForm.title)
        try method.expect("activated")
        say("text back")
        try probe.expect("name=back")
    }
}

/// Typing while fields change, with an input method that has the keyboard.
@Suite(
    .serialized, .enabled(if: InputMethod.Engine.hangul.isInstalled, "fcitx5-hangul is not installed"))
final class HastyTypingTests {
    private let form: ComposingForm

    init() throws { form = try ComposingForm(on: .wayland) }

    /// Presses keys some hundred times a second while the pointer goes round fields, and counts what they have
    /// in the end.
    private func typed(_ keys: [String], into rows: [Int]) throws -> Int {
        let clicks = (0..<40).map {
            "mousemove 350 \(rows[$0 % rows.count]) click 1 sleep 0.0\(15 + $0 * 7 % 40)"
        }
        let hand = try form.start(["key", "--delay", "1"] + keys)
        let other = try form.start(clicks.joined(separator: " ").split(separator: " ").map(String.init))
        #expect(try hand.exitStatus() == 0)
        #expect(try other.exitStatus() == 0)
        try form.press("Return")
        var texts: [Substring: Int] = [:]
        func total() -> Int { texts.values.reduce(0, +) }
        _ = try? form.probe.line("all that was typed", within: 5) { line in
            let words = line.split(separator: "=", maxSplits: 1)
            guard words.count == 2, words[0] != "focus" else { return false }
            texts[words[0]] = words[1].unicodeScalars.count { $0.properties.numericType != nil }
            return total() == keys.count
        }
        return total()
    }

    @Test("Text typed while clicking from field to field is not lost")
    func fields() throws {
        let keys = (0..<400).map { String($0 % 10) }
        #expect(try typed(keys, into: [FieldForm.name, FieldForm.note + 40]) == keys.count)
    }

    @Test("Nor is text typed on the way into a secure field and out of it")
    func secrets() throws {
        let keys = (0..<400).map { String($0 % 10) }
        #expect(
            try typed(keys, into: [FieldForm.name, FieldForm.secret, FieldForm.note + 40]) == keys.count)
    }

    @Test("A composition stays when another field is clicked, and the next starts there at once")
    func compositions() throws {
        for _ in 1...5 {
            try form.press("g k s")
            try form.click(350, FieldForm.note + 40)
            try form.press("s k")
            try form.click(350, FieldForm.name)
        }
        try form.press("1")
        try form.probe.expect("note=나나나나나", "name=한한한한한1")
    }

    @Test("Keys are key events in a window without a field")
    func noField() throws {
        let other = try form.session.launch("EchoProbe", ["Other"], environment: form.environment)
        try form.session.giveKeyboard("Other")
        try other.expect("Other: focused")
        try form.press("g k s")
        try other.expect("Other: key g", "Other: key k", "Other: key s")
    }
}

/// A compositor that leads to no input method.
@Suite(
    .serialized, .enabled(if: InputMethod.Engine.hangul.isInstalled, "fcitx5-hangul is not installed"))
final class NoTextInputTests {
    @Test("Keys type in a secure field without asking an input method on the bus")
    func typing() throws {
        let session = try WestonSession()
        defer { session.end() }
        let method = try InputMethod(session, .hangul)
        let probe = try session.launch("FieldProbe", environment: method.environment)
        try probe.expect("focus=name")
        // The window is there when it can be clicked.
        try session.wait("the field") {
            try session.hands("mousemove 300 80 click 1 key 1")
            return (try? probe.line("the digit", within: 1) { $0.hasPrefix("name=1") }) != nil
        }
        try session.hands("key ctrl+a key g key k key s key space")
        try probe.expect("name=gks ")
        try session.hands("mousemove 300 120 click 1 key g key k key s key Left key A")
        try probe.expect("secret=gks", "secret=gkAs")
    }
}
