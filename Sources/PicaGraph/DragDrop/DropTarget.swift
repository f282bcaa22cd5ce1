import Foundation

/// What something can be dragged over: a window of this program's, or of another.
@MainActor package protocol DropTarget: AnyObject {
    /// Something is dragged over it.
    /// - Parameter point: In a window's points.
    /// - Returns: What would become of it if it were dropped there, as far as that is known; nil where it
    ///   would not be taken.
    func dragMoved(_ drop: Drop, to point: CGPoint) -> DropAction?
    /// It is dragged elsewhere, or nowhere any more.
    func dragLeft()
    /// It is dropped where it was last. The target finishes it.
    func dropped(_ drop: Drop)
}

/// Takes what is dragged over the element and dropped there.
@MainActor package protocol DropResponder: Responder {
    /// Something is dragged over the element; it shows where that would go.
    /// - Returns: What would become of it; nil to leave it to the element around.
    func dragMoved(_ drop: Drop, to point: CGPoint) -> DropAction?
    /// Whether it is the element's though it would not take it where it is: the elements around are not asked.
    var refusesDrop: Bool { get }
    /// It is dragged elsewhere, or nowhere any more.
    func dragLeft()
    /// It is dropped where it was last. The responder finishes it.
    func dropped(_ drop: Drop)
}

extension DropResponder {
    package var takesDrops: Bool { true }
    package var refusesDrop: Bool { false }
}
