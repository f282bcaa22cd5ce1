import Foundation
import Observation
import PicaTesting
import PicaUI
import Testing

@MainActor @Observable private final class Shade {
    var isDark = false
}

private struct Swatch: View {
    let shade: Shade
    var body: some View { (shade.isDark ? Color.black : .white).frame(width: 4, height: 4) }
}

@MainActor @Suite struct ImageRendererTests {
    @Test("A renderer's observers are told once that its next image differs")
    func observation() throws {
        let shade = Shade()
        let renderer = ImageRenderer(content: Swatch(shade: shade))
        var count = 0
        let subscription = renderer.objectWillChange.sink { count += 1 }
        defer { subscription.cancel() }
        let white = try #require(renderer.pngData())
        shade.isDark = true
        #expect(count == 0)
        renderer.isObservationEnabled = true
        let black = try #require(renderer.pngData())
        #expect(black != white)
        #expect(count == 0)
        shade.isDark = false
        shade.isDark = true
        #expect(count == 1)
        _ = renderer.pngData()
        renderer.content = Swatch(shade: Shade())
        #expect(count == 2)
        #expect(renderer.pngData() == white)
    }

    @Test("A picture of lazy content is as large as the content laid out")
    func lazyContent() throws {
        let renderer = ImageRenderer(
            content: LazyVGrid(columns: [GridItem(.adaptive(minimum: 100))]) {
                Form {
                    Section("Text") {
                        Text("One line")
                        Stepper("Size", value: .constant(3.0), format: .number)
                        Text("A text of some length, which takes more than one line of the form")
                    }
                    Section("Every day") { Toggle("Remind", isOn: .constant(true)) }
                }
                .formStyle(.grouped)
                .fixedSize(horizontal: false, vertical: true)
            })
        renderer.proposedSize = ProposedViewSize(width: 300, height: nil)
        let first = try #require(renderer.cgImage)
        let second = try #require(renderer.cgImage)
        #expect(first.height == second.height)
        #expect(first.height > 150)
    }
}
