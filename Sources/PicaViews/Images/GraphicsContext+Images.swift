import Foundation
import PicaCanvas
import PicaGraph

extension GraphicsContext {
    // MARK: Images

    /// An image as it is in the context's environment.
    public struct ResolvedImage {
        fileprivate let image: PicaViews.ResolvedImage
        fileprivate let resizing: Image.Resizing
        fileprivate var isShaded = false

        /// What fills the image where it is not see-through: by default the foreground style for templates and
        /// symbols, and nil, for its own colours, for all others.
        public var shading: Shading? {
            didSet { isShaded = true }
        }

        /// Its own, in points.
        public var size: CGSize { image.size }
        /// How far the line of text that it would stand in is below its top, in points.
        public var baseline: CGFloat { image.baseline }

        fileprivate init(_ view: Image, in environment: EnvironmentValues) {
            let attributes = environment.textAttributes
            let font = (attributes.font ?? .default).descriptor(
                traits: attributes.traits, size: environment.dynamicTypeSize)
            image = PicaViews.ResolvedImage(view, font: font, in: environment)
            resizing = view.resizing ?? Image.Resizing(capInsets: EdgeInsets(), mode: .stretch)
            shading = image.isColored ? nil : .foreground
        }
    }

    /// Makes an image ready to be measured and drawn, with all the environment says.
    public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(image, in: environment) }

    /// Draws an image stretched over a rectangle, or as its `resizable` says.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - rect: All of where it is seen.
    ///   - style: Whether the rectangle's edges are smooth.
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        var list = DisplayList()
        guard image.isShaded, let shading = image.shading else {
            image.image.draw(into: &list, in: rect, resizing: image.resizing)
            return draw(list.commands)
        }
        // The shading shows where the image is.
        var layer = DisplayList()
        image.image.draw(into: &layer, in: rect, resizing: image.resizing)
        shading.style.resolved(in: environment).draw(through: layer, in: rect, into: &list)
        draw(list.commands)
    }

    /// Draws an image in its own size.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - point: Where the anchor stands.
    ///   - anchor: A point of the image's frame; its middle by default.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(image, in: CGRect(size: image.size, with: anchor, at: point))
    }

    /// Draws an image stretched over a rectangle, or as its `resizable` says.
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect, style: style)
    }

    /// Draws an image in its own size, with an anchor of its frame at a point.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }
}

extension CGRect {
    /// What has a size, and a point of itself at a place.
    init(size: CGSize, with anchor: UnitPoint, at point: CGPoint) {
        self.init(
            x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height, width: size.width,
            height: size.height)
    }
}

extension GraphicsContext.Shading {
    /// A picture side by side without end; a symbol fills nothing.
    ///
    /// - Parameters:
    ///   - image: The picture.
    ///   - origin: Where one of them has its upper left corner.
    ///   - sourceRect: What of it is taken, in parts of its sides; all of it by default.
    ///   - scale: By what its size is multiplied.
    public static func tiledImage(
        _ image: Image, origin: CGPoint = .zero,
        sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> GraphicsContext.Shading {
        let paint = ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
        return GraphicsContext.Shading(PlacedImage(paint: paint, origin: origin))
    }
}

/// A picture that is repeated from a point on.
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
