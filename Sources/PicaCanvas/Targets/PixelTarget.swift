/// Where quads end up, cut to the target's bounds. The same quads give the same picture on every
/// target, within rounding.
protocol PixelTarget: AnyObject {
    /// In device pixels.
    var width: Int { get }
    var height: Int { get }
    /// Blends quads in order.
    /// - Parameter texture: Nil for plain colours.
    func draw(_ quads: UnsafeBufferPointer<Quad>, from texture: Texture?, _ operation: BlendOperation)
    /// All quads of a picture were given.
    func finish()
}
