import Foundation
import PicaDrawing
import PicaLabels
import PicaState
import PicaText

/// A choice that a person makes in a formatting panel.
package enum LookChoice: Hashable {
    /// A font family; `nil` for the system's font.
    case family(String?)
    case face(FontFamily.Face)
    /// A font size, in points.
    case size(CGFloat)
    case color(Color)

    /// Returns whether text with these attributes already has the choice.
    package func isOn(_ attributes: AttributeContainer, in environment: EnvironmentValues) -> Bool {
        let font = attributes.shownFont(in: environment)
        switch self {
        case .family(let name): return font.family == name
        case .face(let face):
            let shown = font.resolve(in: environment.fontResolutionContext)
            return shown.weight.openType == face.weight && shown.isItalic == face.isItalic
                && shown.width.percent == face.width
        case .size(let size): return font.resolve(in: environment.fontResolutionContext).shownSize == size
        case .color(let color):
            return attributes[AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.self] == color
        }
    }

    /// Returns the attributes with the choice applied.
    func applied(to attributes: AttributeContainer, in environment: EnvironmentValues) -> AttributeContainer {
        // Use a letter, so that Foundation drops attributes that depend on a changed one.
        var letter = AttributedString("a", attributes: attributes)
        switch self {
        case .family(let name): letter.setFont(in: environment) { $0.ofFamily(name) }
        case .face(let face):
            letter.inlinePresentationIntent = attributes.inlinePresentationIntent?
                .without([.stronglyEmphasized, .emphasized])
            letter.setFont(in: environment) {
                $0.ofFace(
                    weight: Font.Weight(openType: face.weight), width: Font.Width(percent: face.width),
                    isItalic: face.isItalic)
            }
        case .size(let size):
            letter.setFont(in: environment) { $0.ofSize(size, in: environment.fontResolutionContext) }
        case .color(let color): letter.foregroundColor = color
        }
        return letter.runs.first?.attributes ?? AttributeContainer()
    }
}

extension AttributeContainer {
    /// Returns the font of text without a font attribute: that of its block, or of the surrounding text.
    func unnamedFont(in environment: EnvironmentValues) -> Font {
        let body = environment.font ?? .default
        return self.presentationIntent?.font(in: body) ?? body
    }

    /// Returns the font of text with the attributes.
    package func shownFont(in environment: EnvironmentValues) -> Font {
        var font =
            self[AttributeScopes.SwiftUIAttributes.FontAttribute.self] ?? unnamedFont(in: environment)
        let intent = self.inlinePresentationIntent ?? []
        if intent.contains(.stronglyEmphasized) { font = font.bold() }
        if intent.contains(.emphasized) { font = font.italic() }
        return font
    }
}

extension Font.Width {
    /// - Parameter percent: The width on fontconfig's scale.
    init(percent: Int) { self.init(CGFloat(percent - 100) / 125) }
}
