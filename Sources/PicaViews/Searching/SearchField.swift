import Foundation
import PicaGraph

/// A field with a magnifying glass, and a button to empty it.
struct SearchField {
    @Binding private var text: String
    private let prompt: Text?
    private let isFocused: FocusState<Bool>.Binding

    init(text: Binding<String>, prompt: Text?, isFocused: FocusState<Bool>.Binding) {
        _text = text
        self.prompt = prompt
        self.isFocused = isFocused
    }
}

extension SearchField: View {
    var body: some View {
        TextField(text: $text, prompt: prompt) { Text(SearchWord(key: .search)) }
            .textFieldStyle(SearchFieldStyle(isEmpty: text.isEmpty, isFocused: isFocused, clear: { clear() }))
            .environment(\.submitTrigger, .search)
    }

    @MainActor private func clear() {
        text = ""
        isFocused.wrappedValue = true
    }
}

private struct SearchFieldStyle {
    let isEmpty: Bool
    let isFocused: FocusState<Bool>.Binding
    let clear: @MainActor () -> Void
}

extension SearchFieldStyle: TextFieldStyle {
    func _body(configuration: TextField<_Label>) -> some View {
        SearchLine(configuration: configuration, isEmpty: isEmpty, isFocused: isFocused, clear: clear)
    }
}

private struct SearchLine {
    private let configuration: TextField<_TextFieldStyleLabel>
    private let isEmpty: Bool
    private let isFocused: FocusState<Bool>.Binding
    private let clear: @MainActor () -> Void
    @ScaledMetric private var signWidth: CGFloat = 28

    init(
        configuration: TextField<_TextFieldStyleLabel>, isEmpty: Bool,
        isFocused: FocusState<Bool>.Binding, clear: @escaping @MainActor () -> Void
    ) {
        self.configuration = configuration
        self.isEmpty = isEmpty
        self.isFocused = isFocused
        self.clear = clear
    }
}

extension SearchLine: View {
    var body: some View {
        LineView(
            input: configuration.input, chrome: .roundedBorder,
            field: FieldTitle(title: configuration.title, prompt: configuration.prompt),
            room: FieldRoom(leading: signWidth, trailing: isEmpty ? 0 : signWidth)
        )
        .focused(isFocused)
        .overlay(alignment: .leading) {
            sign("magnifyingglass").accessibilityHidden(true).allowsHitTesting(false)
        }
        .overlay(alignment: .trailing) {
            if !isEmpty {
                Button(action: clear, label: { sign("xmark.circle.fill").contentShape(Rectangle()) })
                    .buttonStyle(.plain)
                    .accessibilityLabel(Text(SearchWord(key: .clear)))
                    .help(Text(SearchWord(key: .clear)))
            }
        }
    }

    private func sign(_ name: String) -> some View {
        Image(systemName: name).imageScale(.small).foregroundStyle(.secondary).frame(width: signWidth)
    }
}
