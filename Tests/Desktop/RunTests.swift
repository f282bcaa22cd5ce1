import Foundation
import Testing

@testable import PicaDesktop

/// `pica run` shows what was saved.
@Suite(.serialized)
final class RunTests {
    private let session: XSession

    init() throws { session = try XSession(isManaged: true) }

    deinit { session.end() }

    private var file: String { session.folder.path + "/Hello.swift" }

    /// Saves a program whose window has a title, as an editor does: by writing another file and renaming it.
    private func save(_ title: String, count: String = "count += 1") throws {
        let source = """
            import Foundation
            import SwiftUI

            @main struct Hello: App {
                var body: some Scene {
                    WindowGroup("\(title)") { Counter().frame(width: 300, height: 200) }
                }
            }

            final class Model: ObservableObject {
                @Published var name = ""
            }

            struct Counter: View {
                @State private var count = 0
                @StateObject private var model = Model()

                var body: some View {
                    Button { \(count) } label: {
                        Color(red: count == 0 ? 1 : 0, green: 0, blue: count == 0 ? 0 : 1).frame(width: 300, height: 200)
                    }
                    .buttonStyle(.plain)
                }
            }
            """
        try Data(source.utf8).write(to: URL(fileURLWithPath: file), options: .atomic)
    }

    private func place(of title: String) throws -> String {
        try session.run("xdotool", "getwindowgeometry", session.window(titled: title))
            .split(separator: "\n").dropFirst().joined()
    }

    @Test(
        "A saved change is shown, with the window's place and state; an error leaves the window",
        .timeLimit(.minutes(2)))
    func saves() throws {
        try save("First")
        // What goes to standard error can be waited for on standard output.
        let command = try session.start(
            "sh", ["-c", "exec \"$0\" run \"$1\" 2>&1", Products.path(of: "pica"), file])
        try session.wait("the window", within: 60) { self.session.windows(titled: "First")?.isEmpty == false }
        try session.waitForFocus("First")
        try session.run("xdotool", "windowmove", session.window(titled: "First"), "400", "300")
        try session.wait("the new place") { try self.place(of: "First").contains("300") }
        let place = try place(of: "First")
        try session.drag((150, 100), in: "First")
        try session.waitForPicture("the blue of a count") { $0.count(of: .blue) > 10_000 }

        try save("Second")
        try session.wait("the new window", within: 60) {
            self.session.windows(titled: "Second")?.isEmpty == false
        }
        try session.waitForPicture("the count that was kept") { $0.count(of: .blue) > 10_000 }
        #expect(try self.place(of: "Second") == place)

        try save("Third", count: "cout += 1")
        try command.line("the compiler's error", within: 60) { $0.contains("cannot find 'cout'") }
        #expect(session.windows(titled: "Second")?.isEmpty == false)

        try session.requestClose("Second")
        #expect(try command.exitStatus() == 0)
    }
}
