import PicaGraph
import PicaFoundation
import PicaState
import PicaTesting
import PicaViews
import Testing

@MainActor @Suite struct AccessibilityActionTests {
    private struct Message: View {
        let log: Counter
        @State private var isRead = false
        var body: some View {
            Text("Hello")
                .accessibilityActions {
                    Button("Reply") { log.note("reply") }
                    if !isRead { Button("Mark as read") { isRead = true } }
                    Button("Archive") { log.note("archive") }.disabled(true)
                }
        }
    }

    @Test("Actions of all categories are actions of the view")
    func categories() throws {
        let log = Counter()
        let app = try mount {
            Text("Note")
                .accessibilityActions(category: .edit) { Button("Bold") { log.note("bold") } }
                .accessibilityActions(category: .default) { Button("Share") { log.note("share") } }
                .accessibilityActions(category: AccessibilityActionCategory("Lists")) {
                    Button("Bullets") { log.note("bullets") }
                }
        }
        let note = try app.find(.staticText, "Note")
        #expect(note.actions == [.named("Bold"), .named("Share"), .named("Bullets")])
        try note.perform(.named("Bullets"))
        #expect(log.takeNotes() == ["bullets"])
        let lists = AccessibilityActionCategory(Text("Lists"))
        #expect(lists == AccessibilityActionCategory("Lists") && lists != .edit && lists != .default)
        #expect(AccessibilityActionCategory("Lists" as String) != .edit)
        #expect(AccessibilityActionCategory(LocalizedStringResource("Lists")) != .default)
    }

    @Test("Accessibility actions are found by kind or name, and run")
    func performing() throws {
        let log = Counter()
        let app = try mount {
            Text("Note")
                .accessibilityAction { log.note("open") }
                .accessibilityAction(.escape) { log.note("leave") }
                .accessibilityAction(.delete) { log.note("delete") }
                .accessibilityAction(.showMenu) { log.note("menu") }
                .accessibilityAction(.magicTap) { log.note("tap") }
                .accessibilityAction(AccessibilityActionKind(named: Text("Pin"))) { log.note("pin") }
                .accessibilityAction(named: "Share") { log.note("share") }
                .accessibilityAction(named: String("Copy")) { log.note("copy") }
        }
        let note = try app.find(.staticText, "Note")
        #expect(
            note.actions == [
                .main, .escape, .delete, .showMenu, .magicTap, .named("Pin"), .named("Share"), .named("Copy"),
            ])
        for action in note.actions { try note.perform(action) }
        #expect(
            log.takeNotes() == ["open", "leave", "delete", "menu", "tap", "pin", "share", "copy"])
        #expect(throws: TestFailure.self) { try note.perform(.named("Print")) }
    }

    @Test("Of several actions of one kind the outermost runs")
    func order() throws {
        let log = Counter()
        let app = try mount {
            Button("Save") {}
                .accessibilityAction(AccessibilityActionKind.default) { log.note("inner") }
                .accessibilityAction { log.note("outer") }
        }
        try app.find(.button, "Save").perform(.main)
        #expect(log.takeNotes() == ["outer"])
    }

    @Test(
        "Hidden buttons become actions named by their labels, while they exist and are enabled"
    )
    func buttons() throws {
        let log = Counter()
        let app = try mount { Message(log: log) }
        #expect(app.all().count == 1)
        let message = try app.find(.staticText, "Hello")
        #expect(message.actions == [.named("Reply"), .named("Mark as read")])
        try message.perform(.named("Reply"))
        #expect(log.takeNotes() == ["reply"])
        try message.perform(.named("Mark as read"))
        #expect(message.actions == [.named("Reply")])
    }

    @Test("An action's name can be a view")
    func labelled() throws {
        let log = Counter()
        let app = try mount {
            Text("Hello").accessibilityAction {
                log.note("done")
            } label: {
                Label("Send again", systemImage: "paperplane")
            }
        }
        let text = try app.find(.staticText, "Hello")
        #expect(text.actions == [.named("Send again")])
        try text.perform(.named("Send again"))
        #expect(log.takeNotes() == ["done"])
    }

    @Test("An adjustable action increments and decrements, and its value updates")
    func adjusting() throws {
        struct Stars: View {
            @State private var count = 3
            var body: some View {
                Text("\(count) stars").accessibilityIdentifier("stars")
                    .accessibilityAdjustableAction { adjust($0) }
            }

            private func adjust(_ direction: AccessibilityAdjustmentDirection) {
                count += direction == AccessibilityAdjustmentDirection.increment ? 1 : 0
                count -= direction == AccessibilityAdjustmentDirection.decrement ? 1 : 0
            }
        }
        let app = try mount { Stars() }
        let stars = try #require(app.all(identifier: "stars").first)
        #expect(stars.actions == [.increment, .decrement])
        try stars.perform(.increment)
        #expect(stars.label == "4 stars")
        try stars.perform(.decrement)
        try stars.perform(.decrement)
        #expect(stars.label == "2 stars")
    }

    @Test("A scroll action gets the edge")
    func scrolling() throws {
        let log = Counter()
        let app = try mount {
            Text("Page").accessibilityScrollAction { log.note("\($0)") }
        }
        let page = try app.find(.staticText, "Page")
        #expect(Set(page.actions) == Set(Edge.allCases.map { .scroll($0) }))
        try page.perform(.scroll(.bottom))
        #expect(log.takeNotes() == ["bottom"])
    }
}
