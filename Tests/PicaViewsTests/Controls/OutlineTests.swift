import Foundation
import Observation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

private struct Node: Identifiable {
    let id: String
    var children: [Node]?

    static let tree = [
        Node(
            id: "Plants",
            children: [
                Node(id: "Trees", children: [Node(id: "Ash"), Node(id: "Elm")]), Node(id: "Ferns"),
            ]), Node(id: "Stones", children: []),
    ]
}

@MainActor @Observable private final class Choice { var selected: Set<String> = [] }

@MainActor @Suite struct OutlineTests {
    private func mounted(_ choice: Choice) throws -> TestHost {
        let app = try mount(width: 240, height: 400) {
            List(Node.tree, children: \.children, selection: Bindable(choice).selected) {
                Text($0.id).named($0.id)
            }
        }
        app.update()
        return app
    }

    private func press(_ app: TestHost, _ name: String) throws {
        let frame = try app.frame(name)
        app.click(at: CGPoint(x: frame.midX, y: frame.midY))
    }

    @Test("Children are shown indented while their row is expanded")
    func expands() throws {
        let app = try mounted(Choice())
        #expect(!app.shows("Trees"))
        try #require(app.all(.button, "Expand").first).click()
        app.advance(by: 1)
        #expect(app.texts == ["Plants", "Trees", "Ferns", "Stones"])
        #expect(try app.frame("Trees").minX > app.frame("Plants").minX)
        try #require(app.all(.button, "Collapse").first).click()
        app.advance(by: 1)
        #expect(app.texts == ["Plants", "Stones"])
    }

    @Test("The right arrow expands the selected row, and the left arrow collapses it")
    func keys() throws {
        let choice = Choice()
        let app = try mounted(choice)
        try press(app, "Plants")
        app.press(.right)
        app.advance(by: 1)
        app.press(.down)
        #expect(choice.selected == ["Trees"])
        app.press(.right)
        app.advance(by: 1)
        #expect(app.texts == ["Plants", "Trees", "Ash", "Elm", "Ferns", "Stones"])
        app.press(.down)
        app.press(.down)
        #expect(choice.selected == ["Elm"])
        // Outward to the row that it belongs to, and that hides it then.
        app.press(.left)
        #expect(choice.selected == ["Trees"])
        app.press(.left)
        app.advance(by: 1)
        #expect(app.texts == ["Plants", "Trees", "Ferns", "Stones"])
    }

    @Test("From right to left, the left arrow expands")
    func rightToLeft() throws {
        let choice = Choice()
        let app = try mount(width: 240, height: 400) {
            List(Node.tree, children: \.children, selection: Bindable(choice).selected) {
                Text($0.id).named($0.id)
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        app.update()
        try press(app, "Plants")
        app.press(.left)
        app.advance(by: 1)
        #expect(app.shows("Trees"))
    }

    @Test("Outside a list, rows stand below their outline group's root")
    func inStacks() throws {
        let app = try mount(width: 240, height: 400) {
            VStack { OutlineGroup(Node.tree[0], children: \.children) { Text($0.id) } }
        }
        app.update()
        #expect(app.texts == ["Plants"])
        try app.click("Expand")
        app.advance(by: 1)
        #expect(app.texts == ["Plants", "Trees", "Ferns"])
    }
}
