/// A target in memory: a bitmap, or borrowed pixels such as a window surface's.
package final class SoftwareTarget: PixelTarget {
    package let width: Int
    package let height: Int
    private let pixels: UnsafeMutablePointer<UInt32>?
    /// The distance between rows, in pixels.
    private let stride: Int
    /// The bitmap that owns the memory; `nil` for borrowed pixels.
    private let bitmap: Bitmap?
    /// The position of the target's first pixel in the quads' coordinates.
    private let originX: Int
    private let originY: Int

    package convenience init(_ bitmap: Bitmap) {
        self.init(bitmap, originX: 0, originY: 0)
    }

    /// - Parameters:
    ///   - pixels: The rows of 32-bit pixels in the order of ARGB8888 or XRGB8888. They must outlive the target's last
    ///     use.
    ///   - pitch: The distance between rows, in bytes.
    package init(borrowing pixels: UnsafeMutableRawPointer?, width: Int, height: Int, pitch: Int) {
        self.pixels = pixels?.assumingMemoryBound(to: UInt32.self)
        self.width = pixels == nil ? 0 : max(0, min(width, pitch / 4))
        self.height = pixels == nil ? 0 : max(0, height)
        stride = pitch / 4
        bitmap = nil
        originX = 0
        originY = 0
    }

    init(_ bitmap: Bitmap, originX: Int, originY: Int) {
        pixels = bitmap.storage.baseAddress
        width = bitmap.width
        height = bitmap.height
        stride = bitmap.width
        self.bitmap = bitmap
        self.originX = originX
        self.originY = originY
    }

    func draw(_ quads: UnsafeBufferPointer<Quad>, from texture: Texture?, _ operation: BlendOperation) {
        guard let pixels else { return }
        guard operation == .normal else { return blend(quads, from: texture, operation, pixels) }
        let source = texture.flatMap { $0.bitmap.storage.baseAddress }
        let sourceStride = texture?.bitmap.width ?? 0
        for quad in quads {
            let width = Int(quad.width)
            let height = Int(quad.height)
            let target = pixels + ((Int(quad.y) &- originY) &* stride &+ (Int(quad.x) &- originX))
            if let source, quad.isMask, quad.tint >> 24 == 255 {
                Blend.mask(
                    source + (Int(quad.v) &* sourceStride &+ Int(quad.u)), sourceStride: sourceStride,
                    target, targetStride: stride, width: width, height: height, color: quad.tint)
            } else if let source {
                Blend.texture(
                    source + (Int(quad.v) &* sourceStride &+ Int(quad.u)), sourceStride: sourceStride,
                    target, targetStride: stride, width: width, height: height, tint: quad.tint)
            } else if quad.tint >> 24 == 255 {
                Blend.fill(quad.tint, target, targetStride: stride, width: width, height: height)
            } else {
                Blend.color(quad.tint, target, targetStride: stride, width: width, height: height)
            }
        }
    }

    /// Blends with any operation, pixel by pixel.
    private func blend(
        _ quads: UnsafeBufferPointer<Quad>, from texture: Texture?, _ operation: BlendOperation,
        _ pixels: UnsafeMutablePointer<UInt32>
    ) {
        let source = texture.flatMap { $0.bitmap.storage.baseAddress }
        let sourceStride = texture?.bitmap.width ?? 0
        for quad in quads {
            let tint = channels(quad.tint) / 255
            for row in 0..<Int(quad.height) {
                let target = pixels + ((Int(quad.y) &- originY &+ row) &* stride &+ (Int(quad.x) &- originX))
                let line = source.map { $0 + ((Int(quad.v) &+ row) &* sourceStride &+ Int(quad.u)) }
                for column in 0..<Int(quad.width) {
                    let above = line.map { channels($0[column]) / 255 * tint } ?? tint
                    let below = channels(target[column]) / 255
                    target[column] = pixel(operation.blend(above, over: below) * 255)
                }
            }
        }
    }

    func finish() {}
}
