import Foundation
import PicaGraph
import PicaText

/// What a panel changes the look of: an editor of a text with attributes.
@MainActor protocol FormattedEditor: AnyObject {
    /// What is selected there and what may become of it; nil where the text has no attributes any more.
    var formatter: TextFormatter? { get }
    /// The beginning of what is selected; nil where nothing is.
    var selectedWords: String? { get }
    func apply(_ look: LookChoice, coalesces: Bool)
    /// Does what a key is for that is about the text and not the panel.
    func takeKey(_ press: KeyStroke) -> Bool
    /// Has the keyboard again.
    func takeFocus()
}

/// A panel beside an editor, in which the look of its text is chosen.
struct FormatPanel {
    enum Kind {
        case fonts, colors
    }

    let kind: Kind
    let editor: any FormattedEditor
    /// What it stands beside at first: what was selected as it opened, in the window's points.
    let place: CGRect
    /// How far it was moved from there, in points.
    var offset = CGSize.zero
    /// Grows as something else is selected there, or looks different.
    var revision = 0
}

private enum FormatPanelKey: EnvironmentKey { static var defaultValue: Binding<FormatPanel?>? { nil } }

extension EnvironmentValues {
    /// Where an editor opens its panel; nil where it can have none.
    var formatPanel: Binding<FormatPanel?>? {
        get { self[FormatPanelKey.self] }
        set { self[FormatPanelKey.self] = newValue }
    }
}

/// Shows the panel that an editor inside opens.
struct FormatPanelPresenter: ViewModifier {
    @State private var panel: FormatPanel?

    func body(content: Content) -> some View {
        content
            .environment(\.formatPanel, $panel)
            .modifier(
                LayerPresenter(
                    isPresented: Binding(get: { panel != nil }, set: { if !$0 { close() } }),
                    placement: .panel(panel?.offset ?? .zero), anchor: .window { panel?.place ?? .zero },
                    role: .panel
                ) {
                    panel.map { FormatPanelSurface(panel: $0, offset: offset, close: { close() }) }
                })
    }

    private var offset: Binding<CGSize> {
        Binding(get: { panel?.offset ?? .zero }, set: { panel?.offset = $0 })
    }

    @MainActor private func close() {
        let editor = panel?.editor
        panel = nil
        editor?.takeFocus()
    }
}

/// The card of a panel: its title, by which it is moved, and what is chosen in it.
private struct FormatPanelSurface {
    let panel: FormatPanel
    @Binding var offset: CGSize
    let close: @MainActor () -> Void
    /// How far it was moved as a drag began.
    @State private var start: CGSize?
    @FocusState private var isFocused: Bool

    init(panel: FormatPanel, offset: Binding<CGSize>, close: @escaping @MainActor () -> Void) {
        self.panel = panel
        _offset = offset
        self.close = close
    }
}

extension FormatPanelSurface: View {
    var body: some View {
        VStack(spacing: 8) {
            header
            if let formatter = panel.editor.formatter {
                switch panel.kind {
                case .fonts: FontPanel(editor: panel.editor, formatter: formatter, revision: panel.revision)
                case .colors: colors(formatter)
                }
            }
        }
        .padding(12)
        .raisedCard(cornerRadius: 10)
        .modifier(KeyTarget { panel.editor.takeKey($0) })
        .accessibilityElement(children: .contain)
        .accessibilityLabel(title)
    }

    private var title: Text { Text(FormatPanelTitle(kind: panel.kind)) }

    @MainActor private var header: some View {
        HStack(spacing: 8) {
            title.font(.headline).lineLimit(1)
            Spacer(minLength: 24)
            Button(
                action: close,
                label: { Image(systemName: "xmark").frame(width: 26, height: 26).contentShape(Rectangle()) }
            )
            .buttonStyle(.plain)
            .accessibilityLabel(Text(FindWord(key: .done)))
            .help(Text(FindWord(key: .done)))
        }
        .contentShape(Rectangle())
        .gesture(
            DragGesture(coordinateSpace: .global)
                .onChanged { drag in
                    let from = start ?? offset
                    start = from
                    offset = CGSize(
                        width: from.width + drag.translation.width,
                        height: from.height + drag.translation.height)
                }
                .onEnded { _ in start = nil })
    }

    @MainActor private func colors(_ formatter: TextFormatter) -> some View {
        let color = formatter.first[AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.self]
        return ScrollView {
            ColorPanel(selection: color ?? .primary, supportsOpacity: true) {
                panel.editor.apply(.color($0), coalesces: $1)
            }
            // A ring stands around what has the focus.
            .padding(4)
        }
        .focused($isFocused)
        .onAppear { isFocused = true }
    }
}

/// What a panel is called: as the menu's item, without the sign that more is to come.
private struct FormatPanelTitle: TextWriter {
    let kind: FormatPanel.Kind

    func write(at now: Date, in environment: EnvironmentValues, variant: Int) -> AttributedString {
        let word = FormatWord(key: kind == .fonts ? .fonts : .colors).string(in: environment)
        return AttributedString(word.trimmingCharacters(in: ["\u{2026}", "."]))
    }
}
