import PicaUI

struct SymbolsPage: View {
    @State private var search = ""

    var body: some View {
        VStack(alignment: .leading, spacing: 28) {
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
                Text("No symbol is named “\(search)”.")
                    .foregroundStyle(.secondary)
            }
        }
        .searchable(text: $search, prompt: "Find a symbol")
        Example("With text", note: "Symbols take the text’s size, weight and color.") {
            FlowLayout(spacing: 12) {
                Image(systemName: "heart.fill").foregroundStyle(.pink)
                Image(systemName: "heart").font(.largeTitle)
                Image(systemName: "heart").font(.largeTitle).fontWeight(.black)
                Image(systemName: "heart").font(.largeTitle).fontWeight(.ultraLight)
                Text("Baseline")
                Image(systemName: "no.such.symbol")
            }
        }
        Example("Scales", note: "Smaller or larger, with the same weight as the text.") {
            FlowLayout(spacing: 12) {
                Label("Small", systemImage: "star").imageScale(.small)
                Label("Medium", systemImage: "star").imageScale(.medium)
                Label("Large", systemImage: "star").imageScale(.large)
            }
        }
        Example("Variants", note: "Set by a container. A symbol without the variant stays as it is.") {
            Row("None") { VariantSamples().symbolVariant(.none) }
            Row("Fill") { VariantSamples().symbolVariant(.fill) }
            Row("Circle") { VariantSamples().symbolVariant(.circle) }
            Row("Circle and fill") { VariantSamples().symbolVariant(.circle).symbolVariant(.fill) }
            Row("Square") { VariantSamples().symbolVariant(.square) }
            Row("Rectangle") { VariantSamples().symbolVariant(.rectangle) }
            Row("Slash") { VariantSamples().symbolVariant(.slash) }
        }
        Example("Colors", note: "Marks, badges and slashes can have their own color.") {
            Row("Monochrome") {
                ColorSamples().foregroundStyle(.blue).symbolRenderingMode(.monochrome)
            }
            Row("Multicolor") {
                ColorSamples().foregroundStyle(.blue).symbolRenderingMode(.multicolor)
            }
            Row("Hierarchical") {
                ColorSamples().foregroundStyle(.blue).symbolRenderingMode(.hierarchical)
            }
            Row("Palette") { ColorSamples().foregroundStyle(.pink, .blue) }
        }
        Example("Variable values", note: "Layers light up in proportion to a value.") {
            ForEach([0, 0.3, 0.6, 1], id: \.self) { value in
                Row("\(value, format: .percent)") { VariableSamples(value: value) }
            }
            Row("Drawn in part") {
                VariableSamples(value: 0.6).symbolVariableValueMode(.draw)
            }
        }
        Example(
            "Custom symbols",
            note: "A template from the asset catalog: interpolated weights, levels and colors."
        ) {
            Row("Weights") {
                FlowLayout(spacing: 12) {
                    ForEach(Self.weights, id: \.self) { weight in
                        Image("steps", bundle: .module).fontWeight(weight)
                    }
                }
                .font(.title)
            }
            Row("Colors") {
                FlowLayout(spacing: 12) {
                    Image("steps", bundle: .module).symbolRenderingMode(.hierarchical)
                    Image("steps", bundle: .module).foregroundStyle(.pink, .orange, .yellow)
                    Image("steps", bundle: .module).symbolRenderingMode(.multicolor)
                    Image("steps", variableValue: 0.4, bundle: .module)
                }
                .font(.title)
            }
        }
        SymbolEffectExamples()
        Example("Direction", note: "Forward arrows and text lines follow the layout direction.") {
            Row("Follow it") {
                FlowLayout(spacing: 12) {
                    ForEach(Self.following, id: \.self) { Image(systemName: $0) }
                }
            }
            Row("Stay") {
                FlowLayout(spacing: 12) {
                    ForEach(Self.fixed, id: \.self) { Image(systemName: $0) }
                }
            }
            Row("Flipped by the app") {
                Image(systemName: "arrow.right").flipsForRightToLeftLayoutDirection(true)
            }
        }
    }

    private static let weights: [Font.Weight] = [.ultraLight, .light, .regular, .bold, .black]
    private static let following = [
        "chevron.backward", "chevron.forward", "arrow.backward", "arrow.forward", "arrow.uturn.backward",
        "arrow.uturn.forward", "arrowshape.turn.up.forward", "list.bullet", "list.number", "text.append",
    ]
    private static let fixed = [
        "chevron.left", "chevron.right", "arrow.left", "arrow.right", "backward", "forward",
        "text.alignleft", "text.alignright",
    ]

    private var found: [SymbolNames.Group] {
        guard !search.isEmpty else { return SymbolNames.groups }
        return SymbolNames.groups.compactMap { group in
            let names = group.names.filter { $0.contains(search.lowercased()) }
            return names.isEmpty ? nil : SymbolNames.Group(name: group.name, names: names)
        }
    }
}

private struct VariantSamples: View {
    var body: some View {
        FlowLayout(spacing: 12) {
            ForEach(["heart", "star", "bell", "person", "folder", "plus"], id: \.self) {
                Image(systemName: $0)
            }
        }
        .font(.title2)
    }
}

private struct ColorSamples: View {
    var body: some View {
        FlowLayout(spacing: 12) {
            ForEach(
                ["heart.circle.fill", "plus.square", "bell.slash", "bell.badge.fill", "folder.badge.plus"],
                id: \.self
            ) {
                Image(systemName: $0)
            }
        }
        .font(.title2)
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
            // A long name can wrap after each of its dots.
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
