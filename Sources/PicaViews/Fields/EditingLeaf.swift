import Foundation
import PicaCanvas
import PicaFoundation
import PicaGraph
import PicaText

/// What all editable fields share: keys, pointer, clipboard, caret, composition, and the way to the
/// bound string. Subclasses lay the text out and say where it is.
class EditingLeaf<Content: View>: LeafBehavior, PointerResponder, HoverResponder, KeyResponder,
    TextInputResponder, TypedField, PressHandler
{
    unowned let element: Element
    let session: EditingSession
    /// What is seen of the text; placed in `textFrame`.
    let area: BehaviorElement<TextAreaBehavior>

    private var input: FieldInput?
    private(set) var bond: (any TextBond)?
    private var submitHandler: SubmitHandler?

    /// What the field is called.
    final var title = ""
    private(set) var chrome = FieldChrome.roundedBorder
    private(set) var isEnabled = true
    private(set) var isFocused = false
    private var ring = FocusRing()
    /// What the look was made of last; nil before the first.
    private var knownEnvironment: EnvironmentValues?
    final var environment: EnvironmentValues { knownEnvironment ?? EnvironmentValues() }
    private(set) var style = PicaText.TextStyle(font: FontDescriptor(size: 17))
    private(set) var direction = BaseDirection.natural
    private(set) var lineHeight = PicaText.LineHeight.variable
    private(set) var palette: [ResolvedStyle] = [.clear]
    /// Nil for a secret, of which nobody is to learn anything.
    private(set) lazy var spelling = makeSpelling()
    /// Whether the person wants words to be checked here.
    final var checksSpelling = true {
        didSet { spelling?.update(spellingHelp, environment) }
    }

    /// How the text is cut from the element: text is drawn inside it only. In own points.
    var textFrame: CGRect { CGRect(origin: .zero, size: size) }
    /// Where the layout's origin stands, scrolling included. In own points.
    var textOrigin: CGPoint { textFrame.origin }

    init(_ element: Element, session: EditingSession) {
        self.element = element
        self.session = session
        area = BehaviorElement(graph: element.graph, make: TextAreaBehavior.init)
        element.setChildren([area])
    }

    final var caret: BehaviorElement<CaretBehavior> { area.behavior.caret }

    final var host: ViewHost? { element.host }
    final var size: CGSize { element.size }
    final var responder: (any Responder)? { self }

    // MARK: For subclasses

    /// Override: take the value; call `updateField`.
    func update(_ view: Content, _ environment: EnvironmentValues) {}
    /// Override: the size for a proposal.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
    func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? { nil }
    /// Override: what kind of field it is to assistive technology.
    var role: AccessibilityProperties.Role { .textField }

    /// Override: the text, the selection or the composition changed; lay out again what did.
    func sessionDidChange(_ change: EditChange) {}
    /// Override: the style changed.
    func styleDidChange() {}
    /// Override: move the text so that a rectangle in the layout's points can be seen.
    func scrollTextToReveal(_ rect: CGRect) {}
    /// Override: lay out what can be seen, so that it is known where that is.
    func layOutVisible() {}
    /// Override: the lines that can be seen, in own points.
    func visibleLines() -> [VisibleLine] { [] }
    /// Override: the text that can be seen and some around it; little beside ``visibleLines()``.
    func visibleText() -> Range<Int> { 0..<0 }
    /// Override: what is set off besides, from the back to the front; only what can be seen is needed.
    func marks() -> [(range: Range<Int>, color: PixelColor)] { [] }
    /// Override: where selected text is, in the layout's points; only what can be seen is needed.
    func selectionRects(_ range: Range<Int>) -> [TextRect] { [] }
    /// Override: where the input method's own caret is, in the layout's points; nil without composition.
    var compositionCaretRect: TextRect? { nil }
    /// Override: Return was pressed; a field of one line submits.
    func submit() { submitInput() }
    /// Override: what Shift and Return type; nil to submit.
    var lineSeparator: EditCommand? { nil }
    /// Override: the person typed or deleted something.
    func personTyped() {}
    /// Override: whether lines are broken, so that nothing but spaces is beyond the sides.
    var breaksLines: Bool { false }
    /// Override: whether the style's surface is shown.
    var hasSurface: Bool { true }
    /// Override: whether Tab types rather than moves on.
    var typesTab: Bool { false }

    // MARK: Text

    final func updateField(_ input: FieldInput, _ chrome: FieldChrome, _ environment: EnvironmentValues) {
        if chrome != self.chrome {
            self.chrome = chrome
            element.invalidateLayout()
            element.setNeedsDisplay()
        }
        self.input = input
        if bond?.update(input, environment) != true { bond = input.bond(in: environment) }
        takeBound()
        takeSelection(environment.textSelectionAffinity)
        submitHandler = environment.submitHandler
        if let known = knownEnvironment, looksTheSame(in: environment, as: known) { return }
        knownEnvironment = environment
        _ = ring.update(environment)
        isEnabled = environment.isEnabled
        spelling?.update(spellingHelp, environment)
        caret.behavior.update(environment.theme[.accent, environment], environment)
        let resolved = ResolvedText(Text(verbatim: ""), in: look)
        if resolved.styled.firstStyle != style || resolved.palette != palette
            || resolved.direction != direction || resolved.options.lineHeight != lineHeight
        {
            style = resolved.styled.firstStyle
            palette = resolved.palette
            direction = resolved.direction
            lineHeight = resolved.options.lineHeight
            styleDidChange()
            element.invalidateLayout()
        }
        // The caret and the bars stand where the direction and the surface say.
        element.invalidatePlacement()
        element.setNeedsDisplay()
    }

    /// Whether two environments differ in nothing that fields of this kind have read.
    final func looksTheSame(in environment: EnvironmentValues, as known: EnvironmentValues) -> Bool {
        ViewType.of(Content.self).environmentReads.isDisjoint(with: environment.keysChanged(from: known))
    }

    /// What its text looks like: less than elsewhere while it is disabled.
    final var look: EnvironmentValues {
        var look = environment
        if !isEnabled { look.foregroundStyle = AnyShapeStyle(Color(themed: .tertiary)) }
        return look
    }

    final var now: TimeInterval { host?.platform.now ?? 0 }

    final func perform(_ command: EditCommand) {
        let change =
            (bond as? AttributedBond).map {
                BlockEditing(session: session, attributes: $0.attributes).perform(command, at: now)
            } ?? session.perform(command, at: now)
        changed(change, isInput: true, isTyping: command.isTyping)
    }

    /// Moves items of a list to the one within or around.
    /// - Returns: False where there is none.
    private func moveItems(deeper: Bool) -> Bool {
        guard let bond = bond as? AttributedBond,
            let change = ListNesting(session: session, attributes: bond.attributes)
                .move(deeper: deeper, at: now)
        else { return false }
        changed(change, isInput: true)
        return true
    }

    /// - Parameters:
    ///   - isInput: Whether a person did it: the app hears of it.
    ///   - isTyping: Whether a word may be on its way.
    ///   - reveals: Whether the caret has to be seen then.
    final func changed(
        _ change: EditChange, isInput: Bool, isTyping: Bool = false, reveals: Bool = true
    ) {
        guard isInput || !change.isNothing else { return }
        if !change.isNothing { revision &+= 1 }
        panelMayChange()
        spelling?.changed(change, isTyping: isTyping)
        if let edit = change.edit { dragged?.followEdit(edit) }
        sessionDidChange(change)
        element.invalidatePlacement()
        if isInput {
            if let edit = change.edit { send(after: edit) }
            if isTyping { personTyped() }
            sendSelection()
            caret.behavior.inputHappened()
            if reveals { revealsCaret = true }
        } else if bond?.hasSelection == true {
            // Not while views are evaluated.
            element.graph.after { [weak self] in self?.sendSelection() }
        }
    }

    private var revealsCaret = false

    /// Gives the app what was typed, and takes back what the binding made of it.
    private func send(after edit: TextEdit) {
        bond?.send(session, after: edit)
        takeBound()
    }

    /// Shows the app's text where it is another than the session's.
    final func takeBound() {
        if let change = bond?.take(into: session, at: now) { changed(change, isInput: false) }
    }

    /// Reads the app's value from what was typed, and shows what became of it.
    private func readValue() {
        guard let value = bond?.read(session) else { return }
        perform(.replace(0..<session.buffer.utf8Count, with: value))
    }

    /// Whether the text is read as a value.
    final var readsValue: Bool { input?.isRead == true }

    /// Whether somebody waits for the person to be done.
    final var isSubmitted: Bool { submitHandler != nil || input?.commit != nil }

    /// The person is done.
    final func submitInput() {
        readValue()
        input?.commit?()
        submitHandler?.submit(environment.submitTrigger)
    }

    // MARK: Selection

    private func sendSelection() { bond?.sendSelection(of: session, isFocused: isFocused) }

    /// Selects what the app says, where that is something new.
    private func takeSelection(_ affinity: TextSelectionAffinity) {
        guard let change = bond?.takeSelection(into: session, affinity, at: now) else { return }
        revealsCaret = true
        changed(change, isInput: false)
    }

    // MARK: Caret

    func placeChildren() {
        guard let geometry = session.geometry else { return }
        let frame = textFrame
        area.place(at: frame.origin, size: frame.size, proposal: ProposedViewSize(frame.size))
        var rect = caretRect(geometry)
        if revealsCaret {
            revealsCaret = false
            scrollTextToReveal(rect)
            // What comes into sight is laid out, which may show that the caret is elsewhere.
            layOutVisible()
            rect = caretRect(geometry)
            scrollTextToReveal(rect)
            layOutVisible()
            rect = caretRect(geometry)
            // What an app selects where nobody writes moves nothing else.
            if isFocused { host?.focus.revealPart(rect.offsetBy(dx: textOrigin.x, dy: textOrigin.y)) }
        }
        showText(caret: rect)
        if isFocused { announceCaret() }
    }

    private func announceCaret() {
        host?.platform.setTextInput(
            TextInputTarget(
                caret: caret.frameInWindow, isSecret: session.isSecret, content: typedContent, field: self,
                revision: revision))
    }

    /// Counts what changed text or selection.
    private var revision = 0

    final func surroundings(limit: Int) -> SurroundingText? {
        session.surroundings(limit: limit).map {
            SurroundingText(text: $0.text, head: $0.head, anchor: $0.anchor)
        }
    }

    func focusChanged(_ focused: Bool) {
        let hasKeyboard = focused && host?.focus.focused === element
        let isActive = hasKeyboard && host?.focus.isWindowFocused == true
        if !isActive { endComposition() }
        if isFocused != hasKeyboard {
            isFocused = hasKeyboard
            if hasKeyboard, session.isSingleLine, host?.focus.reason != .pointer { perform(.selectAll) }
            if !hasKeyboard {
                spelling?.typingEnded()
                host?.platform.setTextInput(nil)
                readValue()
                leavePanel()
            }
            spelling?.update(spellingHelp, environment)
            if hasKeyboard {
                host?.undoManager.editor = self
                sendSelection()
            } else if host?.undoManager.editor === self {
                host?.undoManager.editor = nil
            }
            if let editingChanged = input?.editingChanged {
                element.graph.after { editingChanged(hasKeyboard) }
            }
        }
        ring.follow(element, onlyByKeyboard: false)
        caret.behavior.setActive(isActive)
        if hasKeyboard { announceCaret() }
        element.invalidatePlacement()
    }

    var canBecomeFocused: Bool { isEnabled }

    // MARK: Keys

    func keyPressed(_ press: KeyStroke) -> Bool {
        guard isEnabled else { return false }
        // A key that the input method lets pass; what it works on is not to be lost by it.
        endComposition()
        if press.key == .tab {
            guard typesTab, press.modifiers.isSubset(of: .shift) else { return false }
            if moveItems(deeper: press.modifiers.isEmpty) { return true }
            guard press.modifiers.isEmpty else { return false }
            perform(.insertTab)
            return true
        }
        // What types something is nobody else's.
        guard let command = KeyBindings.command(for: press) else { return format(press) || press.types }
        // What there is to undo besides is the window's.
        switch command {
        case .edit(.undo) where !session.canUndo, .edit(.redo) where !session.canRedo: return false
        default: break
        }
        // A line has no pages; what is around it may.
        if session.isSingleLine, press.key == .pageUp || press.key == .pageDown, press.modifiers.isEmpty,
            element.enclosingScroll != nil
        {
            return false
        }
        perform(command)
        // Where nobody waits for a line Return presses the window's default button.
        if case .submit = command, session.isSingleLine { return isSubmitted }
        return true
    }

    final func perform(_ command: FieldCommand) {
        let selected = session.selection
        defer { if session.selection != selected { offerSelection() } }
        switch command {
        case .edit(.insertLineSeparator):
            if let lineSeparator { perform(lineSeparator) } else { submit() }
        case .edit(let command): perform(command)
        case .copy: _ = copy()
        case .cut:
            if copy() { perform(.deleteSelection) }
        case .paste:
            if let clipboard = host?.platform.clipboard { paste(from: clipboard) }
        case .pasteText:
            if let clipboard = host?.platform.clipboard { paste(from: clipboard, asText: true) }
        case .submit: submit()
        case .pickEmoji:
            if !session.isSecret { pickEmoji() }
        }
    }

    func textEntered(_ text: String) {
        guard isEnabled, !text.isEmpty, !refuses(text) else { return }
        guard let capitals = environment.textInputAutocapitalization, takesProse, session.composition == nil
        else { return perform(.insert(text)) }
        perform(
            .insert(
                capitals.applied(
                    to: text, at: session.selection.range.lowerBound, in: session.buffer, environment.locale))
        )
    }

    func preeditChanged(_ text: String, selection: Range<Int>) {
        guard isEnabled, !refuses(text) else { return }
        changed(session.compose(text, selection: selection, at: now), isInput: true)
    }

    func deleteAround(before: Int, after: Int) {
        guard isEnabled else { return }
        changed(session.deleteAround(before: before, after: after, at: now), isInput: true)
    }

    /// Takes what the input method was working on, which has to start over.
    final func endComposition() {
        guard session.composition != nil else { return }
        changed(session.commitComposition(at: now), isInput: true)
        host?.platform.setTextInput(nil)
    }

    // MARK: Pointer

    private lazy var press = PressRecognizer(element, handler: self)
    var recognizers: [any PointerRecognizer] { [press] }
    /// The primary button is selecting.
    private var isSelecting = false
    /// It went down on what is selected, which moves with it.
    private var isDragHeld = false
    private var pressPlace = CGPoint.zero
    /// What was selected here and is dragged.
    final var dragged: DraggedText?
    /// Where what is dragged here would be put.
    final var dropPlace: Caret? {
        didSet {
            guard dropPlace != oldValue else { return }
            caret.behavior.marksDrop = dropPlace != nil
            element.invalidatePlacement()
        }
    }
    private lazy var autoscroll = Autoscroll(in: element) { [unowned self] in extendSelection(to: $0) }

    func hoverChanged(_ isHovered: Bool) {}
    func hoverMoved(to point: CGPoint) {}
    func cursor(at point: CGPoint) -> PointerCursor? { .text }

    final func caretStop(at point: CGPoint) -> Caret {
        session.geometry?.caret(
            atX: Double(point.x - textOrigin.x), y: Double(point.y - textOrigin.y)) ?? Caret(0)
    }

    func takes(_ press: PointerPress) -> Bool { isEnabled }

    func pressBegan(_ press: PointerPress) {
        endComposition()
        let stop = caretStop(at: press.location)
        isDragHeld =
            press.button == .primary && press.clicks == 1 && press.modifiers.isSubset(of: .control)
            && !session.isSecret
            && !session.isReadOnly && isSelected(at: press.location)
        isSelecting = press.button == .primary && !isDragHeld
        pressPlace = press.location
        switch press.button {
        case .primary where isDragHeld: break
        case .primary:
            if press.modifiers.contains(.shift) {
                changed(session.extendSelection(to: stop), isInput: true)
            } else {
                let unit: Granularity = press.clicks >= 3 ? .paragraph : press.clicks == 2 ? .word : .grapheme
                // As word processors have it, what was selected stays so.
                let adds = press.modifiers == .control
                changed(session.beginSelection(at: stop, granularity: unit, adding: adds), isInput: true)
            }
        case .middle:
            guard let primary = host?.platform.primarySelection, primary.mayHaveText else { return }
            perform(.select(Selection(stop)))
            paste(from: primary)
        case .secondary: break
        }
    }

    func pressMoved(to point: CGPoint, _ modifiers: Modifiers) {
        if isSelecting {
            extendSelection(to: autoscroll.drag(to: element.toWindow(point)))
        } else if isDragHeld, DraggedText.isDrag(from: pressPlace, to: point) {
            dragSelection(to: point, modifiers)
        }
    }

    /// As far as the text can be seen: what is beyond comes by scrolling, at its pace.
    /// - Parameter point: In the window's points.
    private func extendSelection(to point: CGPoint) {
        let stop = caretStop(at: inside(element.fromWindow(point)))
        changed(session.extendSelection(to: stop), isInput: true, reveals: false)
    }

    /// The nearest place at which text can be seen, in own points.
    final func inside(_ point: CGPoint) -> CGPoint {
        let frame = textFrame.insetBy(dx: 0, dy: min(1, textFrame.height / 2))
        return CGPoint(
            x: min(max(point.x, frame.minX), frame.maxX), y: min(max(point.y, frame.minY), frame.maxY))
    }

    private func endSelecting() {
        isSelecting = false
        isDragHeld = false
        autoscroll.stop()
    }

    func pressEnded(at point: CGPoint, _ modifiers: Modifiers) {
        // Once, when the selection is made: every change would flood the desktop.
        if isSelecting { offerSelection() }
        let wasHeld = isDragHeld
        endSelecting()
        if wasHeld { perform(.select(Selection(caretStop(at: point)))) }
    }

    func pressCancelled() { endSelecting() }

    // MARK: Drawing

    var drawingOutset: CGFloat { ring.width + 1 }

    /// The room between the border and the text.
    final var inset: CGSize {
        let height = environment.controlSize.padding.height
        return chrome == .plain ? .zero : CGSize(width: Theme.fieldInset, height: height)
    }

    func draw(into list: inout DisplayList) {
        chrome.draw(
            into: &list, size: size, ring: ring, isEnabled: isEnabled, hasSurface: hasSurface,
            environment: environment)
    }

    // MARK: Accessibility

    var accessibility: AccessibilityProperties? {
        var properties = AccessibilityProperties(
            role: role, label: title, value: session.isSecret ? nil : session.text)
        properties.isEnabled = isEnabled
        properties.isFocused = isFocused
        return properties
    }
}
