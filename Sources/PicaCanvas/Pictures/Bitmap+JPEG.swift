import CPicaSDL
import Foundation

extension Bitmap {
    /// Returns the picture as a JPEG file's bytes, on white where it is transparent.
    ///
    /// - Parameter quality: The quality from 0, the smallest file, to 1, the best picture.
    /// - Returns: `nil` if it has no pixels, is too large for the format, or SDL_image is missing or lacks an encoder.
    package func jpegData(quality: Double) -> [UInt8]? {
        guard let save = SDLImage.shared?.saveJPEG, width > 0, height > 0, width <= PictureLimits.side,
            height <= PictureLimits.side
        else { return nil }
        var opaque = storage.map { pixel -> UInt32 in
            let white = 255 - (pixel >> 24)
            return 0xFF00_0000 | (pixel & 0xFF_FFFF) &+ (white << 16 | white << 8 | white)
        }
        // No encoder makes more than four bytes of a pixel.
        var bytes = [UInt8](repeating: 0, count: width * height * 4 + 65_536)
        let count = opaque.withUnsafeMutableBytes { pixels -> Int? in
            guard
                let surface = SDL_CreateRGBSurfaceWithFormatFrom(
                    pixels.baseAddress, CInt(width), CInt(height), 32, CInt(width * 4),
                    UInt32(SDL_PIXELFORMAT_ARGB8888.rawValue))
            else { return nil }
            defer { SDL_FreeSurface(surface) }
            return bytes.withUnsafeMutableBytes { room -> Int? in
                guard let stream = SDL_RWFromMem(room.baseAddress, CInt(clamping: room.count)) else {
                    return nil
                }
                defer { SDL_RWclose(stream) }
                let quality = CInt((min(max(quality.isNaN ? 1 : quality, 0), 1) * 100).rounded())
                guard save(surface, stream, 0, quality) == 0 else { return nil }
                return Int(SDL_RWtell(stream))
            }
        }
        guard let count, count > 0, count <= bytes.count else { return nil }
        bytes.removeLast(bytes.count - count)
        return bytes
    }
}
