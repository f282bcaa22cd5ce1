import Foundation
import PicaCanvas
import PicaControls
import PicaDrawing
import PicaFoundation
import PicaGraph
import PicaLabels
import PicaRichText
import PicaState
import PicaText

/// The base class of all editable fields: keys, pointer, clipboard, caret, composition, and the bound string.
/// Subclasses lay out the text and report its position.
class EditingLeaf<Content: View>: LeafBehavior, PointerResponder, HoverResponder, KeyResponder,
    TextInputResponder, TypedField, PressHandler
{
    unowned let element: Element
    let session: EditingSession
    /// The element that shows the visible text; placed in `textFrame`.
    let area: BehaviorElement<TextAreaBehavior>

    private var input: FieldInput?
    private(set) var bond: (any TextBond)?
    private var submitHandler: SubmitHandler?

    /// The name of the field.
    final var title = ""
    private(set) var chrome = FieldChrome.roundedBorder
    private(set) var isEnabled = true
    private(set) var isFocused = false
    private var ring = FocusRing()
    /// The environment of the last style update; `nil` before the first.
    private var knownEnvironment: EnvironmentValues?
    final var environment: EnvironmentValues { knownEnvironment ?? EnvironmentValues() }
    private(set) var style = PicaText.TextStyle(font: FontDescriptor(size: 17))
    private(set) var direction = BaseDirection.natural
    private(set) var lineHeight = PicaText.LineHeight.variable
    private(set) var palette: [ResolvedStyle] = [.clear]
    /// The spell checking of the field. It is `nil` for a secret, which must not leak.
    private(set) lazy var spelling = makeSpelling()
    /// Whether the person wants spell checking in this field.
    final var checksSpelling = true {
        didSet { spelling?.update(spellingHelp, environment) }
    }

    /// The rectangle that clips the text, in the field's points.
    var textFrame: CGRect { CGRect(origin: .zero, size: size) }
    /// The position of the layout's origin including scrolling, in the field's points.
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

    /// Override to take the view's value; call `updateField`.
    func update(_ view: Content, _ environment: EnvironmentValues) {}
    /// Override to return the size for a proposal.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
    func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? { nil }
    /// Override to return the field's accessibility role.
    var role: AccessibilityProperties.Role { .textField }

    /// Override to lay out again after a change of the text, the selection or the composition.
    func sessionDidChange(_ change: EditChange) {}
    /// Override to respond to a change of the style.
    func styleDidChange() {}
    /// Override to scroll the text until a rectangle, in the layout's points, is visible.
    func scrollTextToReveal(_ rect: CGRect) {}
    /// Override to lay out the visible text, so that its position is exact.
    func layOutVisible() {}
    /// Override to return the visible lines, in the field's points.
    func visibleLines() -> [VisibleLine] { [] }
    /// Override to return the range of the visible text and some around it. It must be cheap compared with
    /// ``visibleLines()``.
    func visibleText() -> Range<Int> { 0..<0 }
    /// Override to return further highlights, from back to front; only visible ones are needed.
    func marks() -> [(range: Range<Int>, color: PixelColor)] { [] }
    /// Override to return the rectangles of selected text, in the layout's points; only visible ones are needed.
    func selectionRects(_ range: Range<Int>) -> [TextRect] { [] }
    /// Override to return the input method's own caret, in the layout's points; `nil` without composition.
    var compositionCaretRect: TextRect? { nil }
    /// Override to respond to Return; a single-line field submits.
    func submit() { submitInput() }
    /// Override to return the command that Shift+Return performs; `nil` to submit.
    var lineSeparator: EditCommand? { nil }
    /// Override to respond to text that the person typed or deleted.
    func personTyped() {}
    /// Override to return whether lines wrap, so that only spaces extend beyond the sides.
    var breaksLines: Bool { false }
    /// Override to return whether the style's surface is shown.
    var hasSurface: Bool { true }
    /// Override to return the style of the text at an offset, and the range that has it.
    func styleRun(at offset: Int) -> (style: PicaText.TextStyle, range: Range<Int>) {
        (style, 0..<session.buffer.utf8Count)
    }
    /// Override to return whether Tab inserts a tab rather than moves the focus.
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
        caret.behavior.update(environment.palette[.accent, environment], environment)
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
        // The direction and the surface decide where the caret and the scroll bars stand.
        element.invalidatePlacement()
        element.setNeedsDisplay()
    }

    /// Returns whether two environments agree in all values that fields of this kind have read.
    final func looksTheSame(in environment: EnvironmentValues, as known: EnvironmentValues) -> Bool {
        ViewType.of(Content.self).environmentReads.isDisjoint(with: environment.keysChanged(from: known))
    }

    /// The environment that the text is drawn with; the text is fainter in a disabled field.
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

    /// Moves list items into an inner list or out to the surrounding one.
    /// - Returns: `false` if there is no such list.
    private func moveItems(deeper: Bool) -> Bool {
        guard let bond = bond as? AttributedBond,
            let change = ListNesting(session: session, attributes: bond.attributes)
                .move(deeper: deeper, at: now)
        else { return false }
        changed(change, isInput: true)
        return true
    }

    /// - Parameters:
    ///   - isInput: Whether the person made the change, so that the app is notified of it.
    ///   - isTyping: Whether the change may be part of typing a word.
    ///   - reveals: Whether to scroll the caret into view.
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
            // Not now: views are still being evaluated.
            element.graph.after { [weak self] in self?.sendSelection() }
        }
    }

    private var revealsCaret = false

    /// Sends the edited text to the app, then takes what the binding made of it.
    private func send(after edit: TextEdit) {
        bond?.send(session, after: edit)
        takeBound()
    }

    /// Shows the app's text if it differs from the session's.
    final func takeBound() {
        if let change = bond?.take(into: session, at: now) { changed(change, isInput: false) }
    }

    /// Reads the app's value from the text, and shows how it is formatted.
    private func readValue() {
        guard let value = bond?.read(session) else { return }
        perform(.replace(0..<session.buffer.utf8Count, with: value))
    }

    /// Whether the text is read as a value.
    final var readsValue: Bool { input?.isRead == true }

    /// Whether an action waits for the person to submit the field.
    final var isSubmitted: Bool { submitHandler != nil || input?.commit != nil }

    /// Submits the field: reads its value and runs the actions.
    final func submitInput() {
        readValue()
        input?.commit?()
        submitHandler?.submit(environment.submitTrigger)
    }

    // MARK: Selection

    private func sendSelection() { bond?.sendSelection(of: session, isFocused: isFocused) }

    /// Applies the app's selection if it has changed.
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
            // Text scrolled into view is laid out, which may correct the caret's position.
            layOutVisible()
            rect = caretRect(geometry)
            scrollTextToReveal(rect)
            layOutVisible()
            rect = caretRect(geometry)
            // A selection made by the app in a field without focus scrolls no surrounding view.
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

    /// The number of changes of text or selection so far.
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
        // The input method passed this key on. Commit the composition, so that the key does not lose it.
        endComposition()
        if press.key == .tab {
            guard typesTab, press.modifiers.isSubset(of: .shift) else { return false }
            if moveItems(deeper: press.modifiers.isEmpty) { return true }
            guard press.modifiers.isEmpty else { return false }
            perform(.insertTab)
            return true
        }
        // The field consumes every key that types text.
        guard let command = KeyBindings.command(for: press) else { return format(press) || press.types }
        // Without edits of the field to undo, the window gets the command.
        switch command {
        case .edit(.undo) where !session.canUndo, .edit(.redo) where !session.canRedo: return false
        default: break
        }
        // A line has no pages, but a surrounding scroll view may.
        if session.isSingleLine, press.key == .pageUp || press.key == .pageDown, press.modifiers.isEmpty,
            element.enclosingScroll != nil
        {
            return false
        }
        perform(command)
        // If no action waits for Return, it presses the window's default button.
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

    /// Commits the composition; the input method then starts over.
    final func endComposition() {
        guard session.composition != nil else { return }
        changed(session.commitComposition(at: now), isInput: true)
        host?.platform.setTextInput(nil)
    }

    // MARK: Pointer

    private lazy var press = PressRecognizer(element, handler: self)
    var recognizers: [any PointerRecognizer] { [press] }
    /// Whether the primary button is held and extends the selection.
    private var isSelecting = false
    /// Whether the primary button went down on the selection, so that moving it starts a drag.
    private var isDragHeld = false
    private var pressPlace = CGPoint.zero
    /// The selected text of this field while it is dragged.
    final var dragged: DraggedText?
    /// The position where dragged text would be inserted.
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
                // As in word processors, Control keeps the existing selection.
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

    /// Extends the selection up to the edge of the visible text; text beyond comes by scrolling, at its own pace.
    /// - Parameter point: The pointer's position, in the window's points.
    private func extendSelection(to point: CGPoint) {
        let stop = caretStop(at: inside(element.fromWindow(point)))
        changed(session.extendSelection(to: stop), isInput: true, reveals: false)
    }

    /// Returns the nearest point inside the visible text, in the field's points.
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
        // Offer the selection only once, when it is complete: each change would flood the desktop.
        if isSelecting { offerSelection() }
        let wasHeld = isDragHeld
        endSelecting()
        if wasHeld { perform(.select(Selection(caretStop(at: point)))) }
    }

    func pressCancelled() { endSelecting() }

    // MARK: Drawing

    var drawingOutset: CGFloat { ring.width + 1 }

    /// The padding between the border and the text.
    final var inset: CGSize {
        let height = environment.controlPadding.height
        return chrome == .plain ? .zero : CGSize(width: Spacing.fieldInset, height: height)
    }

    func draw(into list: inout DisplayList) {
        chrome.draw(
            into: &list, of: element, ring: ring, isEnabled: isEnabled, hasSurface: hasSurface,
            environment: environment)
    }

    /// Override to return the prompt shown while the field is empty.
    var placeholder: String? { nil }
}
