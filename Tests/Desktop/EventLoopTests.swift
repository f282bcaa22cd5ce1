import Foundation
import Testing

/// The loop between Dispatch, timers and the window.
@Suite(.serialized)
final class EventLoopTests {
    let session: XSession
    let probe: Program

    init() throws {
        session = try XSession()
        probe = try session.launch("EchoProbe", ["Echo"])
        try session.focus("Echo")
        try probe.expect("Echo: focused")
    }

    deinit { session.end() }

    @Test("Tasks, Dispatch blocks, timers and background work run on time while idle")
    func clocks() throws {
        probe.send("clocks 0.1")
        var seen: [String: Double] = [:]
        while seen.count < 4 {
            let line = try probe.line("a clock") { _ in true }
            let words = line.split(separator: " ")
            if words.count == 2, let seconds = Double(words[1]) { seen[String(words[0])] = seconds }
        }
        for (clock, seconds) in seen {
            #expect(seconds > 0.29 && seconds < 1.5, "the \(clock) clock took \(seconds) s instead of 0.3 s")
        }
    }

    @Test("A deadline of the content is met")
    func deadline() throws {
        let begin = Date()
        probe.send("deadline 0.1")
        try probe.expect("Echo: deadline")
        #expect(-begin.timeIntervalSinceNow >= 0.1)
    }

    @Test("Consecutive frame requests follow the display's rate")
    func frames() throws {
        let begin = Date()
        probe.send("frames 7")
        try probe.expect("Echo: frames done")
        // Six intervals of a sixtieth of a second.
        #expect(-begin.timeIntervalSinceNow >= 0.09)
    }

    @Test("An idle focused window uses no processor time and causes no wakeups")
    func idle() throws {
        probe.send("idle 2")
        let words = try probe.rest(of: "idle ").split(separator: " ")
        let milliseconds = try #require(Double(words[0]))
        let sleeps = try #require(Int(words[2]))
        #expect(milliseconds < 20, "more than 1 % of 2 s")
        #expect(sleeps < 20)
    }
}
