import Foundation
import PicaState

/// The window, or layer of a window, that shows elements, as elements see it.
@MainActor package protocol Surface: AnyObject {
    /// The root element.
    var topElement: Element { get }
    var environment: EnvironmentValues { get }
    /// The time of the platform's clock, in seconds.
    var now: TimeInterval { get }
    var clock: FrameClock { get }
    func layoutWasInvalidated()
    func paintingWasInvalidated()
    /// Damages a rectangle in the window's coordinate space.
    func addDamage(_ rect: CGRect)
    func elementWasRemoved(_ element: Element)
    /// Notes that a different element may be under the pointer.
    func contentMoved()
    func addViewportClient(_ client: any ViewportClient)
}
