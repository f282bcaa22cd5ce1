import Foundation
import PicaTesting
import PicaUI
import Testing

private struct Profile: View {
    @Binding var name: String

    var body: some View {
        TextField("Name", text: $name)
        Text("Hello, \(name)!")
    }
}

#Preview("Signed in") {
    @Previewable @State var name = "Ada"
    Profile(name: $name)
}

#Preview("Narrow", traits: .fixedLayout(width: 320, height: 480)) {
    Profile(name: .constant("Ada"))
}

#Preview("Large, right to left") {
    Profile(name: .constant("Ada"))
        .environment(\.layoutDirection, .rightToLeft)
        .dynamicTypeSize(.accessibility2)
}

/// The examples of `docs/guides/previews.md`.
@MainActor @Suite("Guide: previews") struct PreviewsGuide {
    struct SampleName: PreviewModifier {
        static func makeSharedContext() async throws -> String {
            "Grace"
        }

        func body(content: Content, context: String) -> some View {
            VStack(alignment: .leading) {
                Text("Sample: \(context)")
                content
            }
        }
    }

    private struct SignedIn: View {
        @State private var name = "Ada"

        var body: some View { Profile(name: $name) }
    }

    @Test("Its own state makes a preview's view usable")
    func state() throws {
        let app = TestHost { SignedIn() }
        try app.find(.textField, "Name").click()
        app.press(.end)
        app.type("!")
        #expect(app.texts == ["Hello, Ada!!"])
    }

    @Test("A preview's environment shows its view with other settings")
    func environment() throws {
        let app = TestHost {
            Profile(name: .constant("Ada"))
                .environment(\.layoutDirection, .rightToLeft)
                .dynamicTypeSize(.accessibility2)
        }
        let large = try app.find(.staticText, "Hello, Ada!").frame.height
        app.show { Profile(name: .constant("Ada")) }
        #expect(try app.find(.staticText, "Hello, Ada!").frame.height < large)
    }

    @Test("A modifier's context is created for its previews")
    func context() async throws {
        #expect(try await SampleName.makeSharedContext() == "Grace")
    }
}
