import Foundation
import PicaGraph
import PicaState
import PicaTesting
import PicaUI
import Testing

/// A surface that notes what happens to it.
private final class Board: PicaView {
    var color = Color.red
    var events: [String] = []
    var takesPresses = true
    var isScrollable = false
    var onDismantling: ((String) -> Void)?

    override var acceptsFocus: Bool { true }
    override var acceptsText: Bool { true }

    override func draw(in context: inout GraphicsContext) {
        context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(color))
    }

    override func sizeChanged() { events.append("size \(size.width) x \(size.height) at \(displayScale)") }

    override func pointerChanged(_ event: PointerEvent) -> Bool {
        events.append("\(event.phase) \(event.location.x),\(event.location.y) button \(event.button)")
        return takesPresses
    }

    override func canScroll(by distance: CGSize) -> Bool { isScrollable }
    override func scrolled(by distance: CGSize) { events.append("scroll \(distance.height)") }

    override func keyPressed(_ press: KeyPress) -> KeyPress.Result {
        events.append("key \(press.key == .upArrow ? "up" : press.characters)")
        return press.key == .upArrow ? .handled : .ignored
    }

    override func textEntered(_ text: String) { events.append("text \(text)") }
    override func preeditChanged(_ text: String) { events.append("preedit \(text)") }
    override func focusChanged() { events.append(isFocused ? "focused" : "unfocused") }
}

@MainActor private final class Log {
    var made = 0
    var dismantled: [String] = []
    weak var board: Board?
}

private struct BoardView: PicaViewRepresentable {
    let log: Log
    var color = Color.red

    func makeCoordinator() -> String { "coordinator" }

    func makePicaView(context: Context) -> Board {
        log.made += 1
        let board = Board()
        log.board = board
        return board
    }

    func updatePicaView(_ view: Board, context: Context) {
        view.color = context.environment.isEnabled ? color : .gray
        view.setNeedsDisplay()
    }

    func sizeThatFits(_ proposal: ProposedViewSize, picaView: Board, context: Context) -> CGSize? {
        CGSize(width: min(proposal.width ?? 80, 80), height: 40)
    }

    static func dismantlePicaView(_ view: Board, coordinator: String) {
        view.onDismantling?(coordinator)
    }
}

@MainActor @Suite struct PicaViewTests {
    private let log = Log()

    private func app(color: Color = .red, @ViewBuilder around: (BoardView) -> some View) throws -> TestHost {
        try mount(width: 100, height: 60) { around(BoardView(log: log, color: color)) }
    }

    @Test("It is made once, sized by itself, drawn, and drawn again with new values")
    func drawing() throws {
        let app = try app { $0 }
        let board = try #require(log.board)
        #expect(board.size == CGSize(width: 80, height: 40))
        #expect(board.events == ["size 80.0 x 40.0 at 1.0"])
        let blue = Color(red: 0, green: 0, blue: 1)
        let before = app.paintedScreen()[12, 12]
        app.show { BoardView(log: log, color: blue) }
        #expect(app.paintedScreen()[12, 12] == 0xFF00_00FF)
        #expect(before != 0xFF00_00FF)
        #expect(log.made == 1)
    }

    @Test("Its content is a picture of another library, and each change is drawn alone")
    func contents() throws {
        let app = try app { $0 }
        let board = try #require(log.board)
        let renderer = ImageRenderer(content: Color(red: 0, green: 1, blue: 0).frame(width: 8, height: 8))
        let damage = app.damage { board.contents = renderer.cgImage }
        #expect(damage.allSatisfy { $0.width <= 90 && $0.height <= 50 })
        #expect(app.paintedScreen()[50, 30] == 0xFF00_FF00)
        board.contents = nil
        #expect(app.paintedScreen()[50, 30] != 0xFF00_FF00)
    }

    @Test("A press that it takes is followed by drags, even outside, and a release")
    func pointer() throws {
        let app = try app { $0 }
        let board = try #require(log.board)
        board.events = []
        app.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 99, y: 59))
        #expect(board.events.first?.hasPrefix("hover") == true)
        #expect(board.events.contains("down 10.0,10.0 button 0"))
        #expect(board.events.contains("drag 89.0,49.0 button 0"))
        #expect(board.events.contains("up 89.0,49.0 button 0"))
    }

    @Test("A press that it leaves goes to the views around it")
    func leavesPresses() throws {
        var taps = 0
        let app = try app { $0.onTapGesture { taps += 1 } }
        let board = try #require(log.board)
        board.takesPresses = false
        app.click(at: CGPoint(x: 20, y: 20))
        #expect(taps == 1)
    }

    @Test("It gets keys and text with the focus, and passes on keys that it does not use")
    func keyboard() throws {
        var others: [String] = []
        let app = try app { view in
            view.onKeyPress(phases: .down) { press in
                others.append(press.characters)
                return .ignored
            }
        }
        let board = try #require(log.board)
        app.press(.tab)
        #expect(board.isFocused)
        #expect(board.events.last == "focused")
        app.press(.up)
        #expect(board.events.last == "key up")
        app.type("a")
        #expect(board.events.contains("text a"))
        app.compose("か")
        #expect(board.events.last == "preedit か")
        app.setWindowFocused(false)
        #expect(board.events.last == "unfocused")
        #expect(!others.isEmpty)
    }

    @Test("It scrolls if it can; otherwise the scroll view around it does")
    func wheel() throws {
        let app = try app { view in
            ScrollView {
                VStack {
                    view; Color.clear.frame(height: 300)
                }
            }
        }
        let board = try #require(log.board)
        board.isScrollable = true
        app.scroll(at: CGPoint(x: 50, y: 20), y: 10)
        #expect(board.events.last == "scroll 10.0")
        app.advance(by: 1)
        board.isScrollable = false
        let count = board.events.count { $0.hasPrefix("scroll") }
        app.scroll(at: CGPoint(x: 50, y: 20), y: 10)
        #expect(board.events.count { $0.hasPrefix("scroll") } == count)
    }

    @Test("It follows the environment, and is gone with its view")
    func lifetime() throws {
        let app = try app { $0 }
        #expect(log.board != nil)
        app.setEnvironment(\.isEnabled, false)
        app.press(.tab)
        #expect(log.board?.isFocused == false)
        log.board?.onDismantling = { [log] in log.dismantled.append($0) }
        app.show { EmptyView() }
        #expect(log.board == nil)
        #expect(log.dismantled == ["coordinator"])
    }
}
