import Foundation
import PicaCanvas
import PicaGraph

/// A row's place in a list: its size, what marks it, and what the pointer does to it.
///
/// One element does what a dozen modifiers would, as rows by the dozen come with each frame of a fling.
struct ListRowSurface {
    let row: Subview
    let place: Subview.Place
    let look: ListLook
    let state: ListRowState
    let insets: EdgeInsets
    /// Whether what is behind the row is a view.
    let hasGround: Bool

    /// The lines above and below, as far as they are seen.
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
    /// Above the row, in points.
    fileprivate var gap: CGFloat { look.gap(above: place) }
}

extension ListRowSurface: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> ListRowSurfaceBehavior { ListRowSurfaceBehavior(element, self) }
}

final class ListRowSurfaceBehavior: ElementBehavior, PointerResponder, HoverResponder, PressHandler,
    MenuResponder
{
    /// What the row is drawn with.
    private struct Colors: Equatable {
        var veil = PixelColor.clear
        var card = PixelColor.clear
        var selection = PixelColor.clear
        var bar = PixelColor.clear
        var accent = PixelColor.clear
        var lines: [PixelColor] = []
    }

    private struct Guides: Equatable {
        var leading: CGFloat?
        var trailing: CGFloat?
    }

    unowned let element: Element
    private var row: ListRowSurface
    private var colors = Colors()
    private var leastHeight: CGFloat = 0
    /// From the row's sides to where its lines begin and end, in points; nil where the content does not say.
    private var guides = Guides()
    private var isEnabled = true
    private var isHovered = false
    private lazy var press = PressRecognizer(element, handler: self)
    private var start = CGPoint.zero

    /// How far the pointer goes before a press is a drag, in points.
    private static let dragDistance: CGFloat = 6

    init(_ element: Element, _ row: ListRowSurface) {
        self.element = element
        self.row = row
    }

    func update(_ value: ListRowSurface, _ environment: EnvironmentValues) {
        let old = (row, leastHeight)
        row = value
        isEnabled = environment.isEnabled
        leastHeight = environment.defaultMinListRowHeight
        let theme = environment.theme
        colors.veil = theme[.primary]
        colors.card = theme[.field]
        colors.selection = row.state.isActive ? theme.selection(in: environment) : theme.inactiveSelection
        colors.accent = theme[.accent, environment]
        colors.bar = row.state.isActive ? colors.accent : theme[.tertiary]
        colors.lines = row.lines.map { $0.line.tint?.pixelColor(in: environment) ?? theme.separator }
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

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let size = content?.sizeThatFits(inner(proposal)) ?? .zero
        let sides = 2 * row.look.sideInset + row.insets.leading + row.insets.trailing
        return CGSize(
            width: max(proposal.width ?? 0, size.width + sides),
            height: row.gap + max(leastHeight, size.height + row.insets.top + row.insets.bottom))
    }

    func placeChildren() {
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

    func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? { nil }

    // MARK: Drawing

    /// The row without what is around it.
    private var card: CGRect {
        CGRect(
            x: row.look.sideInset, y: row.gap, width: frame.width - 2 * row.look.sideInset,
            height: frame.height - row.gap)
    }
    /// Where marks of the row are.
    private var mark: CGRect { card.insetBy(dx: row.look.markInset, dy: 0) }
    private var radius: CGFloat { row.look.markInset > 0 ? Theme.cornerRadius : 0 }

    private func overlay(_ alpha: Float) -> Paint {
        var color = colors.veil
        color.alpha = alpha
        return .color(color)
    }

    var drawsItself: Bool { true }

    func draw(into list: inout DisplayList) {
        let corners = row.look.corners(row.place)
        /// With the card's corners where it is at those, or the mark's own.
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
            // Where the mark's corners leave it, so that nothing has to be clipped.
            let (top, bottom) = (max(radius, corners.topLeading), max(radius, corners.bottomLeading))
            let bar = CGRect(
                x: element.direction == .rightToLeft ? mark.maxX - 3 : mark.minX, y: mark.minY + top,
                width: 3, height: max(0, mark.height - top - bottom))
            list.commands.append(.roundedRect(bar, radius: top + bottom > 0 ? 1.5 : 0, .color(colors.bar)))
        } else if isHovered, row.state.isSelectable {
            fill(mark, overlay(0.072))
        }
    }

    /// What stands over the content.
    func paintChildren(on painter: Painter, _ paint: () -> Void) {
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

    var responder: (any Responder)? { self }
    var recognizers: [any PointerRecognizer] { [press] }
    func hitRule(at point: CGPoint) -> HitRule { frame.contains(point) ? .whole : .contents }

    func hoverChanged(_ isHovered: Bool) {
        self.isHovered = isHovered
        element.setNeedsDisplay()
    }

    func takes(_ press: PointerPress) -> Bool { press.button == .primary && isEnabled }

    func pressBegan(_ press: PointerPress) {
        start = press.location
        row.state.target.press(row.place.index, press.modifiers, clicks: press.clicks)
    }

    func pressMoved(to point: CGPoint, _ modifiers: Modifiers) {
        guard DraggedText.isDrag(from: start, to: point), let host = element.host else { return }
        // To the side nothing is moved.
        let isSideways = abs(point.y - start.y) <= Self.dragDistance
        guard let drag = row.state.target.makeDrag(row.place.index, isOfProviders: isSideways) else { return }
        element.show(drag, heldAt: start, host.environment)
        host.begin(drag, at: element.toWindow(point), modifiers)
    }

    /// A drag of the row, with all that is selected if it is, by a view that is what the row stands for.
    func makeDrag(from source: ObjectIdentifier) -> Drag? {
        guard row.row.trait(RowDragKey.self)?.source == source else { return nil }
        return row.state.target.makeDrag(row.place.index, isOfProviders: false)
    }

    func pressEnded(at point: CGPoint, _ modifiers: Modifiers) { row.state.target.release() }

    func pressCancelled() {}

    /// The list's menu is about what is selected then.
    func openMenu(at point: CGPoint?) -> Bool {
        if isEnabled, point != nil, row.state.hasMenus { row.state.target.pressForMenu(row.place.index) }
        return false
    }

    // MARK: Accessibility

    func adjustAccessibility(_ properties: inout AccessibilityProperties) {
        if row.state.isSelected { properties.isSelected = true }
    }
}
