import Foundation
import PicaCanvas

extension Image {
    /// The rotation that makes the stored pixels of an image upright.
    @frozen public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        /// No change.
        case up = 0
        /// Mirrored horizontally.
        case upMirrored = 2
        /// Half a turn.
        case down = 6
        /// Mirrored vertically.
        case downMirrored = 4
        /// A quarter turn to the left.
        case left = 1
        /// Mirrored horizontally, and a quarter turn to the left.
        case leftMirrored = 3
        /// A quarter turn to the right.
        case right = 7
        /// Mirrored horizontally, and a quarter turn to the right.
        case rightMirrored = 5

        var inFile: PictureOrientation {
            switch self {
            case .up: .up
            case .upMirrored: .upMirrored
            case .down: .down
            case .downMirrored: .downMirrored
            case .left: .left
            case .leftMirrored: .rightMirrored
            case .right: .right
            case .rightMirrored: .leftMirrored
            }
        }
    }

    /// Creates an image from the bytes of a file: PNG, JPEG, WebP, AVIF, HEIC, GIF or SVG.
    ///
    /// Data that is not an image, is incomplete, or has more than 128 megapixels, shows a question mark in a dashed
    /// box.
    ///
    /// - Parameters:
    ///   - data: The bytes of the file.
    ///   - scale: The number of pixels per point; 1 by default.
    ///   - orientation: The rotation of the pixels; `nil` uses the file's own metadata.
    ///   - label: The accessibility label; without one the image is hidden from assistive technology.
    public init(data: Data, scale: CGFloat = 1, orientation: Orientation? = nil, label: Text? = nil) {
        self.init(
            .picture(.data(data), scale: Self.checked(scale), orientation),
            label: label.map { .text($0) } ?? .none)
    }

    /// Creates an image from any file; see `init(data:scale:orientation:label:)` for the parameters.
    ///
    /// The file is read when the image is first shown.
    public init(contentsOf url: URL, scale: CGFloat = 1, orientation: Orientation? = nil, label: Text? = nil)
    {
        self.init(
            .picture(.file(url.isFileURL ? url.path : ""), scale: Self.checked(scale), orientation),
            label: label.map { .text($0) } ?? .none)
    }

    static func checked(_ scale: CGFloat) -> CGFloat { scale.isFinite && scale > 0 ? scale : 1 }
}

extension Image {
    /// The interpolation of an image that is shown in another size than its own.
    public enum Interpolation: Hashable, Sendable {
        /// The nearest pixel, which gives sharp squares.
        case none
        /// Smooth; the same as `medium`.
        case low
        /// Smooth: surrounding pixels are blended, and when shrunk all covered pixels are averaged.
        case medium
        /// Smooth; the same as `medium`.
        case high
    }

    /// Sets the interpolation for sizes other than the image's own; smooth by default.
    public func interpolation(_ interpolation: Interpolation) -> Image {
        var image = self
        image.interpolation = interpolation
        return image
    }

    /// Has no effect: edges are always as with `true`. Axis-aligned edges are placed on whole pixels, and rotated ones
    /// are antialiased.
    public func antialiased(_ isAntialiased: Bool) -> Image { self }
}
