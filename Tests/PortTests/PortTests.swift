import AppKit
import Foundation
import PicaTesting
import SwiftUI
import Testing

@testable import Palette
@testable import Pomodoro
@testable import Tally

/// The samples that are written as for the Mac, used without a window.
@MainActor @Suite struct PortTests {
    @Test("Tally counts, adds and resets")
    func tally() throws {
        let app = TestHost(app: TallyApp())
        try app.find(.staticText, "Coffee").click()
        try app.find(.button, "One More").click()
        try app.find(.button, "One More").click()
        #expect(app.texts.contains("2 in all"))
        try app.find(.button, "Add").click()
        app.type("Books")
        try app.find(.button, "Create").click()
        #expect(app.texts.contains("Books"))
        try app.find(.menuBarItem, "Tally").click()
        try app.find(.menuItem, "Reset All").click()
        #expect(app.texts.contains("0 in all"))
    }

    @Test("Pomodoro counts down, and rest follows work")
    func pomodoro() throws {
        let session = Session()
        let app = TestHost { PomodoroView(session: session) }
        #expect(try app.find(.staticText, "Time left").value == "25:00")
        try app.find(.button, "Start").click()
        #expect(session.isRunning)
        session.tick(by: 61)
        app.advance(by: 1)
        #expect(try app.find(.staticText, "Time left").value == "23:59")
        try app.find(.button, "Skip").click()
        #expect(try app.find(.staticText, "Time left").value == "05:00")
        try app.find(.button, "Pause").click()
        #expect(!session.isRunning)
    }

    @Test("Palette copies a color to the pasteboard")
    func palette() throws {
        let app = TestHost(app: PaletteApp())
        try app.find(.button, "Sea").click()
        #expect(app.texts.contains("Copied #006699"))
        #expect(NSPasteboard.general.string(forType: .string) == "#006699")
    }

    @Test("A random person does no harm to them", arguments: [false, true])
    func exploring(isPalette: Bool) {
        let app = isPalette ? TestHost { PaletteView() } : TestHost { PomodoroView(session: Session()) }
        #expect(app.explore(seed: 1, seconds: 1).faults.isEmpty)
    }
}
