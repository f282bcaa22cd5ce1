import Foundation
import PicaCanvas
import PicaDrawing
import PicaFoundation
import PicaState
import PicaText

/// An image resolved in an environment, by itself or within text like a character.
package struct ResolvedImage: Equatable {
    private indirect enum Content: Equatable {
        case symbol(ResolvedSymbol)
        case picture(ResolvedPicture)
        case glyph(ResolvedGlyph)
        case drawing(ResolvedDrawing)
    }

    /// The accessibility label; empty for none.
    let name: String
    private let content: Content

    /// - Parameters:
    ///   - font: The font of the surrounding text.
    ///   - foreground: The foreground style of the text; `nil` for the environment's.
    init(
        _ image: Image, font: FontDescriptor, foreground: AnyShapeStyle? = nil,
        in environment: EnvironmentValues
    ) {
        var environment = environment
        if let mode = image.symbolRenderingMode { environment.symbolRenderingMode = mode }
        if let mode = image.symbolVariableValueMode { environment.symbolVariableValueMode = mode }
        switch image.source {
        case .symbol(let name):
            self.name = name
            content = .symbol(
                ResolvedSymbol(
                    name, value: image.variableValue, font: font, foreground: foreground, in: environment))
        case .drawing(let drawing):
            name = Self.name(of: image, in: environment)
            let tint = Self.tint(image.renderingMode, foreground, in: environment)
            content = .drawing(ResolvedDrawing(drawing, tint: tint, in: environment))
        case .file, .picture:
            name = Self.name(of: image, in: environment)
            if case .file(let file, let bundle) = image.source,
                let asset = SymbolAsset.find(file, in: bundle, environment)
            {
                content = .symbol(
                    ResolvedSymbol(
                        asset, value: image.variableValue, font: font, foreground: foreground, in: environment
                    ))
                return
            }
            let file = image.file(in: environment)
            let tint = Self.tint(image.renderingMode ?? file?.renderingMode, foreground, in: environment)
            content =
                ResolvedPicture(image, file: file, tint: tint, scale: environment.displayScale).map {
                    .picture($0)
                }
                ?? .symbol(ResolvedSymbol(Symbol.noName, font: font, foreground: foreground, in: environment))
        }
    }

    /// Returns the tint of a template; `nil` for an image with its own colors.
    private static func tint(
        _ mode: Image.TemplateRenderingMode?, _ foreground: AnyShapeStyle?, in environment: EnvironmentValues
    ) -> ResolvedStyle? {
        guard mode == .template else { return nil }
        let style =
            foreground ?? environment.foregroundStyle ?? AnyShapeStyle(HierarchicalShapeStyle.primary)
        return style.resolved(in: environment)
    }

    private static func name(of image: Image, in environment: EnvironmentValues) -> String {
        switch (image.label, image.source) {
        case (.name, .file(let file, let bundle)):
            ResolvedText(Text(LocalizedStringKey(file), bundle: bundle), in: environment).string
        case (.text(let text), _): ResolvedText(text, in: environment).string
        default: ""
        }
    }

    /// Creates an image in place of a character.
    /// - Parameter font: The font of the surrounding text.
    package init(
        _ glyph: AttributedString.AdaptiveImageGlyph, font: FontDescriptor,
        in environment: EnvironmentValues
    ) {
        name = glyph.contentDescription
        content =
            ResolvedGlyph(glyph, size: font.size).map { .glyph($0) }
            ?? .symbol(ResolvedSymbol(Symbol.noName, font: font, foreground: nil, in: environment))
    }

    /// The size in points.
    var size: CGSize {
        switch content {
        case .glyph(let glyph): glyph.size
        case .symbol(let symbol): symbol.size
        case .picture(let picture): picture.size
        case .drawing(let drawing): drawing.drawing.size
        }
    }

    /// The distance from the top to the baseline of text; images other than symbols stand on it.
    var baseline: CGFloat {
        if case .glyph(let glyph) = content { return glyph.baseline }
        return symbolBaseline ?? size.height
    }

    /// Whether it has its own colors rather than the foreground's.
    var isColored: Bool {
        switch content {
        case .symbol: false
        case .glyph: true
        case .picture(let picture): !picture.isTemplate
        case .drawing(let drawing): drawing.tint == nil
        }
    }

    /// The symbol; `nil` for other images.
    var symbol: ResolvedSymbol? {
        if case .symbol(let symbol) = content { symbol } else { nil }
    }

    /// The image from a file; `nil` for others.
    var picture: ResolvedPicture? {
        if case .picture(let picture) = content { picture } else { nil }
    }

    /// The file of an image that may be animated in its own colors.
    var movie: ImageStore.Source? { picture.flatMap { $0.mayMove ? $0.source : nil } }

    /// The baseline of a symbol; `nil` for other images.
    var symbolBaseline: CGFloat? { symbol?.baseline }

    /// Returns the space that it takes on a line of text.
    func attachment(id: Int) -> InlineAttachment {
        InlineAttachment(
            id: id, width: Double(size.width), ascent: Double(baseline),
            descent: Double(size.height - baseline))
    }

    /// Draws the image in a frame, in points.
    /// - Parameter drawSymbol: Draws a symbol, which may be animating.
    func draw(
        into list: inout DisplayList, in frame: CGRect, resizing: Image.Resizing? = nil,
        drawSymbol: (ResolvedSymbol, inout DisplayList, CGRect) -> Void = { $0.draw(into: &$1, in: $2) }
    ) {
        switch content {
        case .picture(let picture): picture.draw(into: &list, in: frame, resizing: resizing)
        case .glyph(let glyph): glyph.draw(into: &list, in: frame)
        case .symbol(let symbol):
            guard resizing != nil else { return drawSymbol(symbol, &list, frame) }
            stretch(into: &list, to: frame) { drawSymbol(symbol, &$0, CGRect(origin: .zero, size: size)) }
        case .drawing(let drawing): stretch(into: &list, to: frame) { drawing.draw(into: &$0) }
        }
    }

    /// Draws the image in its own size, stretched to a frame.
    private func stretch(
        into list: inout DisplayList, to frame: CGRect, _ draw: (inout DisplayList) -> Void
    ) {
        guard size.width > 0, size.height > 0, frame.width > 0, frame.height > 0 else { return }
        var natural = DisplayList()
        draw(&natural)
        let stretch = CGAffineTransform(
            a: frame.width / size.width, b: 0, c: 0, d: frame.height / size.height, tx: frame.minX,
            ty: frame.minY)
        list.commands.append(.transform(stretch, natural))
    }

    /// Whether an app's function draws the image.
    var isDrawing: Bool { if case .drawing = content { true } else { false } }
}

extension [ResolvedImage] {
    /// Adds an image to replace each U+FFFC of text in a style.
    package mutating func attach(_ image: ResolvedImage, to style: inout PicaText.TextStyle) {
        style.attachment = image.attachment(id: count)
        append(image)
    }
}
