import PicaUI

/// Translucent backgrounds, blurred if there is a GPU.
struct MaterialExamples: View {
    @State private var isSpeculative = false

    private static let materials: [(name: String, material: Material)] = [
        ("ultra thin", .ultraThin), ("thin", .thin), ("regular", .regular), ("thick", .thick),
        ("ultra thick", .ultraThick), ("bar", .bar),
    ]

    var body: some View {
        Example(
            "Materials",
            note: "Scroll the rows beneath the bar. With a GPU, the background is blurred."
        ) {
            ZStack(alignment: .leading) {
                LinearGradient(
                    colors: [.indigo, .teal, .mint, .yellow, .orange, .pink], startPoint: .leading,
                    endPoint: .trailing)
                HStack(spacing: 24) {
                    ForEach(0..<12) { _ in Rectangle().fill(.white).frame(maxWidth: 12) }
                }
                .padding(24)
                Circle().fill(.red).frame(width: 44, height: 44).padding(16)
                    .frame(maxWidth: .infinity, alignment: isSpeculative ? .trailing : .leading)
                FlowLayout(spacing: 10) {
                    ForEach(Self.materials, id: \.name) { entry in
                        Text(LocalizedStringKey(stringLiteral: entry.name))
                            .padding(.horizontal, 12).padding(.vertical, 20)
                            .background(entry.material, in: .rect(cornerRadius: 10))
                    }
                }
                .padding()
            }
            .clipShape(.rect(cornerRadius: 12))
            .frame(maxWidth: 620)
            Button("Move") {
                withAnimation(.easeInOut(duration: 1)) { isSpeculative.toggle() }
            }
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<24) { row in
                        HStack {
                            Circle().fill(Color(hue: Double(row) / 24, saturation: 0.8, brightness: 0.9))
                                .frame(width: 24, height: 24)
                            Text("Row \(row + 1)").frame(maxWidth: .infinity, alignment: .leading)
                        }
                        .padding(8)
                        .background(
                            Color(hue: Double(row) / 24, saturation: 0.8, brightness: 0.9).opacity(0.3))
                    }
                }
                .padding(.top, 40)
            }
            .frame(height: 220)
            .overlay(alignment: .top) {
                Text("A bar").font(.headline).padding(10).frame(maxWidth: .infinity).background(.bar)
            }
            .clipShape(.rect(cornerRadius: 12))
            .frame(maxWidth: 620)
        }
    }
}
