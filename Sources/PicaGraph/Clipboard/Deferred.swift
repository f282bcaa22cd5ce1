import Foundation

/// A value that is made when it is first asked for, and then kept: a long text on its way to an app that
/// may never read it. Can be asked for on any thread.
package final class Deferred<Value>: @unchecked Sendable {
    private enum Contents {
        case made(Value)
        case unmade(() -> Value)
    }

    private let lock = NSLock()
    private var contents: Contents
    /// Leaves nothing of the value behind.
    private let discard: ((inout Value) -> Void)?

    /// - Parameter discard: Is given the value when nobody can ask for it here any longer.
    package init(_ make: @escaping () -> Value, discard: ((inout Value) -> Void)? = nil) {
        contents = .unmade(make)
        self.discard = discard
    }

    package init(made value: Value) {
        contents = .made(value)
        discard = nil
    }

    deinit {
        guard let discard, case .made(var value) = contents else { return }
        // With one reference less it can be changed in its place, where nobody else has it.
        contents = .unmade { preconditionFailure("asked for after its end") }
        discard(&value)
    }

    package var value: Value {
        lock.withLock {
            switch contents {
            case .made(let value): return value
            case .unmade(let make):
                let value = make()
                contents = .made(value)
                return value
            }
        }
    }

    /// The value for somebody who needs it for a moment only: where nobody asked for it before it is not kept.
    package var passingValue: Value {
        let make: () -> Value
        switch lock.withLock({ contents }) {
        case .made(let value): return value
        case .unmade(let unmade): make = unmade
        }
        return make()
    }

    /// Whether nothing of the value is to be left behind, so that nobody else should have it either.
    package var isDiscarded: Bool { discard != nil }

    /// Nil as long as nobody asked for it.
    package var madeValue: Value? {
        lock.withLock { if case .made(let value) = contents { value } else { nil } }
    }
}
