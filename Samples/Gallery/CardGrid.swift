import PicaUI

/// Views in as many columns as fit, or in one if the text is very large.
struct CardGrid<Content: View>: View {
    private let content: Content
    @ScaledMetric private var width: CGFloat
    @Environment(\.dynamicTypeSize) private var textSize

    /// - Parameter width: The least width of a column at the default text size, in points.
    init(width: CGFloat, @ViewBuilder content: () -> Content) {
        self.content = content()
        _width = ScaledMetric(wrappedValue: width)
    }

    var body: some View {
        let size: GridItem.Size = textSize.isAccessibilitySize ? .flexible() : .adaptive(minimum: width)
        LazyVGrid(columns: [GridItem(size, spacing: 16, alignment: .top)], spacing: 16) { content }
    }
}
