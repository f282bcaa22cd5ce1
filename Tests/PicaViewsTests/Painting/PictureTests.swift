import Foundation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

/// Snapshots that a person has checked. `PICA_RECORD_PICTURES=1` makes new ones.
@MainActor @Suite struct PictureTests {
    private struct Form: View {
        @State private var name = "Ada Lovelace"
        @State private var secret = "secret"
        @State private var notes = "First line\nمرحبا بالعالم\n日本語 and 👩🏽‍🚀"
        var body: some View {
            VStack(alignment: .leading) {
                Text("Profile").font(.title).bold()
                Text("Everything here is shown to nobody, and it may take two lines to say so.")
                    .foregroundStyle(.secondary)
                TextField("Name", text: $name)
                SecureField("Password", text: $secret)
                TextField("Empty", text: .constant(""))
                TextEditor(text: $notes).frame(height: 80)
                Divider()
                HStack {
                    Label("नमस्ते", systemImage: "star")
                    Spacer()
                    Button("Cancel", role: .cancel) {}
                    Button("Save") {}.buttonStyle(.borderedProminent)
                }
            }
            .padding()
        }
    }

    nonisolated struct Look: Sendable, CustomTestStringConvertible {
        var name: String
        var scale: CGFloat = 1
        var isDark = false
        var isMirrored = false
        var textSize = DynamicTypeSize.large
        var testDescription: String { name }
    }

    nonisolated static let looks = [
        Look(name: "form-light"),
        Look(name: "form-light@2x", scale: 2),
        Look(name: "form-light@1.25x", scale: 1.25),
        Look(name: "form-dark", isDark: true),
        Look(name: "form-right-to-left", isMirrored: true),
        Look(name: "form-large-text", textSize: .accessibility1),
    ]

    @Test(
        "A form matches its snapshots: light, dark, mirrored, with large text, at any scale", arguments: looks
    )
    func form(_ look: Look) throws {
        let height: CGFloat = look.textSize == .large ? 400 : 560
        let app = try mount(width: 360, height: height, scale: look.scale) { Form() }
        app.setEnvironment(\.colorScheme, look.isDark ? .dark : .light)
        app.setEnvironment(\.layoutDirection, look.isMirrored ? .rightToLeft : .leftToRight)
        app.setEnvironment(\.dynamicTypeSize, look.textSize)
        try app.comparePicture(look.name)
    }

    private struct NameField: View {
        @State private var name = "Ada Lovelace"
        var body: some View { TextField("Name", text: $name).padding() }
    }

    @Test("A focused field shows its focus ring, its caret and its selection")
    func focusedField() throws {
        let app = try mount(width: 260, height: 60) { NameField() }
        try app.find(.textField).click()
        app.press(.end)
        app.press(.left, [.control, .shift])
        try app.comparePicture("field-focused")
        app.compose("にほんご", selection: 0..<6)
        try app.comparePicture("field-composing")
    }

    @Test("A comparison with a different picture fails and names the difference")
    func failure() throws {
        let app = try mount(width: 260, height: 60) { Text("Nothing of the kind") }
        guard ProcessInfo.processInfo.environment["PICA_RECORD_PICTURES"] != "1" else { return }
        let error = #expect(throws: TestFailure.self) { try app.comparePicture("field-focused") }
        let lines = try #require(error).description.split(separator: "\n")
        for (line, kind) in zip(lines.dropFirst(), ["expected", "actual", "difference"]) {
            #expect(line.hasSuffix("field-focused-\(kind).png"))
            #expect(FileManager.default.fileExists(atPath: String(line.dropFirst(2))))
        }
        #expect(lines.count == 4)
        #expect(throws: TestFailure.self) { try app.comparePicture("there is no such picture") }
    }
}
