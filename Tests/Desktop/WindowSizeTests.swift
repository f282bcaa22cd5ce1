import Foundation
import PicaCanvas
import Testing

/// The window manager's hints: a window's possible sizes, and its icon.
@Suite(.serialized)
final class WindowSizeTests {
    private let session: XSession

    init() throws { session = try XSession(isManaged: true) }

    deinit { session.end() }

    private func property(_ name: String) throws -> String {
        try session.run("xprop", "-id", session.window(titled: FieldForm.title), name)
    }

    private func wait(least: String, most: String) throws {
        try session.wait("sizes from \(least) to \(most)") {
            let hints = try self.property("WM_NORMAL_HINTS")
            return hints.contains("minimum size: \(least)") && hints.contains("maximum size: \(most)")
        }
    }

    private func waitForSize(_ width: Int, _ height: Int) throws {
        try session.wait("\(width) by \(height) pixels") {
            let shape = try self.session.run(
                "xdotool", "getwindowgeometry", self.session.window(titled: FieldForm.title))
            return shape.contains("Geometry: \(width)x\(height)")
        }
    }

    @Test(
        "A content-sized window cannot be resized by the user, and follows its content"
    )
    func contentSize() throws {
        let probe = try session.launch("FieldProbe", ["--sized"])
        try session.waitForFocus(FieldForm.title)
        try probe.expect("open")
        try waitForSize(300, 200)
        try wait(least: "300 by 200", most: "300 by 200")
        try session.press("ctrl+g")
        try waitForSize(360, 240)
        try wait(least: "360 by 240", most: "360 by 240")
        try session.press("ctrl+s")
        try waitForSize(200, 120)
        try session.press("ctrl+f")
        try wait(least: "200 by 120", most: "300 by 120")
    }

    @Test("A window has the theme icon for the program's identifier")
    func icon() throws {
        let folder = "\(session.folder.path)/icons/hicolor/64x64/apps"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let icon = Bitmap(width: 64, height: 64)
        let bytes = try #require(icon.pngData())
        try Data(bytes).write(to: URL(fileURLWithPath: "\(folder)/org.example.Probe.png"))
        _ = try session.launch(
            "FieldProbe",
            environment: ["XDG_DATA_HOME": session.folder.path, "PICA_APP_ID": "org.example.Probe"])
        try session.waitForFocus(FieldForm.title)
        try session.wait("an icon") { try self.property("_NET_WM_ICON").contains("Icon (64 x 64)") }
        #expect(try property("WM_CLASS").contains("\"org.example.Probe\""))
    }

    @Test("A program with a missing or damaged icon opens as usual")
    func damagedIcon() throws {
        let folder = "\(session.folder.path)/icons/hicolor/128x128/apps"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data("no picture".utf8).write(to: URL(fileURLWithPath: "\(folder)/org.example.Probe.png"))
        let probe = try session.launch(
            "FieldProbe",
            environment: ["XDG_DATA_HOME": session.folder.path, "PICA_APP_ID": "org.example.Probe"])
        try session.waitForFocus(FieldForm.title)
        try session.type("a")
        try probe.expect("name=a")
        #expect(try !property("_NET_WM_ICON").contains("Icon (128"))
    }
}
