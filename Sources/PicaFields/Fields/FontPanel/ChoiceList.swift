import Foundation
import PicaControls
import PicaDrawing
import PicaGraph
import PicaLabels
import PicaState

/// A scrolling column of rows, one of them chosen by pointer or arrow keys. Rows are created as they become visible.
struct ChoiceList<Row: View> {
    private let count: Int
    private let chosen: Int?
    private let rowHeight: CGFloat
    private let choose: @MainActor (_ index: Int, _ coalesces: Bool) -> Void
    private let row: (Int) -> Row
    @Environment(\.picaTheme) private var theme

    /// - Parameters:
    ///   - chosen: The index of the chosen row; `nil` for none.
    ///   - rowHeight: The height of a row, in points.
    ///   - choose: Chooses a row. Its second argument is whether a key is held, so that all its choices become a single
    ///     change.
    init(
        count: Int, chosen: Int?, rowHeight: CGFloat,
        choose: @escaping @MainActor (_ index: Int, _ coalesces: Bool) -> Void,
        @ViewBuilder row: @escaping (Int) -> Row
    ) {
        self.count = count
        self.chosen = chosen
        self.rowHeight = rowHeight
        self.choose = choose
        self.row = row
    }
}

extension ChoiceList: View {
    var body: some View {
        ScrollView {
            LazyVStack(alignment: .leading, spacing: 0) {
                ForEach(0..<count, id: \.self) { index in
                    ChoiceRow(isChosen: index == chosen, height: rowHeight, content: row(index))
                        .onTapGesture { choose(index, false) }
                }
            }
            .modifier(GridReveal(row: chosen ?? 0, height: rowHeight))
        }
        .padding(4)
        .background(
            Color(themed: .background),
            in: theme.controlShape
        )
        .overlay { theme.controlShape.strokeBorder(Color(themed: .outline)).allowsHitTesting(false) }
        .focusable()
        .modifier(KeyTarget { take($0) })
    }

    @MainActor private func take(_ press: KeyStroke) -> Bool {
        guard let next = ChoiceKeys.next(press, from: chosen, count: count) else { return false }
        choose(next, press.isRepeat)
        return true
    }
}

enum ChoiceKeys {
    /// The number of rows that Page Up and Page Down move by.
    private static let page = 6

    /// Returns the index that a key chooses; `nil` if the key does not move the choice.
    static func next(_ press: KeyStroke, from chosen: Int?, count: Int) -> Int? {
        guard press.modifiers.isEmpty, count > 0 else { return nil }
        let next: Int
        switch press.key {
        case .down: next = chosen.map { $0 + 1 } ?? 0
        case .up: next = chosen.map { $0 - 1 } ?? count - 1
        case .pageDown: next = (chosen ?? -1) + page
        case .pageUp: next = (chosen ?? count) - page
        case .home: next = 0
        case .end: next = count - 1
        default: return nil
        }
        return min(max(next, 0), count - 1)
    }
}

private struct ChoiceRow<Content: View>: View {
    let isChosen: Bool
    let height: CGFloat
    let content: Content

    var body: some View {
        content
            .lineLimit(1)
            .padding(.horizontal, 6)
            .frame(maxWidth: .infinity, alignment: .leading)
            // Fonts reach up and down by different amounts; put all rows on the same baseline.
            .frame(
                height: height * 0.68,
                alignment: Alignment(horizontal: .leading, vertical: .firstTextBaseline)
            )
            .padding(.bottom, height * 0.32)
            .clipped()
            .foregroundStyle(Color(themed: isChosen ? .onAccent : .primary))
            .background(
                isChosen ? Color.accentColor : .clear, in: RoundedRectangle(cornerRadius: 4, style: .circular)
            )
            .contentShape(Rectangle())
            .accessibilityAddTraits(isChosen ? [.isButton, .isSelected] : .isButton)
    }
}
