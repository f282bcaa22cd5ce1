import Foundation
import PicaGraph

/// A window as drags over it and out of it see it.
@MainActor protocol DragWindow: AnyObject {
    /// SDL's window.
    var handle: OpaquePointer { get }
    /// The display server's window number, or the address of the Wayland surface; `nil` if SDL does not tell.
    var systemID: UInt? { get }
    /// The size in points.
    var size: CGSize { get }
    var cursors: Cursors { get }
    var dropTarget: any DropTarget { get }
    /// Converts a position from the display server's units to points.
    func point(x: CGFloat, y: CGFloat) -> CGPoint
    /// Converts a position from points to the display server's units.
    func units(of point: CGPoint) -> (x: Int16, y: Int16)
}
