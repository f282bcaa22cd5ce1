import Foundation
import PicaCanvas
import PicaDrawing
import PicaGraph
import PicaLabels
import PicaRichText
import PicaState
import PicaText

/// The behavior of the element of a multi-line text.
final class EditorLeaf: EditingLeaf<EditorView>, ScrollResponder {
    private var document: DocumentLayout?
    private var bar = ScrollBar(.vertical)
    private let thumb: BehaviorElement<FillBehavior>
    private let matchMarks: BehaviorElement<MatchMarksBehavior>
    private(set) lazy var finder = EditorFinder(self)
    /// The visible blocks, as of the last placement.
    private var visible: [DocumentLayout.Block] = []
    /// The hint shown while the field is empty. A field with a hint is as high as its text.
    private var hint: FieldHint?
    override var placeholder: String? { hint?.placeholder }
    /// The minimum and maximum number of lines in a field as high as its text.
    private var lineLimits: (least: Int, most: Int?) = (1, nil)
    /// The height of a field's text at a width.
    private var measured: (width: Double, height: CGFloat)?

    /// The size of an editor without a proposal, in points.
    private static let idealSize = CGSize(width: 300, height: 160)

    init(_ element: Element) {
        thumb = BehaviorElement(graph: element.graph) { FillBehavior($0, radius: ScrollBar.width / 2) }
        matchMarks = BehaviorElement(graph: element.graph, make: MatchMarksBehavior.init)
        super.init(element, session: EditingSession())
        element.setChildren([area, matchMarks, thumb])
    }

    override func update(_ view: EditorView, _ environment: EnvironmentValues) {
        bar.color = environment.palette[.scrollThumb]
        update(view.field, environment)
        updateField(view.input, view.chrome, environment)
        updateLooks()
        formatDocument()
        finder.update(view.input.find)
    }

    private func update(_ field: FieldTitle?, _ environment: EnvironmentValues) {
        guard let field else { return }
        title = ResolvedText(field.title, in: environment).string
        let newHint = field.hint(in: environment, after: hint)
        let limits = (least: max(1, environment.reservedLines), most: environment.lineLimit)
        guard newHint !== hint || limits != lineLimits else { return }
        hint = newHint
        lineLimits = limits
        measured = nil
        element.invalidateLayout()
    }

    /// The looks of the text's attributes in an environment; `nil` if the text has none.
    private var looks: (all: AttributeLooks, bond: AttributedBond, environment: EnvironmentValues)?

    private func updateLooks() {
        guard let bond = bond as? AttributedBond else {
            if looks != nil { document?.looks = [] }
            session.attributeRules = nil
            return looks = nil
        }
        if let looks, looks.bond === bond, looksTheSame(in: environment, as: looks.environment) { return }
        session.attributeRules = bond.attributes
        looks = (AttributeLooks(look), bond, environment)
        followAttributes()
        element.invalidatePlacement()
        area.setNeedsPainting()
    }

    /// Gives the document the look of every attribute in it.
    private func followAttributes() {
        guard let bond = bond as? AttributedBond else { return }
        let count = bond.attributes.table.count
        guard looks?.all.looks.count != count || document?.looks.count != count else { return }
        looks?.all.follow(bond.attributes.table)
        if let looks { document?.looks = looks.all.looks }
    }

