import Foundation
import PicaCollections
import PicaControls
import PicaDrawing
import PicaGraph
import PicaLabels
import PicaState

/// A view with two or three columns, in which a selection in one column controls the next.
///
///     NavigationSplitView {
///         List(mailboxes, selection: $mailbox) { Text($0.name) }
///             .navigationTitle("Mailboxes")
///     } detail: {
///         if let mailbox { Messages(of: mailbox) } else { Text("No mailbox") }
///     }
///
/// Each column has its own bar. F9, Ctrl+Alt+S and a button in the bar toggle the sidebar. The person drags the lines
/// between columns, or moves them by arrow keys. Toolbars, titles and searches set around the split view appear in the
/// bar of the last column.
///
/// If there is space for only one column, a selection in it shows the next, and the back button returns.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
    private let columnVisibility: Binding<NavigationSplitViewVisibility>?
    private let preferredCompactColumn: Binding<NavigationSplitViewColumn>?
    private let sidebar: Sidebar
    /// The middle column; `nil` in a view with two columns.
    private let content: Content?
    private let detail: Detail
    @State private var ownVisibility = NavigationSplitViewVisibility.automatic
    @State private var ownCompactColumn = NavigationSplitViewColumn.sidebar
    @State private var width: CGFloat = 0
    /// The widths that the person has set.
    @State private var widths: [SplitColumn: CGFloat] = [:]
    /// The widths that the columns' views request.
    @State private var wishes: [SplitColumn: SplitColumnWidth] = [:]
    @State private var models = SplitModels()
    @State private var changes = 0
    @Environment(\.barRelay) private var outerBars

    nonisolated private init(
        _ columnVisibility: Binding<NavigationSplitViewVisibility>?,
        _ preferredCompactColumn: Binding<NavigationSplitViewColumn>?, _ sidebar: Sidebar,
        _ content: Content?, _ detail: Detail
    ) {
        self.columnVisibility = columnVisibility
        self.preferredCompactColumn = preferredCompactColumn
        self.sidebar = sidebar
        self.content = content
        self.detail = detail
    }

    /// Creates a view with three columns.
    nonisolated public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(nil, nil, sidebar(), content(), detail())
    }

    /// Creates a view with three columns and a binding to which are shown.
    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(columnVisibility, nil, sidebar(), content(), detail())
    }

    /// Creates a view with three columns and a binding to the one shown if there is space for only one.
    nonisolated public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(nil, preferredCompactColumn, sidebar(), content(), detail())
    }

    /// Creates a split view with three columns and bindings to the shown columns. The second binding is the column
    /// shown if there is space for only one.
    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(columnVisibility, preferredCompactColumn, sidebar(), content(), detail())
    }
}

extension NavigationSplitView where Content == EmptyView {
    /// Creates a view with two columns.
    nonisolated public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        self.init(nil, nil, sidebar(), nil, detail())
    }

    /// Creates a view with two columns and a binding to which are shown.
    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(columnVisibility, nil, sidebar(), nil, detail())
    }

    /// Creates a view with two columns and a binding to the one shown if there is space for only one.
    nonisolated public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(nil, preferredCompactColumn, sidebar(), nil, detail())
    }

    /// Creates a split view with two columns and bindings to the shown columns. The second binding is the column shown
    /// if there is space for only one.
    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(columnVisibility, preferredCompactColumn, sidebar(), nil, detail())
    }
}

