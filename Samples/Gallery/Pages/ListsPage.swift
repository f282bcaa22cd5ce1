import Foundation
import PicaUI

struct ListsPage: View {
    @ScaledMetric private var cell: CGFloat = 48
    @State private var branch: String?
    @State private var open: Set<String> = [Tree.kinds[0]]

    var body: some View {
        Example(
            "A list",
            note: """
                Ctrl and Shift select more rows, and letters find them. Alt and the arrow keys, or a drag, move rows. \
                Two fingers, or Shift and the wheel, swipe a row aside.
                """
        ) {
            TreeList()
        }
        Example("A tree", note: "The right arrow key expands a row; the left arrow key collapses it.") {
            List(Branch.all, children: \.branches, selection: $branch) { branch in
                Label(branch.id, systemImage: branch.branches == nil ? "leaf" : "folder")
            }
            .listStyle(.bordered)
            .frame(height: 180)
        }
        Example(
            "Disclosure groups", note: "In a list, a disclosure group is a row with its content below it."
        ) {
            List(selection: $branch) {
                ForEach(Tree.kinds, id: \.self) { kind in
                    DisclosureGroup(isExpanded: isOpen(kind)) {
                        ForEach(Tree.all.filter { $0.kind == kind }.prefix(3)) {
                            Label($0.name, systemImage: "leaf")
                        }
                    } label: {
                        Label(kind, systemImage: "folder")
                    }
                }
            }
            .listStyle(.bordered)
            .frame(height: 180)
        }
        Example("Styles") {
            StyledLists()
        }
        Example("Separators and tints") {
            ListLines()
        }
        Example("Pinned headers") {
            ScrollView {
                LazyVStack(alignment: .leading, spacing: 0, pinnedViews: .sectionHeaders) {
                    ForEach(Tree.kinds, id: \.self) { kind in
                        Section {
                            ForEach(Tree.all.filter { $0.kind == kind }) { tree in
                                Text(tree.name).padding(.vertical, 5).padding(.horizontal, 14)
                            }
                        } header: {
                            Text(kind)
                                .font(.headline)
                                .padding(.horizontal, 14)
                                .padding(.vertical, 6)
                                .frame(maxWidth: .infinity, alignment: .leading)
                                .background(.background)
                        }
                    }
                }
            }
            .frame(height: 180)
            .overlay { RoundedRectangle(cornerRadius: 6).strokeBorder(.quaternary) }
        }
        Example(
            "A hundred thousand rows",
            note: "Only visible rows are created. Each keeps its count while it is off screen."
        ) {
            ScrollView {
                LazyVStack(alignment: .leading, spacing: 0) {
                    ForEach(0..<100_000, id: \.self) { CountedRow(number: $0) }
                }
                .padding(.horizontal, 14)
            }
            .frame(height: 220)
            .overlay { RoundedRectangle(cornerRadius: 6).strokeBorder(.quaternary) }
        }
        Example("A horizontal stack") {
            ScrollView(.horizontal) {
                LazyHStack(spacing: 8) {
                    ForEach(0..<10_000, id: \.self) { number in
                        Text("\(number)")
                            .monospacedDigit()
                            .frame(width: cell * 1.5, height: cell)
                            .background(
                                Color(hue: Double(number % 60) / 60, saturation: 0.4, brightness: 0.9),
                                in: RoundedRectangle(cornerRadius: 6)
                            )
                            .foregroundStyle(.black)
                    }
                }
                .padding(.bottom, 14)
            }
            .frame(height: cell + 18)
        }
    }
}

extension ListsPage {
    private func isOpen(_ kind: String) -> Binding<Bool> {
        Binding {
            open.contains(kind)
        } set: {
            if $0 { open.insert(kind) } else { open.remove(kind) }
        }
    }
}

private struct CountedRow: View {
    let number: Int
    @State private var count = 0

    var body: some View {
        HStack {
            Text("Row \(number)").monospacedDigit()
            Spacer()
            Button("Count: \(count)") { count += 1 }.buttonStyle(.borderless)
        }
        .padding(.vertical, 5)
    }
}

private struct Tree: Identifiable {
    let name: String
    let kind: String
    var id: String { name }

    static let kinds = ["Broadleaf", "Conifer"]
    static let all =
        ["Ash", "Beech", "Birch", "Elm", "Lime", "Maple", "Oak", "Rowan", "Willow"]
        .map { Tree(name: $0, kind: "Broadleaf") }
        + ["Cedar", "Fir", "Larch", "Pine", "Spruce", "Yew"].map { Tree(name: $0, kind: "Conifer") }
}

