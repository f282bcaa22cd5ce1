import Foundation
import Observation
import PicaGraph

/// Shows the bars of what is inside it: around a window's content, a sheet's, or a column's.
struct BarHost: ViewModifier {
    /// What is said around the columns of which this is one; nil where there are no bars.
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

    /// The least width of a host whose upper bar has room for a search field, in points.
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
                        .contextMenu {
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
                // Windows further out are called so, and show nothing else of it.
                let (title, subtitle) = (content.title, content.subtitle)
                content = BarContent()
                (content.title, content.subtitle) = (title, subtitle)
            }
    }
}

/// Carries what views around a split view say of bars into its columns, which have the bars. Known by its identity.
@MainActor @Observable final class BarRelay {
    private(set) var content = BarContent()

    nonisolated init() {}

    /// Only what differs makes columns evaluate again: their own title is a part of it.
    fileprivate func give(_ new: BarContent) {
        if new.isTakenByColumns || content.isTakenByColumns, !content.looksLike(new) { content = new }
    }
}

private enum BarRelayKey: EnvironmentKey { static var defaultValue: BarRelay? { nil } }

extension EnvironmentValues {
    /// What the nearest bars further out have; nil where there are none.
    var barRelay: BarRelay? {
        get { self[BarRelayKey.self] }
        set { self[BarRelayKey.self] = newValue }
    }
}

/// Search fields that stand below the upper bar.
private struct SearchDrawer: View {
    let items: [BarItem]

    /// The widest field, in points.
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