extension NavigationSplitView: View {
    /// The columns.
    public var body: some View {
        let plan = plan
        let _ = prepare(plan)
        SplitColumnsLayout(plan: plan) {
            DeckPage(isShown: plan.shows(.sidebar)) {
                column(.sidebar, plan, sidebar.listStyle(.sidebar))
                    .background(Color(themed: .sidebar))
            }
            .splitColumn(.sidebar)
            SplitLine(isShown: plan.hasLine(after: .sidebar), width: plan.width(of: .sidebar)) {
                resize(.sidebar, to: $0)
            }
            .splitColumn(.sidebar, isLine: true)
            if let content {
                DeckPage(isShown: plan.shows(.content)) {
                    column(
                        .content, plan,
                        NavigationPages(model: models.content, pages: models.content.pages, root: content))
                }
                .splitColumn(.content)
                SplitLine(isShown: plan.hasLine(after: .content), width: plan.width(of: .content)) {
                    resize(.content, to: $0)
                }
                .splitColumn(.content, isLine: true)
            }
            DeckPage(isShown: plan.shows(.detail)) {
                column(
                    .detail, plan,
                    NavigationPages(model: models.detail, pages: models.detail.pages, root: detail))
            }
            .splitColumn(.detail)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .clippedToSafeArea()
        .onGeometryChange(for: CGFloat.self) {
            $0.size.width
        } action: {
            width = $0
        }
        .bar { $0.isTakenByColumns = true }
        .modifier(NavigationKeys { perform($0, plan) })
        .focusedSceneValue(\.sidebarToggle, models.toggle)
    }

    @MainActor private func perform(_ command: NavigationCommand, _ plan: SplitPlan) -> Bool {
        switch command {
        case .toggleSidebar where !plan.isCompact: models.toggle.toggle()
        case .back where !plan.columnsBelow.isEmpty: models.back.goBack(to: plan.columnsBelow.count - 1)
        default: return false
        }
        return true
    }

    @MainActor private func column(_ column: SplitColumn, _ plan: SplitPlan, _ content: some View)
        -> some View
    {
        let (models, back) = (models, plan.back(from: column) ? models.back : nil)
        let toggle = plan.bearsToggle(column) ? models.toggle : nil
        let next = models.model(after: column, hasContent: self.content != nil)
        return
            content
            .environment(
                \.navigationTarget, next.map { NavigationTarget(model: $0) }, isEnabled: column == .sidebar
            )
            .environment(\.columnAdvance, models.advances[column], isEnabled: column != .detail)
            .onPreferenceUpdate(NavigationDestinationKey.self) {
                next?.setDestinations($0, of: NavigationModel.column)
            }
            .onPreferenceUpdate(SplitColumnWidthKey.self) { wishes[column] = $0 }
            .onPreferenceUpdate(BarKey.self) { models.titles[column] = $0.title?.text }
            .toolbar {
                if let toggle {
                    ToolbarItem(placement: .navigation) { SidebarButton(toggle: toggle) }
                }
            }
            .bar { bar in
                bar.isInContainer = true
                // A stack inside the column goes back first.
                if let back, bar.back == nil {
                    (bar.back, bar.backDepth) = (back, plan.columnsBelow.count)
                }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .modifier(BarHost(outer: outerBars, share: plan.share(of: column)))
            .modifier(ContainerBackgroundReader(placement: .navigationSplitView))
            // The window's title is that of its last column with a title; a sidebar's is the last resort.
            .bar { $0.title?.rank = column.rawValue - 1 }
    }

    @MainActor private var visibility: Binding<NavigationSplitViewVisibility> {
        columnVisibility ?? $ownVisibility
    }
    @MainActor private var compactColumn: Binding<NavigationSplitViewColumn> {
        preferredCompactColumn ?? $ownCompactColumn
    }

    @MainActor private var plan: SplitPlan {
        let _ = changes
        return SplitPlan(
            width: width, hasContent: content != nil, visibility: visibility.wrappedValue,
            compactColumn: compactColumn.wrappedValue.column, widths: widths, wishes: wishes)
    }

    @MainActor private func prepare(_ plan: SplitPlan) {
        let (visibility, compactColumn, changes) = (visibility, compactColumn, $changes)
        let hasContent = content != nil
        for model in [models.content, models.detail] {
            model.replaces = true
            model.changed = { changes.wrappedValue += 1 }
            if model.path == nil {
                let values = models.values(of: model)
                model.path = NavigationPathBinding(get: { values.values }, set: { values.values = $0 })
            }
            model.follow(model.path?.get() ?? [])
        }
        for (column, advance) in models.advances {
            advance.advance = { compactColumn.wrappedValue = column.public.next(hasContent: hasContent) }
        }
        models.content.didPush = { compactColumn.wrappedValue = .content }
        models.detail.didPush = { compactColumn.wrappedValue = .detail }
        models.back.titlesBelow = { [models] in
            plan.columnsBelow.map { models.titles[$0] ?? nil }
        }
        models.back.go = { index in
            if plan.columnsBelow.indices.contains(index) {
                compactColumn.wrappedValue = plan.columnsBelow[index].public
            }
        }
        models.toggle.toggle = {
            withAnimation(.change) {
                visibility.wrappedValue = plan.visibilityAfterToggle
            }
        }
    }

    @MainActor private func resize(_ column: SplitColumn, to width: CGFloat?) {
        widths[column] = width
    }
}

/// The state of a split view's columns.
@MainActor final class SplitModels {
    nonisolated init() {}

    let content = NavigationModel()
    let detail = NavigationModel()
    /// The actions that lead from a column to the next.
    let advances: [SplitColumn: ColumnAdvance] = [.sidebar: ColumnAdvance(), .content: ColumnAdvance()]
    let toggle = SidebarToggle()
    let back = SplitBack()
    var titles: [SplitColumn: Text?] = [:]
    private let contentValues = Values()
    private let detailValues = Values()

    /// The values of a column's path.
    @MainActor final class Values {
        var values: [NavigationElement] = []

        nonisolated init() {}
    }

    func values(of model: NavigationModel) -> Values { model === content ? contentValues : detailValues }

    func model(after column: SplitColumn, hasContent: Bool) -> NavigationModel? {
        switch column {
        case .sidebar: hasContent ? content : detail
        case .content: detail
        case .detail: nil
        }
    }
}

/// Goes back to the preceding column when only one is shown.
@MainActor final class SplitBack: BackTarget {
    var titlesBelow: () -> [Text?] = { [] }
    var go: (Int) -> Void = { _ in }

    nonisolated init() {}

    var backTitles: [Text?] { titlesBelow() }
    func goBack(to page: Int) { go(page) }
}
