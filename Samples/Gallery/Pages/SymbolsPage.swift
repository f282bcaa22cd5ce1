import PicaUI

struct SymbolsPage: View {
    @State private var search = ""

    var body: some View {
        SearchField(text: $search, prompt: "Find a symbol")
            .frame(maxWidth: 320)
        ForEach(found) { group in
            VStack(alignment: .leading, spacing: 10) {
                Text(group.name)
                    .font(.headline)
                FlowLayout(alignment: .top, spacing: 8) {
                    ForEach(group.names, id: \.self) { name in
                        SymbolCell(name: name)
                    }
                }
            }
        }
        if found.isEmpty {
            Text("No symbol is called “\(search)”.")
                .foregroundStyle(.secondary)
        }
        Example("With text", note: "Size, weight and colour are the text’s.") {
            FlowLayout(spacing: 12) {
                Image(systemName: "heart.fill").foregroundStyle(.pink)
                Image(systemName: "heart").font(.largeTitle)
                Image(systemName: "heart").font(.largeTitle).fontWeight(.black)
                Image(systemName: "heart").font(.largeTitle).fontWeight(.ultraLight)
                Text("Baseline")
                Image(systemName: "no.such.symbol")
            }
        }
    }

    private var found: [SymbolNames.Group] {
        guard !search.isEmpty else { return SymbolNames.groups }
        return SymbolNames.groups.compactMap { group in
            let names = group.names.filter { $0.contains(search.lowercased()) }
            return names.isEmpty ? nil : SymbolNames.Group(name: group.name, names: names)
        }
    }
}

private struct SymbolCell: View {
    let name: String
    @ScaledMetric private var width: CGFloat = 112
    @ScaledMetric private var height: CGFloat = 84

    var body: some View {
        VStack(spacing: 8) {
            Image(systemName: name)
                .font(.title2)
            // A name may go on in another line after each of its points.
            Text(name.replacingOccurrences(of: ".", with: ".\u{200B}"))
                .font(.caption2)
                .foregroundStyle(.secondary)
                .multilineTextAlignment(.center)
        }
        .padding(6)
        .frame(width: width)
        .frame(minHeight: height)
        .background(.background.secondary, in: RoundedRectangle(cornerRadius: 8))
    }
}
