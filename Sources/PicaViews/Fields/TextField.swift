import Foundation
import PicaCanvas
import PicaGraph
import PicaText

/// One line of text to be typed.
///
/// The bound string follows every change. Without a prompt the label stands in the empty field.
public struct TextField<Label: View> {
    let label: Label
    let text: Binding<String>
    let prompt: Text?
    let isSecret: Bool
    @Environment(stylesOf: TextField<_TextFieldStyleLabel>.self) private var styles

    nonisolated init(label: Label, text: Binding<String>, prompt: Text?, isSecret: Bool = false) {
        self.label = label
        self.text = text
        self.prompt = prompt
        self.isSecret = isSecret
    }

    /// What the field is called: the label, as far as it is text.
    fileprivate var title: Text {
        (label as? Text) ?? (label as? _TextFieldStyleLabel)?.title ?? Text(verbatim: "")
    }
}

extension TextField where Label == Text {
    /// A field with a localized title, which it is named by and which stands in it while it is empty.
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(label: Text(titleKey), text: text, prompt: nil)
    }

    /// A field named by a localized title; the prompt stands in it while it is empty, nil for the title.
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(label: Text(titleKey), text: text, prompt: prompt)
    }

    /// A field with a title that is not localized; it stands in the field while that is empty.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(label: Text(title), text: text, prompt: nil)
    }

    /// A field named by a title that is not localized; the prompt stands in it while it is empty, nil
    /// for the title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(label: Text(title), text: text, prompt: prompt)
    }
}

extension TextField {
    /// A field with any view as its label; only text in it is used, to name the field.
    nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(label: label(), text: text, prompt: prompt)
    }
}

extension TextField: View {
    /// What the style in force makes of the field.
    public var body: some View {
        styles.body(
            TextField<_TextFieldStyleLabel>(
                label: _TextFieldStyleLabel(view: styles.content(label), title: title), text: text,
                prompt: prompt, isSecret: isSecret)
        ) { DefaultTextFieldStyle()._body(configuration: $0) }
        .modifier(TextMenuPresenter())
    }
}

/// One line of text to be typed and not to be seen: a dot for each character.
///
/// The text cannot be copied, leaves nothing to undo, and is kept in memory that is not written to disk
/// and wiped when it changes.
public struct SecureField<Label: View> {
    let label: Label
    let text: Binding<String>
    let prompt: Text?

    nonisolated init(label: Label, text: Binding<String>, prompt: Text?) {
        self.label = label
        self.text = text
        self.prompt = prompt
    }
}

extension SecureField where Label == Text {
    /// A field with a localized title, which it is named by and which stands in it while it is empty.
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(label: Text(titleKey), text: text, prompt: nil)
    }

    /// A field named by a localized title; the prompt stands in it while it is empty, nil for the title.
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(label: Text(titleKey), text: text, prompt: prompt)
    }

    /// A field with a title that is not localized; it stands in the field while that is empty.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(label: Text(title), text: text, prompt: nil)
    }

    /// A field named by a title that is not localized; the prompt stands in it while it is empty, nil
    /// for the title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(label: Text(title), text: text, prompt: prompt)
    }
}

extension SecureField {
    /// A field with any view as its label; only text in it is used, to name the field.
    nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(label: label(), text: text, prompt: prompt)
    }
}

extension SecureField: View {
    /// A text field that shows dots.
    public var body: some View { TextField(label: label, text: text, prompt: prompt, isSecret: true) }
}

/// What `TextField` and `SecureField` are made of.
struct FieldView {
    let text: Binding<String>
    let prompt: Text?
    let title: Text
    let isSecret: Bool
    let chrome: FieldChrome

    init(_ field: TextField<_TextFieldStyleLabel>, chrome: FieldChrome) {
        text = field.text
        prompt = field.prompt
        title = field.title
        isSecret = field.isSecret
        self.chrome = chrome
    }
}

extension FieldView: PrimitiveView {
    typealias Body = Never

    func makeNode(in parent: ViewNode) -> TypedNode<FieldView> {
        let isSecret = isSecret
        return LeafNode(self, parent: parent) { FieldLeaf($0, isSecret: isSecret) }
    }
}

final class FieldLeaf: EditingLeaf<FieldView>, ScrollResponder {
    private lazy var fieldLayout = FieldLayout(session, style: style, context: .shared)
    private var chrome = FieldChrome.roundedBorder
    private var title = ""
    private var placeholder: TextLayout?
    private var hint: ResolvedText?
    private var scrollX: CGFloat = 0
    private var shownComposition: Composition?

