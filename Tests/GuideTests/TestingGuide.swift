import Foundation
import PicaTesting
import PicaUI
import Testing

/// The examples of `docs/guides/testing.md`.
@MainActor @Suite("Guide: testing") struct TestingGuide {
    struct GuestList: View {
        @State private var name = ""
        @State private var guests = ["Ada"]
        @State private var isAsking = false

        var body: some View {
            VStack(alignment: .leading) {
                HStack {
                    TextField("Guest", text: $name).onSubmit(invite)
                    Button("Invite", action: invite)
                        .disabled(name.isEmpty)
                        .help("Adds the guest to the list")
                }
                ForEach(guests, id: \.self) { Text($0) }
                Button("Clear", role: .destructive) { isAsking = true }
                    .alert("Remove all guests?", isPresented: $isAsking) {
                        Button("Remove", role: .destructive) { guests = [] }
                    }
            }
            .padding()
        }

        private func invite() {
            guests.append(name)
            name = ""
        }
    }

    struct Greeting: View {
        let load: @MainActor () async -> String
        @State private var words = "…"

        var body: some View {
            Text(words).task { words = await load() }
        }
    }

    @MainActor @Test("An invited guest is on the list")
    func inviting() throws {
        let app = TestHost { GuestList() }
        try app.find(.textField, "Guest").click()
        app.type("Grace")
        try app.find(.button, "Invite").click()
        #expect(app.texts == ["Ada", "Grace"])
    }

    @Test("A failed lookup lists the existing elements, and an element can be followed")
    func lookUps() throws {
        let app = TestHost { GuestList() }
        let failure = #expect(throws: TestFailure.self) { try app.find(.button, "Invit") }
        #expect(
            failure?.reason == """
                there is no button “Invit”
                On screen:
                  textField “Guest” = “”
                  button “Invite”, disabled
                  staticText “Ada”
                  button “Clear”
                """)
        let invite = try app.find(.button, "Invite")
        #expect(!invite.isEnabled)
        try app.find(.textField, "Guest").click()
        app.type("Grace")
        #expect(invite.isEnabled)
    }

    @Test("Keys copy and delete, and an alert is answered in the window")
    func keysAndAlerts() throws {
        let app = TestHost { GuestList() }
        try app.find(.textField, "Guest").click()
        app.type("Grace")
        app.press("a", .control)
        app.press("c", .control)
        #expect(app.clipboard == "Grace")
        app.press(.delete)
        #expect(try app.find(.textField, "Guest").value == "")
        try app.find(.button, "Clear").click()
        #expect(app.all(.alert).count == 1)
        try app.find(.button, "Remove").click()
        #expect(app.texts.isEmpty)
    }

    @Test("A tooltip shows after time passes, and settings change the layout")
    func timeAndSettings() throws {
        let app = TestHost { GuestList() }
        app.movePointer(to: try app.find(.button, "Invite").point(.center))
        #expect(app.all(.tooltip).isEmpty)
        app.advance(by: 0.6)
        #expect(try app.find(.tooltip).label == "Adds the guest to the list")
        app.removePointer()
        app.advance(by: 1)
        #expect(app.nextDeadline == nil)
        app.setEnvironment(\.dynamicTypeSize, .accessibility3)
        app.setEnvironment(\.layoutDirection, .rightToLeft)
        let field = try app.find(.textField, "Guest").frame
        #expect(field.minX > (try app.find(.button, "Invite").frame.maxX))
    }

    @Test("Everybody can read and use the guest list")
    func auditing() {
        let app = TestHost { GuestList() }
        #expect(app.audit() == [])
        #expect(app.auditKeys() == [])
        app.setEnvironment(\.dynamicTypeSize, .accessibility2)
        #expect(app.audit() == [])
    }

    @Test("A task runs when the test lets it, and a random person finds no faults")
    func tasksAndExploring() async {
        let app = TestHost { Greeting { "Hello" } }
        await app.settle()
        #expect(app.texts == ["Hello"])
        let found = TestHost { GuestList() }.explore(seed: 7, steps: 300)
        #expect(found.faults.isEmpty)
    }
}
