import Foundation
import PicaCanvas
import PicaDrawing
import PicaGraph
import PicaState
import PicaText

extension Tooltip {
    /// Creates a tooltip with a text on a card.
    package init(_ text: Text, isRepetition: Bool, for element: Element, in environment: EnvironmentValues) {
        self.init(isRepetition: isRepetition) { [graph = element.graph] in
            let card = BehaviorElement(graph: graph, make: TooltipCard.init)
            card.update(text, environment)
            return card
        }
    }
}

/// The behavior that draws a tooltip.
final class TooltipCard: ElementBehavior {
    unowned let element: Element
    private var text: ResolvedText?
    private var colors = (card: PixelColor.clear, edge: PixelColor.clear)
    private var radius: CGFloat = 0
    private var layout: TextLayout?

    private static let inset = CGSize(width: 9, height: 5)
    /// The maximum width of the text, in points at the default text size.
    private static let width: CGFloat = 320

    init(_ element: Element) { self.element = element }

    func update(_ value: Text, _ environment: EnvironmentValues) {
        var environment = environment
        environment.forgetTextStyle()
        environment.font = .footnote
        let resolved = ResolvedText(value, in: environment)
        text = resolved
        colors = (environment.palette[.field], environment.palette[.quaternary])
        radius = environment.picaTheme.cornerRadius
        layout = nil
        element.invalidateLayout()
        element.setNeedsDisplay()
    }

    private func layout(_ width: CGFloat?) -> TextLayout? {
        guard let text else { return nil }
        let scale = CGFloat(text.styled.firstStyle.font.size) / 13
        let room = min(width.map { $0 - 2 * Self.inset.width } ?? .infinity, Self.width * scale)
        if let layout, layout.availableWidth == Double(room) { return layout }
        let made = TextLayout(
            ShapedText(text.styled, direction: text.direction, context: .shared), width: Double(room),
            options: text.options)
        layout = made
        return made
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        guard let layout = layout(proposal.width) else { return .zero }
        return CGSize(
            width: CGFloat(layout.width).rounded(.up) + 2 * Self.inset.width,
            height: CGFloat(layout.height).rounded(.up) + 2 * Self.inset.height)
    }

    var drawsItself: Bool { true }

    func draw(into list: inout DisplayList) {
        list.commands.append(.roundedRect(frame, radius: radius, .color(colors.card)))
        list.commands.append(.border(frame, radius: radius, width: 1, .color(colors.edge)))
        guard let text, let layout = layout(element.size.width) else { return }
        let place = CGPoint(x: Self.inset.width, y: Self.inset.height)
        layout.draw(into: &list, at: place, palette: text.palette, images: text.images)
    }

    var accessibility: AccessibilityProperties? {
        AccessibilityProperties(role: .tooltip, label: text?.string ?? "")
    }
}

extension EnvironmentValues {
    /// Resets the text style, which presented content does not inherit.
    package mutating func forgetTextStyle() {
        textAttributes = TextAttributes()
        foregroundStyles = []
        lineLimit = nil
        reservedLines = 0
        lineSpacing = 0
        lineHeight = nil
        multilineTextAlignment = .leading
        textCase = nil
        truncationMode = .tail
        minimumScaleFactor = 1
        allowsTightening = false
        textSelectionScope = nil
    }
}
