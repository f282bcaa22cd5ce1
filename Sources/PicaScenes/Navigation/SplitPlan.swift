import Foundation
import PicaControls
import PicaDrawing
import PicaGraph
import PicaState

/// A column of a split view, in order.
enum SplitColumn: Int, Comparable, Hashable, Sendable {
    case sidebar, content, detail

    static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

    var `public`: NavigationSplitViewColumn { NavigationSplitViewColumn(column: self) }
}

/// The visible columns of a split view and their widths.
struct SplitPlan: Equatable {
    /// The width of the whole view, in points; 0 until it is known.
    let width: CGFloat
    let hasContent: Bool
    let visibility: NavigationSplitViewVisibility
    /// The column that is shown if there is space for only one.
    let compactColumn: SplitColumn
    /// The widths that the person has set.
    let widths: [SplitColumn: CGFloat]
    let wishes: [SplitColumn: SplitColumnWidth]

    /// The width in points below which a view shows only one column.
    static let compactWidth: CGFloat = 500
    /// The minimum width of the last column, in points.
    private static let leastDetail: CGFloat = 200

    var isCompact: Bool { width > 0 && width < Self.compactWidth }

    var columns: [SplitColumn] { hasContent ? [.sidebar, .content, .detail] : [.sidebar, .detail] }

    func shows(_ column: SplitColumn) -> Bool {
        guard columns.contains(column) else { return false }
        if isCompact { return column == shownAlone }
        return switch visibility {
        case .detailOnly: column == .detail
        case .doubleColumn: !hasContent || column != .sidebar
        // Three columns need more space.
        case .automatic: column != .sidebar || !hasContent || width == 0 || width >= 700
        default: true
        }
    }

    private var shownAlone: SplitColumn { columns.contains(compactColumn) ? compactColumn : .detail }

    /// The columns before the one that is shown alone.
    var columnsBelow: [SplitColumn] { isCompact ? columns.filter { $0 < shownAlone } : [] }

    /// Returns the share of the surrounding bar settings that a column's bar shows. The last column gets nearly all,
    /// and the sidebar those meant for sidebars.
    func share(of column: SplitColumn) -> BarShare {
        if column == columns.last(where: shows) {
            return shows(.sidebar) && column != .sidebar ? .rest : .all
        }
        return column == .sidebar ? .sidebar : .nothing
    }

    func back(from column: SplitColumn) -> Bool { isCompact && column == shownAlone && column != .sidebar }

    /// Returns whether a column's bar has the button that toggles the sidebar.
    func bearsToggle(_ column: SplitColumn) -> Bool {
        !isCompact && column == columns.first(where: shows)
    }

    func hasLine(after column: SplitColumn) -> Bool {
        !isCompact && shows(column) && column != .detail && !isFixed(column)
    }

    private func isFixed(_ column: SplitColumn) -> Bool {
        wishes[column].map { $0.min == $0.max && $0.min != nil } ?? false
    }

    /// Returns the width of a column, in points.
    func width(of column: SplitColumn) -> CGFloat {
        guard shows(column) else { return 0 }
        if isCompact { return width }
        let leading = columns.filter { $0 != .detail && shows($0) }
        func wanted(_ column: SplitColumn) -> CGFloat {
            let wish = wishes[column] ?? SplitColumnWidth(ideal: column == .sidebar ? 220 : 260)
            return wish.clamped(widths[column] ?? wish.ideal)
        }
        let sum = leading.reduce(0) { $0 + wanted($1) }
        guard column != .detail else { return max(0, width - leading.reduce(0) { $0 + self.width(of: $1) }) }
        // Keep some space for the last column; the others shrink in proportion.
        let most = max(0, width - Self.leastDetail)
        return sum > most && width > 0 ? wanted(column) * most / sum : wanted(column)
    }

    var visibilityAfterToggle: NavigationSplitViewVisibility {
        if shows(.sidebar) { return hasContent ? .doubleColumn : .detailOnly }
        return .all
    }
}

/// A layout that places the columns of a split view and the lines between them.
struct SplitColumnsLayout: Layout {
    let plan: SplitPlan

    /// The width of a line for the pointer, in points.
    static let reach: CGFloat = 9

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let ideal = CGSize(width: 900, height: 500)
        let least = CGSize(width: 320, height: 120)
        func length(_ offered: CGFloat?, _ ideal: CGFloat, _ least: CGFloat) -> CGFloat {
            max(offered.map { $0.isFinite ? $0 : ideal } ?? ideal, least)
        }
        return CGSize(
            width: length(proposal.width, ideal.width, least.width),
            height: length(proposal.height, ideal.height, least.height))
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        // When the window is resized, the plan may have been made for another width.
        let shown = plan.columns.filter(plan.shows)
        var edges: [SplitColumn: (start: CGFloat, width: CGFloat)] = [:]
        var x = bounds.minX
        for column in shown {
            let isLast = column == shown.last
            let width = isLast ? max(0, bounds.maxX - x) : min(plan.width(of: column), bounds.maxX - x)
            edges[column] = (x, width)
            x += width
        }
        for view in subviews {
            let part = view[SplitPartKey.self]
            let (start, width) = edges[part.column] ?? (bounds.minX, 0)
            if part.isLine {
                view.place(
                    at: CGPoint(x: start + width - Self.reach / 2, y: bounds.minY),
                    proposal: ProposedViewSize(width: Self.reach, height: bounds.height))
            } else {
                view.place(
                    at: CGPoint(x: start, y: bounds.minY),
                    proposal: ProposedViewSize(width: width, height: bounds.height))
            }
        }
    }
}

/// Identifies a view of a split view as a column or a line.
struct SplitPart: Equatable {
    var column = SplitColumn.detail
    var isLine = false
}

private enum SplitPartKey: LayoutValueKey { static var defaultValue: SplitPart { SplitPart() } }

extension View {
    func splitColumn(_ column: SplitColumn, isLine: Bool = false) -> some View {
        layoutValue(key: SplitPartKey.self, value: SplitPart(column: column, isLine: isLine))
            .zIndex(isLine ? 1 : 0)
    }
}

/// The line after a column, which the person moves by pointer or keyboard.
struct SplitLine: View {
    let isShown: Bool
    /// The width of the column before it, in points.
    let width: CGFloat
    /// Sets that width; `nil` restores the one that the column requests.
    let resize: @MainActor (CGFloat?) -> Void
    @State private var taken: CGFloat = 0

    init(isShown: Bool, width: CGFloat, resize: @escaping @MainActor (CGFloat?) -> Void) {
        self.isShown = isShown
        self.width = width
        self.resize = resize
    }

    /// The distance that an arrow key moves the line, in points.
    private static let step: CGFloat = 10

    var body: some View {
        if isShown {
            Color(themed: .quaternary)
                .frame(width: 1)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .contentShape(Rectangle())
                .modifier(
                    SplitHandle(
                        axis: .horizontal, step: Self.step, length: { abs(width) },
                        // A negative width is that of the column after the line.
                        set: { resize(width < 0 ? -$0 : $0) },
                        move: { resize(width + min(max($0, -1_000), 1_000) * Self.step) })
                )
                .pointerStyle(.columnResize)
                .modifier(
                    EdgeDrag(
                        axis: .horizontal, take: { taken = width }, drag: { resize(taken + $0) },
                        reset: { resize(nil) }))
        } else {
            Color.clear.allowsHitTesting(false)
        }
    }
}
