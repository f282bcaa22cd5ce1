import Foundation

/// Draws display lists into a target at a scale.
package final class Canvas {
}
