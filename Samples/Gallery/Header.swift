import PicaUI

/// The page's name, and how the gallery looks.
struct Header: View {
    let page: Page
    @Environment(Appearance.self) private var appearance
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        EndsLayout {
            Text(page.rawValue)
                .font(.title2)
                .fontWeight(.semibold)
            FlowLayout(spacing: 8) {
                Button {
                    appearance.textSize = textSize.smaller
                } label: {
                    Label("Smaller Text", systemImage: "minus")
                }
                .help("Smaller text")
                .disabled(textSize.smaller == nil)
                Text(textSize.title)
                    .font(.callout)
                    .foregroundStyle(.secondary)
                    .lineLimit(1)
                    .frame(minWidth: 96)
                Button {
                    appearance.textSize = textSize.larger
                } label: {
                    Label("Larger Text", systemImage: "plus")
                }
                .help("Larger text")
                .disabled(textSize.larger == nil)
                Button {
                    appearance.layoutDirection = isRightToLeft ? .leftToRight : .rightToLeft
                } label: {
                    Label(
                        isRightToLeft ? "Left to Right" : "Right to Left",
                        systemImage: isRightToLeft ? "text.alignright" : "text.alignleft")
                }
                .help("The direction of the interface")
                Button {
                    appearance.colorScheme = colorScheme == .dark ? .light : .dark
                } label: {
                    Label(
                        colorScheme == .dark ? "Light" : "Dark",
                        systemImage: colorScheme == .dark ? "sun.max" : "moon")
                }
                .help("Light or dark")
            }
        }
        .labelStyle(.iconOnly)
        .padding(.horizontal, textSize.isAccessibilitySize ? 12 : 32)
        .padding(.vertical, 12)
        .frame(maxWidth: .infinity, alignment: .leading)
        // The buttons stay in reach of each other, however large the text.
        .dynamicTypeSize(...DynamicTypeSize.xxLarge)
    }

    private var isRightToLeft: Bool { appearance.layoutDirection == .rightToLeft }
}

extension DynamicTypeSize {
    var smaller: DynamicTypeSize? { DynamicTypeSize.allCases.last { $0 < self } }
    var larger: DynamicTypeSize? { DynamicTypeSize.allCases.first { $0 > self } }

    var title: LocalizedStringKey {
        switch self {
        case .xSmall: "Extra Small"
        case .small: "Small"
        case .medium: "Medium"
        case .large: "Large"
        case .xLarge: "Extra Large"
        case .xxLarge: "XX Large"
        case .xxxLarge: "XXX Large"
        case .accessibility1: "Accessibility 1"
        case .accessibility2: "Accessibility 2"
        case .accessibility3: "Accessibility 3"
        case .accessibility4: "Accessibility 4"
        case .accessibility5: "Accessibility 5"
        }
    }
}
