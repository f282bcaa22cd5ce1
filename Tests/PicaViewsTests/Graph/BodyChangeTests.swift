import Foundation
import PicaTesting
import PicaUI
import Testing

import PicaState
@testable import PicaGraph

@MainActor @Suite struct BodyChangeTests {
    private struct Child: View {
        let number: Int
        let log: Counter
        @State private var own = 0
        var body: some View {
            let _ = log.note(Self._changes)
            let _ = Self._printChanges()
            Button("Own \(number) \(own)") { own += 1 }
        }
    }

    private struct Parent: View {
        let log: Counter
        @State private var number = 0
        var body: some View {
            Button("Next") { number += 1 }
            Child(number: number, log: log)
        }
    }

    @Test("A body knows whether its view is new, its value changed, or a dependency changed")
    func causes() throws {
        let log = Counter()
        let app = try mount { Parent(log: log) }
        #expect(log.takeNotes() == ["Child: @self, @identity changed."])
        try app.find(.button, "Next").click()
        #expect(log.takeNotes() == ["Child: @self changed."])
        try app.find(.button, "Own 1 0").click()
        #expect(log.takeNotes() == ["Child: @dependencies changed."])
        #expect(Child._changes == "Child: unchanged.")
    }

    @Test("An Any value shows as a view only if it is one")
    func fromValue() throws {
        let view: Any = Text("word")
        let app = try mount { AnyView(_fromValue: view) }
        #expect(app.texts == ["word"])
        #expect((AnyView(_fromValue: 7) as AnyView?).map { _ in true } == nil)
    }

    @Test("A tuple view contains its views, and layouts read their container values")
    func tuples() throws {
        struct Column: Layout {
            let log: Counter
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
                let marks = subviews.map { $0.containerValues.mark }.joined(separator: ",")
                MainActor.assumeIsolated { log.note(marks) }
                return CGSize(width: 10, height: 10)
            }
            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
            ) {}
        }
        let log = Counter()
        let app = try mount {
            Column(log: log) { TupleView((Text("a").containerValue(\.mark, "x"), Text("b"))) }
        }
        #expect(app.texts == ["a", "b"])
        #expect(log.takeNotes().first == "x,none")
    }
}

extension ContainerValues {
    @Entry fileprivate var mark = "none"
}
