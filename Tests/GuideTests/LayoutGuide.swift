import Foundation
import PicaTesting
import PicaUI
import Testing

/// The examples of `docs/guides/layout.md`.
@MainActor @Suite("Guide: layout") struct LayoutGuide {
    struct FileRow: View {
        let name: String
        let size: String

        var body: some View {
            HStack {
                Text(name).lineLimit(1)
                Spacer()
                Text(size).layoutPriority(1)
            }
        }
    }

    struct Facts: View {
        var body: some View {
            VStack(alignment: .colon) {
                fact("Author:", "Ada Lovelace")
                fact("Year:", "1843")
            }
        }

        private func fact(_ name: String, _ value: String) -> some View {
            HStack {
                Text(name)
                Text(value).alignmentGuide(.colon) { $0[.leading] }
            }
        }
    }

    struct Scores: View {
        var body: some View {
            Grid(alignment: .leading, horizontalSpacing: 16) {
                GridRow {
                    Text("Ada")
                    Text("12").gridColumnAlignment(.trailing)
                }
                GridRow {
                    Text("Grace")
                    Text("7")
                }
                Divider().gridCellUnsizedAxes(.horizontal)
                Text("Two players").gridCellColumns(2)
            }
        }
    }

    struct SearchButton: View {
        var body: some View {
            ViewThatFits(in: .horizontal) {
                Button("Search in all folders") {}
                Button("Search") {}
            }
        }
    }

    struct Meter: View {
        @State private var width: CGFloat = 0

        var body: some View {
            VStack(alignment: .leading) {
                Color.blue
                    .frame(height: 4)
                    .onGeometryChange(for: CGFloat.self) {
                        $0.size.width
                    } action: {
                        width = $0
                    }
                Text("\(Int(width)) points")
            }
        }
    }

    struct EqualColumns: Layout {
        var spacing: CGFloat = 8

        func sizeThatFits(
            proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
        ) -> CGSize {
            let cell = cell(of: subviews)
            let gaps = spacing * CGFloat(max(subviews.count - 1, 0))
            return CGSize(width: cell.width * CGFloat(subviews.count) + gaps, height: cell.height)
        }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
        ) {
            let cell = cell(of: subviews)
            for (index, subview) in subviews.enumerated() {
                let x = bounds.minX + (cell.width + spacing) * CGFloat(index)
                subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(cell))
            }
        }

        private func cell(of subviews: Subviews) -> CGSize {
            let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
            return CGSize(
                width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
        }
    }

    struct Toolbox: View {
        @State private var isTall = false

        var body: some View {
            let layout = isTall ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())
            Toggle("Tall", isOn: $isTall)
            layout {
                Text("Pen")
                Text("Brush")
            }
        }
    }

    struct Numbers: View {
        var body: some View {
            ScrollView {
                LazyVStack(alignment: .leading) {
                    ForEach(0..<10_000, id: \.self) { Text("Row \($0)") }
                }
            }
        }
    }

    private func host(width: CGFloat, @ViewBuilder _ content: () -> some View) -> TestHost {
        TestHost(size: CGSize(width: width, height: 300), content: content)
    }

    @Test("A higher-priority view keeps its size, and the other is truncated")
    func priorities() throws {
        let name = "A very long name of a file that has no room.txt"
        let app = host(width: 160) { FileRow(name: name, size: "12 MB") }
        let whole = TestHost { Text("12 MB") }.sizeThatFits(.unspecified).width
        #expect(try app.find(.staticText, "12 MB").frame.width == whole)
        #expect(try app.find(.staticText, name).frame.maxX <= 160 - whole)
    }

    @Test("A guide aligns values across stacks, and a grid's columns fit their widest cell")
    func alignment() throws {
        let facts = host(width: 400) { Facts() }
        let author = try facts.find(.staticText, "Ada Lovelace").frame
        #expect(try facts.find(.staticText, "1843").frame.minX == author.minX)
        let scores = host(width: 400) { Scores() }
        let twelve = try scores.find(.staticText, "12").frame
        #expect(try scores.find(.staticText, "7").frame.maxX == twelve.maxX)
        #expect(twelve.minX >= (try scores.find(.staticText, "Grace").frame.maxX) + 16)
    }

    @Test("The first view that fits is shown")
    func fitting() {
        let app = host(width: 400) { SearchButton() }
        #expect(app.all(.button).map(\.label) == ["Search in all folders"])
        app.resize(to: CGSize(width: 100, height: 300))
        #expect(app.all(.button).map(\.label) == ["Search"])
    }

    @Test("Geometry is reported, equal columns are as wide as the widest, and layouts switch")
    func measures() throws {
        let meter = host(width: 240) { Meter() }
        #expect(meter.texts == ["240 points"])
        let columns = host(width: 400) {
            EqualColumns {
                Color.red.frame(width: 30, height: 10).accessibilityElement().accessibilityLabel("a")
                Color.red.frame(maxWidth: .infinity).frame(height: 10).frame(idealWidth: 80)
                    .accessibilityElement().accessibilityLabel("b")
            }
        }
        #expect(columns.sizeThatFits(.unspecified).width == 168)
        #expect(columns.all(nil, "b").first?.frame.width == 80)
        let box = host(width: 400) { Toolbox() }
        let brush = try box.find(.staticText, "Brush")
        let row = brush.frame.minY
        try box.find(.checkBox, "Tall").click()
        #expect(brush.frame.minY > row)
    }

    @Test("A lazy stack creates only the visible rows")
    func lazyRows() throws {
        let app = host(width: 200) { Numbers() }
        #expect(app.texts.first == "Row 0" && app.texts.count < 60)
        app.scroll(at: CGPoint(x: 100, y: 100), y: 100_000)
        #expect(!app.texts.contains("Row 0"))
    }
}

extension HorizontalAlignment {
    private enum Colon: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat {
            context[.leading]
        }
    }

    static let colon = HorizontalAlignment(Colon.self)
}
