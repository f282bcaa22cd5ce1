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

    package init(_ make: @escaping () -> Value) { contents = .unmade(make) }

    package init(made value: Value) { contents = .made(value) }

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

    /// Nil as long as nobody asked for it.
    package var madeValue: Value? {
        lock.withLock { if case .made(let value) = contents { value } else { nil } }
    }
}
