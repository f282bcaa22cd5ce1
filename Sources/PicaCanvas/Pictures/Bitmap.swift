import Foundation
import PicaFoundation

/// A picture in memory: 32 bits per pixel, premultiplied, in the order of SDL's ARGB8888 (`0xAARRGGBB`), rows without
/// padding.
///
/// It is initially transparent black.
package final class Bitmap {
    package let width: Int
    package let height: Int
    /// The identifier, unique in the process, unlike a memory address after deallocation.
    let id = ids.next()
    /// The pixels, row by row, valid as long as the bitmap lives.
    let storage: UnsafeMutableBufferPointer<UInt32>
    /// The owner of the pixels; `nil` if the bitmap owns them.
    private let owner: Bitmap?

    /// Whether its pixels appear as sharp squares when it is enlarged.
    package var isPixelated: Bool { owner != nil }

    private static let ids = Counter()

    /// The largest number of pixels; a larger picture must be a mistake.
    private static let maximumCount = 1 << 29

    /// Creates a bitmap. Negative sides count as 0. A picture that does not fit in memory is empty, with a warning.
    package init(width: Int, height: Int) {
        let (count, overflow) = max(0, width).multipliedReportingOverflow(by: max(0, height))
        let isPossible = !overflow && count <= Self.maximumCount
        // Pages from the system are zero already and use memory only once written.
        let memory = isPossible ? calloc(max(1, count), MemoryLayout<UInt32>.stride) : nil
        if memory == nil {
            Logger(subsystem: "Pica", category: "Canvas").warning(
                "no memory for a picture of \(width) x \(height) pixels")
        }
        self.width = memory == nil ? 0 : max(0, width)
        self.height = memory == nil ? 0 : max(0, height)
        owner = nil
        storage = UnsafeMutableBufferPointer(
            start: memory?.bindMemory(to: UInt32.self, capacity: max(1, count)),
            count: memory == nil ? 0 : count)
    }

    private init(pixelating owner: Bitmap) {
        self.owner = owner
        (width, height, storage) = (owner.width, owner.height, owner.storage)
    }

    deinit { if owner == nil { free(storage.baseAddress) } }

    /// The same pixels in the same memory, drawn as sharp squares.
    package var pixelated: Bitmap { isPixelated ? self : Bitmap(pixelating: self) }

    /// A copy of all pixels, row by row.
    package var pixels: [UInt32] { Array(storage) }

    /// A pixel; transparent outside of the picture, where setting it has no effect.
    package subscript(x: Int, y: Int) -> UInt32 {
        get { contains(x, y) ? storage[y * width + x] : 0 }
        set { if contains(x, y) { storage[y * width + x] = newValue } }
    }

    private func contains(_ x: Int, _ y: Int) -> Bool { x >= 0 && y >= 0 && x < width && y < height }

    /// Returns the picture at another size in pixels, by area averages when shrinking. A pixelated picture takes the
    /// nearest pixels.
    package func resized(width newWidth: Int, height newHeight: Int) -> Bitmap {
        resized(
            width: newWidth, height: newHeight,
            part: PixelRect(x: 0, y: 0, width: Int32(clamping: newWidth), height: Int32(clamping: newHeight)))
    }

    /// Returns a part of the resized picture.
    func resized(width newWidth: Int, height newHeight: Int, part: PixelRect) -> Bitmap {
        let result = Bitmap(width: Int(part.width), height: Int(part.height))
        AreaScaler(
            source: storage.baseAddress, sourceWidth: width, sourceHeight: height,
            scaleX: Double(newWidth) / Double(max(1, width)),
            scaleY: Double(newHeight) / Double(max(1, height)), isNearest: isPixelated
        ).draw(into: result, left: -Double(part.minX), top: -Double(part.minY))
        return result
    }
}

/// A bitmap equals only itself.
extension Bitmap: Hashable {
    package static func == (a: Bitmap, b: Bitmap) -> Bool { a === b }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Bitmap {
    /// The differences between two pictures.
    package struct Difference {
        /// The number of pixels that differ in any channel by more than the tolerance.
        package var count: Int
        /// The largest difference of any channel, 0...255.
        package var maximum: Int
        /// The differences as a picture: black where the pictures are equal, elsewhere the channels' differences,
        /// opaque.
        package var bitmap: Bitmap
    }

    /// Returns the differences by channel; pixels that only one picture has are compared with transparent ones.
    /// - Parameter tolerance: The largest difference per channel that is not counted.
    package func difference(from other: Bitmap, tolerance: Int = 0) -> Difference {
        let result = Bitmap(width: max(width, other.width), height: max(height, other.height))
        var count = 0
        var maximum = 0
        for y in 0..<result.height {
            for x in 0..<result.width {
                let a = self[x, y]
                let b = other[x, y]
                var shown: UInt32 = 0xFF00_0000
                if a != b {
                    var worst = 0
                    for shift: UInt32 in [0, 8, 16, 24] {
                        let delta = abs(Int(a >> shift & 0xFF) - Int(b >> shift & 0xFF))
                        worst = max(worst, delta)
                        shown |= shift == 24 ? 0 : UInt32(delta) << shift
                    }
                    maximum = max(maximum, worst)
                    if worst > tolerance { count += 1 }
                }
                result[x, y] = shown
            }
        }
        return Difference(count: count, maximum: maximum, bitmap: result)
    }
}
