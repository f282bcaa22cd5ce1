import Foundation
import Testing

/// The cost of an idle form.
@Suite(.serialized)
struct IdleTests {
    @Test(
        "An idle focused form uses at most 1% of a core while its caret blinks, and then none",
        .timeLimit(.minutes(1)))
    func idle() throws {
        let session = try XSession()
        defer { session.end() }
        let probe = try session.launch("FieldProbe")
        try session.focus(FieldForm.title)
        try session.press("a")
        try probe.expect("name=a")
        let typed = Date()
        // On its last legs is what the first frames left to do.
        _ = try ProcessUsage.measure(probe, seconds: 1)
        let blinking = try ProcessUsage.measure(probe, seconds: 3)
        #expect(blinking.sleeps > 3, "a caret that does not blink proves nothing")
        #expect(blinking.processorTime <= 0.03, "more than 1 % of 3 s")
        // Blinking ends 10 s after the last input.
        Thread.sleep(until: typed + 10.5)
        let resting = try ProcessUsage.measure(probe, seconds: 2)
        #expect(resting.processorTime == 0)
        #expect(resting.sleeps == 0)
    }

    @Test("A clock on the main actor keeps time in focused and unfocused forms")
    func clocks() throws {
        let session = try XSession()
        defer { session.end() }
        let focused = try session.launch("FieldProbe", ["--ticks"])
        try session.focus(FieldForm.title)
        let other = try session.launch("FieldProbe", ["--ticks"])
        for probe in [focused, other] {
            let delays = try (1...15).map { count -> Double in
                let words = try probe.rest(of: "tick \(count) ").split(separator: " ")
                return try #require(Double(words[0]))
            }
            #expect(delays.allSatisfy { $0 >= 0 })
            // The machine may be busy with other tests; a loop that is behind would be so every time.
            #expect(delays.sorted()[7] < 20)
            probe.end()
        }
    }
}
