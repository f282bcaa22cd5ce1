import CoreGraphics
import Foundation
import PicaCanvas
import PicaFoundation
import PicaLabels
import PicaUI

/// An image as an object: a file, a picture in memory, a symbol or an image of an asset catalog. It never changes.
public final class UIImage: NSObject, NSCopying, Sendable {
    package let content: ImageContent
    /// Whether the image takes the foreground color of its view.
    public let renderingMode: RenderingMode
    /// The rotation of the stored pixels.
    public let imageOrientation: Orientation

    /// Whether an image keeps its own colors.
    public enum RenderingMode: Int, Sendable {
        /// Symbols take the foreground color; others keep their own colors.
        case automatic = 0
        /// The image keeps its own colors. Symbols have none and take the foreground color.
        case alwaysOriginal
        /// All opaque pixels have the foreground color.
        case alwaysTemplate
    }

    /// The rotation that makes stored pixels upright.
    public enum Orientation: Int, Sendable {
        /// No change.
        case up = 0
        /// Half a turn.
        case down
        /// A quarter turn to the left.
        case left
        /// A quarter turn to the right.
        case right
        /// Mirrored horizontally.
        case upMirrored
        /// Mirrored vertically.
        case downMirrored
        /// Mirrored horizontally, and a quarter turn to the left.
        case leftMirrored
        /// Mirrored horizontally, and a quarter turn to the right.
        case rightMirrored

        fileprivate var view: Image.Orientation {
            switch self {
            case .up: .up
            case .down: .down
            case .left: .left
            case .right: .right
            case .upMirrored: .upMirrored
            case .downMirrored: .downMirrored
            case .leftMirrored: .leftMirrored
            case .rightMirrored: .rightMirrored
            }
        }
    }

    private init(
        _ content: ImageContent, _ renderingMode: RenderingMode = .automatic,
        _ orientation: Orientation = .up
    ) {
        self.content = content
        self.renderingMode = renderingMode
        imageOrientation = orientation
    }

    /// Creates an image without a size and pixels.
    public convenience override init() { self.init(.empty) }

    /// Creates an image from a file's bytes; `nil` if Pica cannot read them. See `Image.init(data:)` for the formats.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// Creates an image from a file's bytes; `nil` if Pica cannot read them.
    ///
    /// - Parameters:
    ///   - data: The bytes of the file.
    ///   - scale: The pixels per point.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let content = ImageContent(data, scale: scale) else { return nil }
        self.init(content)
    }

    /// Creates an image from a file, which is read at once; `nil` if Pica cannot read it.
    public convenience init?(contentsOfFile path: String) {
        guard let content = ImageContent(contentsOf: URL(fileURLWithPath: path)) else { return nil }
        self.init(content)
    }

    /// Creates an image of the app's asset catalog or resources; `nil` if there is none of this name.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// Creates an image of a bundle's asset catalog or resources; `nil` if there is none of this name.
    ///
    /// - Parameters:
    ///   - name: The name. Folders that provide a namespace precede it, separated by slashes.
    ///   - bundle: The bundle; `nil` for the app's own.
    ///   - traitCollection: Has no effect: the window's appearance chooses the variant.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection? = nil
    ) {
        guard let content = ImageContent(named: name, in: bundle) else { return nil }
        self.init(content)
    }

    /// Creates a symbol that matches text; `nil` if Pica has none of this name.
    public convenience init?(systemName name: String) {
        guard let content = ImageContent(symbol: name) else { return nil }
        self.init(content)
    }

    /// Creates an image of a picture in memory, with one pixel per point.
    public convenience init(cgImage: CGImage) { self.init(ImageContent(cgImage)) }

    /// Creates an image of a picture in memory.
    ///
    /// - Parameters:
    ///   - cgImage: The picture.
    ///   - scale: The pixels per point.
    ///   - orientation: The rotation of the pixels.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(
            ImageContent(cgImage, scale: scale, orientation: orientation.view), .automatic, orientation)
    }

    // MARK: Properties

    /// The size in points.
    public var size: CGSize { content.size }
    /// The pixels per point.
    public var scale: CGFloat { content.scale }
    /// Whether the image is a symbol.
    public var isSymbolImage: Bool { content.isSymbol }
    /// The upright pixels; `nil` if they cannot be decoded. In UIKit they have the orientation of the file.
    public var cgImage: CGImage? { content.bitmap().flatMap { CGImage($0) } }

    /// Returns the image as a PNG file; `nil` if it cannot be decoded.
    public func pngData() -> Data? { content.bitmap()?.pngData().map { Data($0) } }

    /// Returns the image as a JPEG file, on white where it is transparent.
    ///
    /// - Parameter compressionQuality: The quality from 0, the smallest file, to 1, the best picture.
    /// - Returns: `nil` if the image cannot be decoded, or SDL_image has no encoder.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        content.bitmap()?.jpegData(quality: Double(compressionQuality)).map { Data($0) }
    }

    // MARK: Other images

    /// Returns the image with another rendering mode.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(content, renderingMode, imageOrientation)
    }

    /// Returns the image at a size, with its pixels; `nil` if it cannot be decoded.
    ///
    /// - Parameter size: The size in points, at one pixel per point.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard size.width >= 1, size.height >= 1, size.width <= 16384, size.height <= 16384,
            let bitmap = content.bitmap(),
            let image = CGImage(bitmap.resized(width: Int(size.width), height: Int(size.height)))
        else { return nil }
        return UIImage(cgImage: image)
    }

    /// Returns the image itself, which never changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Returns an image as a PNG file; `nil` if it cannot be decoded.
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

/// Returns an image as a JPEG file; see `UIImage.jpegData(compressionQuality:)`.
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
    image.jpegData(compressionQuality: compressionQuality)
}

extension Image {
    /// Creates an image of a UIKit image. A symbol takes the size, weight and color of text.
    public init(uiImage: UIImage) {
        let image = uiImage.content.image
        self =
            switch uiImage.renderingMode {
            case .automatic: image
            case .alwaysOriginal: image.renderingMode(.original)
            case .alwaysTemplate: image.renderingMode(.template)
            }
    }
}

extension ImageRenderer {
    /// The picture as a UIKit image; `nil` if the view has no size or is too large for a picture.
    public var uiImage: UIImage? {
        cgImage.map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
    }
}
