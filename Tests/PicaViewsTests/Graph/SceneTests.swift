import Foundation
import Observation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@MainActor @Observable private final class Document { var text = "" }

@MainActor @Suite struct SceneTests {
    @MainActor private final class Windows {
        var all: [WindowDescription] = []
        var changes = 0
    }

    private struct Counting: Scene {
        @State private var count = 0
        var body: some Scene {
            WindowGroup("Count \(count)") { Button("Add") { count += 1 } }
        }
    }

    private struct CountingApp: App {
        var body: some Scene {
            Counting()
            Window("Settings", id: "settings") { Text("settings") }
        }
    }

    private func mounted<Program: App>(_ app: Program) -> (graph: AppGraph<Program>, windows: Windows) {
        let windows = Windows()
        let graph = AppGraph(app, environment: EnvironmentValues()) {
            windows.all = $0
            windows.changes += 1
        }
        return (graph, windows)
    }

    @Test("A scene has its own state, and its windows follow it")
    func sceneState() async throws {
        let (graph, windows) = mounted(CountingApp())
        #expect(windows.all.map(\.title) == ["Count 0", "Settings"])
        let content = windows.all[0].content
        let host = try mount { content }
        try host.find(.button, "Add").click()
        await host.settle()
        #expect(windows.all.map(\.title) == ["Count 1", "Settings"])
        withExtendedLifetime(graph) {}
    }

    private struct Editing: View {
        let document: Document
        var body: some View { Button("Text: \(document.text)") { document.text += "x" } }
    }

    private struct DocumentApp: App {
        var body: some Scene { WindowGroup { Editing(document: Document()) } }
    }

    @Test("Each window evaluates its group's content separately")
    func ownModels() throws {
        let (graph, windows) = mounted(DocumentApp())
        let content = windows.all[0].content
        let first = try mount { content }
        let second = try mount { content }
        try first.find(.button).click()
        #expect(try first.find(.button).label == "Text: x")
        second.update()
        #expect(try second.find(.button).label == "Text: ")
        withExtendedLifetime(graph) {}
    }

    private struct GermanApp: App {
        var body: some Scene {
            WindowGroup { Text("a") }.environment(\.locale, Locale(identifier: "de"))
            Window("b", id: "b") { Text("b") }.defaultSize(width: 10, height: 20)
        }
    }

    @Test("A scene's environment and size apply only to its windows")
    func environment() throws {
        let (graph, windows) = mounted(GermanApp())
        #expect(windows.all[0].environment.locale.identifier == "de")
        #expect(windows.all[1].environment.locale.identifier != "de")
        #expect(windows.all.map(\.defaultSize) == [nil, CGSize(width: 10, height: 20)])
        #expect(windows.all.map(\.isSingle) == [false, true])
        withExtendedLifetime(graph) {}
    }

    @Test("Desktop changes reach the windows unless their scene overrides them")
    func desktopChanges() throws {
        struct Two: App {
            var body: some Scene {
                WindowGroup { Text("a") }.environment(\.colorScheme, .light)
                Window("b", id: "b") { Text("b") }
            }
        }
        let (graph, windows) = mounted(Two())
        var dark = EnvironmentValues()
        dark.colorScheme = .dark
        graph.setEnvironment(dark)
        #expect(windows.all.map(\.environment.colorScheme) == [.light, .dark])
        let changes = windows.changes
        graph.setEnvironment(dark)
        #expect(windows.changes == changes)
    }

    @Test("A preferred color scheme overrides the desktop, until the view drops it")
    func preferenceOverDesktop() throws {
        struct Preferring: View {
            @State private var isDark = true
            @Environment(\.colorScheme) private var scheme
            var body: some View {
                Button("\(scheme)") { isDark = false }.preferredColorScheme(isDark ? .dark : nil)
            }
        }
        let host = try mount { Preferring() }
        host.setEnvironment(\.colorScheme, .light)
        #expect(try host.find(.button).label == "dark")
        host.setEnvironment(\.colorScheme, .dark)
        try host.find(.button).click()
        #expect(try host.find(.button).label == "dark")
        host.setEnvironment(\.colorScheme, .light)
        #expect(try host.find(.button).label == "light")
    }

    @Test("A view can prefer light or dark for its whole window, and drop it again")
    func preferredColorScheme() throws {
        struct Preferring: View {
            @State private var isDark = true
            @Environment(\.colorScheme) private var scheme
            var body: some View {
                Button(scheme == .dark ? "dark" : "light") { isDark.toggle() }
                    .preferredColorScheme(isDark ? .dark : nil)
            }
        }
        let host = try mount { Preferring() }
        #expect(try host.find(.button).label == "dark")
        let dark = host.freshPicture()[2, 2]
        try host.find(.button).click()
        #expect(try host.find(.button).label == "light")
        #expect(host.freshPicture()[2, 2] != dark)
    }
}
