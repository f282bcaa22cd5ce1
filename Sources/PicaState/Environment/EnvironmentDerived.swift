import PicaFoundation

/// An object derived from several environment values and cached with them.
///
/// Ten thousand views that inherit the same environment thus derive it once.
package protocol EnvironmentDerived: AnyObject {
    /// The environment keys that derivation reads. A view that uses such an object observes the keys read for any of
    /// them.
    static var reads: EnvironmentReads { get }

    /// Derives the object. It may depend only on the environment, and must not retain it.
    init(_ environment: EnvironmentValues)
}

extension EnvironmentValues {
    /// Returns the object derived from these values, from the cache if possible.
    package func derived<D: EnvironmentDerived>(_ type: D.Type) -> D {
        // The cache is used on the main thread only.
        guard MainThread.isCurrent else { return D(self) }
        Evaluation.noteReads(D.reads)
        return remember(ObjectIdentifier(type)) { Evaluation.noting(D.reads) { D(self) } }
    }
}
