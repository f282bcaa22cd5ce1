import Foundation
import Testing

@testable import AppKit

@Suite struct DesktopEntriesTests {
    /// A home folder, removed with the test.
    private final class Home {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("Pica-\(UUID().uuidString)")
        deinit { try? FileManager.default.removeItem(at: url) }

        func write(_ text: String, to path: String) throws {
            let file = url.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }

        func entries(desktop: String? = nil) -> DesktopEntries {
            DesktopEntries { [url] name in
                switch name {
                case "HOME": url.path
                case "XDG_CONFIG_DIRS", "XDG_DATA_DIRS": url.path + "/system"
                case "XDG_CURRENT_DESKTOP": desktop
                default: nil
                }
            }
        }
    }

    @Test("The person's choice comes before the system's, if it is installed")
    func preferences() throws {
        let home = Home()
        try home.write("", to: "system/applications/viewer.desktop")
        try home.write("", to: ".local/share/applications/editor.desktop")
        try home.write(
            "[MIME Cache]\nimage/png=viewer.desktop;\ntext/plain=viewer.desktop;\n",
            to: "system/applications/mimeinfo.cache")
        try home.write(
            "[Added Associations]\nimage/png=other.desktop\n[Default Applications]\n"
                + "image/png=gone.desktop;editor.desktop\n", to: ".config/mimeapps.list")
        #expect(home.entries().preferred(for: "image/png")?.lastPathComponent == "editor.desktop")
        #expect(home.entries().preferred(for: "text/plain")?.lastPathComponent == "viewer.desktop")
        #expect(home.entries().preferred(for: "audio/ogg") == nil)
        #expect(home.entries().entry("viewer.desktop") != nil)
        #expect(home.entries().entry("../viewer.desktop") == nil)
    }

    @Test("A desktop's own list comes before the common one")
    func desktops() throws {
        let home = Home()
        for name in ["one", "two"] { try home.write("", to: "system/applications/\(name).desktop") }
        try home.write("[Default Applications]\ntext/html=one.desktop\n", to: ".config/mimeapps.list")
        try home.write("[Default Applications]\ntext/html=two.desktop\n", to: ".config/kde-mimeapps.list")
        #expect(home.entries().preferred(for: "text/html")?.lastPathComponent == "one.desktop")
        #expect(home.entries(desktop: "KDE").preferred(for: "text/html")?.lastPathComponent == "two.desktop")
    }
}
