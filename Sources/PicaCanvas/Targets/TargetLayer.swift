/// Quads with one texture and one blend operation.
struct QuadBatch {
    var texture: Texture?
    var blend: BlendOperation
    var quads: ContiguousArray<Quad>
}

/// A layer that the target composites itself, from its items.
final class TargetLayer {
    enum Item {
        case quads(QuadBatch)
        case layer(TargetLayer)
        /// The blurred backdrop of the layer, replacing everything in a rectangle.
        case backdrop(PixelRect, BackdropBlur)
    }

    /// The bounding box, in device pixels.
    let rect: PixelRect
    /// The opacity, 0...255.
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
