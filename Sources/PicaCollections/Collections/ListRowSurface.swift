import Foundation
import PicaCanvas
import PicaControls
import PicaDrawing
import PicaFields
import PicaGraph
import PicaState

/// The surface of a row in a list: its size, its marks, and its response to the pointer.
///
/// A single element replaces a dozen modifiers, because each frame of a fling creates dozens of rows.
package struct ListRowSurface {
    let row: Subview
    let place: Subview.Place
    let look: ListLook
    let state: ListRowState
    let insets: EdgeInsets
    /// Whether the row's background is a view.
    let hasGround: Bool

    /// The visible lines above and below the row.
    fileprivate var lines: [(edge: VerticalEdge, line: RowLine)] {
        let automatic: Visibility = look.hasSeparators && !place.isLast ? .visible : .hidden
        var lines: [(edge: VerticalEdge, line: RowLine)] = []
        if state.lines.top.visibility == .visible { lines.append((.top, state.lines.top)) }
        let below = state.lines.bottom.visibility
        if (below == .automatic ? automatic : below) == .visible {
            lines.append((.bottom, state.lines.bottom))
        }
        return lines
    }
    /// The space above the row, in points.
    fileprivate var gap: CGFloat { look.gap(above: place) }
}

extension ListRowSurface: ElementModifier {
    package typealias Body = Never

    package func makeBehavior(_ element: Element) -> ListRowSurfaceBehavior {
        ListRowSurfaceBehavior(element, self)
    }
}

