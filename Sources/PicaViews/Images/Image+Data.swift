import Foundation
import PicaCanvas

extension Image {
    /// How the pixels of a picture are to be turned to stand upright.
    @frozen public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        /// As they are.
        case up = 0
        /// Mirrored from left to right.
        case upMirrored = 2
        /// By half a turn.
        case down = 6
        /// Mirrored from top to bottom.
        case downMirrored = 4
        /// By a quarter to the left.
        case left = 1
        /// Mirrored from left to right, and by a quarter to the left.
        case leftMirrored = 3
        /// By a quarter to the right.
        case right = 7
        /// Mirrored from left to right, and by a quarter to the right.
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

    /// A picture from the bytes of its file: PNG, JPEG, WebP, AVIF, HEIC, GIF or SVG.
    ///
    /// Bytes that are no picture, cut off or of more than 128 megapixels show a question mark in a dashed box.
    ///
    /// - Parameters:
    ///   - data: The file's bytes.
    ///   - scale: Pixels a point; 1 by default.
    ///   - orientation: How the pixels are to be turned; nil takes the photograph's own note.
    ///   - label: What it is called; without one it is not there for those who do not see it.
    public init(data: Data, scale: CGFloat = 1, orientation: Orientation? = nil, label: Text? = nil) {
        self.init(
            .picture(.data(data), scale: Self.checked(scale), orientation),
            label: label.map { .text($0) } ?? .none)
    }

    /// A picture from a file anywhere; for the others see `init(data:scale:orientation:label:)`.
    ///
    /// It is read as it is when it is first shown.
    public init(contentsOf url: URL, scale: CGFloat = 1, orientation: Orientation? = nil, label: Text? = nil)
    {
        self.init(
            .picture(.file(url.isFileURL ? url.path : ""), scale: Self.checked(scale), orientation),
            label: label.map { .text($0) } ?? .none)
    }

    private static func checked(_ scale: CGFloat) -> CGFloat { scale.isFinite && scale > 0 ? scale : 1 }
}

extension Image {
    /// How a picture that is shown in another size is made of its pixels.
    public enum Interpolation: Hashable, Sendable {
        /// Of the nearest pixel: they are sharp squares.
        case none
        /// Smoothly; the same as `medium`.
        case low
        /// Smoothly: of the pixels around, and where it is smaller of all that fall into one.
        case medium
        /// Smoothly; the same as `medium`.
        case high
    }

    /// Sets how the picture is made of its pixels where it is larger or smaller than these; smoothly by default.
    public func interpolation(_ interpolation: Interpolation) -> Image {
        var image = self
        image.interpolation = interpolation
        return image
    }

    /// Has no effect, as edges always are what `true` asks for: upright ones stand on whole pixels, and turned
    /// ones are smooth.
    public func antialiased(_ isAntialiased: Bool) -> Image { self }
}
