/// A target for quads, clipped to its bounds.
///
/// The same quads give the same picture on every target, up to rounding.
protocol PixelTarget: AnyObject {
    /// The width, in device pixels.
    var width: Int { get }
    var height: Int { get }
    /// Blends quads in order.
    /// - Parameter texture: The texture; `nil` for plain colors.
    func draw(_ quads: UnsafeBufferPointer<Quad>, from texture: Texture?, _ operation: BlendOperation)
    /// Ends a picture after all its quads.
    func finish()
}
