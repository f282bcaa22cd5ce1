import PicaUI

/// The sidebar, the header and the page that was chosen.
struct GalleryWindow: View {
    @State private var page: Page
    @Environment(\.dynamicTypeSize) private var textSize

    init(page: Page) { _page = State(initialValue: page) }

    var body: some View {
        HStack(spacing: 0) {
            Sidebar(selection: $page)
                // What is around the pages grows less than they do.
                .dynamicTypeSize(...DynamicTypeSize.xLarge)
            Divider()
            VStack(spacing: 0) {
                Header(page: page)
                Divider()
                ScrollView {
                    PageContent(page: page)
                }
                // Another page starts at its top.
                .id(page)
            }
        }
        .focusedSceneValue(\.page, $page)
        .frame(minWidth: textSize.isAccessibilitySize ? 700 : 620, minHeight: 400)
    }
}

/// A page's summary and its examples, in a column that is comfortable to read.
struct PageContent: View {
    let page: Page
    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        VStack(alignment: .leading, spacing: 28) {
            Text(page.summary)
                .font(.title3)
                .foregroundStyle(.secondary)
            page.content
        }
        .frame(maxWidth: 760, alignment: .leading)
        // Large words need the room more than the margins do.
        .padding(.horizontal, textSize.isAccessibilitySize ? 12 : 32)
        .padding(.vertical, 24)
        // In the middle of a window that is wider than that.
        .frame(maxWidth: .infinity)
    }
}
