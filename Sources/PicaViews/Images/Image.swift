import Foundation
import PicaCanvas
import PicaGraph

/// A picture: an icon of the project's own set, by the names of SF Symbols, or a file of the app's.
public struct Image: Equatable, Sendable {
    enum Source: Equatable, Sendable {
        /// By its name in the system's set.
        case symbol(String)
        /// By its name in a bundle; nil is the app's own.
        case file(String, bundle: Bundle?)
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

    private init(_ source: Source, label: Label) {
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
    ///   - name: The file's, in PNG, without its ending: `name.png`, and `name@2x.png` and `name@3x.png` with
    ///     two and three pixels a point. The one that is best for the screen is shown. Folders are parted by
    ///     slashes. A file that is missing or damaged shows a question mark in a dashed box, with one warning.
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

final class ImageLeaf: LeafBehavior {
    unowned let element: Element
    private var image: ResolvedImage?
    private var resizing: Image.Resizing?
    private var isDecorative = false
    private var environment = EnvironmentValues()

    init(_ element: Element) { self.element = element }

    func update(_ view: Image, _ environment: EnvironmentValues) {
        if environment.redaction != self.environment.redaction { element.setNeedsDisplay() }
        self.environment = environment
        let attributes = environment.textAttributes
        let font = (attributes.font ?? .default).descriptor(
            traits: attributes.traits, size: environment.dynamicTypeSize)
        let new = ResolvedImage(view, font: font, in: environment)
        isDecorative = view.label == .none
        guard new != image || view.resizing != resizing else { return }
        if new.size != image?.size || new.baseline != image?.baseline || view.resizing != resizing {
            element.invalidateLayout()
        }
        image = new
        resizing = view.resizing
        element.setNeedsDisplay()
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        guard let image else { return .zero }
        return resizing == nil ? image.size : proposal.replacingUnspecifiedDimensions(by: image.size)
    }

    func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        let isBaseline =
            key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
        guard isBaseline, let image, let baseline = image.symbolBaseline, image.size.height > 0 else {
            return nil
        }
        return baseline * dimensions.height / image.size.height
    }

    func draw(into list: inout DisplayList) {
        guard let image else { return }
        let frame = resizing == nil ? CGRect(origin: .zero, size: image.size) : frame
        environment.redaction.draw(into: &list, blocks: [frame], in: environment) {
            image.draw(into: &$0, in: frame, resizing: resizing)
        }
    }

    var accessibility: AccessibilityProperties? {
        isDecorative || environment.redaction.hides
            ? nil : AccessibilityProperties(role: .image, label: image?.name ?? "")
    }
}
