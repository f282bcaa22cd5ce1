import Foundation
import PicaCanvas
import PicaGraph

/// A link in a text, once the text has its lines.
struct TextLink {
    let url: URL
    let words: String
    /// Where its words are, line by line, in the element's points.
    var rects: [CGRect] = []
}

/// What the element of a link in a text does: it lies over the link's words.
final class TextLinkBehavior: ElementBehavior {
    unowned let element: Element
    private var link: TextLink?
    private var open = OpenURLAction(desktop: { _ in false })
    private(set) var isEnabled = true
    private var ring = FocusRing()
    private lazy var press = PressRecognizer(element, handler: self)

    init(_ element: Element) { self.element = element }

    func update(_ value: TextLink, _ environment: EnvironmentValues) {
        link = value
        open = environment.openURL
        isEnabled = environment.isEnabled
        _ = ring.update(environment)
        element.setNeedsDisplay()
    }

    /// - Parameter rects: In the points of the text's element.
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

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    var url: URL? { link?.url }

    func follow() {
        if isEnabled, let url = link?.url { open(url) }
    }

    private func isHit(_ point: CGPoint) -> Bool { link?.rects.contains { $0.contains(point) } == true }

    var accessibility: AccessibilityProperties? {
        guard let link, !link.rects.isEmpty else { return nil }
        var properties = AccessibilityProperties(role: .link, label: link.words)
        properties.value = link.url.absoluteString
        properties.isEnabled = isEnabled
        properties.isFocused = element.host?.focus.focused === element
        return properties
    }

    // MARK: Drawing

    private static let ringReach: CGFloat = 2

    var drawsItself: Bool { true }
    var drawingOutset: CGFloat { ring.width + Self.ringReach }

    func draw(into list: inout DisplayList) {
        guard let color = ring.color, let link else { return }
        for rect in link.rects {
            list.commands.append(
                .border(
                    rect.insetBy(dx: -Self.ringReach, dy: 0), radius: Theme.cornerRadius / 2,
                    width: ring.width, .color(color)))
        }
    }
}

extension TextLinkBehavior: PointerResponder, HoverResponder, PressHandler {
    var responder: (any Responder)? { self }
    func hitRule(at point: CGPoint) -> HitRule { isHit(point) ? .whole : .nothing }
    var recognizers: [any PointerRecognizer] { [press] }
    func cursor(at point: CGPoint) -> PointerCursor? { isEnabled ? .hand : nil }

    func takes(_ press: PointerPress) -> Bool { isEnabled && press.button == .primary }
    func pressBegan(_ press: PointerPress) {}
    func pressMoved(to point: CGPoint, _ modifiers: Modifiers) {}
    func pressEnded(at point: CGPoint, _ modifiers: Modifiers) { if isHit(point) { follow() } }
    func pressCancelled() {}
}

extension TextLinkBehavior: KeyResponder, FocusResponder {
    var canBecomeFocused: Bool { isEnabled && link?.rects.isEmpty == false }

    func keyPressed(_ press: KeyStroke) -> Bool {
        guard press.modifiers.isEmpty, press.key == .return else { return false }
        if !press.isRepeat { follow() }
        return true
    }

    func focusChanged(_ isFocused: Bool) { ring.follow(element) }
}