    /// A field's width where nobody offers one, in points.
    private static let idealWidth: CGFloat = 200

    init(_ element: Element, isSecret: Bool) {
        let session = isSecret ? EditingSession(secret: SecretBuffer()) : EditingSession()
        session.isSingleLine = true
        super.init(element, session: session)
        session.geometry = fieldLayout
    }

    override func update(_ view: FieldView, _ environment: EnvironmentValues) {
        if chrome != view.chrome {
            chrome = view.chrome
            element.invalidateLayout()
            element.setNeedsDisplay()
        }
        let resolvedTitle = ResolvedText(view.title, in: environment)
        title = resolvedTitle.string
        var faint = environment
        faint.foregroundStyle = AnyShapeStyle(Color(themed: .tertiary))
        let newHint = ResolvedText(view.prompt ?? view.title, in: faint)
        if newHint != hint || newHint.options.lineHeight != lineHeight {
            hint = newHint
            placeholder = nil
            element.invalidatePlacement()
        }
        updateField(view.text, environment)
    }

    /// The hint laid out, once it is seen.
    private func placeholderLayout() -> TextLayout? {
        if placeholder == nil, let hint {
            var options = LayoutOptions()
            options.wraps = false
            options.lineHeight = lineHeight
            placeholder = TextLayout(
                ShapedText(hint.styled, direction: hint.direction, context: .shared), width: nil,
                options: options)
        }
        return placeholder
    }

    override var compositionCaretRect: TextRect? { fieldLayout.compositionCaretRect }
    override func sessionDidChange(_ change: EditChange) {
        guard change.edit != nil || session.composition != shownComposition else { return }
        shownComposition = session.composition
        let height = contentHeight
        fieldLayout.update()
        // Fallback fonts may make the line taller.
        if contentHeight != height { element.invalidateLayout() }
    }
    override func styleDidChange() { fieldLayout.update(style, direction, lineHeight) }

    // MARK: Layout

    private var inset: CGSize { chrome == .plain ? .zero : Theme.fieldInset }
    private var contentHeight: CGFloat { CGFloat(fieldLayout.layout.height).rounded(.up) }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let width = proposal.width ?? Self.idealWidth
        return CGSize(width: max(width, 2 * inset.width), height: contentHeight + 2 * inset.height)
    }

    override var textFrame: CGRect {
        CGRect(origin: .zero, size: size).insetBy(
            dx: min(inset.width, size.width / 2), dy: min(inset.height, size.height / 2))
    }

    private var isRightToLeft: Bool {
        session.buffer.utf8Count == 0
            ? environment.layoutDirection == .rightToLeft : fieldLayout.isRightToLeft(at: 0)
    }

    override var textOrigin: CGPoint {
        let frame = textFrame
        let width = CGFloat(fieldLayout.layout.width)
        let slack = max(0, frame.width - width - CaretBehavior.width)
        let x = isRightToLeft ? frame.minX + slack : frame.minX
        return CGPoint(x: x - scrollX, y: frame.midY - CGFloat(fieldLayout.layout.height) / 2)
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
        let layout = fieldLayout.layout
        return (dimensions.height - CGFloat(layout.height)) / 2 + CGFloat(layout.firstBaseline)
    }

    // MARK: Drawing

    override func selectionRects(_ range: Range<Int>) -> [TextRect] { fieldLayout.selectionRects(range) }

    override func visibleLines() -> [VisibleLine] {
        var (layout, origin, palette) = (fieldLayout.layout, textOrigin, palette)
        var images: [ResolvedImage] = []
        if session.buffer.utf8Count == 0, session.composition == nil {
            guard let hint, let placeholder = placeholderLayout() else { return [] }
            let x = isRightToLeft ? textFrame.maxX - CGFloat(placeholder.width) : textFrame.minX
            (layout, origin.x, palette, images) = (placeholder, x, hint.palette, hint.images)
        }
        return layout.lines.indices.map {
            VisibleLine(
                layout: layout, number: $0, origin: origin, palette: palette, images: images)
        }
    }

    override func drawSurface(into list: inout DisplayList) {
        chrome.draw(
            into: &list, size: size, ring: FocusRing(isShown: isFocused, of: element), isEnabled: isEnabled,
            environment: environment)
    }

    override func submit() {
        submitHandler?.submit(.text)
    }

    override var accessibility: AccessibilityProperties? {
        var properties = AccessibilityProperties(
            role: session.isSecret ? .secureField : .textField, label: title,
            value: session.isSecret ? nil : session.text)
        properties.isEnabled = isEnabled
        properties.isFocused = isFocused
        return properties
    }
}
