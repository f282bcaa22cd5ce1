import Foundation
import PicaCanvas
import PicaControls
import PicaGraph
import PicaLabels
import PicaState
import PicaText

/// The behavior of the element of a single-line field.
final class FieldLeaf: EditingLeaf<LineView>, ScrollResponder, CapsLockResponder {
    private lazy var fieldLayout = FieldLayout(session, style: style, context: .shared)
    private var hint: FieldHint?
    override var placeholder: String? { hint?.placeholder }
    private var scrollX: CGFloat = 0
    private var shownComposition: Composition?
    private var room = FieldRoom()
    private var signs: SecretSigns?
    /// The time when the pointer pressed the eye, and whether the secret was visible before.
    private var eyePress: (start: TimeInterval, wasRevealed: Bool)?
    private lazy var suggestions = FieldSuggestions(self)

    /// The length of the text beside the visible part that is spell-checked, in bytes.
    private static let margin = 1024

    /// The width of a field without a proposal, in points.
    static let idealWidth: CGFloat = 200

    init(_ element: Element, isSecret: Bool) {
        let session = isSecret ? EditingSession(secret: SecretBuffer()) : EditingSession()
        session.isSingleLine = true
        super.init(element, session: session)
        session.geometry = fieldLayout
    }

    override func update(_ view: LineView, _ environment: EnvironmentValues) {
        title = ResolvedText(view.field.title, in: environment).string
        let newHint = view.field.hint(in: environment, after: hint)
        if newHint !== hint {
            hint = newHint
            element.invalidatePlacement()
        }
        signs = view.signs
        if room != view.room {
            room = view.room
            element.invalidatePlacement()
        }
        updateField(view.input, view.chrome, environment)
    }

    override var compositionCaretRect: TextRect? { fieldLayout.compositionCaretRect }
    override func sessionDidChange(_ change: EditChange) {
        guard change.edit != nil || session.composition != shownComposition else { return }
        shownComposition = session.composition
        fieldLayout.update()
    }
    override func styleDidChange() { fieldLayout.update(style, direction, lineHeight) }

    // MARK: Layout

