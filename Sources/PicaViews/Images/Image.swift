import Foundation
import PicaCanvas
import PicaGraph

/// A picture: an icon of the project's own set, by the names of SF Symbols, or a file: one of the app's, one
/// anywhere, or one in memory.
public struct Image: Equatable, Sendable {
    enum Source: Equatable, Sendable {
        /// By its name in the system's set.
        case symbol(String)
        /// By its name in a bundle; nil is the app's own.
        case file(String, bundle: Bundle?)
        /// By its bytes, or where they are.
        case picture(ImageStore.Source, scale: CGFloat, Orientation?)
        /// By what draws it.
        case drawing(ImageDrawing)
    }

    enum Label: Equatable, Sendable {
        /// The name, as the app's tables have it.
        case name
        indirect case text(Text)
        /// It says nothing.
        case none
    }

    let source: Source
    let label: Label
    /// nil for an image of its own size.
    var resizing: Resizing?
    /// nil leaves it to the image: files show their own colours, symbols those of text.
    var renderingMode: TemplateRenderingMode?
    var interpolation = Interpolation.medium

    init(_ source: Source, label: Label) {
        self.source = source
        self.label = label
    }

    /// An icon that goes with text: its size, weight and baseline are the font's.
    ///
    /// A name that is not in the set shows a question mark in a dashed box.
    public init(systemName: String) { self.init(.symbol(systemName), label: .name) }

    /// A picture in a file, called by its name, or what that has in the app's tables.
    ///
    /// - Parameters:
    ///   - name: The file's, with or without its ending (`png`, `jpg`, `jpeg`, `webp`, `avif`, `gif` or
    ///     `svg`): `name.png`, and `name@2x.png` and `name@3x.png` with two and three pixels a point. The one
    ///     that is best for the screen is shown; a drawing (`name.svg`) is sharp at any size. Folders are
    ///     parted by slashes. A file that is missing or damaged shows a question mark in a dashed box, with
    ///     one warning.
    ///   - bundle: Where the file is; nil is the app's own bundle and the resources that belong to the
    ///     program.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(.file(name, bundle: bundle), label: .name)
    }

    /// A picture in a file, called by a text; for the others see `init(_:bundle:)`.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(.file(name, bundle: bundle), label: .text(label))
    }

    /// A picture in a file, which says nothing to those who do not see it; for the others see
    /// `init(_:bundle:)`.
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(.file(name, bundle: bundle), label: .none)
    }
}

extension Image: PrimitiveView {
    /// There is no body: Pica draws the image itself.
    public typealias Body = Never

    package func makeNode(in parent: ViewNode) -> TypedNode<Image> {
        LeafNode(self, parent: parent, behavior: ImageLeaf.init)
    }
}

extension Text {
    /// Shows an image in a line of text: a symbol in the text's size, weight and colour, a picture in its own
    /// size, standing on the line.
    public init(_ image: Image) { self.init(.image(image)) }
}

extension LocalizedStringKey.StringInterpolation {
    /// An image in the line; see `Text.init(_:)` with an image.
    public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }
}
