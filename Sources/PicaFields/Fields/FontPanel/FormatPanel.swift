import Foundation
import PicaControls
import PicaDrawing
import PicaGraph
import PicaLabels
import PicaRichText
import PicaState
import PicaText

/// An editor of attributed text whose formatting a panel changes.
@MainActor protocol FormattedEditor: AnyObject {
    /// Reads and changes the formatting of the selection; `nil` if the text no longer has attributes.
    var formatter: TextFormatter? { get }
    /// The beginning of the selected text; `nil` if nothing is selected.
    var selectedWords: String? { get }
    func apply(_ look: LookChoice, coalesces: Bool)
    /// Handles a key that concerns the text rather than the panel.
    func takeKey(_ press: KeyStroke) -> Bool
    /// Moves the focus back to the editor.
    func takeFocus()
}

/// A panel beside an editor that changes the formatting of its text.
struct FormatPanel {
    enum Kind {
        case fonts, colors
    }

    let kind: Kind
    let editor: any FormattedEditor
    /// The rectangle that the panel first opens beside, in the window's points: the selection at that time.
    let place: CGRect
    /// The distance in points that the panel was moved from there.
    var offset = CGSize.zero
    /// A number that grows with each change of the selection or its formatting.
    var revision = 0
}

private enum FormatPanelKey: EnvironmentKey { static var defaultValue: Binding<FormatPanel?>? { nil } }

extension EnvironmentValues {
    /// The panel that an editor opens; `nil` if it can open none.
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

/// The card of a panel: its title, which is a handle for moving it, and its content.
private struct FormatPanelSurface {
    let panel: FormatPanel
    @Binding var offset: CGSize
    let close: @MainActor () -> Void
    /// The panel's offset when a drag began.
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
        .floatingCard()
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
            // Leave space for the focus ring.
            .padding(4)
        }
        .focused($isFocused)
        .onAppear { isFocused = true }
    }
}

/// The title of a panel: that of the menu item, without the ellipsis.
private struct FormatPanelTitle: TextWriter {
    let kind: FormatPanel.Kind

    func write(at now: Date, in environment: EnvironmentValues, variant: Int) -> AttributedString {
        let word = FormatWord(key: kind == .fonts ? .fonts : .colors).string(in: environment)
        return AttributedString(word.trimmingCharacters(in: ["\u{2026}", "."]))
    }
}
