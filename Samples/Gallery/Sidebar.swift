import PicaUI

/// The pages in their groups, and a field to search them.
struct Sidebar: View {
    @Binding var selection: Page
    @State private var search = ""
    @ScaledMetric private var width: CGFloat = 236

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 2) {
                ForEach(found) { group in
                    Text(group.name)
                        .font(.footnote)
                        .fontWeight(.semibold)
                        .foregroundStyle(.secondary)
                        .padding(.top, 10)
                        .padding(.horizontal, 10)
                        .padding(.bottom, 2)
                    ForEach(group.pages) { page in
                        Button(page.rawValue, systemImage: page.systemImage) { selection = page }
                            .buttonStyle(SidebarButtonStyle(isSelected: page == selection))
                    }
                }
                if found.isEmpty {
                    Text("No page is about “\(search)”.")
                        .font(.callout)
                        .foregroundStyle(.secondary)
                        .padding(10)
                }
            }
            .padding(.horizontal, 12)
            .padding(.bottom, 12)
        }
        .searchable(text: $search)
        .onSubmit(of: .search) { if let first = found.first?.pages.first { selection = first } }
        .navigationSplitViewColumnWidth(min: width * 0.8, ideal: width, max: width * 1.5)
    }

    private var found: [Page.Group] {
        Page.groups.compactMap { group in
            let pages = group.pages.filter { $0.matches(search) }
            return pages.isEmpty ? nil : Page.Group(name: group.name, pages: pages)
        }
    }
}

/// A row that fills the sidebar's width.
struct SidebarButtonStyle: ButtonStyle {
    let isSelected: Bool

    func makeBody(configuration: Configuration) -> some View {
        SidebarRow(label: configuration.label, isSelected: isSelected, isPressed: configuration.isPressed)
    }
}

private struct SidebarRow<Label: View>: View {
    let label: Label
    let isSelected: Bool
    let isPressed: Bool
    @State private var isHovered = false

    var body: some View {
        label
            .lineLimit(1)
            .padding(.horizontal, 10)
            .padding(.vertical, 5)
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(fill, in: RoundedRectangle(cornerRadius: 6))
            .contentShape(Rectangle())
            .onHover { isHovered = $0 }
    }

    private var fill: Color {
        if isSelected { return .accentColor.opacity(0.22) }
        if isPressed { return .primary.opacity(0.12) }
        return isHovered ? .primary.opacity(0.06) : .clear
    }
}
