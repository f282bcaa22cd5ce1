import Foundation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

/// The focus while a user works with a bar.
@MainActor @Suite struct BarFocusTests {
    private struct Note: View {
        @State private var text = "word"
        @State private var isBold = false
        @State private var size = 1
        @State private var isOpen = false

        var body: some View {
            TextField("Note", text: $text)
                .toolbar {
                    Button("Act") { text += "!" }
                    Toggle("Bold", isOn: $isBold)
                    Picker("Size", selection: $size) { ForEach(1..<4) { Text("Size \($0)") } }
                    Menu("More") { Button("Item") {} }
                    Button("Open") { isOpen = true }.popover(isPresented: $isOpen) {
                        Button("Inside") {}.buttonStyle(.bordered)
                    }
                }
        }
    }

    private func show() throws -> TestHost {
        let host = try mount(width: 700, height: 300) { Note() }
        try host.find(.textField, "Note").click()
        return host
    }

    @Test(
        "Pressing a bar item keeps the focus in the text",
        arguments: ["Act", "Bold", "Size", "More"])
    func press(name: String) throws {
        let host = try show()
        try #require(host.all(nil, name).first).click()
        if name == "Size" || name == "More" { host.press(.escape) }
        host.type("x")
        #expect(try host.find(.textField, "Note").isFocused)
        #expect(try host.find(.textField, "Note").value?.contains("x") == true)
    }

    @Test("A press between bar items keeps the focus; elsewhere it removes it")
    func ground() throws {
        let host = try show()
        host.click(at: CGPoint(x: 300, y: 20))
        #expect(try host.find(.textField, "Note").isFocused)
        host.click(at: CGPoint(x: 300, y: 280))
        #expect(try !host.find(.textField, "Note").isFocused)
    }

    @Test("Keys reach bar items, and a bar's popover takes the focus as usual")
    func keys() throws {
        let host = try show()
        host.press(.function(6))
        #expect(host.focused?.label == "Act")
        host.press(.space)
        #expect(try host.find(.textField, "Note").value == "word!")
        try host.find(.button, "Open").click()
        try host.find(.button, "Inside").click()
        #expect(host.focused?.label == "Inside")
    }

    @Test(
        "A field in a bar gets the focus set before it was there, and reports losing it"
    )
    func portal() throws {
        struct Page: View {
            @State private var text = ""
            @FocusState private var isTyping: Bool

            var body: some View {
                Button(isTyping ? "Typing" : "Resting") { isTyping = true }
                    .toolbar {
                        ToolbarItem(placement: .principal) {
                            TextField("Name", text: $text).frame(width: 100).focused($isTyping)
                        }
                    }
                    .onAppear { isTyping = true }
            }
        }
        let host = try mount(width: 500, height: 200) { Page() }
        #expect(try host.find(.textField, "Name").isFocused)
        host.type("ab")
        #expect(try host.find(.textField, "Name").value == "ab")
        #expect(host.all(.button, "Typing").count == 1)
        host.click(at: CGPoint(x: 20, y: 180))
        #expect(host.all(.button, "Resting").count == 1)
        try host.find(.button, "Resting").click()
        #expect(try host.find(.textField, "Name").isFocused)
    }
}
