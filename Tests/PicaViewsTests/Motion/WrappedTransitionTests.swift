import Foundation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

/// Views that leave with an animation while modifiers stand around the condition that they leave by.
@MainActor @Suite struct WrappedTransitionTests {
    private struct Page: View {
        @State private var isFirst = true

        var body: some View {
            VStack(alignment: .leading) {
                Button("Change") { withAnimation(.linear(duration: 1)) { isFirst.toggle() } }
                Text("Above").frame(height: 80)
                Group {
                    if isFirst { Text("First") } else { Text("Second") }
                }
                .padding(12)
                .layoutPriority(1)
                .zIndex(1)
            }
        }
    }

    @Test("A leaving view fades where it was, and an entering one where it will be")
    func place() throws {
        let host = try mount(width: 300, height: 300) { Page() }
        func frame(_ text: String) throws -> CGRect { try #require(host.all(nil, text).first).frame }
        let before = try frame("First")
        for _ in 0..<3 {
            try host.find(.button, "Change").click()
            host.advance(by: 0.2)
            #expect(try frame("First").origin == before.origin)
            #expect(try frame("Second").origin == before.origin)
            host.advance(by: 2)
            #expect(host.all(nil, "First").count + host.all(nil, "Second").count == 1)
        }
    }
}