package final class ListRowSurfaceBehavior: ElementBehavior, PointerResponder, HoverResponder, PressHandler,
    MenuResponder
{
    /// The colors that the row is drawn in.
    private struct Colors: Equatable {
        var veil = PixelColor.clear
        var card = PixelColor.clear
        var selection = PixelColor.clear
        /// The edge of selection marks with increased contrast.
        var edge = PixelColor.clear
        var hasEdge = false
        var accent = PixelColor.clear
        var lines: [PixelColor] = []
        /// The corner radius of selection marks.
        var radius: CGFloat = 0
    }

    private struct Guides: Equatable {
        var leading: CGFloat?
        var trailing: CGFloat?
    }

    package unowned let element: Element
    private var row: ListRowSurface
    private var colors = Colors()
    private var leastHeight: CGFloat = 0
    /// The distances in points from the row's sides to the ends of its lines; `nil` if the content sets none.
    private var guides = Guides()
    private var isEnabled = true
    private var isHovered = false
    private lazy var press = PressRecognizer(element, handler: self)
    private var start = CGPoint.zero

    /// The distance in points that the pointer moves before a press becomes a drag.
    private static let dragDistance: CGFloat = 6

    init(_ element: Element, _ row: ListRowSurface) {
        self.element = element
        self.row = row
    }

    package func update(_ value: ListRowSurface, _ environment: EnvironmentValues) {
        let old = (row, leastHeight)
        row = value
        if isOfOutline { target.isOutline = true }
        isEnabled = environment.isEnabled
        leastHeight = environment.defaultMinListRowHeight
        let palette = environment.palette
        colors.veil = palette[.primary]
        colors.radius = environment.picaTheme.cornerRadius
        colors.card = palette[.field]
        colors.selection = row.state.isActive ? palette[.selection, environment] : palette[.inactiveSelection]
        colors.accent = palette[.accent, environment]
        colors.edge = row.state.isActive ? colors.accent : palette[.tertiary]
        colors.hasEdge = environment.colorSchemeContrast == .increased
        colors.lines = row.lines.map { $0.line.tint?.pixelColor(in: environment) ?? palette[.separator] }
        if old.0.insets != row.insets || old.0.gap != row.gap || old.0.look.sideInset != row.look.sideInset
            || old.1 != leastHeight
        {
            element.invalidateLayout()
        }
        element.setNeedsDisplay()
    }

    // MARK: Layout

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let (side, insets) = (row.look.sideInset, row.insets)
        return proposal.inset(
            by: EdgeInsets(
                top: row.gap + insets.top, leading: side + insets.leading, bottom: insets.bottom,
                trailing: side + insets.trailing))
    }

    package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let size = content?.sizeThatFits(inner(proposal)) ?? .zero
        let sides = 2 * row.look.sideInset + row.insets.leading + row.insets.trailing
        return CGSize(
            width: max(proposal.width ?? 0, size.width + sides),
            height: row.gap + max(leastHeight, size.height + row.insets.top + row.insets.bottom))
    }

    package func placeChildren() {
        guard let content else { return }
        let proposal = inner(ProposedViewSize(width: element.size.width, height: nil))
        let size = content.sizeThatFits(proposal)
        let height = size.height + row.insets.top + row.insets.bottom
        content.place(
            at: CGPoint(
                x: row.look.sideInset + row.insets.leading,
                y: row.gap + row.insets.top + (element.size.height - row.gap - height) / 2),
            proposal: proposal)
        guard !row.lines.isEmpty else { return }
        let dimensions = content.dimensions(proposal)
        let width = element.size.width - 2 * row.look.sideInset
        let new = Guides(
            leading: dimensions[explicit: .listRowSeparatorLeading].map { row.insets.leading + $0 },
            trailing: dimensions[explicit: .listRowSeparatorTrailing].map { width - row.insets.leading - $0 })
        if new != guides {
            guides = new
            element.setNeedsPainting()
        }
    }

    package func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? { nil }

    // MARK: Drawing

    /// The row's frame without the space around it.
    private var card: CGRect {
        CGRect(
            x: row.look.sideInset, y: row.gap, width: frame.width - 2 * row.look.sideInset,
            height: frame.height - row.gap)
    }
    /// The frame of the row's selection mark.
    private var mark: CGRect { card.insetBy(dx: row.look.markInset, dy: 0) }
    private var radius: CGFloat { row.look.markInset > 0 ? colors.radius : 0 }

    private func overlay(_ alpha: Float) -> Paint {
        var color = colors.veil
        color.alpha = alpha
        return .color(color)
    }

    package var drawsItself: Bool { true }

    package func draw(into list: inout DisplayList) {
        let corners = row.look.corners(row.place)
        /// Fills a rectangle, with the card's corners at its start and end, or the mark's own corners.
        func fill(_ rect: CGRect, _ paint: Paint) {
            if corners != RectangleCornerRadii() {
                let shape = UnevenRoundedRectangle(cornerRadii: corners, style: .circular)
                list.commands.append(.path(shape.path(in: rect).outline, paint))
            } else if radius > 0 {
                list.commands.append(.roundedRect(rect, radius: radius, paint))
            } else {
                list.commands.append(.rect(rect, paint))
            }
        }
        if !row.hasGround {
            if row.look.isGrouped {
                fill(card, .color(colors.card))
            } else if row.look.alternates, row.place.index % 2 == 1 {
                fill(mark, overlay(0.06))
            }
        }
        if row.state.isSelected {
            fill(mark, .color(colors.selection))
            if colors.hasEdge {
                list.commands.append(.border(mark, radius: radius, width: 2, .color(colors.edge)))
            }
        } else if isHovered, row.state.isSelectable {
            fill(mark, overlay(0.072))
        }
    }

    /// Draws the overlays above the content.
    package func paintChildren(on painter: Painter, _ paint: () -> Void) {
        paint()
        let lines = zip(row.lines, colors.lines)
        guard !row.lines.isEmpty || row.state.isLead || row.state.insertion != nil else { return }
        var list = DisplayList()
        let leading = guides.leading ?? row.look.insets.leading
        let trailing = guides.trailing ?? (row.look.markInset > 0 ? row.look.insets.trailing : 0)
        for (line, color) in lines {
            let place = CGRect(
                x: card.minX + (element.direction == .rightToLeft ? trailing : leading),
                y: line.edge == .top ? card.minY : card.maxY - 1,
                width: max(0, card.width - leading - trailing), height: 1)
            list.commands.append(.rect(place, .color(color)))
        }
        if row.state.isLead {
            list.commands.append(.border(mark, radius: radius, width: 2, .color(colors.accent)))
        }
        if let edge = row.state.insertion {
            let y = edge == .top ? card.minY : card.maxY - 2
            list.commands.append(
                .rect(CGRect(x: card.minX, y: y, width: card.width, height: 2), .color(colors.accent)))
        }
        painter.draw(list, at: .zero)
    }

    // MARK: Pointer

    package var responder: (any Responder)? { self }
    package var recognizers: [any PointerRecognizer] { [press] }
    package func hitRule(at point: CGPoint) -> HitRule { frame.contains(point) ? .whole : .contents }

    package func hoverChanged(_ isHovered: Bool) {
        self.isHovered = isHovered
        element.setNeedsDisplay()
    }

    package func takes(_ press: PointerPress) -> Bool { press.button == .primary && isEnabled }

    package func pressBegan(_ press: PointerPress) {
        start = press.location
        row.state.target.press(row.place.index, press.modifiers, clicks: press.clicks)
    }

    package func pressMoved(to point: CGPoint, _ modifiers: Modifiers) {
        guard DraggedText.isDrag(from: start, to: point), let host = element.host else { return }
        // A mostly horizontal drag does not move rows.
        let isSideways = abs(point.y - start.y) <= Self.dragDistance
        guard let drag = makeDrag(isOfProviders: isSideways) else { return }
        element.show(drag, heldAt: start, host.environment)
        host.begin(drag, at: element.toWindow(point), modifiers)
    }

    /// Returns a drag that a view inside the row begins: of the row, or of the whole selection if the row is selected.
    package func makeDrag(from source: ObjectIdentifier) -> Drag? {
        guard row.row.trait(RowDragKey.self)?.source == source else { return nil }
        return makeDrag(isOfProviders: false)
    }

    private func makeDrag(isOfProviders: Bool) -> Drag? {
        row.state.target.makeDrag(row.place.index, isOfProviders: isOfProviders)
    }

    package func pressEnded(at point: CGPoint, _ modifiers: Modifiers) { row.state.target.release() }

    package func pressCancelled() {}

    /// Tells the list that its menu is about to open on this row.
    package func openMenu(at point: CGPoint?) -> Bool {
        if isEnabled, point != nil, row.state.hasMenus { row.state.target.pressForMenu(row.place.index) }
        return false
    }

    // MARK: Accessibility

    private var target: any ListRowTarget { row.state.target }

    package var accessibility: AccessibilityProperties? {
        guard target.semantics == .list else { return nil }
        var properties = AccessibilityProperties(
            role: target.isOutline ? .treeItem : .listItem, label: element.combinedAccessibilityLabel)
        describe(&properties)
        return properties
    }

    package func adjustAccessibility(_ properties: inout AccessibilityProperties) {
        if row.state.isSelected { properties.isSelected = true }
        switch properties.role {
        case .row: describe(&properties)
        case .cell: properties.cell?.row = row.place.index
        default: break
        }
        if properties.role.isRow { offerDrag(&properties) }
    }

    private func offerDrag(_ properties: inout AccessibilityProperties) {
        guard isEnabled, row.row.trait(RowDragKey.self) != nil else { return }
        element.graph.accessibilityDrag.offerDrag(of: element, to: &properties) { [weak self] in
            self?.makeDrag(isOfProviders: true)
        }
    }

    /// The level in an outline, from 0.
    private var depth: Int { row.row.trait(RowLevelKey.self) + row.row.trait(OutlineDepthKey.self) }
    private var expansion: Binding<Bool>? { row.row.trait(ExpansionKey.self) }
    /// Whether the row shows that the list is an outline.
    private var isOfOutline: Bool { expansion != nil || depth > 0 }

    private func describe(_ properties: inout AccessibilityProperties) {
        properties.isEnabled = isEnabled
        properties.isSelected = row.state.isSelected
        properties.isCurrent = row.state.isLead || row.state.isActive && row.state.isSelected
        properties.place = target.place(of: row.place.index)
        properties.row = row.place.index
        let isExpanded = expansion?.wrappedValue
        properties.isExpanded = isExpanded
        if target.isOutline { properties.level = depth + 1 }
        if row.state.isSelectable {
            properties.offer(.main) { [weak self] in self?.act { $0.activate($1) } }
            properties.offer(.select) { [weak self] in self?.act { $0.addToSelection($1) } }
        }
        if let isExpanded {
            properties.offer(isExpanded ? .collapse : .expand) { [weak self] in
                self?.act { [expansion = self?.expansion] _, _ in
                    withAnimation { expansion?.wrappedValue = !isExpanded }
                }
            }
        }
        if row.state.hasMenus || element.menuOpenerInside?.isOffered == true {
            properties.offer(.showMenu) { [weak self] in self?.act { _, _ in self?.showMenu() } }
        }
    }

    private func act(_ action: (any ListRowTarget, Int) -> Void) {
        if isEnabled { action(target, row.place.index) }
    }

    /// Opens the menu of the row itself, or that of the list for the row.
    private func showMenu() {
        if let opener = element.menuOpenerInside, opener.isOffered {
            _ = opener.openMenu(at: nil)
            return
        }
        target.pressForMenu(row.place.index)
        let center = element.toWindow(CGPoint(x: mark.midX, y: mark.midY))
        _ = sequence(first: element) { $0.parent }.dropFirst().contains {
            ($0.responder as? any MenuResponder)?.openMenu(at: $0.fromWindow(center)) == true
        }
    }
}
