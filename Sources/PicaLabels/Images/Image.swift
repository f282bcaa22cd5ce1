import Foundation
import PicaCanvas
import PicaGraph

/// A view that shows an image.
///
/// An image is one of these:
///
/// - an icon of Pica's own set, by the names of SF Symbols
/// - an image or a symbol of an asset catalog
/// - a file: one of the app's, one anywhere, or one in memory
/// - the drawing of a function
public struct Image: Equatable, Sendable {
    enum Source: Equatable, Sendable {
        /// A symbol by its name in the system's set.
        case symbol(String)
        /// An image by its name in a bundle, from a catalog or a file; `nil` is the app's own bundle.
        case file(String, bundle: Bundle?)
        /// An image by its bytes or its path.
        case picture(ImageStore.Source, scale: CGFloat, Orientation?)
        /// An image drawn by a function.
        case drawing(ImageDrawing)
    }

    enum Description: Equatable, Sendable {
        /// The name, looked up in the app's string tables.
        case name
        indirect case text(Text)
        /// The image is hidden from assistive technology.
        case none
    }

    let source: Source
    var label: Description
    /// The resizing; `nil` for an image in its own size.
    var resizing: Resizing?
    /// The rendering mode; `nil` leaves it to the image. Files keep their own colors, symbols take that of text.
    var renderingMode: TemplateRenderingMode?
    var interpolation = Interpolation.medium
    /// The value that determines how many of a symbol's variable layers are shown in full, from 0 to 1; `nil` for all.
    var variableValue: Double?
    /// The mode of variable values; `nil` for the environment's.
    var symbolVariableValueMode: SymbolVariableValueMode?
    /// The rendering mode of symbols; `nil` for the environment's.
    var symbolRenderingMode: SymbolRenderingMode?

    init(_ source: Source, label: Description) {
        self.source = source
        self.label = label
    }

    /// Creates a system icon that matches text: its size, weight and baseline are those of the font.
    ///
    /// A name missing from the set shows a question mark in a dashed box.
    public init(systemName: String) { self.init(.symbol(systemName), label: .name) }

    /// Creates a system icon that shows a value, such as `wifi` or `speaker.wave.3`.
    ///
    /// - Parameters:
    ///   - systemName: The name of the icon; see `init(systemName:)`.
    ///   - variableValue: The value, from 0, which shows no variable layer in full, to 1, which shows all of them.
    ///     `nil` shows all, and so does any value for icons without such layers.
    public init(systemName: String, variableValue: Double?) {
        self.init(systemName: systemName)
        self.variableValue = variableValue
    }

    /// Creates an image from an asset catalog or a file. Its accessibility label is its name, or the entry for that in
    /// the app's string tables.
    ///
    /// Asset catalogs (`Assets.xcassets`) come first. An image set provides the variant that best matches the screen,
    /// light or dark mode, contrast, language and layout direction. A symbol set provides a symbol that matches text
    /// like system icons. Files come next; those in the language's folder (`de.lproj`) are preferred.
    ///
    /// - Parameters:
    ///   - name: The name of the asset, preceded by folders that provide a namespace, separated by slashes. Or it is
    ///     the name of a file, with or without its extension (`png`, `jpg`, `jpeg`, `webp`, `avif`, `heic`, `gif` or
    ///     `svg`). Variants `name@2x.png` and `name@3x.png` have two and three pixels per point, and the one that best
    ///     matches the screen is used. Vector images (`name.svg`) are sharp at any size. A missing or damaged image
    ///     shows a question mark in a dashed box and logs a single warning.
    ///   - bundle: The bundle with the image; `nil` for the app's own bundle and the resources that belong to the
    ///     program.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(.file(name, bundle: bundle), label: .name)
    }

    /// Creates an image with an accessibility label; see `init(_:bundle:)` for the other parameters.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(.file(name, bundle: bundle), label: .text(label))
    }

    /// Creates an image that is hidden from assistive technology; see `init(_:bundle:)` for the parameters.
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(.file(name, bundle: bundle), label: .none)
    }

    /// Creates a catalog's symbol that shows a value; see `init(systemName:variableValue:)`.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(name, bundle: bundle)
        self.variableValue = variableValue
    }

    /// Creates a catalog's symbol that shows a value, with an accessibility label. See
    /// `init(systemName:variableValue:)`.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
        self.init(name, bundle: bundle, label: label)
        self.variableValue = variableValue
    }

    /// Creates a catalog's symbol that shows a value and is hidden from assistive technology. See
    /// `init(systemName:variableValue:)`.
    public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(decorative: name, bundle: bundle)
        self.variableValue = variableValue
    }
}

extension Image: PrimitiveView {
    /// An image has no body: Pica draws it.
    public typealias Body = Never

    package func makeNode(in parent: ViewNode) -> TypedNode<Image> {
        LeafNode(self, parent: parent, behavior: ImageLeaf.init)
    }
}

extension Text {
    /// Creates a text that shows an image in a line. A symbol has the text's size, weight and color; other images have
    /// their own size and stand on the baseline.
    public init(_ image: Image) { self.init(.image(image)) }
}

extension LocalizedStringKey.StringInterpolation {
    /// Adds an image to the line; see `Text.init(_:)` with an image.
    public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }
}
