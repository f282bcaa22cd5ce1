import Foundation
import Testing

@testable import pica

/// The compiler's answers to files that `pica run` compiles, with the modules of the tests' own build.
struct CompilerTests {
    /// Returns the errors for a file, each with its line.
    private func errors(in source: String) throws -> [String] {
        let folder = try TemporaryFolder()
        let file = try folder.write(source, to: "A.swift")
        let compilation = Compilation(
            try Sources([file], product: nil), with: try Installation.find(), cache: folder.path)
        var arguments = try compilation.arguments(for: [file], into: folder.path + "/A")
        arguments.replaceSubrange(0...0, with: ["swiftc", "-typecheck"])
        let process = Process()
        (process.executableURL, process.arguments) = (URL(fileURLWithPath: "/usr/bin/env"), arguments)
        let pipe = Pipe()
        process.standardError = pipe
        try process.run()
        let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return text.split(separator: "\n").filter { $0.hasPrefix(file) && $0.contains(" error: ") }
            .map { line in
                // "file:4:29: error: words"
                let parts = line.dropFirst(file.count + 1).split(separator: ":", maxSplits: 3)
                return "\(parts[0])\(parts[3])"
            }
    }

    @Test("Foundation alone brings Combine and Observation, as on Apple's systems")
    func imports() throws {
        let source = """
            import Foundation
            final class Model: ObservableObject { @Published var count = 0 }
            @Observable final class Other { var count = 0 }
            @main enum Program { static func main() {} }
            """
        #expect(try errors(in: source) == [])
    }

    @Test("A name of SwiftUI that Pica lacks is told with what to use, and nothing else is")
    func unavailable() throws {
        let source = """
            import SwiftUI
            @main struct Program: App {
                var body: some Scene {
                    WindowGroup { Text("a").quickLookPreview($url) }.menuBarExtraStyle(.menu)
                    MenuBarExtra("b") { Text("b") }
                }
                @State var url: URL?
            }
            """
        let errors = try errors(in: source)
        #expect(errors.count == 3)
        #expect(errors.contains { $0.hasPrefix("4 'quickLookPreview' is unavailable: not in Pica yet") })
        #expect(errors.contains { $0.hasPrefix("4 'menuBarExtraStyle' is unavailable: not in Pica yet") })
        #expect(errors.contains { $0.hasPrefix("5 'MenuBarExtra' is unavailable: not in Pica yet; use a") })
    }

    @Test("SwiftUI brings what it brings on Apple's systems, as far as a file uses it")
    func implied() throws {
        let source = """
            import SwiftUI
            struct Loader {
                func load() async throws -> Data {
                    let request = URLRequest(url: URL(string: "https://example.com")!)
                    return try await URLSession.shared.data(for: request).0
                }
            }
            @main struct Program: App {
                var body: some Scene {
                    WindowGroup { Color(.systemGray5).onTapGesture { UIPasteboard.general.string = "a" } }
                }
            }
            """
        #expect(try errors(in: source) == [])
    }

    @Test("Top-level code is a program, and so are files with @main")
    func mains() throws {
        let folder = try TemporaryFolder()
        let installation = Installation(modules: ["/m"], library: "/l", macros: "/p")
        func isLibrary(_ files: [String]) throws -> Bool {
            let compilation = Compilation(.files(files), with: installation, cache: folder.path)
            return try compilation.arguments(for: files, into: "/a").contains("-parse-as-library")
        }
        let script = try folder.write("print(1)", to: "script.swift")
        let app = try folder.write("@main struct A {}", to: "App.swift")
        let main = try folder.write("print(2)", to: "main.swift")
        #expect(try !isLibrary([script]))
        #expect(try isLibrary([app]))
        #expect(try isLibrary([app, script]))
        #expect(try !isLibrary([main, script]))
    }

    @Test("What can be run are Swift files, folders of them and packages")
    func sources() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write("", to: "a/b.swift")
        #expect(try Sources([file], product: nil) == .files([file]))
        #expect(try Sources([folder.path], product: nil) == .files([file]))
        try folder.write("", to: "Package.swift")
        #expect(try Sources([folder.path], product: "p") == .package(folder.path, product: "p"))
        #expect(throws: Failure.self) { try Sources([folder.path, file], product: nil) }
        #expect(throws: Failure.self) { try Sources([folder.path + "/none.swift"], product: nil) }
        #expect(throws: Failure.self) { try Sources(["/dev/null"], product: nil) }
    }

    @Test("A watcher reports saves of wanted files alone")
    func watching() throws {
        let folder = try TemporaryFolder()
        let watcher = try FileWatcher([folder.path]) { $0 == "a.swift" }
        try folder.write("", to: "b.swift")
        #expect(!watcher.takeChanges())
        try folder.write("", to: "a.swift")
        #expect(watcher.takeChanges())
        #expect(!watcher.takeChanges())
        #expect(rename(folder.path + "/b.swift", folder.path + "/a.swift") == 0)
        #expect(watcher.takeChanges())
        #expect(throws: Failure.self) { try FileWatcher([folder.path + "/none"]) { _ in true } }
    }
}
