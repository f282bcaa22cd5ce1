import PicaUI

/// Styles that text inherits from its containers, and how views can read them.
struct InheritedStylesPage: View {
    var body: some View {
        Containers()
        Switches()
        NotToBeRead()
        Inspectors()
    }
}

private struct Containers: View {
    private let language = TypesettingLanguage.explicit(Locale.Language(identifier: "zh-Hans"))

    var body: some View {
        Example("Inherited modifiers", note: "A container’s modifier applies to all text inside it.") {
            Group("Lines") {
                pair.underline(true, pattern: .dot, color: .orange)
                pair.strikethrough(true, pattern: .dash, color: .red)
            }
            Group("Letters") {
                pair.italic()
                pair.fontWidth(.condensed)
                pair.kerning(2)
                pair.tracking(2)
            }
            Group("Size and position") {
                pair.textScale(.secondary)
                pair.textScale(.default)
                pair.baselineOffset(4)
            }
            Group("Language") {
                HStack {
                    Text("直骨"); Text("刃")
                }.typesettingLanguage(language)
                HStack {
                    Text("直骨"); Text("刃")
                }.typesettingLanguage(Locale.Language(identifier: "ja"))
                HStack {
                    Text("直骨"); Text("刃")
                }.typesettingLanguage(.automatic)
            }
        }
    }

    private var pair: some View {
        HStack {
            Text("One")
            Text("Two")
        }
    }

    private struct Group<Content: View>: View {
        let title: LocalizedStringKey
        let content: Content

        init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
            self.title = title
            self.content = content()
        }

        var body: some View { Row(title) { FlowLayout(spacing: 16) { content } } }
    }
}

/// Modifiers that can be turned off by an argument.
private struct Switches: View {
    @State private var isOn = true

    var body: some View {
        Example("On and off", note: "The same text, with each modifier on or off.") {
            Button(isOn ? "Turn Off" : "Turn On") { isOn.toggle() }
            Row("Text") {
                FlowLayout(spacing: 16) {
                    Text("Bold").bold(isOn)
                    Text("Italic").italic(isOn)
                    Text("Monospaced").monospaced(isOn)
                    Text("Underlined").underline(isOn)
                    Text("Small").textScale(.secondary, isEnabled: isOn)
                    Text("Pink").foregroundColor(isOn ? .pink : nil)
                }
            }
            Row("Font") {
                FlowLayout(spacing: 16) {
                    Text("Bold").font(.body.bold(isOn))
                    Text("Italic").font(.body.italic(isOn))
                    Text("Monospaced").font(.body.monospaced(isOn))
                    Text("Weight").font(.body.weight(isOn ? .heavy : .light))
                    Text("Size").font(.body.pointSize(isOn ? 22 : 17))
                    Text("Width").font(.body.width(isOn ? Font.Width(0.7) : .standard))
                }
            }
            Row("Capitals") {
                FlowLayout(spacing: 16) {
                    Text("Small Capitals").font(isOn ? serif.smallCaps() : serif)
                    Text("Lower").font(serif.lowercaseSmallCaps(isOn))
                    Text("UPPER").font(serif.uppercaseSmallCaps(isOn))
                }
            }
        }
    }

    private var serif: Font { .system(.body, design: .serif) }
}

private struct NotToBeRead: View {
    @State private var reasons: RedactionReasons = .placeholder

    var body: some View {
        Example(
            "Redaction", note: "For content that is still loading, private or out of date."
        ) {
            FlowLayout {
                Button("Loading") { reasons = .placeholder }
                Button("Private") { reasons = .privacy }
                Button("Old") { reasons = .invalidated }
                Button("Shown") { reasons = [] }
            }
            VStack(alignment: .leading, spacing: 8) {
                Label("Savings account", systemImage: "creditcard")
                Text("Balance: \(1234.5, format: .currency(code: "EUR"))").privacySensitive()
                Text("This line is always shown.").unredacted()
                RedactionName()
            }
            .redacted(reason: reasons)
        }
    }
}

/// Shows whether the text around it is redacted.
private struct RedactionName: View {
    @Environment(\.redactionReasons) private var reasons

    var body: some View {
        Text(reasons.isEmpty ? "Nothing is redacted." : "Something is redacted.")
            .font(.footnote)
            .foregroundStyle(.secondary)
            .unredacted()
    }
}

