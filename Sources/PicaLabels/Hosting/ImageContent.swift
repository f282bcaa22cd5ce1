import Foundation
import PicaCanvas
import PicaDrawing
import PicaFoundation
import PicaGraph
import PicaState
import PicaText

/// An image outside of views, as the classes of AppKit and UIKit hold it.
package struct ImageContent: Equatable, Sendable {
    /// The image as a view, hidden from assistive technology.
    package let image: Image
    /// The pixels per point of the image itself; 1 for symbols and drawings, which have none.
    package let scale: CGFloat
    /// The name, for symbols and images of catalogs.
    package let name: String?

    private init(_ image: Image, scale: CGFloat = 1, name: String? = nil) {
        self.image = image
        self.scale = scale.isFinite && scale > 0 ? scale : 1
        self.name = name
    }

    /// Creates the content of a view's image.
    init(_ image: Image) { self.init(image, scale: 1) }

    /// An image without a size and pixels.
    package static let empty = ImageContent(Image(size: .zero) { _ in })

    /// Creates an image from a file's bytes; `nil` if Pica cannot read them.
    package init?(_ data: Data, scale: CGFloat = 1) {
        let source = ImageStore.Source.data(data)
        guard ImageStore.header(source) != nil else { return nil }
        self.init(Image(data: data, scale: scale), scale: scale)
    }

    /// Creates an image from a file, which is read at once; `nil` if Pica cannot read it. A name that ends in `@2x` or
    /// `@3x` says the pixels per point.
    package init?(contentsOf url: URL) {
        guard url.isFileURL, let data = try? ImageStore.bytes(ofFile: url.path) else { return nil }
        let name = url.deletingPathExtension().lastPathComponent
        self.init(data, scale: name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1)
    }

    /// Creates an image from a picture in memory.
    package init(_ cgImage: CGImage, scale: CGFloat = 1, orientation: Image.Orientation = .up) {
        self.init(Image(decorative: cgImage, scale: scale, orientation: orientation), scale: scale)
    }

    /// Creates an image of a symbol; `nil` if Pica's set has none of this name.
    package init?(symbol name: String) {
        guard Symbol.named(name) != nil else { return nil }
        self.init(Image(systemName: name), name: name)
    }

    /// Creates an image of a symbol; a dashed box if Pica's set has none of this name.
    package init(anySymbol name: String) { self.init(Image(systemName: name), name: name) }

    /// Creates an image or symbol of a bundle by its name; `nil` if there is none.
    package init?(named name: String, in bundle: Bundle?) {
        let environment = EnvironmentValues()
        if SymbolAsset.find(name, in: bundle, environment) != nil {
            self.init(Image(decorative: name, bundle: bundle), name: name)
        } else if let file = ImageFile.find(name, in: bundle, environment),
            ImageStore.header(.file(file.path)) != nil
        {
            self.init(Image(decorative: name, bundle: bundle), scale: CGFloat(file.scale), name: name)
        } else {
            return nil
        }
    }

    /// Whether the image is a symbol, whose size follows the text beside it.
    package var isSymbol: Bool { resolved(scale: 1).symbol != nil }

    /// The size in points. That of symbols is for text of 17 points.
    package var size: CGSize { resolved(scale: 1).size }

    /// Returns the image as a view in a size of its own, in points.
    ///
    /// - Parameter label: The accessibility label; `nil` hides the image from assistive technology.
    package func image(size: CGSize, label: String?) -> Image {
        let own = self.size
        var image = image
        if size != own, case .picture(let source, let scale, let orientation) = image.source,
            size.width > 0, abs(own.width * size.height - own.height * size.width) < own.width
        {
            // The same shape: other pixels per point are all that differs.
            image = Image(
                .picture(source, scale: scale * own.width / size.width, orientation), label: .none)
        } else if size != own {
            let whole = image
            image = Image(size: size) { $0.draw(whole, in: CGRect(origin: .zero, size: size)) }
        }
        if let label { image.label = .text(Text(verbatim: label)) }
        return image
    }

    private func resolved(scale: CGFloat) -> ResolvedImage {
        var environment = EnvironmentValues()
        environment.displayScale = scale
        let font = Font.body.descriptor(traits: Font.Traits(), size: .large)
        return ResolvedImage(image, font: font, in: environment)
    }

    /// Returns the pixels; `nil` if the image cannot be decoded or is too large.
    ///
    /// - Parameter scale: The pixels per point; `nil` for the image's own.
    package func bitmap(scale: CGFloat? = nil) -> Bitmap? {
        let scale = scale ?? self.scale
        let resolved = resolved(scale: scale)
        if scale == self.scale, let picture = resolved.picture, let bitmap = picture.bitmap() {
            return bitmap
        }
        let size = CGSize(width: resolved.size.width * scale, height: resolved.size.height * scale)
        let most = CGFloat(PictureLimits.side)
        guard size.width >= 1, size.height >= 1, size.width <= most, size.height <= most,
            size.width * size.height <= CGFloat(PictureLimits.pixels)
        else { return nil }
        let bitmap = Bitmap(width: Int(size.width.rounded(.up)), height: Int(size.height.rounded(.up)))
        let painter = Painter(target: SoftwareTarget(bitmap), scale: scale, glyphs: GlyphCache())
        var list = DisplayList()
        resolved.draw(into: &list, in: CGRect(origin: .zero, size: resolved.size))
        painter.draw(list)
        painter.finish()
        return bitmap
    }
}
