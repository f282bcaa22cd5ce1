import Foundation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@MainActor struct ScrollingTests {
    /// Rows of 50 points; the view named "top" shows the scroll offset.
    private struct Rows: View {
        var count = 20
        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(width: 100, height: 50).named("top")
                    ForEach(1..<count, id: \.self) { _ in Color.blue.frame(width: 100, height: 50) }
                }
            }
        }
    }

    private func offset(_ app: TestHost) throws -> CGFloat { try -app.frame("top").minY }

    @Test("Without a focus, keys scroll the view under the pointer, or else the first scrollable one")
    func keys() throws {
        let app = try mount(width: 100, height: 200) { Rows() }
        let moves: [(TestHost.Key, TestHost.Modifiers, CGFloat)] = [
            (.down, [], 40), (.up, [], 0), (.pageDown, [], 160), (.pageUp, [], 0), (.space, [], 160),
            (.space, .shift, 0), (.end, [], 800), (.home, [], 0), (.end, .control, 800),
        ]
        for (key, modifiers, expected) in moves {
            app.press(key, modifiers)
            #expect(try offset(app) == expected, "\(key)")
        }
    }

    @Test("Keys scroll the view under the pointer rather than the first")
    func keysUnderPointer() throws {
        let app = try mount(width: 200, height: 200) {
            HStack(spacing: 0) {
                ScrollView { Color.green.frame(width: 100, height: 1000) }
                Rows()
            }
        }
        app.press(.pageDown)
        #expect(try offset(app) == 0)
        app.movePointer(to: CGPoint(x: 150, y: 100))
        app.press(.pageDown)
        #expect(try offset(app) == 160)
    }

    @Test("Keys that the focused view ignores scroll the view around it")
    func keysAroundFocus() throws {
        let app = try mount(width: 200, height: 200) {
            ScrollView {
                VStack(spacing: 0) {
                    TextField("Name", text: .constant("")).named("top")
                    Button("Go") {}
                    Color.blue.frame(width: 100, height: 1000)
                }
            }
        }
        app.press(.tab)
        let start = try offset(app)
        // These are the field's.
        for key in [TestHost.Key.end, .home, .space, .down] { app.press(key) }
        #expect(try offset(app) == start)
        app.press(.pageDown)
        #expect(try offset(app) == start + 160)
        app.press(.pageUp)
        app.press(.tab)
        #expect(app.focused?.role == .button)
        app.press(.end)
        #expect(try offset(app) > start + 500)
    }

    /// A list of 400 points in 100, inside a page that scrolls.
    private func nested() throws -> TestHost {
        try mount(width: 100, height: 200) {
            ScrollView {
                VStack(spacing: 0) {
                    Color.green.frame(width: 100, height: 50).named("page")
                    ScrollView {
                        VStack(spacing: 0) {
                            Color.red.frame(width: 100, height: 50).named("list")
                            Color.blue.frame(width: 100, height: 350)
                        }
                    }
                    .frame(height: 100)
                    Color.green.frame(width: 100, height: 500)
                }
            }
        }
    }

    @Test("The wheel stays with the list it started in, and the page does not scroll at its end")
    func latching() throws {
        let app = try nested()
        let place = CGPoint(x: 50, y: 100)
        for _ in 0..<10 { app.scroll(at: place, y: 60) }
        #expect(try app.frame("page").minY == 0)
        #expect(try app.frame("list").minY == 50 - 300)
        // After a pause it is another gesture, and the list is at its end.
        app.advance(by: 0.3)
        app.scroll(at: place, y: 60)
        #expect(try app.frame("page").minY == -60)
    }

    @Test("The wheel stays with the page although a list moves under the pointer")
    func latchingToThePage() throws {
        let app = try nested()
        let place = CGPoint(x: 50, y: 25)
        for _ in 0..<4 { app.scroll(at: place, y: 20) }
        #expect(try app.frame("page").minY == -80)
        #expect(try app.frame("list").minY == 50 - 80)
        // A pointer that moves away starts over.
        app.scroll(at: CGPoint(x: 50, y: 40), y: 20)
        #expect(try app.frame("page").minY == -80)
        #expect(try app.frame("list").minY == 50 - 80 - 20)
    }

    @Test("A field scrolled into view by Tab keeps some distance from the edge")
    func revealMargin() throws {
        let app = try mount(width: 200, height: 200) {
            ScrollView {
                VStack(spacing: 0) {
                    Button("First") {}
                    Color.green.frame(height: 400)
                    TextField("Last", text: .constant(""))
                    Color.green.frame(height: 400)
                }
            }
        }
        app.press(.tab)
        app.press(.tab)
        #expect(try app.find(.textField).frame.maxY == 200 - 12)
        app.press(.tab, .shift)
        #expect(try app.find(.button).frame.minY == 0)
    }

    @Test("Scroll bars show during scrolling and hovering, and then hide")
    func barsGo() throws {
        func hasBar(_ app: TestHost) -> Bool {
            let picture = app.paintedScreen()
            let plain = picture[50, 40]
            return (0..<100).contains { picture[96, $0] != plain }
        }
        /// Whether the bar is wide enough to be grabbed.
        func hasWideBar(_ app: TestHost) -> Bool {
            let picture = app.paintedScreen()
            return (0..<100).contains { picture[92, $0] != picture[50, 40] }
        }
        let app = try mount(width: 100, height: 100) { ScrollView { Color.blue.frame(height: 400) } }
        #expect(hasBar(app))
        app.advance(by: 2)
        #expect(!hasBar(app))
        #expect(app.nextDeadline == nil)
        app.scroll(at: CGPoint(x: 50, y: 50), y: 10)
        #expect(hasBar(app))
        #expect(!hasWideBar(app))
        app.movePointer(to: CGPoint(x: 94, y: 50))
        #expect(hasWideBar(app))
        app.advance(by: 2)
        #expect(hasBar(app))
        app.movePointer(to: CGPoint(x: 50, y: 50))
        app.advance(by: 2)
        #expect(!hasBar(app))
    }

    @Test("Showing or hiding a bar repaints only its own area")
    func barDamage() throws {
        let app = try mount(width: 100, height: 100) { ScrollView { Color.blue.frame(height: 400) } }
        for damage in [
            app.damage { app.advance(by: 2) }, app.damage { app.movePointer(to: CGPoint(x: 94, y: 50)) },
        ] {
            #expect(damage.contains { !$0.isEmpty })
            #expect(damage.allSatisfy { $0.minX >= 90 && $0.height < 30 }, "\(damage)")
        }
        #expect(app.paintedScreen().difference(from: app.freshPicture()).count == 0)
    }

    @Test("No bar remains when the content no longer needs one")
    func shrinkingContent() throws {
        struct Results: View {
            @State var search = ""
            var body: some View {
                VStack(spacing: 0) {
                    TextField("Search", text: $search)
                    ScrollView {
                        ForEach(0..<(search.isEmpty ? 20 : 1), id: \.self) { _ in
                            Color.blue.frame(height: 40)
                        }
                    }
                }
            }
        }
        let app = try mount(width: 100, height: 200) { Results() }
        try app.find(.textField).click()
        app.scroll(at: CGPoint(x: 50, y: 150), y: 200)
        _ = app.paintedScreen()
        app.type("x")
        #expect(app.paintedScreen().difference(from: app.freshPicture()).count == 0)
        let picture = app.paintedScreen()
        #expect(picture[94, 150] == picture[50, 150])
    }

    @Test("Dragging a bar with the pointer does not press the view beneath it")
    func dragsBar() throws {
        let log = Counter()
        let app = try mount(width: 100, height: 100) {
            ScrollView {
                Color.blue.frame(width: 100, height: 1000).named("top").onTapGesture { log.note("tap") }
            }
        }
        app.movePointer(to: CGPoint(x: 94, y: 10))
        app.drag(from: CGPoint(x: 94, y: 10), to: CGPoint(x: 94, y: 100))
        #expect(try offset(app) == 900)
        #expect(log.takeNotes() == [])
    }
}
