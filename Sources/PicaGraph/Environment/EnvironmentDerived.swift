import PicaFoundation

/// What is worked out of several values of an environment and remembered with them, so that ten thousand
/// views that inherit the same work it out once.
package protocol EnvironmentDerived: AnyObject {
    /// Notes what is read; whoever asks for such an object follows all that any of them has read.
    static var reads: EnvironmentReads { get }

    /// Nothing but the environment may have a say in it, and it must not keep the environment.
    init(_ environment: EnvironmentValues)
}

extension EnvironmentValues {
    /// What follows from these values, as it was worked out before or is now.
    package func derived<D: EnvironmentDerived>(_ type: D.Type) -> D {
        // What is remembered is only touched on the main actor's thread.
        guard MainThread.isCurrent else { return D(self) }
        Evaluation.noteReads(D.reads)
        return remember(ObjectIdentifier(type)) { Evaluation.noting(D.reads) { D(self) } }
    }
}
