/// Quads of one texture that are blended alike.
struct QuadBatch {
    var texture: Texture?
    var blend: BlendOperation
    var quads: ContiguousArray<Quad>
}

/// A layer that the target draws by itself, as its parts are given to it.
final class TargetLayer {
    enum Item {
        case quads(QuadBatch)
        case layer(TargetLayer)
        /// What is behind the layer, blurred, in place of all in a rectangle.
        case backdrop(PixelRect, BackdropBlur)
    }

    /// All that it may show, in device pixels.
    let rect: PixelRect
    /// 0...255.
    let opacity: UInt32
    let blend: BlendOperation
    let items: [Item]

    init(rect: PixelRect, opacity: UInt32, blend: BlendOperation, items: [Item]) {
        self.rect = rect
        self.opacity = opacity
        self.blend = blend
        self.items = items
    }
}
