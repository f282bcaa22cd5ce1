import Foundation
import PicaGraph
import PicaState
import PicaUI

/// A shape of the pointer.
///
/// In views, `pointerStyle(_:)` needs no push and pop. Linux's cursor themes have no cursors for an open and a closed
/// hand; the nearest ones stand in.
@MainActor @preconcurrency public final class NSCursor: NSObject {
    private let cursor: PointerCursor

    private init(_ cursor: PointerCursor) { self.cursor = cursor }

    /// The usual arrow.
    public static let arrow = NSCursor(.arrow)
    /// A bar between letters.
    public static let iBeam = NSCursor(.text)
    /// A hand that points, over links.
    public static let pointingHand = NSCursor(.hand)
    /// An open hand, over what can be moved; shown as a pointing one.
    public static let openHand = NSCursor(.hand)
    /// A closed hand, while something is moved; shown as arrows in all directions.
    public static let closedHand = NSCursor(.move)
    /// A cross, to choose a point.
    public static let crosshair = NSCursor(.cross)
    /// Arrows to the left and right.
    public static let resizeLeftRight = NSCursor(.horizontalResize)
    /// An arrow to the left; shown as arrows to the left and right.
    public static let resizeLeft = NSCursor(.horizontalResize)
    /// An arrow to the right; shown as arrows to the left and right.
    public static let resizeRight = NSCursor(.horizontalResize)
    /// Arrows up and down.
    public static let resizeUpDown = NSCursor(.verticalResize)
    /// An arrow up; shown as arrows up and down.
    public static let resizeUp = NSCursor(.verticalResize)
    /// An arrow down; shown as arrows up and down.
    public static let resizeDown = NSCursor(.verticalResize)
    /// A drop would be refused.
    public static let operationNotAllowed = NSCursor(.refused)
    /// A drop would copy; shown as the usual arrow.
    public static let dragCopy = NSCursor(.arrow)

    private static var pushed: [NSCursor] = []
    private static var hidings = 0

    /// The cursor that was pushed last; the arrow without one. Views choose others while none is pushed.
    public static var current: NSCursor { pushed.last ?? .arrow }

    /// Shows the cursor until a view under the pointer chooses another.
    public func set() { Program.running?.showCursor(cursor) }

    /// Shows the cursor over all windows until ``pop()``.
    public func push() {
        Self.pushed.append(self)
        Self.update()
    }

    /// Shows the cursor that was shown before the last ``push()``; without effect if there was none.
    public func pop() { Self.pop() }

    /// Shows the cursor that was shown before the last ``push()``; without effect if there was none.
    public static func pop() {
        _ = pushed.popLast()
        update()
    }

    /// Hides the pointer over all windows until ``unhide()`` was called as often.
    public static func hide() {
        hidings += 1
        update()
    }

    /// Shows the pointer once this was called as often as ``hide()``.
    public static func unhide() {
        hidings = max(0, hidings - 1)
        update()
    }

    private static func update() {
        Program.running?.pushCursor(hidings > 0 ? .hidden : pushed.last?.cursor)
    }
}
