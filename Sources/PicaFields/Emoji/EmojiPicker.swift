import Foundation
import PicaControls
import PicaDrawing
import PicaGraph
import PicaLabels
import PicaState

/// A grid of emoji, with a field for a search by name. The focus stays in the field while arrow keys choose an emoji.
struct EmojiPicker {
    private let insert: @MainActor (String) -> Void
    @State private var search = ""
    @State private var chosen = 0
    @FocusState private var isFocused: Bool
    @ScaledMetric private var cell: CGFloat = 36
    @Environment(\.dismiss) private var dismiss
    @Environment(\.layoutDirection) private var direction

    /// The number of emoji in a row.
    private static let columns = 9
    private static let rowsInSight: CGFloat = 7

    init(insert: @escaping @MainActor (String) -> Void) { self.insert = insert }
}

extension EmojiPicker: View {
    var body: some View {
        let found = Emoji.found(by: search)
        VStack(spacing: 8) {
            SearchField(text: $search, prompt: nil, isFocused: $isFocused)
                .takesFieldKeys { $0.modifiers.isEmpty && take($0.key, found) }
            ScrollView {
                rows(found).modifier(GridReveal(row: chosen / Self.columns, height: cell))
            }
            .frame(width: cell * CGFloat(Self.columns), height: cell * Self.rowsInSight)
        }
        .padding(10)
        .floatingCard()
        .onAppear { isFocused = true }
        .onChange(of: search) { chosen = 0 }
    }

    @MainActor private func rows(_ found: [Emoji]) -> some View {
        LazyVStack(alignment: .leading, spacing: 0) {
            ForEach(Array(stride(from: 0, to: found.count, by: Self.columns)), id: \.self) { start in
                HStack(spacing: 0) {
                    ForEach(start..<min(start + Self.columns, found.count), id: \.self) { index in
                        sign(found[index], isChosen: index == chosen)
                            .onTapGesture { pick(found[index]) }
                    }
                }
                // A different search may put other emoji in the row.
                .id(found[start])
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }

    private func sign(_ emoji: Emoji, isChosen: Bool) -> some View {
        Text(verbatim: emoji.text)
            .font(.title2)
            .frame(width: cell, height: cell)
            .background(
                isChosen ? Color(themed: .accent).opacity(0.3) : .clear,
                in: RoundedRectangle(cornerRadius: 6, style: .circular)
            )
            .contentShape(Rectangle())
            .help(Text(verbatim: emoji.name))
            .accessibilityLabel(Text(verbatim: emoji.name))
            .accessibilityAddTraits(isChosen ? [.isButton, .isSelected] : .isButton)
    }

    /// Inserts an emoji. The picker closes first, so that the focus is back where it was.
    @MainActor private func pick(_ emoji: Emoji) {
        dismiss()
        insert(emoji.text)
    }

    /// - Returns: Whether the key moves among or chooses emoji.
    @MainActor private func take(_ key: Key, _ found: [Emoji]) -> Bool {
        let forward = direction == .rightToLeft ? -1 : 1
        switch key {
        case .left: choose(chosen - forward, of: found)
        case .right: choose(chosen + forward, of: found)
        case .up: choose(chosen - Self.columns, of: found)
        case .down: choose(chosen + Self.columns, of: found)
        case .return where found.indices.contains(chosen): pick(found[chosen])
        default: return false
        }
        return true
    }

    @MainActor private func choose(_ index: Int, of found: [Emoji]) {
        if found.indices.contains(index) { chosen = index }
    }
}
