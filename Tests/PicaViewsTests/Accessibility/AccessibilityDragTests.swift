import Foundation
import Observation
import PicaGraph
import PicaState
import PicaTesting
import PicaUI
import PicaViews
import Testing

/// People of assistive technologies drag and drop by actions, without the pointer.
@MainActor @Suite struct AccessibilityDragTests {
    @MainActor @Observable final class Shelf {
        var words = ["a"]
        var taken: [String] = []
        var point = CGPoint.zero
        var isEnabled = true
        var takes = true
    }

    private struct Board: View {
        let shelf: Shelf

        var body: some View {
            VStack(spacing: 0) {
                HStack(spacing: 0) {
                    ForEach(shelf.words, id: \.self) { word in
                        HStack {
                            Text(verbatim: word)
                            Text(verbatim: "of \(word)")
                        }
                        .frame(width: 100, height: 40)
                        .draggable(word)
                    }
                }
                Text(verbatim: "basket").frame(width: 200, height: 40)
                    .dropDestination(for: String.self) { words, point in
                        guard shelf.takes else { return false }
                        shelf.taken += words
                        shelf.point = point
                        return true
                    }
                    .disabled(!shelf.isEnabled)
                Text(verbatim: "colors")
                    .dropDestination(for: Color.self) { _, _ in true }
                Text(verbatim: "wall")
            }
        }
    }

    private func actions(_ app: TestHost, _ label: String) throws -> [TestElement.Action] {
        try app.find(.staticText, label).actions
    }

    @Test(
        "A draggable view is held by an action of its first element, and dropped by one of what takes its content"
    )
    func dragAndDrop() async throws {
        let shelf = Shelf()
        let app = try mount { Board(shelf: shelf) }
        #expect(try actions(app, "a") == [.drag(nil)])
        #expect(try actions(app, "of a") == [] && actions(app, "basket") == [])
        try app.find(.staticText, "a").perform(.drag(nil))
        #expect(try actions(app, "a") == [.releaseDrag])
        #expect(try actions(app, "basket") == [.drop(nil)])
        #expect(try actions(app, "colors") == [] && actions(app, "wall") == [])
        try app.find(.staticText, "basket").perform(.drop(nil))
        await app.settle()
        #expect(shelf.taken == ["a"] && shelf.point == CGPoint(x: 100, y: 20))
        #expect(try actions(app, "a") == [.drag(nil)] && actions(app, "basket") == [])
    }

    @Test("Escape gives up what is held, and then goes to views again")
    func escape() async throws {
        let shelf = Shelf()
        let log = Counter()
        let app = try mount {
            Board(shelf: shelf)
            Button("Close") { log.note("close") }.keyboardShortcut(.cancelAction)
        }
        try app.find(.staticText, "a").perform(.drag(nil))
        #expect(try actions(app, "basket") == [.drop(nil)])
        app.press(.escape)
        #expect(try actions(app, "a") == [.drag(nil)] && actions(app, "basket") == [])
        #expect(log.takeNotes() == [])
        app.press(.escape)
        #expect(log.takeNotes() == ["close"])
    }

    @Test("What is held can be given up, and a later drag takes its place")
    func release() async throws {
        let shelf = Shelf()
        shelf.words = ["a", "b"]
        let app = try mount { Board(shelf: shelf) }
        try app.find(.staticText, "a").perform(.drag(nil))
        try app.find(.staticText, "a").perform(.releaseDrag)
        #expect(try actions(app, "basket") == [])
        try app.find(.staticText, "a").perform(.drag(nil))
        try app.find(.staticText, "b").perform(.drag(nil))
        #expect(try actions(app, "a") == [.drag(nil)] && actions(app, "b") == [.releaseDrag])
        try app.find(.staticText, "basket").perform(.drop(nil))
        await app.settle()
        #expect(shelf.taken == ["b"])
    }

    @Test("Disabled places take nothing, and what is held survives the view that it came from")
    func changes() async throws {
        let shelf = Shelf()
        let app = try mount { Board(shelf: shelf) }
        try app.find(.staticText, "a").perform(.drag(nil))
        shelf.isEnabled = false
        app.update()
        #expect(try actions(app, "basket") == [])
        shelf.isEnabled = true
        shelf.words = []
        app.update()
        try app.find(.staticText, "basket").perform(.drop(nil))
        await app.settle()
        #expect(shelf.taken == ["a"])
    }

    @Test("A place that refuses the content ends the drag")
    func refusal() async throws {
        let shelf = Shelf()
        shelf.takes = false
        let app = try mount { Board(shelf: shelf) }
        try app.find(.staticText, "a").perform(.drag(nil))
        try app.find(.staticText, "basket").perform(.drop(nil))
        await app.settle()
        #expect(shelf.taken == [])
        #expect(try actions(app, "a") == [.drag(nil)] && actions(app, "basket") == [])
    }

