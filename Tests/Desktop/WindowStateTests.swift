import Foundation
import PicaState
import Testing

@testable import PicaDesktop

/// A window reopens as the user left it.
@Suite(.serialized)
final class WindowStateTests {
    private let session: XSession
    private var probe: Program

    init() throws {
        session = try XSession(isManaged: true)
        probe = try session.launch("FieldProbe")
        try session.waitForFocus(FieldForm.title)
    }

    deinit { session.end() }

    private func size() throws -> CGSize {
        let lines = try session.run(
            "xdotool", "getwindowgeometry", "--shell", session.window(titled: FieldForm.title)
        ).split(separator: "\n")
        func number(_ name: String) throws -> Double {
            try #require(lines.first { $0.hasPrefix(name) }.flatMap { Double($0.dropFirst(name.count)) })
        }
        return CGSize(width: try number("WIDTH="), height: try number("HEIGHT="))
    }

    /// A double click on its title bar.
    private func maximize() throws {
        try session.run(
            "xdotool", "mousemove", "--window", session.window(titled: FieldForm.title), "100", "-8",
            "click", "--repeat", "2", "--delay", "40", "1")
    }

    private func waitForSize(_ what: String, _ isRight: (CGSize) -> Bool) throws {
        try session.wait(what) { isRight(try self.size()) }
    }

    private func openAgain() throws {
        try session.requestClose(FieldForm.title)
        #expect(try probe.exitStatus() == 0)
        probe = try session.launch("FieldProbe")
        try session.waitForFocus(FieldForm.title)
    }

    private var keepsNothing: Bool {
        !FileManager.default.fileExists(atPath: session.folder.path + "/.local/state/FieldProbe")
    }

    @Test("A window reopens at its last size")
    func resized() throws {
        try session.run("xdotool", "windowsize", session.window(titled: FieldForm.title), "523", "401")
        try waitForSize("the new size") { $0 == CGSize(width: 523, height: 401) }
        try openAgain()
        #expect(try size() == CGSize(width: 523, height: 401))
    }

    @Test("A maximized window reopens maximized, and restores its earlier size")
    func maximized() throws {
        let size = try size()
        try maximize()
        try waitForSize("all of the screen") { $0.width > size.width && $0.height > size.height }
        try openAgain()
        try waitForSize("all of the screen") { $0.width > size.width && $0.height > size.height }
        try maximize()
        try waitForSize("the size from before") { $0 == size }
        try openAgain()
        #expect(try self.size() == size)
    }

    @Test("An unchanged window stores nothing")
    func unchanged() throws {
        let size = try size()
        try openAgain()
        #expect(keepsNothing)
        #expect(try self.size() == size)
    }
}

/// The stored size of a window.
struct WindowExtentTests {
    private let small = CGSize(width: 400, height: 300)
    private let large = CGSize(width: 1280, height: 800)

    @Test("A maximized window keeps its earlier size in either event order")
    func maximized() {
        for tellsSizeFirst in [true, false] {
            var extent = WindowExtent(WindowState(size: small, isMaximized: false))
            if tellsSizeFirst { extent.resize(to: large) }
            extent.maximize(at: large)
            extent.resize(to: large)
            #expect(extent.state == WindowState(size: small, isMaximized: true))
            extent.restore()
            extent.resize(to: small)
            #expect(extent.state == WindowState(size: small, isMaximized: false))
        }
    }

    @Test("An invalid stored size is ignored")
    func unsound() {
        #expect(!WindowState(size: CGSize(width: CGFloat.nan, height: 3), isMaximized: false).isSound)
        #expect(!WindowState(size: CGSize(width: 0, height: 3), isMaximized: false).isSound)
        #expect(WindowState(size: small, isMaximized: true).isSound)
    }
}
