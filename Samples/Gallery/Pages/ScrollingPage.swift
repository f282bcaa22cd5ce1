import PicaUI

struct ScrollingPage: View {
    @ScaledMetric(relativeTo: .footnote) private var cell: CGFloat = 28

    var body: some View {
        Example("Vertical", note: "Select rows and hold the pointer below the last: the selection goes on.") {
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
        Example("Horizontal", note: "Shift turns the wheel sideways.") {
            ScrollView(.horizontal) {
                HStack(spacing: 12) {
                    ForEach(0..<24, id: \.self) { index in
                        RoundedRectangle(cornerRadius: 8)
                            .fill(Color(hue: Double(index) / 24, saturation: 0.5, brightness: 0.85))
                            .frame(width: 96, height: 72)
                    }
                }
                // Room for the bar.
                .padding(.bottom, 14)
            }
        }
        Example("Grids", note: "Ten thousand cells, of which those in sight are made.") {
            Swatches()
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
