import Foundation
import PicaCanvas
import PicaDrawing
import PicaFoundation
import PicaGraph
import PicaState

/// The place and meaning of opacities in a bitmap's pixels.
@frozen public enum CGImageAlphaInfo: UInt32, Sendable {
    /// Opaque, without a fourth byte.
    case none = 0
    /// Opacity after premultiplied colors.
    case premultipliedLast
    /// Opacity before premultiplied colors.
    case premultipliedFirst
    /// Opacity after colors.
    case last
    /// Opacity before colors.
    case first
    /// Opaque, with a fourth byte that means nothing.
    case noneSkipLast
    /// Opaque, with a first byte that means nothing.
    case noneSkipFirst
    /// Opacities only.
    case alphaOnly
}

/// The layout of a bitmap's pixels: a value of ``CGImageAlphaInfo`` and the order of bytes.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Creates a layout from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The bits of ``CGImageAlphaInfo``.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// The bits of the order of bytes.
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    /// Pixels are 32-bit numbers with the lowest byte first, so that components are stored in reverse.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
    /// Pixels are 32-bit numbers with the highest byte first, which is the order of components.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)
}

/// A picture in memory that never changes: 8 bits per component, premultiplied, in sRGB.
///
/// Pictures of other kinds are converted when they are read. Memory of a picture counts in full, as it is decoded.
public final class CGImage: Hashable, @unchecked Sendable {
    // Never changed once it is here, so it can be read on all threads.
    package let bitmap: Bitmap

    package init?(_ bitmap: Bitmap) {
        guard bitmap.width > 0, bitmap.height > 0 else { return nil }
        self.bitmap = bitmap
    }

    /// The width in pixels.
    public var width: Int { bitmap.width }
    /// The height in pixels.
    public var height: Int { bitmap.height }
    /// The bits of a component: 8.
    public var bitsPerComponent: Int { 8 }
    /// The bits of a pixel: 32.
    public var bitsPerPixel: Int { 32 }
    /// The bytes of a row: four for each pixel.
    public var bytesPerRow: Int { width * 4 }
    /// The color space: sRGB.
    public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
    /// The meaning of opacities.
    public var alphaInfo: CGImageAlphaInfo { .premultipliedFirst }
    /// The layout of the pixels: 32-bit numbers with the opacity in the highest byte.
    public var bitmapInfo: CGBitmapInfo {
        [CGBitmapInfo(rawValue: alphaInfo.rawValue), .byteOrder32Little]
    }
    /// Whether the picture has opacities only; never, as those are converted to black.
    public var isMask: Bool { false }
    /// A copy of the pixels, row by row.
    public var dataProvider: CGDataProvider? {
        CGDataProvider(data: bitmap.pixels.withUnsafeBytes { Data($0) })
    }

    var header: PictureHeader { PictureHeader(.png, width: width, height: height) }

    /// Creates a picture from pixels; `nil` if their layout is none of those below, or there are too few bytes.
    ///
    /// Components have 8 bits each. A pixel has 8 bits in a gray space, 24 without an opacity, or 32.
    ///
    /// - Parameters:
    ///   - width: The width in pixels.
    ///   - height: The height in pixels.
    ///   - bitsPerComponent: The bits of a component: 8.
    ///   - bitsPerPixel: The bits of a pixel: 8, 24 or 32.
    ///   - bytesPerRow: The distance between the starts of rows, in bytes.
    ///   - space: The color space of the components.
    ///   - bitmapInfo: The layout of a pixel.
    ///   - provider: The bytes.
    ///   - decode: Must be `nil`; other mappings of components are not supported.
    ///   - shouldInterpolate: Has no effect; use `Image.interpolation(_:)`.
    ///   - intent: Has no effect.
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
        decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
    ) {
        let (size, isHuge) = height.multipliedReportingOverflow(by: bytesPerRow)
        guard bitsPerComponent == 8, decode == nil, width > 0, height > 0, width <= PictureLimits.side,
            height <= PictureLimits.side, width * height <= PictureLimits.pixels,
            let data = provider.data,
            let layout = PixelLayout(bits: bitsPerPixel, space, bitmapInfo),
            bytesPerRow >= width * layout.stride, !isHuge,
            data.count >= size - bytesPerRow + width * layout.stride
        else { return nil }
        let bitmap = Bitmap(width: width, height: height)
        data.withUnsafeBytes { bytes in
            for y in 0..<height {
                for x in 0..<width {
                    bitmap[x, y] = layout.pixel(in: bytes, at: y * bytesPerRow + x * layout.stride)
                }
            }
        }
        self.init(bitmap)
    }

    /// Creates a picture from a PNG file; `nil` if the bytes are no such file. See
    /// ``init(jpegDataProviderSource:decode:shouldInterpolate:intent:)`` for the parameters.
    public convenience init?(
        pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?,
        shouldInterpolate: Bool, intent: CGColorRenderingIntent
    ) { self.init(source, .png, decode) }

    /// Creates a picture from a JPEG file; `nil` if the bytes are no such file.
    ///
    /// - Parameters:
    ///   - source: The bytes of the file.
    ///   - decode: Must be `nil`; other mappings of components are not supported.
    ///   - shouldInterpolate: Has no effect; use `Image.interpolation(_:)`.
    ///   - intent: Has no effect.
    public convenience init?(
        jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?,
        shouldInterpolate: Bool, intent: CGColorRenderingIntent
    ) { self.init(source, .jpeg, decode) }

    private convenience init?(
        _ source: CGDataProvider, _ format: PictureHeader.Format, _ decode: UnsafePointer<CGFloat>?
    ) {
        guard decode == nil, let data = source.data, let file = try? PictureFile([UInt8](data)),
            file.header.format == format, let bitmap = try? file.bitmap()
        else { return nil }
        self.init(bitmap)
    }

    /// Returns a part of the picture; `nil` if the rectangle, in pixels, does not touch it.
    public func cropping(to rect: CGRect) -> CGImage? {
        let whole = PixelRect(x: 0, y: 0, width: Int32(width), height: Int32(height))
        let part = PixelRect(covering: rect.standardized, scale: 1).intersection(whole)
        guard !rect.isNull, !part.isEmpty else { return nil }
        return part == whole ? self : CGImage(bitmap.cropped(to: part))
    }

    /// Returns the picture itself, which never changes.
    public func copy() -> CGImage? { self }

    /// Returns whether both are the same object.
    public static func == (a: CGImage, b: CGImage) -> Bool { a === b }
    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The places of components in a pixel's bytes.
