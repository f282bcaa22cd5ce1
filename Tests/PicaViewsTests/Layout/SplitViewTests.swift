import Foundation
import Observation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@MainActor @Observable private final class Panes { var count = 3 }

/// Panes with lines between them that people move.
@MainActor @Suite struct SplitViewTests {
    private func mounted(width: CGFloat = 601, rightToLeft: Bool = false) throws -> TestHost {
        try mount(width: width, height: 300) {
            HSplitView {
                Text("one").frame(minWidth: 100, idealWidth: 150, maxWidth: 200).named("one")
                Text("two").frame(minWidth: 200, maxWidth: .infinity).named("two")
            }
            .environment(\.layoutDirection, rightToLeft ? .rightToLeft : .leftToRight)
        }
    }

    @Test("A pane with a maximum width takes what it wants, and others share the rest")
    func start() throws {
        let app = try mounted()
        let (one, two) = (try app.frame("one"), try app.frame("two"))
        #expect(one.minX == 0 && one.width == 150)
        #expect(two.minX == 151 && two.width == 450)
        #expect(abs(one.midY - 150) <= 1 && abs(two.midY - 150) <= 1)
        app.resize(to: CGSize(width: 801, height: 300))
        #expect(try app.frame("one").width == 150)
        app.resize(to: CGSize(width: 321, height: 300))
        #expect(try app.frame("one").width == 120)
        #expect(try app.frame("two").width == 200)
    }

    @Test("Dragging a divider is limited by the panes on both sides", arguments: [false, true])
    func pointer(rightToLeft: Bool) throws {
        let app = try mounted(rightToLeft: rightToLeft)
        let line = try app.find(.splitter).frame
        #expect(line.width == 9)
        func drag(by distance: CGFloat) throws {
            let start = try app.find(.splitter).point(.center)
            let end = CGPoint(x: start.x + (rightToLeft ? -distance : distance), y: start.y)
            app.drag(from: start, to: end)
        }
        try drag(by: 30)
        #expect(try app.frame("one").width == 180)
        #expect(try app.frame("two").width == 420)
        try drag(by: 300)
        #expect(try app.frame("one").width == 200)
        try drag(by: -300)
        #expect(try app.frame("one").width == 100)
        // The rest of a wider window goes to the pane without a maximum.
        app.resize(to: CGSize(width: 701, height: 300))
        #expect(try app.frame("one").width == 100)
        try app.find(.splitter).click(count: 2)
        #expect(try app.frame("one").width == 150)
    }

    @Test("Keys move a divider focused by Tab", arguments: [false, true])
    func keys(rightToLeft: Bool) throws {
        let app = try mounted(rightToLeft: rightToLeft)
        app.press(.tab)
        #expect(try app.find(.splitter).isFocused)
        #expect(try app.find(.splitter).value == "150")
        app.press(rightToLeft ? .left : .right)
        #expect(try app.frame("one").width == 160)
        app.press(rightToLeft ? .right : .left)
        app.press(rightToLeft ? .right : .left)
        #expect(try app.find(.splitter).value == "140")
        app.press(.end)
        #expect(try app.frame("one").width == 200)
        app.press(.home)
        #expect(try app.frame("one").width == 100)
        app.press(.up)
        #expect(try app.frame("one").width == 100)
        try app.find(.splitter).perform(.increment)
        #expect(try app.frame("one").width == 110)
    }

    private struct Several: View {
        let panes: Panes
        var body: some View {
            VSplitView {
                ForEach(0..<panes.count, id: \.self) { index in
                    Color.clear.frame(minHeight: 50, maxHeight: .infinity).named("\(index)")
                }
            }
        }
    }

    @Test("Each divider is between two panes, and panes can come and go")
    func several() throws {
        let panes = Panes()
        let app = try mount(width: 200, height: 302) { Several(panes: panes) }
        #expect(try (0..<3).map { try app.frame("\($0)").height } == [100, 100, 100])
        let line = app.all(.splitter)[1].point(.center)
        app.drag(from: line, to: CGPoint(x: line.x, y: line.y - 30))
        #expect(try (0..<3).map { try app.frame("\($0)").height } == [100, 70, 130])
        app.drag(from: CGPoint(x: line.x, y: line.y - 30), to: CGPoint(x: line.x, y: 0))
        #expect(try (0..<3).map { try app.frame("\($0)").height } == [100, 50, 150])
        panes.count = 2
        app.update()
        #expect(app.all(.splitter).count == 1)
        #expect(try app.frame("0").height + app.frame("1").height == 301)
    }
}
