import PicaUI

struct ScrollingPage: View {
    @ScaledMetric(relativeTo: .footnote) private var cell: CGFloat = 28

    var body: some View {
        Example(
            "Vertical", note: "Select rows and hold the pointer below the last one to extend the selection."
        ) {
            ScrollView {
                VStack(alignment: .leading, spacing: 0) {
                    ForEach(1...200, id: \.self) { number in
                        Text("Row \(number)")
                            .padding(.vertical, 4)
                        Divider()
                    }
                }
                .padding(.horizontal, 14)
            }
            .textSelection(.enabled)
            .frame(height: 180)
            .overlay {
                RoundedRectangle(cornerRadius: 6).strokeBorder(.quaternary)
            }
        }
        Example("Horizontal", note: "Shift and the wheel scroll sideways.") {
            ScrollView(.horizontal) {
                HStack(spacing: 12) {
                    ForEach(0..<24, id: \.self) { index in
                        RoundedRectangle(cornerRadius: 8)
                            .fill(Color(hue: Double(index) / 24, saturation: 0.5, brightness: 0.85))
                            .frame(width: 96, height: 72)
                    }
                }
                // Leaves space for the scroll bar.
                .padding(.bottom, 14)
            }
        }
        Example("Grids", note: "Ten thousand cells, of which only the visible ones are created.") {
            Swatches()
        }
        Example(
            "Positions", note: "Scrolling snaps to cards. Buttons and the wheel change the same position."
        ) {
            Cards()
        }
        Example("Refreshing", note: "Press F5 or Ctrl+R to reload the lines.") {
            Lines()
        }
        Example("Both ways") {
            ScrollView([.horizontal, .vertical]) {
                VStack(alignment: .leading, spacing: 4) {
                    ForEach(1...20, id: \.self) { row in
                        HStack(spacing: 4) {
                            ForEach(1...20, id: \.self) { column in
                                Text("\(row * column)")
                                    .font(.footnote)
                                    .monospacedDigit()
                                    .frame(width: cell * 1.6, height: cell)
                                    .background(Color.accentColor.opacity(row == column ? 0.3 : 0.08))
                            }
                        }
                    }
                }
                .padding(.trailing, 14)
                .padding(.bottom, 14)
            }
            .frame(height: 180)
        }
    }
}

private struct Cards: View {
    @State private var position = ScrollPosition(id: 0)
    @ScaledMetric private var height: CGFloat = 96

    private static let last = 11

    var body: some View {
        ScrollView(.horizontal) {
            LazyHStack(spacing: 12) {
                ForEach(0...Self.last, id: \.self) { number in
                    RoundedRectangle(cornerRadius: 10)
                        .fill(Color(hue: Double(number) / 12, saturation: 0.45, brightness: 0.9))
                        .overlay { Text(number + 1, format: .number).font(.title).foregroundStyle(.black) }
                        .frame(width: 160)
                        .scrollTransition { effect, phase in
                            effect.scaleEffect(phase.isIdentity ? 1 : 0.85).opacity(
                                phase.isIdentity ? 1 : 0.5)
                        }
                }
            }
            .scrollTargetLayout()
            .padding(.bottom, 14)
        }
        .scrollTargetBehavior(.viewAligned)
        .scrollPosition($position)
        .frame(height: height)
        HStack {
            Button("Back", systemImage: "chevron.backward") { go(-1) }.disabled(shown == 0)
            Button("Next", systemImage: "chevron.forward") { go(1) }.disabled(shown == Self.last)
            Text("#\(shown + 1)").foregroundStyle(.secondary)
        }
        .labelStyle(.iconOnly)
    }

    private var shown: Int { position.viewID(type: Int.self) ?? 0 }

    private func go(_ step: Int) {
        withAnimation {
            position.scrollTo(id: min(Self.last, max(0, shown + step)), anchor: .leading)
        }
    }
}

private struct Lines: View {
    @State private var lines = 1...3

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 6) {
                ForEach(lines, id: \.self) { Text("Line \($0)") }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(10)
        }
        .frame(height: 110)
        .overlay { RoundedRectangle(cornerRadius: 6).strokeBorder(.quaternary) }
        .refreshable {
            try? await Task.sleep(for: .seconds(1))
            await MainActor.run { lines = (lines.lowerBound + 3)...(lines.upperBound + 3) }
        }
    }
}

private struct Swatches: View {
    var body: some View {
        ScrollViewReader { proxy in
            ViewThatFits(in: .horizontal) {
                HStack { buttons(proxy) }
                VStack(alignment: .leading) { buttons(proxy) }
            }
            ScrollView {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 72))], spacing: 8) {
                    ForEach(0..<10_000, id: \.self) { number in
                        Text(number, format: .number)
                            .font(.footnote)
                            .frame(maxWidth: .infinity, minHeight: 44)
                            .background(
                                Color(hue: Double(number % 100) / 100, saturation: 0.4, brightness: 0.9),
                                in: .rect(cornerRadius: 6)
                            )
                            .foregroundStyle(.black)
                    }
                }
                .padding(8)
            }
            .frame(height: 200)
            .overlay { RoundedRectangle(cornerRadius: 6).strokeBorder(.quaternary) }
        }
    }

    @ViewBuilder private func buttons(_ proxy: ScrollViewProxy) -> some View {
        Button("First") { withAnimation { proxy.scrollTo(0, anchor: .top) } }
        Button("Middle") { withAnimation { proxy.scrollTo(5000, anchor: .center) } }
        Button("Last") { withAnimation { proxy.scrollTo(9999, anchor: .bottom) } }
    }
}
