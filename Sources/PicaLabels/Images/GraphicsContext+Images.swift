import Foundation
import PicaCanvas
import PicaDrawing
import PicaState

extension GraphicsContext {
    // MARK: Images

    /// An image resolved in the context's environment.
    public struct ResolvedImage {
        fileprivate let image: PicaLabels.ResolvedImage
        fileprivate let resizing: Image.Resizing
        fileprivate var isShaded = false

        /// The shading of the image's opaque pixels. By default it is the foreground style for templates and symbols.
        /// For other images it is `nil`, which keeps their own colors.
        public var shading: Shading? {
            didSet { isShaded = true }
        }

        /// The image's own size, in points.
        public var size: CGSize { image.size }
        /// The distance from the top to the baseline of surrounding text, in points.
        public var baseline: CGFloat { image.baseline }

        fileprivate init(_ view: Image, in environment: EnvironmentValues) {
            let attributes = environment.textAttributes
            let font = (attributes.font ?? .default).descriptor(
                traits: attributes.traits, size: environment.dynamicTypeSize)
            image = PicaLabels.ResolvedImage(view, font: font, in: environment)
            resizing = view.resizing ?? Image.Resizing(capInsets: EdgeInsets(), mode: .stretch)
            shading = image.isColored ? nil : .foreground
        }
    }

    /// Resolves an image in the context's environment, ready to be measured and drawn.
    public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(image, in: environment) }

    /// Draws an image in a rectangle, stretched or as its `resizable` modifier specifies.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - rect: The rectangle that the image fills.
    ///   - style: The fill style, which sets whether edges are antialiased.
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        var list = DisplayList()
        guard image.isShaded, let shading = image.shading else {
            image.image.draw(into: &list, in: rect, resizing: image.resizing)
            return draw(list.commands)
        }
        // Fill the rectangle with the shading, masked by the image.
        var layer = DisplayList()
        image.image.draw(into: &layer, in: rect, resizing: image.resizing)
        shading.style.resolved(in: environment).draw(through: layer, in: rect, into: &list)
        draw(list.commands)
    }

    /// Draws an image in its own size.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - point: The position of the anchor.
    ///   - anchor: A point of the image's frame; its center by default.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(image, in: CGRect(size: image.size, with: anchor, at: point))
    }

    /// Draws an image in a rectangle, stretched or as its `resizable` modifier specifies.
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect, style: style)
    }

    /// Draws an image in its own size, with an anchor of its frame at a point.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }
}

extension GraphicsContext.Shading {
    /// Returns a shading that repeats an image endlessly; a symbol fills nothing.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - origin: The upper left corner of one of the tiles.
    ///   - sourceRect: The part of the image to use, in unit coordinates; the whole image by default.
    ///   - scale: The factor of the image's size.
    public static func tiledImage(
        _ image: Image, origin: CGPoint = .zero,
        sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> GraphicsContext.Shading {
        let paint = ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
        return GraphicsContext.Shading(PlacedImage(paint: paint, origin: origin))
    }
}

/// An image that is repeated from a point.
private struct PlacedImage: PrimitiveShapeStyle {
    let paint: ImagePaint
    let origin: CGPoint

    func resolve(in environment: EnvironmentValues) -> PlacedImage { self }

    func filling(in environment: EnvironmentValues) -> ResolvedStyle {
        var style = paint.filling(in: environment)
        style.frame = CGRect(origin: origin, size: CGSize(width: 1, height: 1))
        return style
    }
}
