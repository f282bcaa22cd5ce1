import Foundation
import PicaCanvas
import PicaDrawing
import PicaGraph
import PicaState

/// A link in a text whose lines are laid out.
package struct TextLink {
    let url: URL
    let words: String
    /// The place of the words in the text, in UTF-8 offsets.
    let range: Range<Int>
    /// The rectangles of the link's words, line by line, in the element's points.
    var rects: [CGRect] = []
}

/// The behavior of a link's element in a text: it lies over the link's words.
package final class TextLinkBehavior: ElementBehavior {
    package unowned let element: Element
    private var link: TextLink?
    private var isVisited = false
    private var open = OpenURLAction(desktop: { _ in false })
    package private(set) var isEnabled = true
    private var ring = FocusRing()
    private lazy var press = PressRecognizer(element, handler: self)

    init(_ element: Element) { self.element = element }

    package func update(_ value: TextLink, _ environment: EnvironmentValues) {
        if value.url != link?.url { isVisited = false }
        link = value
        open = environment.openURL
        isEnabled = environment.isEnabled
        _ = ring.update(environment)
        element.setNeedsDisplay()
    }

    /// - Parameter rects: The rectangles of the words, in the points of the text's element.
    func place(_ rects: [CGRect]) {
        let frame = rects.reduce(CGRect.null) { $0.union($1) }
        guard !frame.isNull else {
            link?.rects = []
            return element.place(at: .zero, proposal: ProposedViewSize(.zero))
        }
        link?.rects = rects.map { $0.offsetBy(dx: -frame.minX, dy: -frame.minY) }
        element.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
        element.setNeedsDisplay()
    }

    package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    package var url: URL? { link?.url }

    package func follow() {
        guard isEnabled, let url = link?.url else { return }
        isVisited = true
        element.setNeedsDisplay()
        open(url)
    }

    private func isHit(_ point: CGPoint) -> Bool { link?.rects.contains { $0.contains(point) } == true }

    package var accessibility: AccessibilityProperties? {
        guard let link, !link.rects.isEmpty else { return nil }
        var properties = AccessibilityProperties(role: .link, label: link.words)
        properties.value = link.url.absoluteString
        properties.linkRange = link.range
        properties.isVisited = isVisited
        properties.isEnabled = isEnabled
        properties.isFocused = element.host?.focus.focused === element
        properties.offer(.main) { [weak self] in self?.follow() }
        return properties
    }

    // MARK: Drawing

    private static let ringReach: CGFloat = 2
    private static let ringRadius: CGFloat = 3

    package var drawsItself: Bool { true }
    package var drawingOutset: CGFloat { ring.width + Self.ringReach }

    package func draw(into list: inout DisplayList) {
        guard let color = ring.color, let link else { return }
        for rect in link.rects {
            list.commands.append(
                .border(
                    rect.insetBy(dx: -Self.ringReach, dy: 0), radius: Self.ringRadius,
                    width: ring.width, .color(color)))
        }
    }
}

extension TextLinkBehavior: PointerResponder, HoverResponder, PressHandler {
    package var responder: (any Responder)? { self }
    package func hitRule(at point: CGPoint) -> HitRule { isHit(point) ? .whole : .nothing }
    package var recognizers: [any PointerRecognizer] { [press] }
    package func cursor(at point: CGPoint) -> PointerCursor? { isEnabled ? .hand : nil }

    package func takes(_ press: PointerPress) -> Bool { isEnabled && press.button == .primary }
    package func pressBegan(_ press: PointerPress) {}
    package func pressMoved(to point: CGPoint, _ modifiers: Modifiers) {}
    package func pressEnded(at point: CGPoint, _ modifiers: Modifiers) { if isHit(point) { follow() } }
    package func pressCancelled() {}
}

extension TextLinkBehavior: KeyResponder, FocusResponder {
    package var canBecomeFocused: Bool { isEnabled && link?.rects.isEmpty == false }

    package func keyPressed(_ press: KeyStroke) -> Bool {
        guard press.modifiers.isEmpty, press.key == .return else { return false }
        if !press.isRepeat { follow() }
        return true
    }

    package func focusChanged(_ isFocused: Bool) { ring.follow(element) }
}
