import CPicaPNG
import Foundation

extension Bitmap {
    /// The reason why a picture could not be read.
    package struct DecodingError: Error, CustomStringConvertible {
        package let description: String

        package init(description: String) { self.description = description }
    }

    /// Returns the picture as a PNG file's bytes, or `nil` if it has no pixels or memory runs out.
    package func pngData() -> [UInt8]? {
        guard width > 0, height > 0 else { return nil }
        var image = Self.image(width: width, height: height)
        let straight = storage.map(Self.unpremultiplied)
        var size = 0
        guard png_image_write_to_memory(&image, nil, &size, 0, straight, 0, nil) != 0 else { return nil }
        var bytes = [UInt8](repeating: 0, count: size)
        guard png_image_write_to_memory(&image, &bytes, &size, 0, straight, 0, nil) != 0 else { return nil }
        bytes.removeLast(bytes.count - size)
        return bytes
    }

    private static func image(width: Int, height: Int) -> png_image {
        var image = png_image()
        image.version = UInt32(PNG_IMAGE_VERSION)
        image.width = UInt32(width)
        image.height = UInt32(height)
        image.format = pngFormat
        return image
    }

    /// Eight bits per channel, in memory order B G R A: 0xAARRGGBB on a little-endian machine.
    private static let pngFormat = UInt32(
        PNG_FORMAT_FLAG_ALPHA | PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_BGR)

    package static func premultiplied(_ pixel: UInt32) -> UInt32 {
        scaled(pixel | 0xFF00_0000, by: pixel >> 24)
    }

    package static func unpremultiplied(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        guard alpha != 0, alpha != 255 else { return pixel }
        func channel(_ shift: UInt32) -> UInt32 {
            min(255, ((pixel >> shift & 0xFF) * 255 + alpha / 2) / alpha) << shift
        }
        return alpha << 24 | channel(16) | channel(8) | channel(0)
    }
}
