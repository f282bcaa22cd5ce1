/// Something that is brought up to date when what it has read changes.
@MainActor package protocol Reader: AnyObject, Sendable {
    func invalidate()
    /// Called by a location when it is read for the first time during the reader's evaluation.
    func didRead(_ location: any ReadableLocation)
    /// Called when an environment key is read during the reader's evaluation.
    nonisolated func noteRead(_ key: ObjectIdentifier)
}

/// A place that notes who reads it.
package protocol ReadableLocation: AnyObject {
    func remove(reader: any Reader)
}

/// Who is being evaluated, so that reads can be attributed.
package enum Evaluation {
    /// Only touched on the main thread; readers on other threads get nil.
    nonisolated(unsafe) private static var reader: (any Reader)?

    package static var current: (any Reader)? {
        get { MainThread.isCurrent ? reader : nil }
        set { reader = newValue }
    }
}
