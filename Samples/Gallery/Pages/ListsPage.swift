import PicaUI

struct ListsPage: View {
    @ScaledMetric private var cell: CGFloat = 48

    var body: some View {
        Example(
            "A hundred thousand rows",
            note: "Only those in sight are made. Each keeps its count while it is away."
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
        Example("Beside each other") {
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
