import CPicaSDL
import Foundation
import PicaFoundation

/// A picture file in memory, with its size and parts checked and nothing decoded.
///
/// It may be used on any thread, and on several at once.
package struct PictureFile: Sendable {
    package private(set) var header: PictureHeader
    let bytes: [UInt8]
    /// The parts of the file that determine the work of decoding.
    let parts: PictureParts

    /// The orientation of the picture, initially that of the file.
    package var orientation: PictureOrientation {
        get { header.orientation }
        set { header.orientation = newValue }
    }

    /// - Throws: `Bitmap.DecodingError` if it is not a picture, is cut off or exceeds the limits.
    package init(_ bytes: [UInt8]) throws {
        guard bytes.count <= PictureLimits.fileBytes else {
            throw Bitmap.DecodingError(description: "it is longer than \(PictureLimits.fileBytes) bytes")
        }
        self.bytes = bytes
        do throws(PictureHeader.Failure) {
            header = try PictureHeader(bytes)
            parts = try PictureParts(bytes, header)
        } catch {
            switch error {
            case .endsEarly: throw Bitmap.DecodingError(description: "it is cut off")
            case .damaged(let reason): throw Bitmap.DecodingError(description: reason)
            }
        }
    }

    /// Returns the upright picture, or its first frame.
    /// - Parameters:
    ///   - reduction: The number of pixels, in each direction, that are averaged to one.
    ///   - budget: The budget that pays for pixels and bytes. SDL_image's formats are decoded in one step, because
    ///     their cost follows from the checked size.
    package func bitmap(
        reduction: Int = 1, within budget: WorkBudget = PictureLimits.budget()
    ) throws -> Bitmap {
        guard header.format != .svg else {
            return try drawing(width: header.width, height: header.height, within: budget)
        }
        if let heif = parts.heif {
            return try heif.decode(FileBytes(bytes: bytes), within: budget).reduced(by: reduction).turned(
                header.orientation)
        }
        if parts.frames > 0 {
            guard let first = try frames(1, within: budget).first else {
                throw Bitmap.DecodingError(description: "it is cut off")
            }
            return first.bitmap.reduced(by: reduction).turned(header.orientation)
        }
        try budget.spend(pixels: header.width, by: header.height)
        let library = try Self.library()
        let load =
            switch header.format {
            case .jpeg: library.jpeg
            case .webp: library.webp
            case .png, .gif, .avif, .heic, .svg: library.png
            }
        let surface = try read(load)
        defer { SDL_FreeSurface(surface) }
        guard Int(surface.pointee.w) * Int(surface.pointee.h) <= PictureLimits.pixels else {
            throw Bitmap.DecodingError(description: "it is larger than it says")
        }
        if header.isCMYK, surface.pointee.format.pointee.BytesPerPixel == 4 { Bitmap.mixInks(surface) }
        let bitmap = try Bitmap(surface, reduction: reduction)
        return bitmap.turned(header.orientation)
    }

    /// The number of pixels to compute; `nil` if it cannot be determined from the file's tables.
    package var work: Int? {
        if let gif = parts.gif { return gif.work(1, height: header.height) + header.width * header.height }
        switch header.format {
        case .png, .webp: return header.width * header.height
        case .jpeg: return header.width * header.height * max(1, parts.scans)
        case .gif, .avif, .heic, .svg: return nil
        }
    }

    /// Returns a drawing, as large as fits into a size in pixels.
    /// - Parameter budget: The budget that pays for the pixels.
    package func drawing(
        width: Int, height: Int, within budget: WorkBudget = PictureLimits.budget()
    ) throws -> Bitmap {
        guard let library = DrawingLibrary.shared else {
            throw Bitmap.DecodingError(description: "librsvg-2.so.2 is missing")
        }
        let scale = min(Double(width) / Double(header.width), Double(height) / Double(header.height))
        func side(_ own: Int) -> Int { max(1, Int((Double(own) * scale).rounded())) }
        let (width, height) = (side(header.width), side(header.height))
        guard header.format == .svg, width * height <= PictureLimits.pixels else {
            throw Bitmap.DecodingError(description: "the picture is too large")
        }
        let bitmap = Bitmap(width: width, height: height)
        try library.draw(bytes, size: header.size, on: bitmap, within: budget)
        return bitmap
    }

    // MARK: SDL_image

    private static func library() throws -> SDLImage {
        guard let library = SDLImage.shared else {
            throw Bitmap.DecodingError(description: "libSDL2_image-2.0.so.0 is missing")
        }
        return library
    }

    static var failure: Bitmap.DecodingError {
        Bitmap.DecodingError(description: SDL_GetError().map { String(cString: $0) } ?? "it is damaged")
    }

    private func read(_ load: SDLImage.Load) throws -> SDLImage.Surface {
        try bytes.withUnsafeBytes { bytes in
            guard let stream = SDL_RWFromConstMem(bytes.baseAddress, CInt(bytes.count)) else {
                throw Self.failure
            }
            defer { SDL_RWclose(stream) }
            guard let result = load(stream) else { throw Self.failure }
            return result
        }
    }
}

extension Bitmap {
    /// Returns the picture of a file's bytes, in any supported format.
    package static func decoded(_ bytes: [UInt8]) throws -> Bitmap { try PictureFile(bytes).bitmap() }
}
