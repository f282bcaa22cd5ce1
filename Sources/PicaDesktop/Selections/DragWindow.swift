import Foundation
import PicaGraph

/// A window, as drags over it and out of it know it.
@MainActor protocol DragWindow: AnyObject {
    /// SDL's window.
    var handle: OpaquePointer { get }
    /// The display server's number for it, or the address of its surface; nil where SDL does not say.
    var systemID: UInt? { get }
    /// In points.
    var size: CGSize { get }
    var cursors: Cursors { get }
    var dropTarget: any DropTarget { get }
    /// A place in the display server's units, in points.
    func point(x: CGFloat, y: CGFloat) -> CGPoint
    /// A place in points, in the display server's units.
    func units(of point: CGPoint) -> (x: Int16, y: Int16)
}
