import Observation
import PicaGraph
import PicaTesting
import PicaViews
import Testing

/// Views that are evaluated while another one is: each follows the objects that it reads.
@MainActor @Suite struct NestedObservationTests {
    @MainActor @Observable final class Model {
        var outer = 0
        var inner = 0
    }

    private struct Outer: View {
        let model: Model

        var body: some View {
            Group(subviews: ForEach(0..<2) { Inner(model: model, row: $0) }) { views in
                // A view's own values are read from its body.
                let tags = views.compactMap { $0.containerValues.tag(for: Int.self) }
                Text("Outer \(model.outer) of \(tags.count)")
                views
            }
        }
    }

    private struct Inner: View {
        let model: Model
        let row: Int

        var body: some View { Text("Inner \(model.inner) in row \(row)").tag(row) }
    }

    @Test("Evaluating a nested view does not end the outer view's observation")
    func nested() throws {
        // Which types read objects is known from the second time on.
        for _ in 0..<3 {
            let model = Model()
            let host = try mount { Outer(model: model) }
            for turn in 1...3 {
                model.inner = turn
                host.update()
                #expect(host.texts.contains("Inner \(turn) in row 1"))
                model.outer = turn
                host.update()
                #expect(host.texts.contains("Outer \(turn) of 2"))
            }
        }
    }
}
