import Foundation
import Observation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

/// Pages that are not shown do no work.
@MainActor @Suite struct HiddenPageTests {
    private struct Busy: View {
        let clock: Counter
        let keyframes: Counter
        @State private var isLarge = false

        var body: some View {
            VStack {
                TimelineView(.animation) { context in
                    let _ = clock.note("t")
                    Text(context.date, format: .dateTime.second())
                }
                KeyframeAnimator(initialValue: 0.0, repeating: true) { value in
                    let _ = keyframes.note("k")
                    Color.red.frame(width: 20 + value, height: 20)
                } keyframes: { _ in
                    LinearKeyframe(20, duration: 0.5)
                }
                ProgressView()
                Circle().frame(width: 20).scaleEffect(isLarge ? 2 : 1)
                    .animation(.linear(duration: 0.5).repeatForever(), value: isLarge)
            }
            .onAppear { isLarge = true }
        }
    }

    private struct Tabs: View {
        let clock: Counter
        let keyframes: Counter

        var body: some View {
            TabView {
                Busy(clock: clock, keyframes: keyframes).tabItem { Text("Busy") }
                Text("Calm").tabItem { Text("Calm") }
            }
        }
    }

    @Test("Animations on a hidden page pause, and continue when it is shown")
    func hidden() throws {
        let (clock, keyframes) = (Counter(), Counter())
        let host = try mount(width: 400, height: 300) { Tabs(clock: clock, keyframes: keyframes) }
        func evaluations(in seconds: TimeInterval) -> (Int, Int) {
            _ = (clock.takeNotes(), keyframes.takeNotes())
            host.advance(by: seconds)
            return (clock.takeNotes().count, keyframes.takeNotes().count)
        }
        let before = evaluations(in: 1)
        #expect(before.0 > 30 && before.1 > 30)
        try host.find(.tab, "Calm").click()
        host.advance(by: 2)
        #expect(evaluations(in: 10) == (0, 0))
        // Nothing wakes the program.
        #expect(host.nextDeadline == nil)
        try host.find(.tab, "Busy").click()
        let after = evaluations(in: 1)
        #expect(after.0 > 30 && after.1 > 30)
        #expect(host.nextDeadline != nil)
    }

    @Test("What moved inside a hidden page is in its new place when the page is shown")
    func moved() throws {
        struct Tabs: View {
            let model: MoverModel

            var body: some View {
                TabView {
                    VStack {
                        Text("Above")
                        // The overlay moves without a change of any size.
                        Color.gray.frame(width: 200, height: 40)
                            .overlay(alignment: model.alignment) { Text("Mover") }
                        Text("Below")
                    }
                    .fixedSize()
                    .tabItem { Text("Busy") }
                    Text("Calm").tabItem { Text("Calm") }
                }
            }
        }
        let model = MoverModel()
        let host = try mount(width: 400, height: 300) { Tabs(model: model) }
        let before = try host.find(.staticText, "Mover").frame.minX
        try host.find(.tab, "Calm").click()
        host.advance(by: 2)
        model.alignment = .trailing
        host.advance(by: 1)
        try host.find(.tab, "Busy").click()
        host.advance(by: 1)
        let mover = try host.find(.staticText, "Mover").frame
        #expect(abs(mover.maxX - (before + 200)) < 0.01)
    }

    @Test("Shortcuts of covered and removed pages do nothing")
    func shortcuts() throws {
        struct Shell: View {
            @State private var path: [Int] = []

            var body: some View {
                NavigationStack(path: $path) {
                    NavigationLink("To 1", value: 1).keyboardShortcut("o")
                        .navigationDestination(for: Int.self) { page in
                            NavigationLink("To \(page + 1)", value: page + 1).keyboardShortcut("o")
                                .navigationTitle("Path \(path)")
                        }
                }
            }
        }
        let host = try mount(width: 400, height: 300) { Shell() }
        for _ in 0..<3 { host.press("o", .control) }
        #expect(host.windowTitle == "Path [1, 2, 3]")
        host.press(.left, .alt)
        host.press(.left, .alt)
        host.press("o", .control)
        #expect(host.windowTitle == "Path [1, 2]")
    }
}

@MainActor @Observable private final class MoverModel {
    var alignment = Alignment.leading
}
