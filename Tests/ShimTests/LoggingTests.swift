import Foundation
import Testing
// As most source does.
import os.log

@Suite struct LoggingTests {
    @Test("Code runs inside signposts, whose messages are not made")
    func signposts() {
        let signposter = OSSignposter(subsystem: "com.example", category: .pointsOfInterest)
        #expect(!signposter.isEnabled)
        #expect(signposter.withIntervalSignpost("work") { 3 } == 3)
        let state = signposter.beginInterval("work", id: signposter.makeSignpostID())
        signposter.endInterval("work", state, "\(Self.fail())")
        signposter.emitEvent("tick", "\(Self.fail())")
        os_signpost(.begin, log: .default, name: "work")
        #expect(!OSLog.default.signpostsEnabled)
    }

    private static func fail() -> Int {
        Issue.record("a signpost's message was made")
        return 0
    }

    @Test("Each signpost has an identity of its own, and an object always the same")
    func identities() {
        let object = NSObject()
        #expect(OSSignpostID(log: .default) != OSSignpostID(log: .default))
        #expect(OSSignpostID(log: .default, object: object) == OSSignpostID(log: .default, object: object))
    }

    @Test("A log writes all levels unless it is disabled")
    func logs() {
        let log = OSLog(subsystem: "com.example", category: "tests")
        #expect(log.isEnabled(type: .debug))
        #expect(!OSLog.disabled.isEnabled(type: .fault))
        os_log("%{public}@ has %d", log: .disabled, type: .error, "Ash", 3)
        os_log(.error, log: .disabled, "nothing \(1)")
        os_log(.fault, dso: #dsohandle, log: .disabled, "%@ has %d", "Ash", 3)
        os_log("%@ has %d", dso: #dsohandle, log: .disabled, type: .fault, "Ash", 3)
        Logger(OSLog.disabled).fault("nothing")
    }

    @Test("A lock without a value is held from lock to unlock")
    func locks() {
        let lock = OSAllocatedUnfairLock()
        lock.lock()
        #expect(!lock.lockIfAvailable())
        #expect(lock.withLockIfAvailable { 1 } == nil)
        lock.unlock()
        #expect(lock.withLock { 2 } == 2)
        #expect(lock.lockIfAvailable())
        lock.unlock()
        #expect(lock.withLockUnchecked { 3 } == 3)
        let counter = OSAllocatedUnfairLock(initialState: 1)
        #expect(counter.withLockIfAvailableUnchecked { $0 + 1 } == 2)
    }
}
