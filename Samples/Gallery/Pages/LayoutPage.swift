import PicaUI

struct LayoutPage: View {
    var body: some View {
        Stacks()
        Room()
        Grids()
        Fits()
        Guides()
        Splits()
        Custom()
    }
}

private struct Stacks: View {
    var body: some View {
        Example("Stacks") {
            FlowLayout(alignment: .top, spacing: 32) {
                HStack {
                    Tile(1)
                    Tile(2)
                    Tile(3)
                }
                VStack {
                    Tile(1)
                    Tile(2)
                    Tile(3)
                }
                ZStack(alignment: .bottomTrailing) {
                    Tile(1, color: .indigo, side: 104)
                    Tile(2, color: .purple, side: 72)
                    Tile(3, color: .pink)
                }
                VStack(alignment: .trailing, spacing: 2) {
                    Tile(1, width: 40)
                    Tile(2, width: 80)
                    Tile(3, width: 120)
                }
            }
        }
    }
}

private struct Splits: View {
    var body: some View {
        Example("Split views", note: "Drag the dividers, or press Tab and move them with the arrow keys.") {
            HSplitView {
                pane("Folders", .teal).frame(minWidth: 80, idealWidth: 120, maxWidth: 200)
                VSplitView {
                    pane("Messages", .indigo).frame(minHeight: 40, maxHeight: .infinity)
                    pane("Message", .purple).frame(minHeight: 60, maxHeight: .infinity)
                }
                .frame(minWidth: 120, maxWidth: .infinity)
            }
            .frame(height: 200)
        }
    }

    private func pane(_ title: LocalizedStringKey, _ color: Color) -> some View {
        Text(title).frame(maxWidth: .infinity, maxHeight: .infinity).background(color.opacity(0.15))
    }
}

private struct Grids: View {
    var body: some View {
        Example(
            "Grids",
            note: "Columns fit their widest view. A view outside a row spans all columns."
        ) {
            Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 6) {
                GridRow {
                    Text("Planet")
                    Text("Moons").gridColumnAlignment(.trailing)
                    Text("Year in days").gridColumnAlignment(.trailing)
                }
                .font(.headline)
                Divider().gridCellUnsizedAxes(.horizontal)
                planet("Earth", moons: 1, year: 365)
                planet("Mars", moons: 2, year: 687)
                planet("Saturn", moons: 274, year: 10_759)
                GridRow {
                    Text("And more").italic().foregroundStyle(.secondary).gridCellColumns(3)
                        .gridCellAnchor(.center)
                }
            }
        }
    }

    private func planet(_ name: String, moons: Int, year: Int) -> some View {
        GridRow {
            Text(verbatim: name)
            Text(moons, format: .number)
            Text(year, format: .number)
        }
    }
}

private struct Fits: View {
    @State private var isWide = true

    var body: some View {
        Example("ViewThatFits", note: "Make the window narrower: the first layout that fits is shown.") {
            ViewThatFits(in: .horizontal) {
                HStack { buttons }
                VStack(alignment: .leading) { buttons }
            }
            Button("Turn") { withAnimation { isWide.toggle() } }
            let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
            layout {
                Tile(1)
                Tile(2)
                Tile(3)
            }
        }
    }

    @ViewBuilder private var buttons: some View {
        Button("Open…") {}
        Button("Save As…") {}
        Button("Duplicate") {}
        Button("Revert") {}
        Button("Print…") {}
    }
}

private struct Room: View {
    var body: some View {
        Example("Sharing space") {
            HStack {
                Tile(1)
                Spacer()
                Tile(2)
                Tile(3)
            }
            HStack {
                Text("Flexible").frame(maxWidth: .infinity).padding(8).background(Color.teal.opacity(0.2))
                Text("Flexible").frame(maxWidth: .infinity).padding(8).background(Color.teal.opacity(0.2))
                Text("Fixed").frame(width: 120).padding(8).background(Color.orange.opacity(0.2))
            }
            .dynamicTypeSize(...DynamicTypeSize.xLarge)
            HStack {
                Text("This text shrinks when the window becomes narrow,")
                    .lineLimit(1)
                Text("this one stays.")
                    .layoutPriority(1)
            }
        }
    }
}

private struct Guides: View {
    var body: some View {
        Example("Alignment") {
            FlowLayout {
                Text("Baseline").font(.largeTitle)
                Text("to").font(.caption)
                Text("baseline").font(.title3)
                TextField("Field", text: .constant("of any view"))
                    .frame(width: 130)
                Button("Button") {}
            }
            .dynamicTypeSize(...DynamicTypeSize.accessibility1)
            Divider()
            VStack(alignment: .colon, spacing: 4) {
                Field(name: "Title", value: "The Elements of Typographic Style")
                Field(name: "Author", value: "Robert Bringhurst")
                Field(name: "Year", value: "1992")
            }
            .dynamicTypeSize(...DynamicTypeSize.accessibility1)
        }
    }
}

extension HorizontalAlignment {
    private enum Colon: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
    }

    /// The edge where the values of a form begin.
    fileprivate static let colon = HorizontalAlignment(Colon.self)
}

private struct Field: View {
    let name: LocalizedStringKey
    let value: String

    var body: some View {
        HStack(alignment: .firstTextBaseline) {
            Text(name)
                .foregroundStyle(.secondary)
            Text(value)
                .alignmentGuide(.colon) { $0[.leading] }
        }
    }
}

private struct Custom: View {
    private let words = [
        "A", "custom", "layout", "asks", "each", "view", "how", "large", "it", "wants", "to", "be", "and",
        "places", "it.", "This", "one", "fills", "lines", "the", "way", "text", "does.",
    ]

    var body: some View {
        Example("A custom layout") {
            FlowLayout(spacing: 6) {
                ForEach(words.indices, id: \.self) { index in
                    Text(words[index])
                        .padding(.horizontal, 10)
                        .padding(.vertical, 4)
                        .background(Color.accentColor.opacity(0.14), in: Capsule())
                }
            }
        }
    }
}

private struct Tile: View {
    let number: Int
    let color: Color
    let width: CGFloat
    let height: CGFloat

    init(_ number: Int, color: Color = .blue, width: CGFloat = 40) {
        self.number = number
        self.color = color
        self.width = width
        height = 40
    }

    init(_ number: Int, color: Color, side: CGFloat) {
        self.number = number
        self.color = color
        width = side
        height = side
    }

    var body: some View {
        RoundedRectangle(cornerRadius: 8)
            .fill(color)
            .frame(width: width, height: height)
            .overlay(alignment: .topLeading) {
                Text("\(number)")
                    .font(.footnote)
                    .fontWeight(.semibold)
                    .foregroundStyle(.background)
                    .dynamicTypeSize(.large)
                    .padding(6)
            }
    }
}
