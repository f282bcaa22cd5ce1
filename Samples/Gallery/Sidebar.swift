import PicaUI

/// The pages in groups, and a field to search them.
struct Sidebar: View {
    @Binding var selection: Page
    @State private var search = ""
    @ScaledMetric private var width: CGFloat = 236

    init(selection: Binding<Page>) { _selection = selection }

    var body: some View {
        ScrollViewReader { proxy in
            List(selection: chosen) {
                ForEach(found) { group in
                    Section(group.name) {
                        ForEach(group.pages) { page in
                            Label(page.rawValue, systemImage: page.systemImage).tag(page)
                        }
                    }
                }
            }
            .listStyle(.sidebar)
            .onAppear { proxy.scrollTo(selection.id) }
        }
        .overlay {
            if found.isEmpty { ContentUnavailableView.search(text: search) }
        }
        .searchable(text: $search, placement: .sidebar)
        .onSubmit(of: .search) { if let first = found.first?.pages.first { selection = first } }
        .navigationSplitViewColumnWidth(min: width * 0.8, ideal: width, max: width * 1.5)
    }

    /// The shown page. A list may also have no selection.
    private var chosen: Binding<Page?> {
        Binding {
            selection
        } set: {
            if let page = $0 { selection = page }
        }
    }

    private var found: [Page.Group] {
        Page.groups.compactMap { group in
            let pages = group.pages.filter { $0.matches(search) }
            return pages.isEmpty ? nil : Page.Group(name: group.name, pages: pages)
        }
    }
}
