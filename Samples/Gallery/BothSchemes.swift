import PicaUI

/// A view twice: in a light and in a dark interface.
struct BothSchemes<Content: View>: View {
    private let content: Content
    @ScaledMetric private var width: CGFloat = 250
    @Environment(\.dynamicTypeSize) private var textSize

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    private var columns: [GridItem] {
        let size: GridItem.Size = textSize.isAccessibilitySize ? .flexible() : .adaptive(minimum: width)
        return [GridItem(size, spacing: 16, alignment: .top)]
    }

    var body: some View {
        LazyVGrid(columns: columns, spacing: 16) {
            ForEach([ColorScheme.light, .dark], id: \.self) { scheme in
                content
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .background(.background)
                    .foregroundStyle(.primary)
                    .modifier(Framed())
                    .environment(\.colorScheme, scheme)
            }
        }
    }
}
