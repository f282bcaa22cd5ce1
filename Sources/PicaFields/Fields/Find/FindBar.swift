import Foundation
import PicaControls
import PicaDrawing
import PicaGraph
import PicaLabels
import PicaState
import PicaText

/// The find bar: the query, the replacement, and the buttons that move between matches.
struct FindBar {
    @Binding var state: FindState
    @Binding var replaces: Bool
    /// A number that changes with each request to open the bar.
    let opened: Int
    let canReplace: Bool
    let target: FindTarget
    let close: @MainActor () -> Void
    @FocusState private var isFocused: Bool
    @ScaledMetric private var leastQuery: CGFloat = 220

    init(
        state: Binding<FindState>, replaces: Binding<Bool>, opened: Int, canReplace: Bool, target: FindTarget,
        close: @escaping @MainActor () -> Void
    ) {
        _state = state
        _replaces = replaces
        self.opened = opened
        self.canReplace = canReplace
        self.target = target
        self.close = close
    }
}

extension FindBar: View {
    var body: some View {
        VStack(spacing: 6) {
            FindRowLayout(leastQuery: leastQuery) {
                query
                options
                moves
            }
            if canReplace, replaces {
                HStack(spacing: 6) {
                    TextField(text: $state.replacement) { Text(FindWord(key: .replacement)) }
                        .onSubmit { target.finder?.replace() }
                    Button(action: { target.finder?.replace() }, label: { Text(FindWord(key: .replace)) })
                        .disabled(state.status.count == 0)
                    Button(
                        action: { target.finder?.replaceAll() }, label: { Text(FindWord(key: .replaceAll)) }
                    )
                    .disabled(state.status.count == 0)
                }
            }
        }
        .submitScope()
        .onAppear { isFocused = true }
        .onChange(of: opened) { isFocused = true }
    }

    @MainActor private var query: some View {
        HStack(spacing: 6) {
            TextField(text: $state.query.text) { Text(FindWord(key: .find)) }
                .focused($isFocused)
                .takesFieldKeys { press in
                    guard press == KeyStroke(.return, .shift) else { return false }
                    target.finder?.move(backwards: true)
                    return true
                }
                .onSubmit { target.finder?.move(backwards: false) }
            status
        }
    }

    @MainActor private var moves: some View {
        HStack(spacing: 6) {
            button(.previous, "chevron.up") { target.finder?.move(backwards: true) }
                .disabled(state.status.count == 0)
            button(.next, "chevron.down") { target.finder?.move(backwards: false) }
                .disabled(state.status.count == 0)
            button(.done, "xmark", close)
        }
    }

    @MainActor private var options: some View {
        HStack(spacing: 6) {
            option(.matchCase, "textformat", $state.query.isCaseSensitive)
            option(.wholeWords, "character.cursor.ibeam", $state.query.isWholeWords)
            option(.expression, "asterisk", $state.query.isRegularExpression)
            option(.inSelection, "selection.pin.in.out", $state.isInSelection)
            if canReplace, !replaces { button(.replace, "arrow.2.squarepath") { replaces = true } }
        }
    }

    private var status: some View {
        Group {
            if state.status.isNoExpression {
                Text(FindWord(key: .noExpression))
            } else if state.status.isTooSlow {
                Text(FindWord(key: .tooSlow))
            } else if state.status.count == 0 {
                if state.status.isComplete, !state.query.text.isEmpty { Text(FindWord(key: .noMatches)) }
            } else {
                Text(verbatim: count).monospacedDigit()
            }
        }
        .font(.callout).foregroundStyle(.secondary).lineLimit(1).layoutPriority(1)
    }

    private var count: String {
        let all = "\(state.status.count)\(state.status.isFull || !state.status.isComplete ? "+" : "")"
        return state.status.current.map { "\($0 + 1) / \(all)" } ?? all
    }

    private func button(
        _ word: FindWord.Key, _ symbol: String, _ action: @escaping @MainActor () -> Void
    ) -> some View {
        Button(action: action, label: { Image(systemName: symbol) })
            .accessibilityLabel(Text(FindWord(key: word)))
            .help(Text(FindWord(key: word)))
    }

    @MainActor private func option(_ word: FindWord.Key, _ symbol: String, _ isOn: Binding<Bool>) -> some View
    {
        Toggle(isOn: isOn) { Image(systemName: symbol) }
            .toggleStyle(.button)
            .accessibilityLabel(Text(FindWord(key: word)))
            .help(Text(FindWord(key: word)))
    }
}
