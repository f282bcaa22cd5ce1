import Foundation
import PicaControls
import PicaDrawing
import PicaGraph
import PicaLabels
import PicaState

extension View {
    /// Adds an inspector: a column at the trailing edge that shows details about the selection.
    ///
    ///     Drawing(shapes, selection: $selection)
    ///         .inspector(isPresented: $showsInspector) { ShapeInspector(selection) }
    ///
    /// The column keeps its state while it is hidden. The person resizes it by the pointer or the arrow keys.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the column is shown.
    ///   - content: The content of the column.
    nonisolated public func inspector<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(Inspector(isPresented: isPresented, panel: content()))
    }

    /// Sets a fixed width of the inspector that contains the view, in points.
    nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View {
        navigationSplitViewColumnWidth(width)
    }

    /// Sets the range of widths of the inspector that contains the view, in points.
    ///
    /// - Parameters:
    ///   - min: The minimum width; `nil` for 140.
    ///   - ideal: The initial width.
    ///   - max: The maximum width; `nil` for no limit.
    nonisolated public func inspectorColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        navigationSplitViewColumnWidth(min: min, ideal: ideal, max: max)
    }
}

private struct Inspector<Panel: View> {
    let isPresented: Binding<Bool>
    let panel: Panel
    /// The width that the person has set; `nil` if none.
    @State private var width: CGFloat?
    @State private var wish: SplitColumnWidth?
    @State private var toggle = SidebarToggle()

    nonisolated init(isPresented: Binding<Bool>, panel: Panel) {
        self.isPresented = isPresented
        self.panel = panel
    }
}

extension Inspector: ViewModifier {
    func body(content: Content) -> some View {
        let isShown = isPresented.wrappedValue
        let limits = wish ?? SplitColumnWidth(ideal: 225)
        let current = limits.clamped(width ?? limits.ideal)
        toggle.toggle = { [isPresented] in
            withAnimation(.change) { isPresented.wrappedValue.toggle() }
        }
        return HStack(spacing: 0) {
            content.frame(maxWidth: .infinity, maxHeight: .infinity).focusPane()
            DeckPage(isShown: isShown) {
                panel
                    .onPreferenceUpdate(SplitColumnWidthKey.self) { wish = $0 }
                    .focusPane()
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .background(Color(themed: .sidebar))
                    .overlay(alignment: .leading) {
                        // The divider's positive direction is toward the content, so the sign is reversed.
                        SplitLine(isShown: limits.min != limits.max || limits.min == nil, width: -current) {
                            width = $0.map { limits.clamped(-$0) }
                        }
                        .frame(width: SplitColumnsLayout.reach)
                        .offset(x: -SplitColumnsLayout.reach / 2)
                    }
            }
            .frame(width: isShown ? current : 0)
            .frame(maxHeight: .infinity)
        }
        .focusedSceneValue(\.inspectorToggle, toggle)
    }
}

/// Commands for a window's inspector: an item in the View menu that shows and hides it.
public struct InspectorCommands {
    /// Creates the commands.
    nonisolated public init() {}
}

extension InspectorCommands: Commands {
    /// The item in the View menu.
    public var body: some Commands {
        CommandGroup(after: .sidebar) { InspectorItem() }
    }
}

private struct InspectorItem: View {
    @FocusedValue(\.inspectorToggle) private var toggle

    init() {}

    var body: some View {
        Button {
            toggle?.toggle()
        } label: {
            Text(BarWord(key: .toggleInspector))
        }
        .keyboardShortcut(KeyEquivalent("i"), modifiers: [.control, .option])
        .disabled(toggle == nil)
    }
}

private enum FocusedInspectorKey: FocusedValueKey { typealias Value = SidebarToggle }

extension FocusedValues {
    /// The toggle that shows and hides the window's inspector.
    fileprivate var inspectorToggle: SidebarToggle? {
        get { self[FocusedInspectorKey.self] }
        set { self[FocusedInspectorKey.self] = newValue }
    }
}
