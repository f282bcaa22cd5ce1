import PicaUI

/// The attributes of notes. Other attributes in a file are kept there but not shown.
struct NoteScope: AttributeScope {
    let font: AttributeScopes.SwiftUIAttributes.FontAttribute
    let foregroundColor: AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute
    let backgroundColor: AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute
    let underlineStyle: AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute
    let strikethroughStyle: AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute
    /// Other programs use it for superscripts and subscripts.
    let baselineOffset: AttributeScopes.SwiftUIAttributes.BaselineOffsetAttribute
    let alignment: AttributeScopes.CoreTextAttributes.TextAlignmentAttribute
    let foundation: AttributeScopes.FoundationAttributes
    let picaFoundation: AttributeScopes.PicaFoundationAttributes
}

/// The formatting of a note: as far as its format can store it, in a few sizes, and in colors for light and dark.
struct NoteFormatting: AttributedTextFormattingDefinition {
    let format: NoteFormat

    var body: some AttributedTextFormattingDefinition<NoteScope> {
        NoteFonts(sizes: format == .markdown ? [NoteFont.bodySize] : NoteFont.sizes)
        ValueConstraint(for: \.strikethroughStyle, values: [nil, .single], default: .single)
        if format == .markdown {
            ValueConstraint(for: \.underlineStyle, values: [nil], default: nil)
            ValueConstraint(for: \.foregroundColor, values: [nil], default: nil)
            ValueConstraint(for: \.backgroundColor, values: [nil], default: nil)
            ValueConstraint(for: \.baselineOffset, values: [nil], default: nil)
            ValueConstraint(for: \.alignment, values: [nil], default: nil)
            ValueConstraint(for: \.foundation.writingDirection, values: [nil], default: nil)
        } else {
            ValueConstraint(for: \.underlineStyle, values: [nil, .single], default: .single)
            PaletteColors<AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute>(palette: .ink)
            PaletteColors<AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute>(palette: .highlight)
        }
    }

    /// Returns a text with only the allowed attributes.
    func allowed(_ text: AttributedString) -> AttributedString {
        var result = text
        for run in text.runs {
            var attributes = run.attributes
            constrain(&attributes)
            if attributes != run.attributes { result[run.range].setAttributes(attributes) }
        }
        return result
    }

    /// Whether a change to plain text would be visible.
    func allows(_ change: (inout AttributeContainer) -> Void) -> Bool {
        var attributes = AttributeContainer()
        change(&attributes)
        constrain(&attributes)
        return attributes != AttributeContainer()
    }
}

/// Allows only the fonts of notes.
private struct NoteFonts: AttributedTextValueConstraint {
    typealias Scope = NoteScope
    typealias AttributeKey = AttributeScopes.SwiftUIAttributes.FontAttribute

    let sizes: [CGFloat]

    func constrain(_ container: inout Attributes) {
        container.font = container.font.flatMap { NoteFont($0).allowed(in: sizes).font }
    }
}

/// Allows only the palette's colors; other colors become the nearest one.
private struct PaletteColors<AttributeKey: AttributedStringKey>: AttributedTextValueConstraint
where AttributeKey.Value == Color {
    typealias Scope = NoteScope

    let palette: Palette

    func constrain(_ container: inout Attributes) {
        container[AttributeKey.self] = container[AttributeKey.self].flatMap(palette.nearest)
    }
}
