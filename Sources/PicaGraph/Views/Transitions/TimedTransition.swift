import Foundation

/// A transition that takes as long as it takes, whatever the animation of the change is.
package protocol TimedTransition: Transition {
    /// In seconds; transitions are made on any thread.
    nonisolated var length: TimeInterval { get }
}
