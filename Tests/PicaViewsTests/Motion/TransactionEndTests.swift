import Foundation
import Observation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@MainActor @Observable private final class Notes {
    var log: [String] = []
    var width: CGFloat = 50
}

private struct Child: View {
    @Binding var isOn: Bool
    let words: String
    let notes: Notes

    var body: some View {
        Text(isOn ? words : words + "!")
            .transaction { notes.log.append($0.animation == nil ? "plain" : "animated") }
    }
}

private struct Parent: View {
    let notes: Notes
    @State private var isOn = false
    @State private var other = 0

    var body: some View {
        VStack {
            Child(isOn: $isOn, words: "\(isOn ? "a" : "b")\(other)", notes: notes)
            Button("Toggle") {
                withAnimation(.linear(duration: 0.1)) {
                    isOn.toggle()
                } completion: {
                    notes.log.append("done")
                }
            }
            Button("Plain") { other += 1 }
        }
    }
}

@MainActor @Suite("The end of a transaction") struct TransactionEndTests {
    @Test(
        "A change both passed down and read by the view animates once, and then completes"
    )
    func parentAndChild() async throws {
        let notes = Notes()
        let host = try mount { Parent(notes: notes) }
        try host.find(.button, "Toggle").click()
        host.advance(by: 1)
        await host.settle { notes.log.contains("done") }
        #expect(notes.log.contains("done"))
        notes.log = []
        try host.find(.button, "Plain").click()
        host.advance(by: 1)
        await host.settle()
        #expect(!notes.log.isEmpty && notes.log.allSatisfy { $0 == "plain" })
    }
}
