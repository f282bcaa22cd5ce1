import Foundation
import PicaCanvas
import PicaGraph

/// A picture: an icon of the project's own set, by the names of SF Symbols; an image or a symbol of an asset
/// catalogue; a file: one of the app's, one anywhere, or one in memory; or what a function draws.
public struct Image: Equatable, Sendable {
    enum Source: Equatable, Sendable {
        /// By its name in the system's set.
        case symbol(String)
        /// By its name in a bundle, in a catalogue or as a file; nil is the app's own.
        case file(String, bundle: Bundle?)
        /// By its bytes, or where they are.
        case picture(ImageStore.Source, scale: CGFloat, Orientation?)
        /// By what draws it.
        case drawing(ImageDrawing)
    }

    enum Description: Equatable, Sendable {
        /// The name, as the app's tables have it.
        case name
        indirect case text(Text)
        /// It says nothing.
        case none
    }

    let source: Source
    let label: Description
    /// nil for an image of its own size.
    var resizing: Resizing?
    /// nil leaves it to the image: files show their own colours, symbols those of text.
    var renderingMode: TemplateRenderingMode?
    var interpolation = Interpolation.medium
    /// How much of a symbol's variable layers is shown, from 0 to 1; nil for all.
    var variableValue: Double?
    /// nil leaves it to what is around.
    var symbolVariableValueMode: SymbolVariableValueMode?
    /// nil leaves it to what is around.
    var symbolRenderingMode: SymbolRenderingMode?

    init(_ source: Source, label: Description) {
        self.source = source
        self.label = label
    }

    /// An icon that goes with text: its size, weight and baseline are the font's.
    ///
    /// A name that is not in the set shows a question mark in a dashed box.
    public init(systemName: String) { self.init(.symbol(systemName), label: .name) }

    /// An icon that shows how much of something there is, such as `wifi` or `speaker.wave.3`.
    ///
    /// - Parameters:
    ///   - systemName: Its name; see `init(systemName:)`.
    ///   - variableValue: From 0, where none of its variable layers is shown in full, to 1, where all are; nil shows
    ///     all, and so do icons without such layers.
    public init(systemName: String, variableValue: Double?) {
        self.init(systemName: systemName)
        self.variableValue = variableValue
    }

    /// A picture of a catalogue or a file, called by its name, or what that has in the app's tables.
    ///
    /// What an asset catalogue (`Assets.xcassets`) has under a name comes first: an image set in the form that is best
    /// for the screen, light or dark, the contrast, the language and its direction; or a symbol set, which goes with
    /// text as other symbols do. Files come next, those in the language's folder (`de.lproj`) before others.
    ///
    /// - Parameters:
    ///   - name: The asset's, with the names of folders that provide a namespace and slashes before it. Or the file's,
    ///     with or without its ending (`png`, `jpg`, `jpeg`, `webp`, `avif`, `heic`,
    ///     `gif` or `svg`): `name.png`, and `name@2x.png` and `name@3x.png` with two and three pixels a point. The one
    ///     that is best for the screen is shown; a drawing (`name.svg`) is sharp at any size. Folders are
    ///     parted by slashes. What is missing or damaged shows a question mark in a dashed box, with
    ///     one warning.
    ///   - bundle: Where it is; nil is the app's own bundle and the resources that belong to the
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

    /// A catalogue's symbol that shows how much of something there is; see `init(systemName:variableValue:)`.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(name, bundle: bundle)
        self.variableValue = variableValue
    }

    /// A catalogue's symbol that shows how much of something there is, called by a text; see
    /// `init(systemName:variableValue:)`.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
        self.init(name, bundle: bundle, label: label)
        self.variableValue = variableValue
    }

    /// A catalogue's symbol that shows how much of something there is, and says nothing to those who do not see it;
    /// see `init(systemName:variableValue:)`.
    public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(decorative: name, bundle: bundle)
        self.variableValue = variableValue
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
