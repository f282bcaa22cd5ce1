import Testing

@testable import PicaExpansions

/// Expansions of `#Preview`.
struct PreviewMacroTests {
    private func made(_ source: String) throws -> [String] {
        lines(try use("PreviewMacro", source).expanded())
    }

    @Test("A preview becomes a type with its source location and content")
    func forms() throws {
        #expect(
            try made("#Preview { Text(\"Hi\") }") == [
                "struct $s3App1fMf_15PreviewRegistryfMu_: PicaViews.PreviewRegistry {",
                "nonisolated static var fileID: String { \"App/Views.swift\" }",
                "nonisolated static var line: Int { 12 }",
                "nonisolated static var column: Int { 1 }",
                "@MainActor static func makePreview() throws -> PicaViews.Preview {",
                "PicaViews.Preview{ Text(\"Hi\") }", "}", "}",
            ])
        #expect(
            try made("#Preview(\"A, {b}\", traits: .sizeThatFitsLayout) { Text(\"Hi\") }")[5]
                == "PicaViews.Preview(\"A, {b}\", traits: .sizeThatFitsLayout) { Text(\"Hi\") }")
        #expect(
            try made("#Preview(body: { Text(\"Hi\") })")[5] == "PicaViews.Preview(body: { Text(\"Hi\") })")
        #expect(try made("#PicaUI.Preview(\"A\") { A() }")[5] == "PicaViews.Preview(\"A\") { A() }")
    }

    @Test("State declared in it belongs to the shown view")
    func previewable() throws {
        let text = try made(
            """
            #Preview("Toggle") {
                @Previewable @State var isOn: Bool = true // {
                @Previewable @FocusState
                var focus
                let title = "x"
                Toggle(title, isOn: $isOn)
                    .padding()
                if isOn {
                    Text("On")
                }
                else {
                    Text("Off")
                }
            }
            """)
        #expect(
            text[5...8] == [
                "PicaViews.Preview(\"Toggle\") {", "struct Previewed: PicaGraph.View {",
                "@State var isOn: Bool = true",
                "@FocusState",
            ])
        #expect(text[9] == "var focus")
        #expect(text[10...11] == ["var body: some PicaGraph.View {", "let title = \"x\""])
        #expect(text.suffix(5) == ["}", "return Previewed()", "}", "}", "}"])
        #expect(
            try made("#Preview(body: { @Previewable @State var x = 1; Text(\"\\(x)\") })").contains(
                "@State var x = 1"))
    }

    @Test("A preview's location is its first character")
    func place() throws {
        let text = try made("\n// About it.\n  #Preview { A() }")
        #expect(text[2] == "nonisolated static var line: Int { 14 }")
        #expect(text[3] == "nonisolated static var column: Int { 3 }")
        #expect(try made("  #Preview { A() }")[3] == "nonisolated static var column: Int { 3 }")
    }

    @Test("A preview without a view is left to the compiler's diagnostics")
    func incomplete() throws {
        #expect(try made("#Preview")[5] == "PicaViews.Preview")
        #expect(try made("#Preview(\"A\")")[5] == "PicaViews.Preview(\"A\")")
        #expect(throws: ExpansionError("this is no preview")) { try made("#Other {}") }
    }
}
