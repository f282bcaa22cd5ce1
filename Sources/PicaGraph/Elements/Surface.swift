import Foundation

/// The window or the layer of a window that elements are seen in, as elements know it.
@MainActor package protocol Surface: AnyObject {
    /// The element that fills it.
    var topElement: Element { get }
    var environment: EnvironmentValues { get }
    /// The platform's clock, in seconds.
    var now: TimeInterval { get }
    var clock: FrameClock { get }
    func layoutWasInvalidated()
    func paintingWasInvalidated()
    /// Something in a rectangle, in the window's points, looks otherwise than before.
    func addDamage(_ rect: CGRect)
    func elementWasRemoved(_ element: Element)
    /// What is under the pointer may be something else.
    func contentMoved()
    func addViewportClient(_ client: any ViewportClient)
}
