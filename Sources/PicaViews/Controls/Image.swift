import Foundation
import PicaCanvas
import PicaGraph

/// A picture. In this version: an icon of the project's own set, by the names of SF Symbols.
public struct Image: Equatable, Sendable {
    let systemName: String

    /// An icon that goes with text: its size, weight and baseline are the font's.
    ///
    /// A name that is not in the set shows a question mark in a dashed box.
    public init(systemName: String) { self.systemName = systemName }
}

extension Image: PrimitiveView {
    /// There is no body: Pica draws the image itself.
    public typealias Body = Never

    package func makeNode(in parent: ViewNode) -> TypedNode<Image> {
        LeafNode(self, parent: parent, behavior: SymbolLeaf.init)
    }
}

extension Text {
    /// Shows an image in a line of text, in the text's size, weight and colour.
    public init(_ image: Image) { self.init(.symbol(image.systemName)) }
}

extension LocalizedStringKey.StringInterpolation {
    /// An image in the line, in the text's size, weight and colour.
    public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }
}

final class SymbolLeaf: LeafBehavior {
    unowned let element: Element
    private var symbol: ResolvedSymbol?

    init(_ element: Element) { self.element = element }

    func update(_ view: Image, _ environment: EnvironmentValues) {
        let attributes = environment.textAttributes
        let font = (attributes.font ?? .default).descriptor(
            traits: attributes.traits, size: environment.dynamicTypeSize)
        let new = ResolvedSymbol(view.systemName, font: font, in: environment)
        guard new != symbol else { return }
        if new.size != symbol?.size || new.baseline != symbol?.baseline { element.invalidateLayout() }
        symbol = new
        element.setNeedsDisplay()
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        symbol?.size ?? .zero
    }

    func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        let isBaseline =
            key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
        return isBaseline ? symbol?.baseline : nil
    }

    func draw(into list: inout DisplayList) {
        symbol?.draw(into: &list, in: CGRect(origin: .zero, size: sizeThatFits(.unspecified)))
    }

    var accessibility: AccessibilityProperties? {
        AccessibilityProperties(role: .image, label: symbol?.name ?? "")
    }
}
