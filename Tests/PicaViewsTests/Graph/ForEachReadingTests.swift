import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@MainActor struct ForEachReadingTests {
    private struct Choices: View {
        @State private var chosen = 0

        var body: some View {
            VStack {
                Chooser(chosen: $chosen)
                Button("Next") { chosen += 1 }
            }
        }
    }

    private struct Chooser: View {
        @Binding var chosen: Int

        var body: some View {
            ForEach(0..<3) { index in
                Text(index == chosen ? "chosen \(index)" : "other \(index)")
            }
        }
    }

    @Test("Rows follow state that only their row closure reads")
    func followsWhatTheClosureReads() throws {
        let host = try mount { Choices() }
        #expect(host.texts.prefix(3) == ["chosen 0", "other 1", "other 2"])
        try host.find(.button, "Next").click()
        #expect(host.texts.prefix(3) == ["other 0", "chosen 1", "other 2"])
    }
}
