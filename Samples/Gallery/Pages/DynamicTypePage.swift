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
        Example(
            "Twelve sizes",
            note: "The body style at each size. The buttons above set the size for the whole gallery."
        ) {
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
        Example("Scaled metrics", note: "@ScaledMetric scales dimensions with the text size.") {
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
        ("Extra large", .extraLarge), ("Extra extra large", .extraExtraLarge),
        ("Extra extra extra large", .extraExtraExtraLarge), ("Accessibility medium", .accessibilityMedium),
        ("Accessibility large", .accessibilityLarge),
        ("Accessibility extra large", .accessibilityExtraLarge),
        ("Accessibility extra extra large", .accessibilityExtraExtraLarge),
        ("Accessibility extra extra extra large", .accessibilityExtraExtraExtraLarge),
    ]

    var body: some View {
        Example(
            "Size categories", note: "Older names for the same sizes. An eye marks the sizes for low vision."
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
        Example("Limits", note: "A view can limit how small or large its text becomes.") {
            Text("Follows every size")
            Text("Never larger than Extra Large")
                .dynamicTypeSize(...DynamicTypeSize.xLarge)
            Text("Never smaller than Large")
                .dynamicTypeSize(DynamicTypeSize.large...)
            Text("Between Extra Small and Extra Extra Large")
                .dynamicTypeSize(DynamicTypeSize.xSmall...DynamicTypeSize.xxLarge)
            Text("Between two of the largest sizes")
                .dynamicTypeSize(DynamicTypeSize.accessibility1...DynamicTypeSize.accessibility3)
        }
    }
}
