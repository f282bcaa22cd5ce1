import Foundation

/// A transition of fixed length, independent of the animation of the change.
package protocol TimedTransition: Transition {
    /// The length in seconds. Not isolated, because transitions are created on any thread.
    nonisolated var length: TimeInterval { get }
}
