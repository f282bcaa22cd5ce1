import PicaUI

struct TextPage: View {
    var body: some View {
        TextStyles()
        Weights()
        Designs()
        Variations()
        Decorations()
        Spacing()
        OneOfSeveral()
        Alignments()
        LineHeights()
        Truncation()
    }
}

private struct TextStyles: View {
    private let styles: [(name: String, font: Font, size: Int)] = [
        ("Extra Large Title", .extraLargeTitle, 36), ("Extra Large Title 2", .extraLargeTitle2, 28),
        ("Large Title", .largeTitle, 34), ("Title", .title, 28), ("Title 2", .title2, 22),
        ("Title 3", .title3, 20), ("Headline", .headline, 17), ("Body", .body, 17),
        ("Callout", .callout, 16), ("Subheadline", .subheadline, 15), ("Footnote", .footnote, 13),
        ("Caption", .caption, 12), ("Caption 2", .caption2, 11),
    ]

    var body: some View {
        Example("Text styles", note: "Choose a style by purpose; its size follows the user’s setting.") {
            ForEach(styles, id: \.name) { style in
                EndsLayout {
                    Text(style.name)
                        .font(style.font)
                    Text("\(style.size) at Large")
                        .font(.footnote)
                        .monospacedDigit()
                        .foregroundStyle(.secondary)
                }
            }
        }
    }
}

private struct Weights: View {
    private let weights: [(name: String, weight: Font.Weight)] = [
        ("Ultra Light", .ultraLight), ("Thin", .thin), ("Light", .light), ("Regular", .regular),
        ("Medium", .medium), ("Semibold", .semibold), ("Bold", .bold), ("Heavy", .heavy), ("Black", .black),
    ]

    var body: some View {
        Example("Weights") {
            FlowLayout(spacing: 16) {
                ForEach(weights, id: \.name) { entry in
                    Text(entry.name)
                        .fontWeight(entry.weight)
                }
            }
        }
    }
}

private struct Designs: View {
    var body: some View {
        Example("Designs") {
            Row("Default") { Text("The quick brown fox, 0123456789").fontDesign(.default) }
            Row("Rounded") { Text("The quick brown fox, 0123456789").fontDesign(.rounded) }
            Row("Serif") { Text("The quick brown fox, 0123456789").fontDesign(.serif) }
            Row("Monospaced") { Text("The quick brown fox, 0123456789").monospaced() }
            Row("Italic") { Text("The quick brown fox, 0123456789").italic() }
            Row("Monospaced digits") {
                VStack(alignment: .leading, spacing: 2) {
                    Text("11:11:11 is as wide as")
                    Text("08:08:08 in a clock")
                }
                .monospacedDigit()
            }
            Row("Small capitals") { Text("Small Capitals").font(.system(.body, design: .serif).smallCaps()) }
            Row("Upper case") { Text("Straße").textCase(.uppercase) }
            Row("Lower case") { Text("LOWER").textCase(.lowercase) }
            Row("Turkish case") {
                Text("istanbul ılık")
                    .textCase(.uppercase)
                    .environment(\.locale, Locale(identifier: "tr"))
            }
        }
    }
}

private struct Variations: View {
    private let lines = "Two lines of words,\none below the other"

    var body: some View {
        Example("Font variants", note: "Set them on a font, a text or a view.") {
            Row("Widths") {
                FlowLayout(spacing: 16) {
                    Text("Compressed").font(.body.width(.compressed))
                    Text("Condensed").font(.body.width(.condensed))
                    Text("Standard").fontWidth(.standard)
                    Text("Expanded").fontWidth(.expanded)
                }
            }
            Row("Leading") {
                FlowLayout(spacing: 16) {
                    Text(lines).font(.body.leading(.tight)).boxed()
                    Text(lines).font(.body.leading(.standard)).boxed()
                    Text(lines).font(.body.leading(.loose)).boxed()
                }
            }
            Row("Lowercase small caps") {
                Text("Lower and UPPER case").font(.system(.body, design: .serif).lowercaseSmallCaps())
            }
            Row("Uppercase small caps") {
                Text("Lower and UPPER case").font(.system(.body, design: .serif).uppercaseSmallCaps())
            }
            Row("By name") { Text("DejaVu Serif").font(.custom("DejaVu Serif", size: 17)) }
            Row("Relative to caption") {
                Text("DejaVu Serif").font(.custom("DejaVu Serif", size: 12, relativeTo: .caption))
            }
            Row("Fixed size") { Text("Always 17 points").font(.custom("DejaVu Serif", fixedSize: 17)) }
            Row("Scaled by 1.5") { Text("Scaled").font(.body.bold().scaled(by: 1.5)) }
            Row("Clock") { Text("08:11").font(.system(size: 24, weight: .light).monospacedDigit()) }
        }
    }
}

