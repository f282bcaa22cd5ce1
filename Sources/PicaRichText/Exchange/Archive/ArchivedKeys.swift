import Foundation
import PicaDrawing
import PicaFoundation
import PicaLabels

extension AttributeScopes.SwiftUIAttributes.FontAttribute: ArchivedKey {
    static func archived(_ value: Font) -> ArchivedFont? { ArchivedFont(value) }
    static func value(_ archived: ArchivedFont) -> Font? { archived.font }
}

extension AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute: ArchivedKey {
    static func archived(_ value: Color) -> ArchivedColor? { ArchivedColor(value) }
    static func value(_ archived: ArchivedColor) -> Color? { archived.color }
}

extension AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute: ArchivedKey {
    static func archived(_ value: Color) -> ArchivedColor? { ArchivedColor(value) }
    static func value(_ archived: ArchivedColor) -> Color? { archived.color }
}

extension AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute: ArchivedKey {
    static func archived(_ value: Text.LineStyle) -> ArchivedLine? { ArchivedLine(value) }
    static func value(_ archived: ArchivedLine) -> Text.LineStyle? { archived.line }
}

extension AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute: ArchivedKey {
    static func archived(_ value: Text.LineStyle) -> ArchivedLine? { ArchivedLine(value) }
    static func value(_ archived: ArchivedLine) -> Text.LineStyle? { archived.line }
}

extension AttributeScopes.SwiftUIAttributes.KerningAttribute: ArchivedKey {
    static func archived(_ value: CGFloat) -> CGFloat? { value }
    static func value(_ archived: CGFloat) -> CGFloat? { ArchivedLength.checked(archived) }
}

extension AttributeScopes.SwiftUIAttributes.TrackingAttribute: ArchivedKey {
    static func archived(_ value: CGFloat) -> CGFloat? { value }
    static func value(_ archived: CGFloat) -> CGFloat? { ArchivedLength.checked(archived) }
}

extension AttributeScopes.SwiftUIAttributes.BaselineOffsetAttribute: ArchivedKey {
    static func archived(_ value: CGFloat) -> CGFloat? { value }
    static func value(_ archived: CGFloat) -> CGFloat? { ArchivedLength.checked(archived) }
}

extension AttributeScopes.SwiftUIAttributes.AdaptiveImageGlyphAttribute: ArchivedKey {
    static func archived(_ value: AttributedString.AdaptiveImageGlyph) -> Data? { value.imageContent }
    static func value(_ archived: Data) -> AttributedString.AdaptiveImageGlyph? {
        ExchangedPicture.glyph(archived)
    }
}

extension AttributeScopes.CoreTextAttributes.LineHeightAttribute: BoundedKey {
    static func isReasonable(_ value: AttributedString.LineHeight) -> Bool {
        switch value.kind {
        case .normal, .tight, .loose, .variable: true
        case .exact(let length), .leading(let length): ArchivedLength.checked(length) != nil
        case .multiple(let factor): (0...100).contains(factor)
        }
    }
}

extension AttributeScopes.FoundationAttributes.PresentationIntentAttribute: BoundedKey {
    /// Returns whether the nesting of blocks stays within the limits used for other programs' documents.
    static func isReasonable(_ value: PresentationIntent) -> Bool {
        value.components.count <= 100
            && value.components.allSatisfy { component in
                switch component.kind {
                case .table(let columns): columns.count <= 1000
                case .tableRow(let row): (0...1_000_000).contains(row)
                case .tableCell(let column): (0..<1000).contains(column)
                case .header(let level): (1...9).contains(level)
                case .listItem(let ordinal): (0...1_000_000_000).contains(ordinal)
                default: true
                }
            }
    }
}

/// Checks the lengths of archived attributes.
enum ArchivedLength {
    /// Returns the length in points; `nil` for an implausible one.
    static func checked(_ value: CGFloat) -> CGFloat? { abs(value) <= 10_000 ? value : nil }
}
