import Foundation
import PicaCanvas
import PicaGraph

/// A picture as a style: side by side without end, over all of what is filled.
///
/// Pictures of files only; a symbol, or a file that cannot be read, fills nothing.
public struct ImagePaint {
    /// The picture.
    public var image: Image
    /// What of it is taken, in parts of its sides; all of it by default.
    public var sourceRect: CGRect
    /// By what its size is multiplied.
    public var scale: CGFloat

    /// A picture that is repeated.
    ///
    /// - Parameters:
    ///   - image: The picture.
    ///   - sourceRect: What of it is taken, in parts of its sides; all of it by default.
    ///   - scale: By what its size is multiplied; 1 by default.
    public init(
        image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) {
        self.image = image
        self.sourceRect = sourceRect
        self.scale = scale
    }
}

extension ImagePaint: PrimitiveShapeStyle {
    /// The picture itself.
    public func resolve(in environment: EnvironmentValues) -> ImagePaint { self }

    func filling(in environment: EnvironmentValues) -> ResolvedStyle {
        let file = image.file(in: environment)
        guard
            let picture = ResolvedPicture(image, file: file, tint: nil, scale: environment.displayScale),
            let paint = PicturePaint(picture, part: sourceRect, scale: scale)
        else { return .clear }
        return ResolvedStyle(.picture(TiledPaint(paint)))
    }
}

extension ShapeStyle where Self == ImagePaint {
    /// A picture that is repeated.
    ///
    /// - Parameters:
    ///   - image: The picture; a symbol fills nothing.
    ///   - sourceRect: What of it is taken, in parts of its sides; all of it by default.
    ///   - scale: By what its size is multiplied; 1 by default.
    public static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> ImagePaint {
        ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
    }
}

/// A part of a picture that is repeated from the upper left corner on.
private struct PicturePaint: TileSource {
    private let picture: ResolvedPicture
    /// In points of the picture.
    private let part: CGRect
    private let scale: CGFloat

    /// - Parameter part: In parts of the picture's sides.
    /// - Returns: nil where nothing is left to be seen.
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
