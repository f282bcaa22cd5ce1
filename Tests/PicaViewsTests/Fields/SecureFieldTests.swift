import Foundation
import PicaCanvas
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@MainActor @Suite struct SecureFieldTests {
    private struct Login: View {
        @State var secret = ""
        let seen: Counter
        var body: some View {
            SecureField("Password", text: $secret)
                .onChange(of: secret) { seen.note(secret) }
        }
    }

    private func field(_ secret: String = "") throws -> (TestHost, Counter) {
        let seen = Counter()
        let app = try mount(width: 300, height: 60) { Login(secret: secret, seen: seen) }
        try app.find(.secureField, "Password").click()
        app.press(.end)
        return (app, seen)
    }

    @Test("Typed text reaches only the app")
    func typing() throws {
        let (app, seen) = try field()
        app.type("s3cret")
        #expect(seen.takeNotes().last == "s3cret")
        #expect(app.all().allSatisfy { $0.value == nil && !$0.label.contains("s3c") })
    }

    @Test("Passwords of one length look the same: one dot for each character")
    func dots() throws {
        func picture(_ text: String) throws -> Bitmap {
            try mount(width: 300, height: 60) { SecureField("Password", text: .constant(text)) }
                .freshPicture()
        }
        let reference = try picture("abcd")
        #expect(try picture("WiWi").difference(from: reference).count == 0)
        #expect(try picture("👩‍👩‍👧é日\u{65}\u{301}").difference(from: reference).count == 0)
        #expect(try picture("abc").difference(from: reference).count > 0)
    }

    @Test("A password cannot be copied, cut or become the primary selection")
    func noCopies() throws {
        let (app, seen) = try field("secret")
        app.press("a", .control)
        app.press("c", .control)
        app.press("x", .control)
        app.press(.insert, .control)
        app.press(.deleteForward, .shift)
        let frame = try app.find(.secureField).frame
        app.drag(
            from: CGPoint(x: frame.minX + 9, y: frame.midY), to: CGPoint(x: frame.maxX - 9, y: frame.midY))
        #expect(app.clipboard == nil)
        #expect(app.primarySelection == nil)
        #expect(seen.takeNotes() == [])
    }

    @Test("A password can be pasted and overwritten, and leaves nothing to undo")
    func pasteWithoutUndo() throws {
        let (app, seen) = try field("old")
        app.clipboard = "new"
        app.press("a", .control)
        app.press("v", .control)
        #expect(seen.takeNotes() == ["new"])
        app.press("z", .control)
        app.press("z", .control)
        #expect(seen.takeNotes() == [])
    }

    @Test("Word motion in a password does not reveal its words")
    func words() throws {
        let (app, seen) = try field("one two three")
        app.press(.left, .control)
        app.type("|")
        #expect(seen.takeNotes() == ["|one two three"])
        try app.find(.secureField).click(count: 2)
        app.type("x")
        #expect(seen.takeNotes() == ["x"])
    }

    @Test("The caret moves and deletes by whole characters")
    func graphemes() throws {
        let (app, seen) = try field("a👩‍👩‍👧b")
        app.press(.left)
        app.press(.delete)
        #expect(seen.takeNotes() == ["ab"])
        app.press(.deleteForward)
        #expect(seen.takeNotes() == ["a"])
    }

    /// The position of the eye, at the end of the text's direction.
    private func eye(_ app: TestHost, isRightToLeft: Bool = false) throws -> CGPoint {
        let frame = try app.find(.secureField).frame
        return CGPoint(x: isRightToLeft ? frame.minX + 12 : frame.maxX - 12, y: frame.midY)
    }

    @Test("The text is visible only while the eye is held down")
    func reveal() throws {
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            let app = try mount(width: 300, height: 60) {
                SecureField("Password", text: .constant("s3cret")).environment(\.layoutDirection, direction)
            }
            let place = try eye(app, isRightToLeft: direction == .rightToLeft)
            let before = app.freshPicture()
            app.pressPointer(at: place)
            #expect(try app.find(.secureField).isFocused)
            app.advance(by: 1)
            let during = app.freshPicture()
            app.releasePointer(at: place)
            app.click(at: CGPoint(x: 1, y: 1))
            app.removePointer()
            #expect(before.difference(from: during).count > 100)
            #expect(before.difference(from: app.freshPicture()).count == 0)
        }
    }

    @Test("A click on the eye shows the text until another click or until the focus leaves")
    func revealByClick() throws {
        let app = try mount(width: 300, height: 100) {
            VStack {
                SecureField("Password", text: .constant("s3cret"))
                Button("Elsewhere") {}
            }
        }
        let place = try eye(app)
        try app.find(.secureField).click()
        let hidden = app.freshPicture()
        app.click(at: place)
        let shown = app.freshPicture()
        #expect(hidden.difference(from: shown).count > 100)
        app.advance(by: 1)
        app.click(at: place)
        #expect(hidden.difference(from: app.freshPicture()).count < 40)
        app.click(at: place)
        #expect(hidden.difference(from: app.freshPicture()).count > 100)
        app.press(.tab)
        try app.find(.secureField).click()
        #expect(hidden.difference(from: app.freshPicture()).count < 40)
    }

    @Test("Pressing the eye does not move the caret or select; a disabled field shows nothing")
    func eyeOnly() throws {
        let (app, seen) = try field("secret")
        try app.click(at: eye(app))
        app.type("s")
        #expect(seen.takeNotes().last == "secrets")
        let off = try mount(width: 300, height: 60) {
            SecureField("Password", text: .constant("s3cret")).disabled(true)
        }
        let before = off.freshPicture()
        try off.pressPointer(at: eye(off))
        #expect(before.difference(from: off.freshPicture()).count == 0)
    }

    @Test("A focused secure field shows a Caps Lock indicator")
    func capsLock() throws {
        let app = try mount(width: 300, height: 100) {
            SecureField("Password", text: .constant(""))
            TextField("Name", text: .constant(""))
        }
        #expect(app.all(.image).isEmpty)
        app.setCapsLock(true)
        #expect(app.all(.image).isEmpty)
        try app.find(.secureField).click()
        #expect(app.all(.image).map(\.label) == ["Caps Lock is on"])
        app.setCapsLock(false)
        #expect(app.all(.image).isEmpty)
        app.setCapsLock(true)
        #expect(app.all(.image).count == 1)
        app.press(.tab)
        #expect(app.all(.image).isEmpty)
    }
}