private struct PixelLayout {
    let stride: Int
    /// The offsets of red, green and blue; the same for grays.
    private let red, green, blue: Int
    /// The offset of the opacity; `nil` for opaque pixels.
    private let alpha: Int?
    private let isPremultiplied: Bool
    /// Converts an opaque pixel to sRGB; `nil` if it is already.
    private let convert: ((UInt32) -> UInt32)?

    init?(bits: Int, _ space: CGColorSpace, _ info: CGBitmapInfo) {
        guard bits == 8 || bits == 24 || bits == 32,
            (space.model == .monochrome) == (bits == 8),
            let kind = CGImageAlphaInfo(rawValue: info.rawValue & CGBitmapInfo.alphaInfoMask.rawValue)
        else { return nil }
        let order = info.intersection(.byteOrderMask)
        let isReversed = order == .byteOrder32Little
        guard order.isEmpty || bits == 32 && (isReversed || order == .byteOrder32Big) else { return nil }
        stride = bits / 8
        switch (bits, kind) {
        case (8, .none): (red, green, blue, alpha) = (0, 0, 0, nil)
        case (24, .none): (red, green, blue, alpha) = (0, 1, 2, nil)
        case (32, .last), (32, .premultipliedLast), (32, .noneSkipLast):
            let alpha = kind == .noneSkipLast ? nil : isReversed ? 0 : 3
            (red, green, blue, self.alpha) = isReversed ? (3, 2, 1, alpha) : (0, 1, 2, alpha)
        case (32, .first), (32, .premultipliedFirst), (32, .noneSkipFirst):
            let alpha = kind == .noneSkipFirst ? nil : isReversed ? 3 : 0
            (red, green, blue, self.alpha) = isReversed ? (2, 1, 0, alpha) : (1, 2, 3, alpha)
        default: return nil
        }
        isPremultiplied = kind == .premultipliedFirst || kind == .premultipliedLast
        convert = Self.conversion(from: space)
    }

    /// Returns the function from opaque pixels of a space to those of sRGB; `nil` for sRGB itself.
    private static func conversion(from space: CGColorSpace) -> ((UInt32) -> UInt32)? {
        guard space != CGColorSpaceCreateDeviceRGB() else { return nil }
        var known: (from: UInt32, to: UInt32)?
        return { pixel in
            if let known, known.from == pixel { return known.to }
            let parts = [16, 8, 0].map { CGFloat(pixel >> $0 & 0xFF) / 255 }
            let components = space.model == .monochrome ? [parts[0], 1] : parts + [1]
            guard let color = CGColor(colorSpace: space, components: components) else { return pixel }
            let shown = Color(cgColor: color).pixelColor(in: EnvironmentValues())
            func byte(_ part: Float, _ shift: UInt32) -> UInt32 { UInt32(part * 255 + 0.5) << shift }
            let result = 0xFF00_0000 | byte(shown.red, 16) | byte(shown.green, 8) | byte(shown.blue, 0)
            known = (pixel, result)
            return result
        }
    }

    func pixel(in bytes: UnsafeRawBufferPointer, at place: Int) -> UInt32 {
        func byte(_ offset: Int) -> UInt32 { UInt32(bytes[place + offset]) }
        let opacity = alpha.map(byte) ?? 255
        // A premultiplied component is never more than the opacity.
        let most = isPremultiplied ? opacity : 255
        let pixel =
            opacity << 24 | min(byte(red), most) << 16 | min(byte(green), most) << 8 | min(byte(blue), most)
        guard let convert else { return isPremultiplied ? pixel : Bitmap.premultiplied(pixel) }
        let straight = isPremultiplied ? Bitmap.unpremultiplied(pixel) : pixel
        return Bitmap.premultiplied(opacity << 24 | convert(straight | 0xFF00_0000) & 0xFF_FFFF)
    }
}

extension Image {
    /// Creates an image from a picture in memory.
    ///
    /// - Parameters:
    ///   - cgImage: The picture.
    ///   - scale: The number of pixels per point.
    ///   - orientation: The rotation of the pixels.
    ///   - label: The accessibility label.
    public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
        self.init(
            .picture(.bitmap(cgImage), scale: Self.checked(scale), orientation), label: .text(label))
    }

    /// Creates an image from a picture in memory, hidden from assistive technology. See
    /// ``init(_:scale:orientation:label:)``.
    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
        self.init(.picture(.bitmap(cgImage), scale: Self.checked(scale), orientation), label: .none)
    }
}
