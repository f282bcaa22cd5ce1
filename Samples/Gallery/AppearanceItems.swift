import PicaUI

/// Toolbar items for the text size, the layout direction, and light or dark.
struct AppearanceItems: ToolbarContent {
    @Environment(Appearance.self) private var appearance
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.dynamicTypeSize) private var textSize

    var body: some ToolbarContent {
        ToolbarItemGroup {
            Button("Smaller Text", systemImage: "minus") {
                appearance.textSize = textSize.smaller
            }
            .help("Smaller text")
            .disabled(textSize.smaller == nil)
            Button("Larger Text", systemImage: "plus") {
                appearance.textSize = textSize.larger
            }
            .help("Larger text")
            .disabled(textSize.larger == nil)
        }
        ToolbarItem {
            Button(
                isRightToLeft ? "Left to Right" : "Right to Left",
                systemImage: isRightToLeft ? "text.alignright" : "text.alignleft"
            ) {
                appearance.layoutDirection = isRightToLeft ? .leftToRight : .rightToLeft
            }
            .help("Layout direction")
        }
        ToolbarItem {
            Button(
                colorScheme == .dark ? "Light" : "Dark",
                systemImage: colorScheme == .dark ? "sun.max" : "moon"
            ) {
                appearance.colorScheme = colorScheme == .dark ? .light : .dark
            }
            .help("Light or dark appearance")
        }
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
