import PicaUI

struct DynamicTypePage: View {
    var body: some View {
        Sizes()
        ScaledMeasures()
        Bounds()
        Categories()
    }
}

private struct Sizes: View {
    var body: some View {
        Example("Twelve sizes", note: "The body style at each; the buttons above set the whole gallery’s.") {
            ForEach(DynamicTypeSize.allCases, id: \.self) { size in
                FlowLayout(spacing: 16) {
                    Text(size.title)
                        .font(.subheadline)
                        .foregroundStyle(.secondary)
                        .dynamicTypeSize(.large)
                        .frame(width: 128, alignment: .leading)
                    Text("Reading matters")
                        .dynamicTypeSize(size)
                }
            }
        }
    }
}

private struct ScaledMeasures: View {
    var body: some View {
        Example("Scaled measures", note: "@ScaledMetric makes room grow with the text inside it.") {
            FlowLayout(spacing: 16) {
                Badge(title: "Inbox", count: 3).dynamicTypeSize(.small)
                Badge(title: "Inbox", count: 3).dynamicTypeSize(.large)
                Badge(title: "Inbox", count: 3).dynamicTypeSize(.xxxLarge)
                Badge(title: "Inbox", count: 3).dynamicTypeSize(.accessibility2)
            }
        }
    }
}

private struct Badge: View {
    let title: LocalizedStringKey
    let count: Int
    @ScaledMetric private var diameter: CGFloat = 24
    @ScaledMetric private var spacing: CGFloat = 8

    var body: some View {
        HStack(spacing: spacing) {
            Text(title)
            Text("\(count)")
                .font(.footnote)
                .monospacedDigit()
                .foregroundStyle(.background)
                .frame(width: diameter, height: diameter)
                .background(.tint, in: Circle())
        }
    }
}

private struct Categories: View {
    private let categories: [(name: LocalizedStringKey, category: ContentSizeCategory)] = [
        ("Extra small", .extraSmall), ("Small", .small), ("Medium", .medium), ("Large", .large),
        ("Extra large", .extraLarge), ("Twice extra large", .extraExtraLarge),
        ("Three times extra large", .extraExtraExtraLarge), ("Accessibility medium", .accessibilityMedium),
        ("Accessibility large", .accessibilityLarge),
        ("Accessibility extra large", .accessibilityExtraLarge),
        ("Accessibility twice extra large", .accessibilityExtraExtraLarge),
        ("Accessibility three times extra large", .accessibilityExtraExtraExtraLarge),
    ]

    var body: some View {
        Example(
            "The older names", note: "Size categories are the same sizes; the marked ones are for low vision."
        ) {
            ForEach(categories, id: \.category) { entry in
                let size = DynamicTypeSize(entry.category)
                EndsLayout {
                    Label(
                        entry.name,
                        systemImage: entry.category.isAccessibilityCategory ? "eye" : "circle")
                    Text(size.title)
                        .font(.footnote)
                        .foregroundStyle(.secondary)
                }
            }
        }
    }
}

private struct Bounds: View {
    var body: some View {
        Example("Bounds", note: "A part can refuse to become smaller or larger than it can bear.") {
            Text("Follows every size")
            Text("Never larger than Extra Large")
                .dynamicTypeSize(...DynamicTypeSize.xLarge)
            Text("Never smaller than Large")
                .dynamicTypeSize(DynamicTypeSize.large...)
            Text("Between Extra Small and Extra Extra Large")
                .dynamicTypeSize(DynamicTypeSize.xSmall...DynamicTypeSize.xxLarge)
            Text("Between two of the largest")
                .dynamicTypeSize(DynamicTypeSize.accessibility1...DynamicTypeSize.accessibility3)
        }
    }
}