    private var contentHeight: CGFloat { CGFloat(fieldLayout.emptyLine.height).rounded(.up) }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let width = proposal.width ?? Self.idealWidth
        return CGSize(width: max(width, 2 * inset.width), height: contentHeight + 2 * inset.height)
    }

    override var textFrame: CGRect {
        // Glyphs of fallback fonts may be taller than the line; let them show up to the border.
        var frame = CGRect(origin: .zero, size: size).insetBy(
            dx: min(inset.width, size.width / 2), dy: chrome == .plain ? -3 : min(1, size.height / 2))
        let leading = min(max(0, room.leading - inset.width), frame.width)
        let trailing = min(max(0, room.trailing - inset.width), frame.width - leading)
        frame.size.width -= leading + trailing
        frame.origin.x += environment.layoutDirection == .rightToLeft ? trailing : leading
        return frame
    }

    /// Returns the left edge of a line that is narrower than the frame. By default it is at the leading side of the
    /// interface, so that text stands where the prompt stood.
    private func start(of layout: TextLayout) -> CGFloat {
        let slack = max(0, textFrame.width - CGFloat(layout.width) - CaretBehavior.width)
        let isRightToLeft =
            session.buffer.utf8Count == 0
            ? environment.layoutDirection == .rightToLeft : layout.lines.first?.isRightToLeft ?? false
        return slack * CGFloat(LayoutOptions(environment).alignment.share(isRightToLeft: isRightToLeft))
    }

    override var textOrigin: CGPoint {
        let layout = fieldLayout.layout
        return CGPoint(
            x: textFrame.minX + start(of: layout) - scrollX,
            y: firstBaseline(in: size.height) - CGFloat(layout.firstBaseline))
    }

    override func scrollTextToReveal(_ rect: CGRect) {
        var target = scrollX
        if rect.maxX - target > textFrame.width { target = rect.maxX - textFrame.width }
        if rect.minX - target < 0 { target = rect.minX }
        scroll(to: target)
    }

    private func scroll(to target: CGFloat) { scrollX = clamped(target) }

    private func clamped(_ target: CGFloat) -> CGFloat {
        let width = CGFloat(fieldLayout.layout.width) + CaretBehavior.width
        return min(max(0, target), max(0, width - textFrame.width))
    }

    func canScroll(by delta: CGSize) -> Bool { clamped(scrollX + delta.width) != scrollX }

    func scroll(by delta: CGSize) {
        scroll(to: scrollX + delta.width)
        element.invalidatePlacement()
    }

    override func placeChildren() {
        // The text may have become shorter.
        scroll(to: scrollX)
        super.placeChildren()
    }

    override func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        let isBaseline =
            key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
        guard isBaseline else { return nil }
        return firstBaseline(in: dimensions.height)
    }

    /// Returns the baseline of the text, which does not depend on what is typed.
    private func firstBaseline(in height: CGFloat) -> CGFloat {
        let line = fieldLayout.emptyLine
        return (height - CGFloat(line.height)) / 2 + CGFloat(line.firstBaseline)
    }

    // MARK: Drawing

    override func selectionRects(_ range: Range<Int>) -> [TextRect] { fieldLayout.selectionRects(range) }

    override func visibleLines() -> [VisibleLine] {
        var (layout, origin, palette) = (fieldLayout.layout, textOrigin, palette)
        var images: [ResolvedImage] = []
        let marks = (spelling?.shown ?? []).map(fieldLayout.displayed)
        if session.buffer.utf8Count == 0, session.composition == nil {
            guard let hint else { return [] }
            layout = hint.layout(width: Double(textFrame.width), wraps: false)
            origin.x = textFrame.minX + start(of: layout)
            origin.y = firstBaseline(in: size.height) - CGFloat(layout.firstBaseline)
            (palette, images) = (hint.text.palette, hint.text.images)
        }
        return layout.lines.indices.map {
            VisibleLine(
                layout: layout, number: $0, origin: origin, palette: palette, images: images,
                marks: marks)
        }
    }

    override func visibleText() -> Range<Int> {
        let edges = [textFrame.minX, textFrame.maxX].map {
            fieldLayout.caret(atX: Double($0 - textOrigin.x), y: 0).offset
        }
        let (first, last) = (min(edges[0], edges[1]), max(edges[0], edges[1]))
        // Text of the other direction may lie between these offsets and reach beyond the visible part.
        return (first - Self.margin..<last + Self.margin).clamped(to: 0..<session.buffer.utf8Count)
    }

    override var role: AccessibilityProperties.Role { session.isSecret ? .secureField : .textField }

    // MARK: Suggestions

    override func personTyped() { suggestions.offer() }

    override func keyPressed(_ press: KeyStroke) -> Bool {
        isEnabled && (environment.fieldKeys?.take(press) == true || suggestions.keyPressed(press))
            || super.keyPressed(press)
    }

    /// Replaces the text by a suggestion; a search starts at once.
    func accept(_ completion: String) {
        perform(.replace(0..<session.buffer.utf8Count, with: completion))
        if environment.submitTrigger == .search { submit() }
    }

    // MARK: Secrets

    /// The frame of the eye, in the field's points; `nil` without one.
    private var eye: CGRect? {
        guard let signs else { return nil }
        let x = environment.layoutDirection == .rightToLeft ? 0 : size.width - signs.width
        return CGRect(x: x, y: 0, width: signs.width, height: size.height)
    }

    /// The longest press of the eye that counts as a click, in seconds.
    private static let clickLength: TimeInterval = 0.4

    private func reveal(_ isRevealed: Bool) {
        guard fieldLayout.isRevealed != isRevealed else { return }
        fieldLayout.isRevealed = isRevealed
        signs?.isRevealed.wrappedValue = isRevealed
        element.invalidatePlacement()
        element.setNeedsDisplay()
    }

    override func pressBegan(_ press: PointerPress) {
        if press.button == .primary, eye?.contains(press.location) == true {
            eyePress = (start: host?.platform.now ?? 0, wasRevealed: fieldLayout.isRevealed)
            reveal(true)
        } else {
            super.pressBegan(press)
        }
    }

    override func pressEnded(at point: CGPoint, _ modifiers: Modifiers) {
        endEyePress(isClick: eye?.contains(point) == true)
        super.pressEnded(at: point, modifiers)
    }

    override func pressCancelled() {
        endEyePress(isClick: false)
        super.pressCancelled()
    }

    /// Ends a press of the eye. A click toggles it; a longer press shows the secret only while it lasts.
    private func endEyePress(isClick: Bool) {
        guard let press = eyePress else { return }
        eyePress = nil
        let isShort = (host?.platform.now ?? 0) - press.start < Self.clickLength
        reveal(isClick && isShort && !press.wasRevealed)
    }

    override func cursor(at point: CGPoint) -> PointerCursor? {
        eye?.contains(point) == true ? .arrow : super.cursor(at: point)
    }

    override func focusChanged(_ focused: Bool) {
        let hadFocus = isFocused
        super.focusChanged(focused)
        capsLockChanged()
        if !isFocused { reveal(false) }
        if !isFocused || host?.focus.isWindowFocused != true {
            suggestions.withdraw()
        } else if !hadFocus, environment.submitTrigger == .search {
            // A search may offer suggestions before the first letter, such as recent searches.
            suggestions.offer()
        }
    }

    func capsLockChanged() {
        guard let signs else { return }
        let isShown = isFocused && host?.isCapsLockOn == true
        guard signs.isCapsLockOn.wrappedValue != isShown else { return }
        signs.isCapsLockOn.wrappedValue = isShown
    }
}
