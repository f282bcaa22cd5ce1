import Foundation
import PicaFoundation
import PicaLabels
import PicaState

/// A formatting command for attributed text.
package enum TextFormat: Hashable, CaseIterable {
    case bold, italic, underline, strikethrough
    case bigger, smaller
    case alignLeft, center, alignRight
    case leftToRight, rightToLeft
    /// Removes character formatting.
    case plain

    private typealias Keys = AttributeScopes.SwiftUIAttributes

    /// Whether the format is one of several exclusive choices, which is removed only by choosing another.
    var isChoice: Bool {
        switch self {
        case .alignLeft, .center, .alignRight, .leftToRight, .rightToLeft: true
        default: false
        }
    }

    /// Returns whether text with these attributes has the format.
    func isOn(_ attributes: AttributeContainer, in environment: EnvironmentValues) -> Bool {
        let intent = attributes.inlinePresentationIntent ?? []
        let own = attributes[Keys.FontAttribute.self] ?? attributes.presentationIntent?.font(in: .default)
        let font = own?.resolve(in: environment.fontResolutionContext)
        switch self {
        case .bold: return font?.isBold == true || intent.contains(.stronglyEmphasized)
        case .italic: return font?.isItalic == true || intent.contains(.emphasized)
        case .underline: return attributes[Keys.UnderlineStyleAttribute.self] != nil
        case .strikethrough:
            return attributes[Keys.StrikethroughStyleAttribute.self] != nil || intent.contains(.strikethrough)
        case .alignLeft: return attributes[AlignmentKey.self] == .left
        case .center: return attributes[AlignmentKey.self] == .center
        case .alignRight: return attributes[AlignmentKey.self] == .right
        case .leftToRight: return attributes[DirectionKey.self] == .leftToRight
        case .rightToLeft: return attributes[DirectionKey.self] == .rightToLeft
        case .bigger, .smaller, .plain: return false
        }
    }

    private typealias AlignmentKey = AttributeScopes.CoreTextAttributes.TextAlignmentAttribute
    private typealias DirectionKey = AttributeScopes.FoundationAttributes.WritingDirectionAttribute

    /// Returns the attributes with the format applied or removed.
    func applied(to attributes: AttributeContainer, _ isOn: Bool, in environment: EnvironmentValues)
        -> AttributeContainer
    {
        // Use a letter, so that Foundation drops attributes that depend on a changed one.
        var letter = AttributedString("a", attributes: attributes)
        switch self {
        case .bold:
            letter.inlinePresentationIntent = attributes.inlinePresentationIntent?
                .without(.stronglyEmphasized)
            letter.setFont(in: environment) { $0.madeBold(isOn, in: environment.fontResolutionContext) }
        case .italic:
            letter.inlinePresentationIntent = attributes.inlinePresentationIntent?.without(.emphasized)
            letter.setFont(in: environment) { $0.madeItalic(isOn) }
        case .underline: letter.underlineStyle = isOn ? .single : nil
        case .strikethrough:
            letter.inlinePresentationIntent = attributes.inlinePresentationIntent?.without(.strikethrough)
            letter.strikethroughStyle = isOn ? .single : nil
        case .bigger, .smaller:
            letter.setFont(in: environment) {
                $0.made(bigger: self == .bigger, in: environment.fontResolutionContext)
            }
        case .alignLeft: letter.alignment = .left
        case .center: letter.alignment = .center
        case .alignRight: letter.alignment = .right
        case .leftToRight: letter.writingDirection = .leftToRight
        case .rightToLeft: letter.writingDirection = .rightToLeft
        case .plain:
            letter.inlinePresentationIntent = nil
            letter.font = nil
            letter.foregroundColor = nil
            letter.backgroundColor = nil
            letter.underlineStyle = nil
            letter.strikethroughStyle = nil
            letter.kern = nil
            letter.tracking = nil
            letter.baselineOffset = nil
        }
        return letter.runs.first?.attributes ?? AttributeContainer()
    }
}

extension InlinePresentationIntent {
    /// Returns the remaining intents; `nil` for none.
    func without(_ intent: InlinePresentationIntent) -> InlinePresentationIntent? {
        let rest = subtracting(intent)
        return rest.isEmpty ? nil : rest
    }
}

extension AttributedString {
    /// Changes the font; without a font attribute it is that of the surrounding text.
    mutating func setFont(in environment: EnvironmentValues, _ change: (Font) -> Font) {
        let outer = (runs.first?.attributes ?? AttributeContainer()).unnamedFont(in: environment)
        let new = change(self.font ?? outer)
        self.font = new == outer ? nil : new
    }
}
