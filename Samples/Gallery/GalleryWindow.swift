import PicaUI

/// The sidebar and the page chosen in it.
struct GalleryWindow: View {
    @State private var page: Page
    @Environment(\.dynamicTypeSize) private var textSize

    init(page: Page) { _page = State(initialValue: page) }

    var body: some View {
        NavigationSplitView {
            Sidebar(selection: $page)
                // With larger text the sidebar would leave no room for the pages.
                .dynamicTypeSize(...DynamicTypeSize.accessibility1)
        } detail: {
            detail
                // A newly chosen page starts at its top.
                .id(page)
                .navigationTitle(page.rawValue)
                .toolbar { AppearanceItems() }
        }
        .focusedSceneValue(\.page, $page)
        .frame(minWidth: Self.leastWidth(at: textSize), minHeight: 400)
    }

    /// The least width of the window in points, with room for a sidebar and a page.
    static func leastWidth(at textSize: DynamicTypeSize) -> CGFloat {
        textSize.isAccessibilitySize ? 840 : textSize > .xLarge ? 700 : 620
    }

    @ViewBuilder private var detail: some View {
        if page.fillsWindow {
            page.content
        } else {
            ScrollView { PageContent(page: page) }
        }
    }
}

/// A page's summary and its examples, in a column of comfortable width.
struct PageContent: View {
    let page: Page
    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        VStack(alignment: .leading, spacing: 28) {
            Text(page.summary)
                .font(.title3)
                .foregroundStyle(.secondary)
            if page.fillsWindow { page.content.frame(height: 420) } else { page.content }
        }
        .frame(maxWidth: 760, alignment: .leading)
        // Large text needs the space more than the margins do.
        .padding(.horizontal, textSize.isAccessibilitySize ? 12 : 32)
        .padding(.vertical, 24)
        // Centers the column in a wider window.
        .frame(maxWidth: .infinity)
    }
}