private struct Branch: Identifiable {
    let id: String
    var branches: [Branch]?

    static let all = [
        Branch(
            id: "Seed plants",
            branches: [
                Branch(id: "Conifers", branches: [Branch(id: "Pines"), Branch(id: "Cypresses")]),
                Branch(id: "Flowering plants"),
            ]),
        Branch(id: "Ferns"),
    ]
}

private struct TreeList: View {
    @State private var trees = Tree.all
    @State private var selected: Set<String> = ["Beech"]
    @State private var opened = ""
    @State private var marked: Set<String> = []

    var body: some View {
        List(selection: $selected) {
            ForEach(Tree.kinds, id: \.self) { kind in
                Section {
                    ForEach(trees.filter { $0.kind == kind }) { tree in
                        Label(tree.name, systemImage: kind == "Conifer" ? "triangle" : "leaf")
                            .badge(tree.name.count)
                            .symbolVariant(marked.contains(tree.name) ? .fill : .none)
                            .swipeActions(edge: .leading) {
                                Button("Mark") { marked.formSymmetricDifference([tree.name]) }.tint(.green)
                            }
                    }
                    .onDelete { delete($0, of: kind) }
                    .onMove { move($0, to: $1, of: kind) }
                } header: {
                    Text(kind)
                }
            }
        }
        .contextMenu(forSelectionType: String.self) { names in
            Button("Open") { opened = names.sorted().joined(separator: ", ") }
        } primaryAction: {
            opened = $0.sorted().joined(separator: ", ")
        }
        .frame(height: 280)
        .modifier(Framed())
        HStack {
            Text(opened.isEmpty ? "Press Return or double-click to open." : "Opened: \(opened)")
                .font(.footnote)
                .foregroundStyle(.secondary)
            Spacer()
            EditButton()
        }
    }

    private func delete(_ offsets: IndexSet, of kind: String) {
        let names = trees.filter { $0.kind == kind }.map(\.name)
        let gone = Set(offsets.map { names[$0] })
        trees.removeAll { gone.contains($0.name) }
    }

    private func move(_ offsets: IndexSet, to target: Int, of kind: String) {
        var some = trees.filter { $0.kind == kind }
        some.move(fromOffsets: offsets, toOffset: target)
        trees = trees.filter { $0.kind != kind } + some
    }
}

private struct StyledLists: View {
    @State private var isExpanded = true

    var body: some View {
        ViewThatFits(in: .horizontal) {
            HStack(alignment: .top, spacing: 12) { lists }.frame(minWidth: 560)
            VStack(spacing: 12) { lists }
        }
    }

    @ViewBuilder private var lists: some View {
        Group {
            rows.listStyle(.sidebar)
            rows.listStyle(.bordered(alternatesRowBackgrounds: true))
            rows.listStyle(.grouped)
        }
        .frame(height: 230)
    }

    private var rows: some View {
        List {
            Section("Trees", isExpanded: $isExpanded) {
                Text("Ash").badge("new")
                Text("Beech").badge(3).badgeProminence(.increased)
            }
            Section {
                Text("Fern")
                Text("Moss").listRowBackground(Color.green.opacity(0.2))
            } header: {
                Text("Other plants")
            } footer: {
                Text("Plants without wood.")
            }
        }
    }
}

private struct ListLines: View {
    var body: some View {
        List {
            Label("Tinted", systemImage: "drop").listItemTint(.fixed(.blue)).listRowSeparatorTint(.blue)
            Label("A separator from edge to edge", systemImage: "pencil")
                .alignmentGuide(.listRowSeparatorLeading) { _ in -16 }
                .alignmentGuide(.listRowSeparatorTrailing) { $0.width + 16 }
            Label("Gray", systemImage: "cloud").listItemTint(.monochrome)
            Label("No separator above", systemImage: "leaf")
                .listItemTint(.preferred(.green))
                .listRowSeparator(.hidden, edges: .top)
            Section("Section separators") {
                Text("Sections can begin and end with separators.")
            }
            .listSectionSeparator(.visible)
            .listSectionSeparatorTint(.orange)
        }
        .listSectionSpacing(24)
        .frame(height: 250)
        .modifier(Framed())
    }
}
