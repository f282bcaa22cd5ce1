import Foundation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

/// The back actions of a stack in a column.
@MainActor @Suite struct BackDepthTests {
    private struct Shell: View {
        @State private var path: [Int] = []

        var body: some View {
            NavigationSplitView {
                Text("Side")
            } detail: {
                NavigationStack(path: $path) {
                    NavigationLink("Open", value: 1).keyboardShortcut("o")
                        .navigationDestination(for: Int.self) { page in
                            NavigationLink("Deeper", value: page + 1).keyboardShortcut("o")
                        }
                }
            }
            .navigationTitle("\(path)")
        }
    }

    @Test(
        "Each back action removes one page, even if pages have no titles",
        arguments: ["alt", "escape", "button"])
    func one(way: String) throws {
        let host = try mount(width: 700, height: 300) { Shell() }
        for _ in 0..<3 {
            host.press("o", .control)
            host.advance(by: 1)
        }
        for expected in ["[1, 2]", "[1]", "[]"] {
            switch way {
            case "alt": host.press(.left, .alt)
            case "escape": host.press(.escape)
            default: try host.find(.button, "Back").click()
            }
            host.advance(by: 1)
            #expect(host.windowTitle == expected)
        }
    }
}
