import Foundation
import Observation
import PicaControls
import PicaDrawing
import PicaGraph
import PicaLabels
import PicaState

/// Shows the bars for the views inside: around the content of a window, a sheet or a column.
struct BarHost: ViewModifier {
    /// The bar contents set around the columns, for a host that is one of them; `nil` for no bars.
    let outer: BarRelay?
    let share: BarShare
    @State private var bar = BarContent()
    @State private var relay = BarRelay()
    @State private var width: CGFloat = 0
    @State private var isCustomizing = false
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.toolbarDisplay) private var display

    init(outer: BarRelay? = nil, share: BarShare = .nothing) {
        self.outer = outer
        self.share = share
    }

    /// The minimum width in points of a host whose upper bar has space for a search field.
    private static let widthForSearch: CGFloat = 440

    func body(content: Content) -> some View {
        let shown = share == .nothing ? bar : outer.map { bar.taking(share, of: $0.content) } ?? bar
        let relay = relay
        let isTaken = bar.isTakenByColumns
        let isHidden = display?.isHidden == true
        let hasTop = !isTaken && !isHidden && shown.isShown(.top)
        let hasToolbar = !isTaken && shown.items.contains { $0.placement.part.isInHeader }
        let hasWideTop = hasTop && width >= Self.widthForSearch
        let drawer =
            isTaken
            ? []
            : shown.items(.drawer) + shown.items(.sidebar) + (hasWideTop ? [] : shown.items(.search))
        content
            .focusPane()
            .environment(\.barRelay, relay)
            .onPreferenceUpdate(BarKey.self) { new in
                bar = new
                relay.give(new)
            }
            .modifier(
                EdgeBars {
                    if hasTop || !drawer.isEmpty {
                        VStack(spacing: 0) {
                            if hasTop {
                                HeaderBar(bar: shown, search: hasWideTop ? shown.items(.search) : [])
                            }
                            SearchDrawer(items: drawer)
                        }
                        .modifier(
                            BarGround(
                                edge: .top, style: shown.backgrounds[.top],
                                visibility: shown.backgroundVisibility[.top] ?? .automatic)
                        )
                        .environment(\.colorScheme, shown.colorSchemes[.top] ?? colorScheme)
                        .contextMenu(isOffered: shown.arrangeable != nil) {
                            if shown.arrangeable != nil {
                                Button {
                                    isCustomizing = true
                                } label: {
                                    Text(BarWord(key: .customizeToolbar))
                                }
                            }
                        }
                        .popover(isPresented: $isCustomizing, arrowEdge: .top) {
                            if let toolbar = shown.arrangeable { ToolbarEditor(toolbar: toolbar) }
                        }
                    }
                } bottom: {
                    if !isTaken, shown.isShown(.bottom) { BottomBar(bar: shown) }
                }
            )
            .modifier(ScrollEdgeEffectReader())
            .onChange(of: hasToolbar, initial: true) { if hasToolbar { display?.hasToolbar = true } }
            .onChange(of: shown.arrangeable != nil, initial: true) { _, isArrangeable in
                if isArrangeable { display?.customize = { isCustomizing = true } }
            }
            .onGeometryChange(for: CGFloat.self) {
                $0.size.width
            } action: {
                width = $0
            }
            .transformPreference(BarKey.self) { content in
                // Outer windows take the title, and show nothing else of it.
                let (title, subtitle) = (content.title, content.subtitle)
                content = BarContent()
                (content.title, content.subtitle) = (title, subtitle)
            }
    }
}

/// Passes the bar contents set around a split view to its columns, which show the bars. It is compared by identity.
@MainActor @Observable final class BarRelay {
    private(set) var content = BarContent()

    nonisolated init() {}

    /// Sets new contents if they look different. Updating always would loop, because the columns' own title is part of
    /// them.
    fileprivate func give(_ new: BarContent) {
        if new.isTakenByColumns || content.isTakenByColumns, !content.looksLike(new) { content = new }
    }
}

private enum BarRelayKey: EnvironmentKey { static var defaultValue: BarRelay? { nil } }

extension EnvironmentValues {
    /// The contents of the nearest bars further out; `nil` if there are none.
    var barRelay: BarRelay? {
        get { self[BarRelayKey.self] }
        set { self[BarRelayKey.self] = newValue }
    }
}

/// The search fields below the upper bar.
private struct SearchDrawer: View {
    let items: [BarItem]

    /// The maximum width of a field, in points.
    private static let width: CGFloat = 480

    var body: some View {
        ForEach(items) { item in
            PortalOutlet(item.passage)
                .frame(maxWidth: Self.width)
                .padding(.horizontal, 12)
                .padding(.vertical, 8)
                .frame(maxWidth: .infinity)
        }
    }
}