    @Test("Drag and drop points have names of their own, in place of the usual ones")
    func points() async throws {
        let shelf = Shelf()
        let app = try mount {
            VStack(spacing: 0) {
                HStack(spacing: 0) {
                    Text(verbatim: "left").frame(width: 100, height: 40).draggable("L")
                    Text(verbatim: "right").frame(width: 100, height: 40).draggable("R")
                }
                .accessibilityElement(children: .combine)
                .accessibilityDragPoint(UnitPoint(x: 0.25, y: 0.5), description: Text("Take the left"))
                .accessibilityDragPoint(UnitPoint(x: 0.75, y: 0.5), description: "Take the right")
                .accessibilityDragPoint(.center, description: "off" as String, isEnabled: false)
                .accessibilityDragPoint(.center, description: Text("off"), isEnabled: false)
                .accessibilityDragPoint(.center, description: "off", isEnabled: false)
                Text(verbatim: "box").frame(width: 200, height: 40)
                    .dropDestination(for: String.self) { words, point in
                        shelf.taken += words
                        shelf.point = point
                        return true
                    }
                    .accessibilityDropPoint(.topLeading, description: "Put in front")
                    .accessibilityDropPoint(.bottomTrailing, description: Text("Put behind"))
                    .accessibilityDropPoint(.center, description: "off" as String, isEnabled: false)
                    .accessibilityDropPoint(.center, description: Text("off"), isEnabled: false)
                    .accessibilityDropPoint(.center, description: "off", isEnabled: false)
            }
        }
        let pair = try app.find(.staticText, "left, right")
        #expect(pair.actions == [.drag("Take the left"), .drag("Take the right")])
        try pair.perform(.drag("Take the right"))
        let box = try app.find(.staticText, "box")
        #expect(box.actions == [.drop("Put in front"), .drop("Put behind")])
        try box.perform(.drop("Put in front"))
        await app.settle()
        #expect(shelf.taken == ["R"] && shelf.point == .zero)
    }

    @Test("Names of points come from strings and resources too, as they are written")
    func names() throws {
        let app = try mount {
            VStack(spacing: 0) {
                Text(verbatim: "one").draggable("1")
                    .accessibilityDragPoint(.center, description: "%d" as String)
                Text(verbatim: "two").draggable("2")
                    .accessibilityDragPoint(
                        .center, description: LocalizedStringResource("second"), isEnabled: true)
                Text(verbatim: "three").draggable("3")
                    .accessibilityDragPoint(.center, description: LocalizedStringResource("third"))
                Text(verbatim: "four")
                    .dropDestination(for: String.self) { _, _ in true }
                    .accessibilityDropPoint(.center, description: "%d" as String)
                Text(verbatim: "five")
                    .dropDestination(for: String.self) { _, _ in true }
                    .accessibilityDropPoint(.center, description: LocalizedStringResource("fifth"))
                Text(verbatim: "six")
                    .dropDestination(for: String.self) { _, _ in true }
                    .accessibilityDropPoint(
                        .center, description: LocalizedStringResource("sixth"), isEnabled: true)
            }
        }
        #expect(try actions(app, "one") == [.drag("%d")])
        #expect(try actions(app, "two") == [.drag("second")])
        #expect(try actions(app, "three") == [.drag("third")])
        try app.find(.staticText, "one").perform(.drag("%d"))
        #expect(try actions(app, "four") == [.drop("%d")])
        #expect(try actions(app, "five") == [.drop("fifth")])
        #expect(try actions(app, "six") == [.drop("sixth")])
    }

    @Test("A point inside a draggable view has its action alone, also while it is held")
    func pointInside() throws {
        let app = try mount {
            Text(verbatim: "word").accessibilityDragPoint(.center, description: "Take").draggable("W")
        }
        #expect(try actions(app, "word") == [.drag("Take")])
        try app.find(.staticText, "word").perform(.drag("Take"))
        #expect(try actions(app, "word") == [.releaseDrag])
        try app.find(.staticText, "word").perform(.releaseDrag)
        #expect(try actions(app, "word") == [.drag("Take")])
    }

    @Test("What is scrolled out of sight can be dragged and dropped on")
    func outOfSight() async throws {
        let shelf = Shelf()
        let app = try mount(width: 200, height: 100) {
            ScrollView {
                Text(verbatim: "box").frame(width: 100, height: 40)
                    .dropDestination(for: String.self) { words, _ in
                        shelf.taken += words
                        return true
                    }
                Color.clear.frame(height: 1000)
                Text(verbatim: "word").frame(width: 100, height: 40).draggable("W")
                    .accessibilityDragPoint(.center, description: "Take")
            }
        }
        try app.find(.staticText, "word").perform(.drag("Take"))
        try app.find(.staticText, "box").perform(.drop(nil))
        await app.settle()
        #expect(shelf.taken == ["W"])
    }

    @Test("A point without anything to drag holds nothing")
    func emptyPoint() throws {
        let app = try mount {
            VStack {
                Text(verbatim: "air").accessibilityDragPoint(.center, description: "Take")
                Text(verbatim: "box").dropDestination(for: String.self) { _, _ in true }
            }
        }
        try app.find(.staticText, "air").perform(.drag("Take"))
        #expect(try actions(app, "box") == [])
        #expect(try actions(app, "air") == [.drag("Take")])
    }

    @Test("Rows of a list are held by their own action")
    func rows() async throws {
        let shelf = Shelf()
        let app = try mount {
            HStack {
                List(["x", "y"], id: \.self) { word in
                    Text(verbatim: word).itemProvider { NSItemProvider(object: word as NSString) }
                }
                .frame(width: 120, height: 120)
                Text(verbatim: "basket").frame(width: 100, height: 40)
                    .dropDestination(for: String.self) { words, _ in
                        shelf.taken += words
                        return true
                    }
            }
        }
        let row = try app.find(.listItem, "y")
        #expect(row.actions.contains(.drag(nil)))
        try row.perform(.drag(nil))
        try app.find(.staticText, "basket").perform(.drop(nil))
        await app.settle()
        #expect(shelf.taken == ["y"])
    }
}
