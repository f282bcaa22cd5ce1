import Foundation
import Testing

@Suite
struct NoDisplayTests {
    @Test("Without a display a program says so in one line and exits with status 1")
    func noDisplay() throws {
        let probe = try Program(
            Products.path(of: "EchoProbe"), environment: Products.environment)
        #expect(try probe.exitStatus() == 1)
        #expect(probe.errors.count == 1)
        #expect(probe.errors.first?.contains("no display: set DISPLAY or WAYLAND_DISPLAY") == true)
    }

    @Test("A display that does not answer is reported in one line, too")
    func deadDisplay() throws {
        let probe = try Program(
            Products.path(of: "EchoProbe"),
            environment: Products.environment.merging(["DISPLAY": "localhost:4711"]) { _, new in new })
        #expect(try probe.exitStatus() == 1)
        #expect(probe.errors.count == 1)
        #expect(probe.errors.first?.hasPrefix("Pica: opening the display failed: ") == true)
    }

    @Test("A program started without stderr exits the same way")
    func noStandardError() throws {
        let command = "exec \(Products.path(of: "FieldProbe")) 2>&-"
        let probe = try Program("/bin/sh", ["-c", command], environment: Products.environment)
        #expect(try probe.exitStatus() == 1)
    }
}
