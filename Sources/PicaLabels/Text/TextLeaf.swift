import Foundation
import PicaCanvas
import PicaDrawing
import PicaFoundation
import PicaGraph
import PicaState
import PicaText

extension TextContext {
    /// Starts to look for fonts in the background.
    @MainActor package static func prepareShared() { shared.fonts.prepare() }

    /// The context shared by all text on the main actor, so that fonts and words are found once.
    ///
    /// The environment variable `PICA_FONTCONFIG` names a fontconfig file to use in place of the user's configuration.
    @MainActor package private(set) static var shared = TextContext(fontconfigFile: sharedFontconfigFile)

    @MainActor private static var sharedFontconfigFile = environmentVariable("PICA_FONTCONFIG")

    /// Uses a fontconfig file in place of the user's configuration. Text that is already laid out keeps its fonts.
    @MainActor package static func useForShared(fontconfigFile path: String) {
        guard path != sharedFontconfigFile else { return }
        sharedFontconfigFile = path
        shared = TextContext(fontconfigFile: path)
    }
}

/// The behavior of a `Text`'s element.
package final class TextLeaf: LeafBehavior {
    package unowned let element: Element
    private var longest: TypesetText?
    private var environment = EnvironmentValues()
    /// The state that few texts need.
    private var extras: Extras?

    private final class Extras {
        /// Versions of the text with shorter and shorter words, if the available width chooses among them.
        var shorter: [TypesetText] = []
        var spoken: SpokenText?
        /// The text as an app's text renderer draws it; `nil` if Pica draws it.
        var rendered: RenderedText?
        var live: LiveText?
        var links: [BehaviorElement<TextLinkBehavior>] = []
        var selectionScope: TextSelectionScope?
        var selection: (range: Range<Int>, color: PixelColor)?
        /// The text that is shown, if it can be selected.
        var source: Text?
        /// The drawn chunks by number. A text of many lines is drawn in chunks as they become visible.
        var chunks: [Int: DisplayList] = [:]
        var isInChunks = false
        var redaction = Redaction()
        /// The transition to the current words, and the content transition in force when it was last set.
        var transition: TextTransition?
        var transitionRule = ContentTransition.identity
        /// The animation toward the current colors.
        var styleMotion: StyleMotion?
        /// The animation of the symbols among the words; `nil` if none ever moved.
        var symbolMotion: SymbolMotion?
    }

    /// The number of lines in a chunk.
    private static let chunkSize = 64

    init(_ element: Element) { self.element = element }

    private var neededExtras: Extras {
        if let extras { return extras }
        let made = Extras()
        extras = made
        return made
    }

    private var shorter: [TypesetText] { extras?.shorter ?? [] }
    var links: [BehaviorElement<TextLinkBehavior>] { extras?.links ?? [] }
    private var redaction: Redaction { extras?.redaction ?? Redaction() }
    package var selectionScope: TextSelectionScope? { extras?.selectionScope }

    package func update(_ view: Text, _ environment: EnvironmentValues) {
        self.environment = environment
        let texts = environment.derived(TextEnvironment.self)
        setScope(texts.scope)
        if let live = LiveText(view, in: environment, of: self) {
            neededExtras.live = live
        } else {
            extras?.live = nil
        }
        if selectionScope != nil { neededExtras.source = view } else { extras?.source = nil }
        show(view, environment)
        setRenderer(texts.renderer)
        moveSymbols()
    }

    /// Applies the symbol effects of the environment to the symbols among the words.
    private func moveSymbols() {
        guard let images = longest?.resolved.images, images.contains(where: { $0.symbol != nil }) else {
            extras?.symbolMotion = nil
            return
        }
        let effects = environment.symbolEffects
        guard extras?.symbolMotion != nil || !effects.isEmpty else { return }
        let motion = extras?.symbolMotion ?? SymbolMotion(on: element)
        neededExtras.symbolMotion = motion
        motion.take(effects, isStill: environment.accessibilityReduceMotion)
    }

    private func setRenderer(_ renderer: AnyTextRenderer?) {
        guard renderer != nil || extras?.rendered != nil else { return }
        neededExtras.rendered = renderer.map {
            RenderedText($0, of: element, in: environment, after: extras?.rendered)
        }
        element.invalidateLayout()
        element.setNeedsDisplay()
    }

    func show(_ view: Text, _ environment: EnvironmentValues) {
        let texts = environment.derived(TextEnvironment.self)
        if view.isSpokenOtherwise, !texts.redaction.hides {
            neededExtras.spoken = SpokenText(view, in: environment)
        } else {
            extras?.spoken = nil
        }
        let date = element.host?.platform.date ?? Date()
        let new = ResolvedText(view, in: environment, at: date)
        let variants = texts.variantDependsOnSize ? view.variantCount : 1
        let newShorter = (1..<variants).map { ResolvedText(view, in: environment, at: date, variant: $0) }
        if texts.redaction != redaction {
            neededExtras.redaction = texts.redaction
            selectionScope?.forget()
            element.setNeedsDisplay()
        } else if new == longest?.resolved, newShorter.elementsEqual(shorter.lazy.map(\.resolved)) {
            return
        }
        if let old = longest?.resolved.palette {
            let motion = StyleMotion.following(
                extras?.styleMotion, from: old, to: new.palette, of: element)
            if motion != nil || extras != nil { neededExtras.styleMotion = motion }
        }
        if longest?.resolved.styled.text != new.styled.text { selectionScope?.forget() }
        beginTransition(to: new, by: texts)
        element.setNeedsDisplay()
        if let longest, longest.resolved.isSet(like: new),
            newShorter.elementsEqual(shorter.lazy.map(\.resolved))
        {
            self.longest = longest.with(new)
            element.graph.onDemandPreferencesDidChange()
        } else {
            longest = TypesetText(new)
            if !newShorter.isEmpty || !shorter.isEmpty {
                neededExtras.shorter = newShorter.map { TypesetText($0) }
            }
            element.invalidateLayout()
        }
        updateLinks(environment)
    }

    /// Starts a transition from the shown words to others, if it would be visible.
    private func beginTransition(to new: ResolvedText, by texts: TextEnvironment) {
        let rule = texts.transition
        guard rule != .identity || extras?.transition != nil else { return }
        let style = rule.textStyle(after: extras?.transitionRule ?? .identity)
        neededExtras.transitionRule = rule
        guard let longest, !longest.resolved.isSet(like: new) else { return }
        extras?.transition = nil
        guard let style, texts.renderer == nil, redaction == Redaction(), extras?.isInChunks != true,
            let shown, let layout = layout(ProposedViewSize(element.size))
        else { return }
        extras?.transition = TextTransition(style, from: DrawnText(layout, of: shown), of: element)
    }

    /// Updates the elements of the links, which lie over their words.
    private func updateLinks(_ environment: EnvironmentValues) {
        guard let resolved = longest?.resolved, !(resolved.links.isEmpty && links.isEmpty) else { return }
        let places = redaction.hides ? [] : resolved.links
        if links.count != places.count {
            neededExtras.links = places.map { _ in
                BehaviorElement(graph: element.graph, make: TextLinkBehavior.init)
            }
            element.setChildren(links)
        }
        for (link, place) in zip(links, places) {
            let words = String(decoding: Array(resolved.styled.text.utf8)[place.range], as: UTF8.self)
            link.update(TextLink(url: place.url, words: words, range: place.range), environment)
        }
        element.invalidatePlacement()
    }

    package func placeChildren() {
        element.graph.onDemandPreferencesDidChange()
        guard !links.isEmpty, let resolved = shown, let layout = layout(ProposedViewSize(element.size))
        else { return }
        for (link, place) in zip(links, resolved.links) {
            link.behavior.place(layout.selectionRects(place.range).map(CGRect.init))
        }
    }

    /// Returns the version of the text for a proposal.
    private func text(for proposal: ProposedViewSize) -> TypesetText? {
        let variant = variant(for: proposal)
        return variant == 0 ? longest : shorter[variant - 1]
    }

    private func layout(_ proposal: ProposedViewSize) -> TextLayout? {
        text(for: proposal)?.layout(proposal)
    }

    /// Returns the index of the longest version that fits on a line; 0 for the longest there is.
    private func variant(for proposal: ProposedViewSize) -> Int {
        guard let shorter = extras?.shorter, !shorter.isEmpty,
            let width = proposal.width.map(Double.init), width < .infinity
        else { return 0 }
        if longest?.fits(onLineOf: width) ?? true { return 0 }
        return (shorter.indices.first { shorter[$0].fits(onLineOf: width) } ?? shorter.count - 1) + 1
    }

    /// Returns the text's colors, at their animated values while they move.
    private func palette(of resolved: ResolvedText) -> [ResolvedStyle] {
        guard let moved = extras?.styleMotion?.shown, moved.count == resolved.palette.count else {
            return resolved.palette
        }
        return moved
    }

    /// The version of the text shown at the element's current size.
    private var shown: ResolvedText? { text(for: ProposedViewSize(element.size))?.resolved }

    package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        guard let rendered = extras?.rendered else { return ownSize(proposal) }
        return rendered.renderer.sizeThatFits(
            proposal: proposal, text: TextProxy { [unowned self] in ownSize($0) })
    }

    private func ownSize(_ proposal: ProposedViewSize) -> CGSize {
        guard let measures = text(for: proposal)?.measures(proposal) else { return .zero }
        // Rounded up, so that the text gets the same lines when this size comes back as a proposal.
        let scale = Double(element.host?.scale ?? 1)
        func pixelCeil(_ length: Double) -> CGFloat {
            CGFloat((length * scale - 0.001).rounded(.up) / scale)
        }
        return CGSize(width: pixelCeil(measures.width), height: pixelCeil(measures.height))
    }

    package func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        switch key {
        case VerticalAlignment.firstTextBaseline.key:
            text(for: dimensions.proposal).map {
                CGFloat($0.measures(dimensions.proposal).firstBaseline)
            }
        case VerticalAlignment.lastTextBaseline.key:
            text(for: dimensions.proposal).map {
                CGFloat($0.measures(dimensions.proposal).lastBaseline)
            }
        default: nil
        }
    }

    package func onDemandPreference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        guard key == Text.LayoutKey.self, let resolved = shown,
            let layout = layout(ProposedViewSize(element.size))
        else { return nil }
        let place = Anchor<CGPoint>(.unitPoint(.topLeading), in: element)
        let text = Text.Layout(text: DrawnText(layout, of: resolved))
        return [Text.LayoutKey.AnchoredLayout(origin: place, layout: text)] as? Key.Value
    }

    package func draw(into list: inout DisplayList) {
        guard let resolved = shown, let layout = layout(ProposedViewSize(element.size)) else { return }
        let (rendered, redaction) = (extras?.rendered, redaction)
        extras?.chunks.removeAll()
        let isInChunks =
            rendered == nil && redaction == Redaction() && extras?.symbolMotion == nil
            && layout.lines.count > Self.chunkSize
        if isInChunks || extras != nil { neededExtras.isInChunks = isInChunks }
        if isInChunks { return }
        drawSelection(of: layout, in: 0..<resolved.styled.text.utf8.count, into: &list)
        redaction.draw(into: &list, blocks: layout.lines.map(\.block), in: environment) { list in
            if let rendered {
                rendered.draw(
                    DrawnText(layout, of: resolved), into: &list,
                    frame: CGRect(origin: .zero, size: element.size))
            } else if let transition = extras?.transition, transition.isMoving {
                let text = DrawnText(layout, of: resolved, in: palette(of: resolved))
                transition.draw(text, into: &list, in: environment)
            } else {
                let motion = extras?.symbolMotion
                let isRightToLeft = environment.layoutDirection == .rightToLeft
                layout.draw(
                    into: &list, at: .zero, palette: palette(of: resolved), images: resolved.images
                ) { symbol, list, frame in
                    guard let motion else { return symbol.draw(into: &list, in: frame) }
                    motion.draw(symbol, into: &list, in: frame, isRightToLeft: isRightToLeft)
                }
            }
        }
    }

    private func drawSelection(of layout: TextLayout, in range: Range<Int>, into list: inout DisplayList) {
        guard let selection = extras?.selection else { return }
        for rect in layout.selectionRects(selection.range.clamped(to: range)) {
            let frame = CGRect(rect)
            list.commands.append(.rect(frame, .color(selection.color)))
        }
    }

    package func paintChildren(on painter: Painter, _ paint: () -> Void) {
        if extras?.isInChunks == true { paintChunks(on: painter) }
        paint()
    }

    /// Paints the lines inside the clip, in whole chunks.
    private func paintChunks(on painter: Painter) {
        guard let resolved = shown, let layout = layout(ProposedViewSize(element.size)) else { return }
        let visible = painter.clipBounds.insetBy(dx: 0, dy: -inkOutset)
        let first = layout.line(atY: Double(visible.minY)) / Self.chunkSize
        let last = layout.line(atY: Double(visible.maxY)) / Self.chunkSize
        for number in first...max(first, last) {
            let list = extras?.chunks[number] ?? chunk(number, of: layout, resolved)
            extras?.chunks[number] = list
            painter.draw(list)
        }
    }

    private func chunk(_ number: Int, of layout: TextLayout, _ resolved: ResolvedText) -> DisplayList {
        let start = number * Self.chunkSize
        let lines = start..<min(start + Self.chunkSize, layout.lines.count)
        let range = layout.lines[lines.lowerBound].range.lowerBound..<layout.lines[lines.upperBound - 1].next
        var list = DisplayList()
        drawSelection(of: layout, in: range, into: &list)
        layout.draw(
            into: &list, at: .zero, palette: palette(of: resolved), images: resolved.images, lines: lines)
        return list
    }

    package var drawingOutset: CGFloat {
        guard let extras else { return inkOutset }
        let transition = extras.transition.map { $0.isMoving ? $0.outset : 0 }
        let symbol = extras.symbolMotion.flatMap { _ in
            longest?.resolved.images.map { max($0.size.width, $0.size.height) / 2 }.max()
        }
        return max(inkOutset, extras.rendered?.padding.greatest ?? 0, transition ?? 0, symbol ?? 0)
    }

    /// The distance that glyphs such as swashes and stacked marks reach beyond their lines' boxes.
    private var inkOutset: CGFloat {
        let size = element.size
        guard let text = text(for: ProposedViewSize(size)) else { return 0 }
        var length: CGFloat = 0
        if let ink = text.ink(ProposedViewSize(size)) {
            length = max(-ink.x, -ink.y, ink.maxX - size.width, ink.maxY - size.height, 0)
        }
        // Hinting moves glyphs to whole pixels.
        return length + 2 + text.resolved.palette.outset
    }

    private var string: String { redaction.hides ? "" : longest?.resolved.string ?? "" }

    package var accessibility: AccessibilityProperties? {
        if let spoken = extras?.spoken { return spoken.accessibility }
        let string = string
        return string.isEmpty ? nil : AccessibilityProperties(role: .staticText, label: string)
    }
}