private struct Decorations: View {
    var body: some View {
        Example("Underline and strikethrough") {
            Row("Underline") { Text("Typography, jumping gaily").underline() }
            Row("Color") { Text("Speling mistake").underline(pattern: .dot, color: .red) }
            Row("Patterns") {
                FlowLayout(spacing: 16) {
                    Text("Solid").underline(pattern: .solid)
                    Text("Dash").underline(pattern: .dash)
                    Text("Dash dot").underline(pattern: .dashDot)
                    Text("Dash dot dot").underline(pattern: .dashDotDot)
                }
            }
            Row("Strikethrough") {
                FlowLayout(spacing: 16) {
                    Text("Buy milk").strikethrough()
                    Text("29.90").strikethrough(color: .red)
                    Text("Maybe").strikethrough(pattern: .dash)
                }
            }
        }
    }
}

private struct Spacing: View {
    var body: some View {
        Example("Kerning, tracking and baseline") {
            Row("Kerning 3") { Text("Office").kerning(3) }
            Row("Tracking 3") { Text("Office").tracking(3) }
            Row("Tracking −0.5") { Text("Office").tracking(-0.5) }
            Row("Baseline offset") { Text("E = mc") + Text("2").font(.caption).baselineOffset(6) }
        }
    }
}

private struct OneOfSeveral: View {
    var body: some View {
        Example("Concatenated text", note: "Parts keep their own styles and wrap as one paragraph.") {
            Text("A text can be ")
                + Text("bold").bold()
                + Text(", ")
                + Text("italic").italic()
                + Text(", ")
                + Text("code").monospaced()
                + Text(", ")
                + Text("colored").foregroundStyle(.purple)
                + Text(" and ")
                + Text("underlined").underline(color: .orange)
                + Text(" in turn, and still wrap as one paragraph.")
            Text("Interpolation takes values and texts: \(3) apples and \(Text("two pears").bold()).")
        }
    }
}

private struct Alignments: View {
    private let poem = "Lines of one\nparagraph stand\nto each other"

    var body: some View {
        Example("Line alignment") {
            FlowLayout(spacing: 16) {
                Text(poem)
                    .multilineTextAlignment(.leading)
                    .boxed()
                Text(poem)
                    .multilineTextAlignment(.center)
                    .boxed()
                Text(poem)
                    .multilineTextAlignment(.trailing)
                    .boxed()
                Text(poem)
                    .lineSpacing(8)
                    .boxed()
            }
        }
    }
}

private struct LineHeights: View {
    private let mixed = "Lines with any script, हिन्दी, 日本語 or 😀, keep the same distance."

    var body: some View {
        Example("Line heights", note: "By default, a line is as high as its tallest font.") {
            Row("Variable") { Text(mixed).lineHeight(.variable).frame(maxWidth: 300, alignment: .leading) }
            Row("Tight") { Text(mixed).lineHeight(.tight).frame(maxWidth: 300, alignment: .leading) }
            Row("Loose") { Text(mixed).lineHeight(.loose).frame(maxWidth: 300, alignment: .leading) }
            Row("Normal") { Text(mixed).lineHeight(.normal).frame(maxWidth: 300, alignment: .leading) }
            Row("4 points more") {
                Text(mixed).lineHeight(.leading(increase: 4)).frame(maxWidth: 300, alignment: .leading)
            }
            Row("28 points") {
                Text(mixed).lineHeight(.exact(points: 28)).frame(maxWidth: 300, alignment: .leading)
            }
        }
    }
}

private struct Truncation: View {
    private let path = "/usr/share/fonts/truetype/inter/Inter-Regular.ttf"

    var body: some View {
        Example("Truncation and fitting") {
            Row("Tail") {
                Text(path).lineLimit(1).truncationMode(.tail).frame(maxWidth: 300, alignment: .leading)
            }
            Row("Middle") {
                Text(path).lineLimit(1).truncationMode(.middle).frame(maxWidth: 300, alignment: .leading)
            }
            Row("Head") {
                Text(path).lineLimit(1).truncationMode(.head).frame(maxWidth: 300, alignment: .leading)
            }
            Row("Scaled down") {
                Text(path).lineLimit(1).minimumScaleFactor(0.5).frame(maxWidth: 300, alignment: .leading)
            }
            Row("Tightened") {
                Text("Just a little too long, so it is tightened").allowsTightening(true).lineLimit(1)
                    .frame(maxWidth: 272, alignment: .leading)
            }
            Row("Two lines") {
                Text(
                    "All human beings are born free and equal in dignity and rights. They are endowed with "
                        + "reason and conscience and should act towards one another in a spirit of brotherhood."
                )
                .lineLimit(2)
                .frame(maxWidth: 300, alignment: .leading)
            }
            Row("Space for three") {
                Text("One line").lineLimit(3, reservesSpace: true).frame(maxWidth: 300, alignment: .leading)
                    .boxed()
            }
        }
    }
}

extension View {
    /// Shows how much space a view takes.
    func boxed() -> some View {
        padding(8)
            .overlay {
                RoundedRectangle(cornerRadius: 6).strokeBorder(.quaternary)
            }
    }
}
