import Foundation
import PicaGraph
import PicaText

/// What a person chooses in a panel for a text with attributes.
enum LookChoice: Hashable {
    /// Nil is the system's.
    case family(String?)
    case face(FontFamily.Face)
    /// In points.
    case size(CGFloat)
    case color(Color)

    /// Whether a text with some attributes has it.
    func isOn(_ attributes: AttributeContainer, in environment: EnvironmentValues) -> Bool {
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

    /// What attributes become with it.
    func applied(to attributes: AttributeContainer, in environment: EnvironmentValues) -> AttributeContainer {
        // A letter's: attributes that depend on another end with it, as Foundation has it.
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
    /// What letters are set in that name no font: that of their block, or of the text around.
    func unnamedFont(in environment: EnvironmentValues) -> Font {
        let body = environment.font ?? .default
        return self.presentationIntent?.font(in: body) ?? body
    }

    /// What letters with them are set in.
    func shownFont(in environment: EnvironmentValues) -> Font {
        var font =
            self[AttributeScopes.SwiftUIAttributes.FontAttribute.self] ?? unnamedFont(in: environment)
        let intent = self.inlinePresentationIntent ?? []
        if intent.contains(.stronglyEmphasized) { font = font.bold() }
        if intent.contains(.emphasized) { font = font.italic() }
        return font
    }
}

extension Font.Width {
    /// - Parameter percent: On the scale of fontconfig.
    init(percent: Int) { self.init(CGFloat(percent - 100) / 125) }
}
