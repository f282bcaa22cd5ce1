import Foundation

/// A target that content can be dragged over: a window of this program or another.
@MainActor package protocol DropTarget: AnyObject {
    /// Notes that content is dragged over the target.
    ///
    /// - Parameter point: The position in the window's coordinate space.
    /// - Returns: The action of a drop there, as far as it is known; `nil` if it would be refused.
    func dragMoved(_ drop: Drop, to point: CGPoint) -> DropAction?
    /// Notes that the drag left or was canceled.
    func dragLeft()
    /// Performs the drop at the last position. The target must finish it.
    func dropped(_ drop: Drop)
}

/// A responder that accepts content dropped on its element.
@MainActor package protocol DropResponder: Responder {
    /// Notes that content is dragged over the element, and shows where it would go.
    ///
    /// - Returns: The action of a drop; `nil` to pass it to the elements around.
    func dragMoved(_ drop: Drop, to point: CGPoint) -> DropAction?
    /// Whether the element handles the drag although it would refuse a drop here. The elements around it are then not
    /// asked.
    var refusesDrop: Bool { get }
    /// Notes that the drag left or was canceled.
    func dragLeft()
    /// Performs the drop at the last position. The responder must finish it.
    func dropped(_ drop: Drop)
}

extension DropResponder {
    package var takesDrops: Bool { true }
    package var refusesDrop: Bool { false }
}
