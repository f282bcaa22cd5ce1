import Foundation
import PicaFoundation
import Testing

/// Names of Apple's C libraries that sources take for granted.
struct TimeNamesTests {
    @Test("The parts of a second fit together")
    func parts() {
        #expect(NSEC_PER_SEC == 1000 * NSEC_PER_MSEC && NSEC_PER_MSEC == 1000 * NSEC_PER_USEC)
        #expect(USEC_PER_SEC * NSEC_PER_USEC == NSEC_PER_SEC)
    }

    @Test("The absolute time counts from the first instant of 2001")
    func absoluteTime() {
        let before = Date.now.timeIntervalSinceReferenceDate
        let time: CFAbsoluteTime = CFAbsoluteTimeGetCurrent()
        #expect(before <= time && time <= Date.now.timeIntervalSinceReferenceDate)
    }

    @Test("An autorelease pool returns what its closure returns, and throws what it throws")
    func pool() {
        #expect(autoreleasepool { 3 } == 3)
        #expect(throws: CocoaError.self) { try autoreleasepool { throw CocoaError(.fileNoSuchFile) } }
    }
}