extension TextLeaf: SelectableText, HoverResponder {
    package var selectableText: String { redaction.hides ? "" : shown?.styled.text ?? "" }
    package var selectableWords: () -> AttributedString? {
        guard let source = extras?.source else { return { nil } }
        let (shown, variants) = (selectableText, source.variantCount)
        let date = element.host?.platform.date ?? Date()
        return { [environment] in
            AttributedWords.words(of: source, shown: shown, in: environment, at: date, variants: variants)
        }
    }
    package var selectableLayout: TextLayout? { layout(ProposedViewSize(element.size)) }

    private func setScope(_ scope: TextSelectionScope?) {
        guard scope !== selectionScope else { return }
        selectionScope?.forget()
        neededExtras.selectionScope = scope
        showSelection(nil)
    }

    package func showSelection(_ selection: (range: Range<Int>, color: PixelColor)?) {
        let old = extras?.selection
        guard selection?.range != old?.range || selection?.color != old?.color else { return }
        neededExtras.selection = selection
        element.setNeedsDisplay()
    }

    package var responder: (any Responder)? { self }

    package func cursor(at point: CGPoint) -> PointerCursor? {
        selectionScope?.covers(element) == true ? .text : nil
    }
}

extension TextLeaf {
    /// Whether there is no room for the whole text, though its lines are not limited.
    package var lacksRoom: Bool {
        let size = ProposedViewSize(element.size)
        return !redaction.hides && environment.lineLimit == nil
            && text(for: size)?.measures(size).isTruncated == true
    }
}

extension TextLeaf: TooltipResponder {
    /// Shows the full text in a tooltip if the shown text is truncated.
    package func tooltip(at point: CGPoint) -> Tooltip? {
        let size = ProposedViewSize(element.size)
        guard !redaction.hides, text(for: size)?.measures(size).isTruncated == true else { return nil }
        return Tooltip(Text(verbatim: string), isRepetition: true, for: element, in: environment)
    }
}

extension Line {
    /// The block drawn in place of a redacted line; nearly as high as its capitals.
    fileprivate var block: CGRect {
        CGRect(x: x, y: baseline - ascent * 0.85, width: width, height: ascent * 0.85 + descent * 0.5)
    }
}
