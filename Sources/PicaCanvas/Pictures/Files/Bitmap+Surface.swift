import CPicaSDL
import Foundation

extension Bitmap {
    /// Creates a bitmap from a surface that SDL has read.
    /// - Parameter reduction: The number of pixels, in each direction, that are averaged to one.
    convenience init(_ surface: SDLImage.Surface, reduction: Int = 1) throws {
        let (width, height) = (Int(surface.pointee.w), Int(surface.pointee.h))
        let side = max(1, reduction)
        guard width > 0, height > 0 else { throw DecodingError(description: "it has no pixels") }
        self.init(width: (width + side - 1) / side, height: (height + side - 1) / side)
        guard self.width > 0 else { throw DecodingError(description: "no memory is left for it") }
        SDL_SetSurfaceBlendMode(surface, SDL_BLENDMODE_NONE)
        guard side > 1 else {
            try Self.copy(surface, firstRow: 0, to: storage.baseAddress, width: width, rows: height)
            premultiply()
            return
        }
        // A few rows at a time, so that the full-size picture is never in memory.
        let band = Bitmap(width: width, height: side)
        for row in 0..<self.height {
            let rows = min(side, height - row * side)
            band.storage.update(repeating: 0)
            try Self.copy(
                surface, firstRow: row * side, to: band.storage.baseAddress, width: width, rows: rows)
            band.premultiply()
            band.average(rows: rows, side: side, into: storage, from: row * self.width)
        }
    }

    /// Returns the picture reduced by an integer factor.
    package func reduced(by side: Int) -> Bitmap {
        guard side > 1 else { return self }
        let result = Bitmap(width: (width + side - 1) / side, height: (height + side - 1) / side)
        for row in 0..<result.height {
            let first = row * side
            let rows = min(side, height - first)
            let band = UnsafeMutableBufferPointer(
                rebasing: storage[first * width..<(first + rows) * width])
            Self.average(
                band, width: width, rows: rows, side: side, into: result.storage, from: row * result.width)
        }
        return result
    }

    private func average(
        rows: Int, side: Int, into target: UnsafeMutableBufferPointer<UInt32>, from start: Int
    ) {
        Self.average(storage, width: width, rows: rows, side: side, into: target, from: start)
    }

    /// Averages several rows to one.
    private static func average(
        _ source: UnsafeMutableBufferPointer<UInt32>, width: Int, rows: Int, side: Int,
        into target: UnsafeMutableBufferPointer<UInt32>, from start: Int
    ) {
        var place = start
        for left in stride(from: 0, to: width, by: side) {
            let right = min(left + side, width)
            // Each sum has two channels that cannot overlap: 255 times 128 times 128 has 22 bits.
            var (even, odd): (UInt64, UInt64) = (0, 0)
            for row in 0..<rows {
                for index in row * width + left..<row * width + right {
                    let pixel = UInt64(source[index])
                    even &+= pixel & 0xFF | (pixel & 0xFF_0000) << 16
                    odd &+= pixel >> 8 & 0xFF | (pixel & 0xFF00_0000) << 8
                }
            }
            let count = UInt64((right - left) * rows)
            func mean(_ sum: UInt64) -> UInt32 { UInt32((sum &+ count / 2) / count) }
            target[place] =
                mean(odd >> 32) << 24 | mean(even >> 32) << 16 | mean(odd & 0xFFFF_FFFF) << 8
                | mean(even & 0xFFFF_FFFF)
            place += 1
        }
    }

    private static func copy(
        _ surface: SDLImage.Surface, firstRow: Int, to pixels: UnsafeMutablePointer<UInt32>?, width: Int,
        rows: Int
    ) throws {
        guard
            let target = SDL_CreateRGBSurfaceWithFormatFrom(
                pixels, CInt(width), CInt(rows), 32, CInt(width * 4),
                UInt32(SDL_PIXELFORMAT_ARGB8888.rawValue))
        else { throw PictureFile.failure }
        defer { SDL_FreeSurface(target) }
        var part = SDL_Rect(x: 0, y: CInt(firstRow), w: CInt(width), h: CInt(rows))
        guard SDL_UpperBlit(surface, &part, target, nil) == 0 else { throw PictureFile.failure }
    }

    private func premultiply() {
        for index in storage.indices where storage[index] < 0xFF00_0000 {
            storage[index] = Self.premultiplied(storage[index])
        }
    }

    /// Converts a CMYK picture to colors. Its values are inverted: the amounts of ink that are missing.
    static func mixInks(_ surface: SDLImage.Surface) {
        let pitch = Int(surface.pointee.pitch)
        guard let pixels = surface.pointee.pixels?.assumingMemoryBound(to: UInt8.self) else { return }
        for y in 0..<Int(surface.pointee.h) {
            for x in 0..<Int(surface.pointee.w) {
                let ink = pixels + (y * pitch + x * 4)
                let black = UInt32(ink[3])
                let mixed = (0..<3).map { UInt8((UInt32(ink[$0]) * black + 127) / 255) }
                // Blue is first in memory.
                (ink[0], ink[1], ink[2], ink[3]) = (mixed[2], mixed[1], mixed[0], 255)
            }
        }
    }
}
