import Foundation
import PicaCanvas
import PicaGraph
import PicaText

/// Text of any length to be typed, in a place that scrolls.
public struct TextEditor {
    let text: Binding<String>

    nonisolated public init(text: Binding<String>) { self.text = text }
}

extension TextEditor: PrimitiveView {
    public typealias Body = Never

    package func makeNode(in parent: ViewNode) -> TypedNode<TextEditor> {
        LeafNode(self, parent: parent) { EditorLeaf($0) }
    }
}

final class EditorLeaf: EditingLeaf<TextEditor> {
    private var document: DocumentLayout?
    private var bar = ScrollBar(.vertical)
    /// What is seen, as of the last placement.
    private var visible: [DocumentLayout.Block] = []
    private var isOverBar = false

    /// An editor's size where nobody offers one, in points.
    private static let idealSize = CGSize(width: 300, height: 160)

    init(_ element: Element) { super.init(element, session: EditingSession()) }

    override func update(_ view: TextEditor, _ environment: EnvironmentValues) {
        bar.color = environment.theme.scrollThumb
        updateField(view.text, environment)
        formatDocument()
    }

    // MARK: Layout

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: Self.idealSize)
    }

    override var textFrame: CGRect {
        let inset = Theme.fieldInset
        // Lines end where the bar may stand, whether it does or not: else typing one line too many would
        // wrap all others anew.
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

    /// The lines' width; the caret at a line's end needs a little of the frame.
    private var lineWidth: Double { Double(max(1, textFrame.width - CaretBehavior.width)) }

    override func placeChildren() {
        formatDocument()
        // Laying out what is seen corrects estimates, and with them where everything is.
        _ = document?.visibleBlocks()
        super.placeChildren()
        visible = document?.visibleBlocks() ?? []
        updateBar()
    }

    private func formatDocument() {
        guard size.width > 0, let rope = session.rope else { return }
        let options = LayoutOptions(environment, followsContent: true)
        if let document {
            document.setFormat(style: style, options: options, width: lineWidth)
            document.viewportHeight = Double(textFrame.height)
        } else {
            let made = DocumentLayout(
                rope, style: style, options: options, width: lineWidth, context: .shared)
            made.viewportHeight = Double(textFrame.height)
            document = made
            session.geometry = made
        }
    }

    override func sessionDidChange(_ change: EditChange) {
        guard let document, let rope = session.rope else { return }
        if let edit = change.edit { document.update(rope, edit: edit) }
        document.setComposition(session.composition)
    }

    override var compositionCaretRect: TextRect? { document?.compositionCaretRect }

    // MARK: Scrolling

    private func scroll(to top: Double) -> Bool {
        guard let document else { return false }
        let old = document.top
        document.top = top
        guard document.top != old else { return false }
        element.invalidatePlacement()
        element.setNeedsDisplay()
        updateBar()
        return true
    }

    override func scroll(by delta: CGSize) -> Bool { scroll(to: (document?.top ?? 0) + Double(delta.height)) }

    override func scrollTextToReveal(_ rect: CGRect) {
        guard let document else { return }
        document.top = document.topRevealing(session.selection.head)
        element.setNeedsDisplay()
    }

    private func updateBar() {
        guard let document else { return }
        let slack = Double(size.height - textFrame.height)
        bar.update(
            offset: CGFloat(document.top), content: CGFloat(document.height + slack), size: size,
            isRightToLeft: environment.layoutDirection == .rightToLeft)
    }

    override func pointerMoved(to point: CGPoint) { isOverBar = bar.touches(point) }
    override var cursor: PointerCursor { isOverBar ? .arrow : super.cursor }

    override func pointerPressed(_ press: PointerPress) {
        if press.button == .primary, let top = bar.press(at: press.location) {
            _ = scroll(to: Double(top))
        } else {
            super.pointerPressed(press)
        }
    }

    override func pointerDragged(to point: CGPoint, _ modifiers: Modifiers) {
        if bar.isHeld {
            if let top = bar.drag(to: point) { _ = scroll(to: Double(top)) }
        } else {
            super.pointerDragged(to: point, modifiers)
        }
    }

    override func pointerReleased(at point: CGPoint, _ button: PointerButton, _ modifiers: Modifiers) {
        if bar.isHeld {
            bar.release()
        } else {
            super.pointerReleased(at: point, button, modifiers)
        }
    }

    // MARK: Drawing

    override func selectionRects(_ range: Range<Int>) -> [TextRect] {
        document?.selectionRects(range, in: visible) ?? []
    }

    override func drawText(into list: inout DisplayList) {
        guard let document else { return }
        for block in visible {
            block.layout.draw(
                into: &list, at: CGPoint(x: textOrigin.x, y: textOrigin.y + CGFloat(block.y)),
                palette: palette, lines: document.visibleLines(of: block))
        }
    }

    override func drawSurface(into list: inout DisplayList) {
        FieldChrome.roundedBorder.draw(
            into: &list, size: size, isFocused: isFocused, isEnabled: isEnabled, environment: environment)
        bar.draw(into: &list)
    }

    // MARK: Keys

    override var typesTab: Bool { true }
    override func submit() { perform(.insertNewline) }

    override var accessibility: AccessibilityProperties? {
        var properties = AccessibilityProperties(role: .textEditor, label: "", value: session.text)
        properties.isEnabled = isEnabled
        properties.isFocused = isFocused
        return properties
    }
}
