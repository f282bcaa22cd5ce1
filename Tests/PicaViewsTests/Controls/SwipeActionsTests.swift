import Foundation
import Observation
import PicaTesting
import PicaUI
import Testing

/// Buttons beside rows, which swipes show.
@MainActor @Suite struct SwipeActionsTests {
    @MainActor @Observable fileprivate final class Model {
        var items = ["Ash", "Beech", "Cedar"]
        var done: [String] = []
        var selection: String?
    }

    private func mounted(
        _ model: Model, isRightToLeft: Bool = false, allowsFullSwipe: Bool = true
    ) throws -> TestHost {
        let app = try mount(width: 300, height: 300) {
            List(selection: Bindable(model).selection) {
                ForEach(model.items, id: \.self) { item in
                    Text(item).named(item)
                        .swipeActions(allowsFullSwipe: allowsFullSwipe) {
                            Button("Archive") { model.done.append("archive \(item)") }
                            Button("Flag") { model.done.append("flag \(item)") }
                        }
                        .swipeActions(edge: .leading) {
                            Button("Pin") { model.done.append("pin \(item)") }.tint(.green)
                        }
                }
            }
            .environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight)
        }
        app.update()
        return app
    }

    /// Moves two fingers to the left by a distance, which shows the content on the right, and lifts them.
    private func swipe(_ app: TestHost, _ item: String, by distance: CGFloat, letsGo: Bool = true) throws {
        let frame = try app.frame(item)
        let place = CGPoint(x: 150, y: frame.midY)
        for _ in 0..<10 { app.scroll(at: place, x: distance / 10, byTouchpad: true) }
        app.update()
        if letsGo { app.advance(by: 1) }
    }

    @Test("A swipe shows its side's buttons, and a click on one runs it and closes them")
    func shows() throws {
        let model = Model()
        let app = try mounted(model)
        let start = try app.frame("Beech")
        #expect(!app.shows("Archive"))
        try swipe(app, "Beech", by: 100)
        #expect(app.shows("Archive") && app.shows("Flag") && !app.shows("Pin"))
        let (archive, flag) = (try app.find(.button, "Archive").frame, try app.find(.button, "Flag").frame)
        // The first is at the edge that they come from.
        #expect(flag.maxX == archive.minX && abs(archive.maxX - 300) < 1)
        #expect(abs(archive.midY - start.midY) < 1)
        #expect(try app.frame("Beech").minX < start.minX - 100)
        try app.click("Flag")
        app.advance(by: 1)
        #expect(model.done == ["flag Beech"])
        #expect(!app.shows("Archive"))
        #expect(try app.frame("Beech") == start)
    }

    @Test("From right to left, the leading buttons are on the right")
    func rightToLeft() throws {
        let model = Model()
        let app = try mounted(model, isRightToLeft: true)
        try swipe(app, "Ash", by: 60)
        #expect(app.shows("Pin") && !app.shows("Archive"))
        #expect(abs(try app.find(.button, "Pin").frame.maxX - 300) < 1)
    }

    @Test("A swipe the other way shows the leading buttons; a short swipe returns")
    func leading() throws {
        let app = try mounted(Model())
        try swipe(app, "Ash", by: -60)
        #expect(app.shows("Pin"))
        #expect(try app.find(.button, "Pin").frame.minX == 0)
        try swipe(app, "Cedar", by: 20)
        #expect(!app.shows("Archive"))
    }

    @Test(
        "A full swipe runs the first action unless the app forbids it",
        arguments: [true, false])
    func full(isAllowed: Bool) throws {
        let model = Model()
        let app = try mounted(model, allowsFullSwipe: isAllowed)
        try swipe(app, "Cedar", by: 250)
        #expect(model.done == (isAllowed ? ["archive Cedar"] : []))
        #expect(app.shows("Archive") != isAllowed)
    }

    @Test("Wheel steps show the buttons, and never run one")
    func notches() throws {
        let model = Model()
        let app = try mounted(model)
        let place = CGPoint(x: 150, y: try app.frame("Beech").midY)
        for _ in 0..<8 { app.scroll(at: place, y: 60, .shift) }
        app.advance(by: 1)
        #expect(model.done == [])
        #expect(app.shows("Archive") && app.shows("Flag"))
        let archive = try app.find(.button, "Archive").frame
        #expect(abs(archive.maxX - 300) < 1)
    }

    @Test("Only one row is open at a time; a click on it closes it and selects nothing")
    func one() throws {
        let model = Model()
        let app = try mounted(model)
        try swipe(app, "Ash", by: 100)
        try swipe(app, "Cedar", by: -60)
        #expect(!app.shows("Archive") && app.shows("Pin"))
        let cedar = try app.frame("Cedar")
        app.click(at: CGPoint(x: 200, y: cedar.midY))
        app.advance(by: 1)
        #expect(!app.shows("Pin"))
        #expect(model.selection == nil)
        try swipe(app, "Cedar", by: -60)
        app.click(at: CGPoint(x: 150, y: try app.frame("Ash").midY))
        app.advance(by: 1)
        #expect(!app.shows("Pin"))
        #expect(model.selection == "Ash")
    }

    @Test(
        "A vertical gesture scrolls the list, and rows without actions do not move"
    )
    func vertical() throws {
        let app = try mount(width: 300, height: 100) {
            List(0..<50, id: \.self) { number in
                if number % 2 == 0 {
                    Text("Row \(number)").named("Row \(number)").swipeActions { Button("Archive") {} }
                } else {
                    Text("Row \(number)").named("Row \(number)")
                }
            }
        }
        app.update()
        let first = try app.frame("Row 0")
        app.scroll(at: CGPoint(x: 150, y: 20), x: 8, y: 30, byTouchpad: true)
        app.update()
        #expect(try app.frame("Row 0").minY == first.minY - 30)
        app.advance(by: 1)
        let row = try app.frame("Row 1")
        app.scroll(at: CGPoint(x: 150, y: row.midY), x: 90, byTouchpad: true)
        app.advance(by: 1)
        #expect(try app.frame("Row 1").minX == row.minX)
        #expect(!app.shows("Archive"))
    }

    @Test("Deletable rows have a swipe button for deletion")
    func deletes() throws {
        let model = Model()
        let app = try mount(width: 300, height: 300) {
            List {
                ForEach(model.items, id: \.self) { Text($0).named($0) }
                    .onDelete { model.items.remove(atOffsets: $0) }
            }
        }
        app.update()
        try swipe(app, "Beech", by: 60)
        try app.click("Delete")
        app.advance(by: 1)
        #expect(model.items == ["Ash", "Cedar"])
    }
}