    // MARK: Layout

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        guard hint != nil else { return proposal.replacingUnspecifiedDimensions(by: Self.idealSize) }
        let width = max(proposal.width ?? FieldLeaf.idealWidth, 2 * inset.width)
        return CGSize(width: width, height: textHeight(width: lineWidth(in: width)) + 2 * inset.height)
    }

    /// Returns the height of a field's text, within its limits.
    private func textHeight(width: Double) -> CGFloat {
        if let measured, measured.width == width { return measured.height }
        var options = LayoutOptions(environment, followsContent: true)
        options.lineLimit = lineLimits.most
        options.reservedLines = lineLimits.least
        options.hasTrailingEmptyLine = true
        // Text beyond the limits is invisible; without limits the texts of fields are short.
        let text = StyledText(session.composedText, style: style)
        let layout = TextLayout(
            ShapedText(text, direction: direction, context: .shared), width: width, options: options)
        let height = CGFloat(layout.height).rounded(.up)
        measured = (width, height)
        return height
    }

    override func styleDidChange() { measured = nil }

    override var breaksLines: Bool { true }
    override var hasSurface: Bool { hint != nil || environment.scrollContentBackground != .hidden }

    override func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        guard let hint, key == VerticalAlignment.firstTextBaseline.key else { return nil }
        return inset.height + CGFloat(hint.layout(width: nil, wraps: false).firstBaseline)
    }

    override var textFrame: CGRect {
        // Lines always leave space for the scroll bar, even while it is hidden. Otherwise one line too many would wrap
        // all others anew.
        let trailing = ScrollBar.thickness
        let x = environment.layoutDirection == .rightToLeft ? trailing : inset.width
        return CGRect(
            x: min(x, size.width / 2), y: min(inset.height, size.height / 2),
            width: max(0, size.width - inset.width - trailing), height: max(0, size.height - 2 * inset.height)
        )
    }

    override var textOrigin: CGPoint {
        CGPoint(x: textFrame.minX, y: textFrame.minY - CGFloat(document?.top ?? 0))
    }

    /// Returns the width of lines; the caret at a line's end needs a little of the frame.
    private func lineWidth(in width: CGFloat) -> Double {
        Double(max(1, width - inset.width - ScrollBar.thickness - CaretBehavior.width))
    }
    private var lineWidth: Double { lineWidth(in: size.width) }

    override func placeChildren() {
        formatDocument()
        layOutVisible()
        super.placeChildren()
        updateBar()
        thumb.update(bar.color, environment)
        thumb.behavior.show(bar.thumb ?? .zero)
        showMatchMarks()
    }

    /// Updates the highlights after the matches have changed or moved.
    func matchesDidChange() {
        element.invalidatePlacement()
        marked = nil
    }

    /// The positions of the matches along the scroll bar, for a document of that height.
    private var marked: (height: Double, places: [CGFloat])?

    private func showMatchMarks() {
        matchMarks.update(environment.palette[.foundNow], environment)
        guard let document else { return }
        if marked?.height != document.height { marked = (document.height, matchPlaces(document)) }
        matchMarks.behavior.show(bar.isShown ? marked?.places ?? [] : [], along: bar.track)
    }

    /// Replaces estimated heights by exact ones, which moves everything below.
    override func layOutVisible() { _ = document?.visibleBlocks() }

    private func formatDocument() {
        guard size.width > 0, let content = session.content else { return }
        let options = LayoutOptions(environment, followsContent: true)
        if let document {
            document.setFormat(style: style, options: options, direction: direction, width: lineWidth)
            document.viewportHeight = Double(textFrame.height)
        } else {
            let made = DocumentLayout(
                content, style: style, options: options, direction: direction, width: lineWidth,
                context: .shared)
            made.viewportHeight = Double(textFrame.height)
            document = made
            session.geometry = made
        }
        showTypingAttributes()
    }

    override func sessionDidChange(_ change: EditChange) {
        defer {
            if let edit = change.edit { finder.textDidChange(edit) }
            if change.selectionChanged { finder.selectionDidChange() }
        }
        if hint != nil, change.edit != nil || session.composition != document?.composition {
            measured = nil
            element.invalidateLayout()
        }
        guard let document, let content = session.content else { return }
        if let edit = change.edit {
            followAttributes()
            document.update(content, edit: edit)
        }
        document.setComposition(session.composition)
        showTypingAttributes()
    }

    /// Gives the document the attributes of an empty last paragraph, which has no text to carry them.
    private func showTypingAttributes() {
        guard let document, bond is AttributedBond else { return }
        followAttributes()
        let isAtEnd = session.selection.isEmpty && session.selection.head.offset == document.rope.utf8Count
        document.endAttributes = isAtEnd ? session.typingAttributes : nil
    }

    override var compositionCaretRect: TextRect? { document?.compositionCaretRect }

    // MARK: Scrolling

    /// Whether the view takes any height; a field is only as high as its text.
    var takesAnyHeight: Bool { hint == nil }

    private func scroll(to top: Double) -> Bool {
        guard let document else { return false }
        let old = document.top
        document.top = top
        guard document.top != old else { return false }
        element.invalidatePlacement()
        // Repaint the area once, rather than each line.
        area.setNeedsPainting()
        updateBar()
        return true
    }

    func canScroll(by delta: CGSize) -> Bool {
        guard let document else { return false }
        let last = max(0, document.height - document.viewportHeight)
        return delta.height < 0 ? document.top > 0 : delta.height > 0 && document.top < last
    }

    func scroll(by delta: CGSize) { _ = scroll(to: (document?.top ?? 0) + Double(delta.height)) }

    override func scrollTextToReveal(_ rect: CGRect) {
        guard let document else { return }
        let top = document.topRevealing(session.selection.head)
        guard top != document.top else { return }
        // The text is being placed already, so no invalidation is needed.
        document.top = top
        area.setNeedsPainting()
    }

    private func updateBar() {
        guard let document else { return }
        let slack = Double(size.height - textFrame.height)
        bar.update(
            offset: CGFloat(document.top), content: CGFloat(document.height + slack), size: size,
            isRightToLeft: environment.layoutDirection == .rightToLeft)
    }

    var accessibleScrollBars: [AccessibilityProperties] {
        [bar.accessibility(in: element) { [weak self] in _ = self?.scroll(to: $0) }].compactMap { $0 }
    }

    override func cursor(at point: CGPoint) -> PointerCursor? {
        bar.touches(point) ? .arrow : super.cursor(at: point)
    }

    override func pressBegan(_ press: PointerPress) {
        if press.button == .primary, let top = bar.press(at: press.location) {
            _ = scroll(to: Double(top))
        } else {
            super.pressBegan(press)
        }
    }

    override func pressMoved(to point: CGPoint, _ modifiers: Modifiers) {
        if bar.isHeld {
            if let top = bar.drag(to: point) { _ = scroll(to: Double(top)) }
        } else {
            super.pressMoved(to: point, modifiers)
        }
    }

    override func pressEnded(at point: CGPoint, _ modifiers: Modifiers) {
        bar.release()
        super.pressEnded(at: point, modifiers)
    }

    override func pressCancelled() {
        bar.release()
        super.pressCancelled()
    }

    // MARK: Drawing

    override func selectionRects(_ range: Range<Int>) -> [TextRect] {
        document?.selectionRects(range, in: visible) ?? []
    }

    override func marks() -> [(range: Range<Int>, color: PixelColor)] { visibleMatches(visible) }

    override func visibleLines() -> [VisibleLine] {
        guard let document else { return [] }
        visible = document.visibleBlocks()
        let origin = textOrigin
        if let hint, session.buffer.utf8Count == 0, session.composition == nil {
            let layout = hint.layout(width: lineWidth, wraps: true)
            return layout.lines.indices.map {
                VisibleLine(
                    layout: layout, number: $0, origin: origin, palette: hint.text.palette,
                    images: hint.text.images)
            }
        }
        let wrong = spelling?.shown ?? []
        return visible.flatMap { block in
            let marks = document.local(wrong, in: block)
            let origin = CGPoint(x: origin.x, y: origin.y + CGFloat(block.y))
            return document.visibleLines(of: block).map { number in
                let line = block.layout.lines[number]
                return VisibleLine(
                    layout: block.layout, number: number, origin: origin,
                    palette: looks?.all.palette ?? palette, images: looks?.all.images ?? [],
                    marks: marks.filter { $0.overlaps(line.range) })
            }
        }
    }

    override func visibleText() -> Range<Int> { document?.visibleText(of: visible) ?? 0..<0 }

    // MARK: Keys

    override var typesTab: Bool { hint == nil }
    override var lineSeparator: EditCommand? { hint == nil ? .insertLineSeparator : .insertNewline }
    override func submit() {
        if hint != nil, isSubmitted { submitInput() } else { perform(.insertNewline) }
    }

    override func styleRun(at offset: Int) -> (style: PicaText.TextStyle, range: Range<Int>) {
        guard let looks = looks?.all.looks, let spans = session.content?.spans,
            let run = spans.run(at: offset), looks.indices.contains(run.value.index)
        else { return super.styleRun(at: offset) }
        return (looks[run.value.index].text, run.range)
    }

    override var role: AccessibilityProperties.Role { hint == nil ? .textEditor : .textField }
}
