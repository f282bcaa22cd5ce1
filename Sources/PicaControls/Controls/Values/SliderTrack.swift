import Foundation
import PicaCanvas
import PicaDrawing
import PicaGraph
import PicaLabels
import PicaState

/// The track of a slider with its knob.
struct SliderTrack {
    let value: SliderValue
    /// The present value.
    let present: Double
}

extension SliderTrack: PrimitiveView {
    typealias Body = Never

    func makeNode(in parent: ViewNode) -> TypedNode<SliderTrack> {
        LeafNode(self, parent: parent, behavior: SliderTrackLeaf.init)
    }
}

final class SliderTrackLeaf: LeafBehavior, PointerResponder, HoverResponder, KeyResponder, FocusResponder,
    PressHandler
{
    unowned let element: Element
    private var track: SliderTrack?
    private var environment = EnvironmentValues()
    private var ring = FocusRing()
    /// The distance from the knob's center to the pointer during a drag.
    private var grip: CGFloat = 0
    private var isHeld = false
    private var isHovered = false
    private lazy var press = PressRecognizer(element, handler: self)

    /// The thickness of the track, in points at the default text size.
    private static let band: CGFloat = 4
    private static let idealWidth: CGFloat = 160
    /// The largest number of steps for which marks are drawn.
    private static let mostMarks = 25

    init(_ element: Element) { self.element = element }

    var responder: (any Responder)? { self }

    func update(_ view: SliderTrack, _ environment: EnvironmentValues) {
        let oldRadius = radius
        track = view
        self.environment = environment
        if radius != oldRadius { element.invalidateLayout() }
        _ = ring.update(environment)
        element.setNeedsDisplay()
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(
            width: max(proposal.width ?? Self.idealWidth, 2 * radius + 16), height: max(24, 2 * radius + 4))
    }

    // MARK: Places

    private var radius: CGFloat {
        let usual: CGFloat =
            switch environment.controlSize {
            case .mini: 6
            case .small: 7.5
            case .regular: 9
            case .large: 11
            case .extraLarge: 13
            }
        return usual * unit
    }

    /// The scale of the text size in force, relative to the default.
    private var unit: CGFloat { CGFloat(Font.TextStyle.body.scale(at: environment.dynamicTypeSize)) }

    private var isMirrored: Bool { environment.layoutDirection == .rightToLeft }
    /// The range of the knob's center, in the view's points.
    private var range: ClosedRange<CGFloat> { radius...max(radius, frame.width - radius) }

    private func x(of part: Double) -> CGFloat {
        let length = range.upperBound - range.lowerBound
        return range.lowerBound + length * CGFloat(isMirrored ? 1 - part : part)
    }

    private func part(at x: CGFloat) -> Double {
        let length = range.upperBound - range.lowerBound
        let part = length > 0 ? Double(min(max((x - range.lowerBound) / length, 0), 1)) : 0
        return isMirrored ? 1 - part : part
    }

    private func set(_ value: Double) {
        guard let slider = track?.value else { return }
        let snapped = slider.snapped(value)
        if snapped != slider.get() { slider.set(snapped) }
    }

    // MARK: Pointer

    func hoverChanged(_ isHovered: Bool) {
        self.isHovered = isHovered
        element.setNeedsDisplay()
    }

    var recognizers: [any PointerRecognizer] { [press] }

    func takes(_ press: PointerPress) -> Bool { environment.isEnabled && press.button == .primary }

    func pressBegan(_ press: PointerPress) {
        guard let track else { return }
        let offset = press.location.x - x(of: track.value.part)
        // The knob does not jump when it is grabbed off its center.
        grip = abs(offset) <= radius ? offset : 0
        isHeld = true
        element.setNeedsDisplay()
        track.value.editingChanged(true)
        if grip == 0 { follow(press.location) }
    }

    func pressMoved(to point: CGPoint, _ modifiers: Modifiers) { follow(point) }

    func pressEnded(at point: CGPoint, _ modifiers: Modifiers) {
        follow(point)
        pressCancelled()
    }

    func pressCancelled() {
        isHeld = false
        element.setNeedsDisplay()
        track?.value.editingChanged(false)
    }

    private func follow(_ point: CGPoint) {
        guard let slider = track?.value else { return }
        set(slider.bounds.value(at: part(at: point.x - grip)))
    }

    // MARK: Keyboard

    var canBecomeFocused: Bool { environment.isEnabled }

    func focusChanged(_ isFocused: Bool) { ring.follow(element) }

    func keyPressed(_ press: KeyStroke) -> Bool {
        guard let slider = track?.value, environment.isEnabled, press.modifiers.isEmpty else { return false }
        let step = slider.keyStep
        let page = max(step, slider.length / 10)
        let value = slider.get()
        let target: Double
        switch press.key {
        case .left: target = value + (isMirrored ? step : -step)
        case .right: target = value + (isMirrored ? -step : step)
        case .up: target = value + step
        case .down: target = value - step
        case .pageUp: target = value + page
        case .pageDown: target = value - page
        case .home: target = slider.bounds.lowerBound
        case .end: target = slider.bounds.upperBound
        default: return false
        }
        edit(to: target)
        return true
    }

    /// Sets the value as one whole edit.
    private func edit(to target: Double) {
        guard let slider = track?.value, environment.isEnabled else { return }
        slider.editingChanged(true)
        set(target)
        slider.editingChanged(false)
    }

    // MARK: Drawing

    var drawingOutset: CGFloat { ring.reach }

    func draw(into list: inout DisplayList) {
        guard let slider = track?.value else { return }
        ring.draw(around: frame, into: &list)
        let palette = environment.palette
        func color(_ color: PixelColor) -> Paint {
            var color = color
            if !environment.isEnabled { color.alpha *= 0.5 }
            return .color(color)
        }
        let middle = frame.height / 2
        let height = Self.band * unit
        let band = CGRect(x: 0, y: middle - height / 2, width: frame.width, height: height)
        list.commands.append(.roundedRect(band, radius: height / 2, color(palette[.trough])))
        list.commands.append(.border(band, radius: height / 2, width: 1, color(palette[.outline])))
        let knob = x(of: slider.part)
        let start = isMirrored ? frame.width : 0
        let filled = CGRect(
            x: min(start, knob), y: band.minY, width: abs(knob - start), height: height)
        // A tint of several colors spans the whole track, of which the value shows a part.
        var tint = TintShapeStyle().filling(in: environment)
        if !environment.isEnabled { tint.opacity *= 0.5 }
        if tint.frame == nil { tint.frame = band }
        tint.draw(in: filled, into: &list) { .roundedRect(filled, radius: height / 2, $0) }
        if let count = slider.stepCount, 1...Double(Self.mostMarks) ~= count {
            for number in 0...Int(count) {
                let place = x(of: Double(number) / count)
                let mark = CGRect(x: place - 1, y: middle + radius - 2, width: 2, height: 4)
                list.commands.append(.roundedRect(mark, radius: 1, color(palette[.outline])))
            }
        }
        let circle = CGRect(x: knob - radius, y: middle - radius, width: 2 * radius, height: 2 * radius)
        // The knob is light in dark mode too, like that of a switch.
        let light: Float = isHeld ? 0.88 : isHovered ? 0.95 : 1
        let surface =
            environment.isEnabled
            ? PixelColor(red: light, green: light, blue: light) : palette[.control]
        list.commands.append(.roundedRect(circle, radius: radius, .color(surface)))
        list.commands.append(.border(circle, radius: radius, width: 1.5, color(palette[.outline])))
    }

    // MARK: Accessibility

    var accessibility: AccessibilityProperties? {
        guard let slider = track?.value else { return nil }
        let value = slider.get().formatted(
            .number.precision(.significantDigits(1...4)).locale(environment.locale))
        var properties = AccessibilityProperties(role: .slider, label: "", value: value)
        properties.isEnabled = environment.isEnabled
        properties.isFocused = element.host?.focus.focused === element
        properties.offer(
            AccessibleNumber(
                current: slider.get(), minimum: slider.bounds.lowerBound, maximum: slider.bounds.upperBound,
                step: slider.step ?? 0
            ) { [weak self] in self?.edit(to: $0) })
        properties.offer(.increment) { [weak self] in self?.edit(to: slider.get() + slider.keyStep) }
        properties.offer(.decrement) { [weak self] in self?.edit(to: slider.get() - slider.keyStep) }
        return properties
    }
}
