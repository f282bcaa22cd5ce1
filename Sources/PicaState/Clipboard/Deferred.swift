import Foundation

/// A value that is made on first access and then cached. An example is a long text that an app may never read.
/// Thread-safe.
package final class Deferred<Value>: @unchecked Sendable {
    private enum Contents {
        case made(Value)
        case unmade(() -> Value)
    }

    private let lock = NSLock()
    private var contents: Contents
    /// Frees the value early.
    private let discard: ((inout Value) -> Void)?

    /// Creates a deferred value.
    ///
    /// - Parameter discard: Called with the value when this object is freed.
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
        // Releases this reference first, so that the value can be changed in place if no other holds it.
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

    /// The value for temporary use: if it is not made yet, it is made without being cached.
    package var passingValue: Value {
        let make: () -> Value
        switch lock.withLock({ contents }) {
        case .made(let value): return value
        case .unmade(let unmade): make = unmade
        }
        return make()
    }

    /// Whether the value is discarded at the end, so that other holders should not keep it.
    package var isDiscarded: Bool { discard != nil }

    /// The value if it was made already; `nil` otherwise.
    package var madeValue: Value? {
        lock.withLock { if case .made(let value) = contents { value } else { nil } }
    }
}