private struct Inspectors: View {
    var body: some View {
        Example("Reading the environment", note: "Any view can read the values that style its text.") {
            FlowLayout(spacing: 24) {
                Inspector(title: "Default")
                Inspector(title: "In a container")
                    .font(.title3.italic().leading(.loose))
                    .multilineTextAlignment(.center)
                    .lineSpacing(4)
                    .lineLimit(2)
                    .truncationMode(.middle)
                    .textCase(.uppercase)
                    .allowsTightening(true)
                    .minimumScaleFactor(0.8)
                    .lineHeight(.multiple(factor: 1.5))
                    .symbolVariant(.fill.circle)
                    .symbolRenderingMode(.palette)
                    .imageScale(.large)
                    .labelReservedIconWidth(32)
                    .labelIconToTitleSpacing(12)
            }
        }
    }
}

/// Shows the values of its environment in text that they do not affect.
private struct Inspector: View {
    let title: LocalizedStringKey
    @ScaledMetric private var width: CGFloat = 250
    @Environment(\.font) private var font
    @Environment(\.fontResolutionContext) private var context
    @Environment(\.dynamicTypeSize) private var textSize
    @Environment(\.sizeCategory) private var category
    @Environment(\.legibilityWeight) private var legibilityWeight
    @Environment(\.multilineTextAlignment) private var alignment
    @Environment(\.lineSpacing) private var lineSpacing
    @Environment(\.lineLimit) private var lineLimit
    @Environment(\.lineHeight) private var lineHeight
    @Environment(\.truncationMode) private var truncationMode
    @Environment(\.textCase) private var textCase
    @Environment(\.allowsTightening) private var allowsTightening
    @Environment(\.minimumScaleFactor) private var minimumScaleFactor
    @Environment(\.symbolVariants) private var variants
    @Environment(\.symbolRenderingMode) private var renderingMode
    @Environment(\.imageScale) private var imageScale
    @Environment(\.labelReservedIconWidth) private var iconWidth
    @Environment(\.labelIconToTitleSpacing) private var iconSpacing

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Label(title, systemImage: "star").padding(.bottom, 4)
            VStack(alignment: .leading, spacing: 2) {
                ForEach(values, id: \.name) { Text(verbatim: "\($0.name): \($0.value)") }
            }
            .font(.footnote)
            .foregroundStyle(.secondary)
            .multilineTextAlignment(.leading)
            .lineSpacing(0)
            .lineLimit(nil)
            .textCase(nil)
            .lineHeight(nil)
        }
        .frame(width: min(width, 440), alignment: .leading)
    }

    private var resolved: Font.Resolved { (font ?? .body).resolve(in: context) }

    private var values: [(name: String, value: String)] {
        let font = resolved
        let forms = [
            ("bold", font.isBold), ("italic", font.isItalic), ("monospaced", font.isMonospaced),
            ("small capitals", font.isSmallCaps), ("uppercase small capitals", font.isUppercaseSmallCaps),
            ("lowercase small capitals", font.isLowercaseSmallCaps),
        ].filter(\.1).map(\.0)
        let weight = legibilityWeight == LegibilityWeight.bold ? "bold" : "regular"
        return [
            ("Points", "\(font.pointSize)"),
            ("Variants", forms.isEmpty ? "none" : forms.formatted(.list(type: .and))),
            ("Weight", "\(font.weight == .regular ? "regular" : "other"), \(weight) letters wanted"),
            ("Width", "\(font.width.value)"), ("Leading", "\(font.leading)"),
            ("Text size", "\(textSize)"), ("Size category", "\(category)"),
            ("Alignment", "\(alignment)"), ("Line spacing", "\(lineSpacing)"),
            ("Line limit", lineLimit.map { "\($0)" } ?? "none"),
            ("Line height", lineHeight == nil ? "the fonts’ own" : "its own"),
            ("Truncation", "\(truncationMode)"), ("Case", textCase.map { "\($0)" } ?? "as written"),
            ("Tightening", allowsTightening ? "yes" : "no"), ("Minimum scale", "\(minimumScaleFactor)"),
            ("Symbols", variants.contains(.fill) ? "filled" : "outlined"),
            ("Symbol colors", renderingMode == SymbolRenderingMode.palette ? "palette" : "their own"),
            ("Image scale", "\(imageScale)"),
            ("Icon width", iconWidth.map { "\($0)" } ?? "its own"),
            ("Icon spacing", iconSpacing.map { "\($0)" } ?? "its own"),
        ]
    }
}
