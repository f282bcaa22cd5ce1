import Foundation
import PicaCanvas
import PicaDrawing
import PicaState

/// A style that repeats an image endlessly over the filled area.
///
/// It works only with image files; a symbol, or a file that cannot be read, fills nothing.
public struct ImagePaint {
    /// The image.
    public var image: Image
    /// The part of the image to use, in unit coordinates; the whole image by default.
    public var sourceRect: CGRect
    /// The factor of the image's size.
    public var scale: CGFloat

    /// Creates a style that repeats an image.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - sourceRect: The part of the image to use, in unit coordinates; the whole image by default.
    ///   - scale: The factor of the image's size; 1 by default.
    public init(
        image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) {
        self.image = image
        self.sourceRect = sourceRect
        self.scale = scale
    }
}

extension ImagePaint: PrimitiveShapeStyle {
    /// Returns the style itself.
    public func resolve(in environment: EnvironmentValues) -> ImagePaint { self }

    package func filling(in environment: EnvironmentValues) -> ResolvedStyle {
        let file = image.file(in: environment)
        guard
            let picture = ResolvedPicture(image, file: file, tint: nil, scale: environment.displayScale),
            let paint = PicturePaint(picture, part: sourceRect, scale: scale)
        else { return .clear }
        return ResolvedStyle(.picture(TiledPaint(paint)))
    }
}

extension ShapeStyle where Self == ImagePaint {
    /// Returns a style that repeats an image.
    ///
    /// - Parameters:
    ///   - image: The image; a symbol fills nothing.
    ///   - sourceRect: The part of the image to use, in unit coordinates; the whole image by default.
    ///   - scale: The factor of the image's size; 1 by default.
    public static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> ImagePaint {
        ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
    }
}

/// A part of an image, repeated from the upper left corner.
private struct PicturePaint: TileSource {
    private let picture: ResolvedPicture
    /// The part, in points of the image.
    private let part: CGRect
    private let scale: CGFloat

    /// - Parameter part: The part, in unit coordinates.
    /// - Returns: `nil` if nothing would be visible.
    init?(_ picture: ResolvedPicture, part: CGRect, scale: CGFloat) {
        let numbers = [part.minX, part.minY, part.width, part.height, scale]
        guard numbers.allSatisfy(\.isFinite), scale > 0 else { return nil }
        let part = part.intersection(CGRect(x: 0, y: 0, width: 1, height: 1))
        guard !part.isEmpty else { return nil }
        self.picture = picture
        self.part = CGRect(
            x: part.minX * picture.size.width, y: part.minY * picture.size.height,
            width: part.width * picture.size.width, height: part.height * picture.size.height)
        self.scale = scale
    }

    func paint(in room: CGRect) -> Paint {
        let size = CGSize(width: part.width * scale, height: part.height * scale)
        let isWhole = part.size == picture.size
        guard let bitmap = picture.bitmap(isWhole ? nil : part) else { return .color(.clear) }
        return .tiled(bitmap, CGRect(origin: room.origin, size: size))
    }
}
