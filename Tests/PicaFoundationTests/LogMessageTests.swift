import Foundation
import Testing

@testable import OSLog

@Suite struct LogMessageTests {
    private func text(_ message: OSLogMessage) -> String { message.text }

    @Test("A message contains its values' descriptions or formats")
    func values() {
        let name = "Ash"
        #expect(text("plain") == "plain")
        #expect(
            text("\(name, privacy: .public) has \(3) and \(Optional(1.5) as Any)")
                == "Ash has 3 and Optional(1.5)")
        #expect(text("\(2.5, format: .fixed(precision: 2)) \(255, format: .hex)") == "2.50 ff")
        #expect(text("\(name, privacy: .private(mask: .hash))") == "Ash")
    }

    @Test("A lock excludes others from its value, and its copies are the same lock")
    func locks() async {
        let lock = OSAllocatedUnfairLock(initialState: 0)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 { group.addTask { for _ in 0..<1000 { lock.withLock { $0 += 1 } } } }
        }
        let copy = lock
        #expect(copy.withLock { $0 } == 8000)
        #expect(lock.withLock { _ in copy.withLockIfAvailable { $0 } } == nil)
        #expect(OSAllocatedUnfairLock().withLock { 1 } == 1)
    }
}
