import Foundation
import PicaControls
import PicaDrawing
import PicaGraph
import PicaLabels
import PicaState

/// A field with a magnifying glass, search tokens, and a button to clear it.
package struct SearchField {
    @Binding private var text: String
    private let prompt: Text?
    private let isFocused: FocusState<Bool>.Binding
    @Binding private var isPresented: Bool
    private let tokens: SearchTokens?
    @Environment(\.searchToolbarBehavior) private var behavior
    @Environment(\.isInBar) private var isInBar

    package init(
        text: Binding<String>, prompt: Text?, isFocused: FocusState<Bool>.Binding,
        isPresented: Binding<Bool> = .constant(true), tokens: SearchTokens? = nil
    ) {
        _text = text
        self.prompt = prompt
        self.isFocused = isFocused
        _isPresented = isPresented
        self.tokens = tokens
    }
}

extension SearchField: View {
    package var body: some View {
        let tokens = tokens?.items() ?? []
        if isInBar, behavior == .minimize, !isPresented, text.isEmpty, tokens.isEmpty {
            Button {
                isPresented = true
            } label: {
                Label {
                    Text(SearchWord(key: .search))
                } icon: {
                    Image(systemName: "magnifyingglass")
                }
            }
        } else {
            TextField(text: $text, prompt: tokens.isEmpty ? prompt : Text(verbatim: "")) {
                Text(SearchWord(key: .search))
            }
            .textFieldStyle(
                SearchFieldStyle(
                    isEmpty: text.isEmpty && tokens.isEmpty, tokens: tokens, isFocused: isFocused,
                    clear: { clear() })
            )
            .environment(\.submitTrigger, .search)
            .onAppear { if behavior == .minimize, isPresented { isFocused.wrappedValue = true } }
        }
    }

    @MainActor private func clear() {
        text = ""
        tokens?.removeAll()
        isFocused.wrappedValue = true
    }
}

private struct SearchFieldStyle {
    let isEmpty: Bool
    let tokens: [SearchTokens.Item]
    let isFocused: FocusState<Bool>.Binding
    let clear: @MainActor () -> Void
}

extension SearchFieldStyle: TextFieldStyle {
    func _body(configuration: TextField<_Label>) -> some View {
        SearchLine(
            configuration: configuration, isEmpty: isEmpty, tokens: tokens, isFocused: isFocused, clear: clear
        )
    }
}

private struct SearchLine {
    private let configuration: TextField<_TextFieldStyleLabel>
    private let isEmpty: Bool
    private let tokens: [SearchTokens.Item]
    private let isFocused: FocusState<Bool>.Binding
    private let clear: @MainActor () -> Void
    @ScaledMetric private var signWidth: CGFloat = 28
    /// The total width of the tokens, in points.
    @State private var tokensWidth: CGFloat = 0
    @State private var width: CGFloat = 0

    init(
        configuration: TextField<_TextFieldStyleLabel>, isEmpty: Bool, tokens: [SearchTokens.Item],
        isFocused: FocusState<Bool>.Binding, clear: @escaping @MainActor () -> Void
    ) {
        self.configuration = configuration
        self.isEmpty = isEmpty
        self.tokens = tokens
        self.isFocused = isFocused
        self.clear = clear
    }

    /// The largest fraction of the field's width that tokens may take.
    private static let share: CGFloat = 0.6
}

extension SearchLine: View {
    var body: some View {
        let tokensRoom = tokens.isEmpty ? 0 : min(tokensWidth + 4, max(0, width - signWidth) * Self.share)
        LineView(
            input: configuration.input, chrome: .roundedBorder,
            field: FieldTitle(title: configuration.title, prompt: configuration.prompt),
            room: FieldRoom(leading: signWidth + tokensRoom, trailing: isEmpty ? 0 : signWidth)
        )
        .focused(isFocused)
        .overlay(alignment: .leading) {
            sign("magnifyingglass").accessibilityHidden(true).allowsHitTesting(false)
        }
        .overlay(alignment: .leading) {
            if !tokens.isEmpty {
                HStack(spacing: 4) { ForEach(tokens) { TokenCapsule(token: $0) } }
                    .fixedSize()
                    .onGeometryChange(for: CGFloat.self) {
                        $0.size.width
                    } action: {
                        tokensWidth = $0
                    }
                    // Align to the last token, because Backspace deletes that one next.
                    .frame(width: tokensRoom, alignment: .trailing)
                    .clipped()
                    .padding(.leading, signWidth)
            }
        }
        .overlay(alignment: .trailing) {
            if !isEmpty {
                Button(action: clear, label: { sign("xmark.circle.fill").contentShape(Rectangle()) })
                    .buttonStyle(.plain)
                    .accessibilityLabel(Text(SearchWord(key: .clear)))
                    .help(Text(SearchWord(key: .clear)))
            }
        }
        .onGeometryChange(for: CGFloat.self) {
            $0.size.width
        } action: {
            width = $0
        }
    }

    private func sign(_ name: String) -> some View {
        Image(systemName: name).imageScale(.small).foregroundStyle(.secondary).frame(width: signWidth)
    }
}

/// A token in a search field: its label and a button to remove it.
private struct TokenCapsule: View {
    let token: SearchTokens.Item

    var body: some View {
        HStack(spacing: 2) {
            token.view.lineLimit(1)
            Button {
                token.act()
            } label: {
                Image(systemName: "xmark").imageScale(.small).contentShape(Rectangle())
            }
            .accessibilityLabel(Text(SearchWord(key: .clear)))
        }
        .buttonStyle(.plain)
        .labelStyle(.titleAndIcon)
        .font(.callout)
        .padding(.horizontal, 6)
        .padding(.vertical, 1)
        .background(.tint.opacity(0.18), in: RoundedRectangle(cornerRadius: 5))
    }
}
