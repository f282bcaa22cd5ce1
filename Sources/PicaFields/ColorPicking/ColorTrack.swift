import Foundation
import PicaCanvas
import PicaDrawing
import PicaGraph
import PicaLabels
import PicaState

/// A track on which the person changes a part of a color by dragging or with arrow keys.
struct ColorTrack {
    enum Kind {
        /// A field with saturation from left to right and brightness from bottom to top.
        case field
        case hue
        case opacity

        /// The height for the pointer, in points. The band of a strip is lower.
        var height: CGFloat {
            switch self {
            case .field: 130
            case .hue, .opacity: 24
            }
        }
    }

    let kind: Kind
    let color: PickedColor
    /// - Parameter coalesces: Whether the change continues the previous one, as in a drag or with a held key.
    let change: @MainActor (_ color: PickedColor, _ coalesces: Bool) -> Void
}

extension ColorTrack: PrimitiveView {
    typealias Body = Never

    func makeNode(in parent: ViewNode) -> TypedNode<ColorTrack> {
        LeafNode(self, parent: parent, behavior: ColorTrackLeaf.init)
    }
}

extension ColorTrack.Kind {
    /// Returns the position of a color, from 0 to 1 along both axes; y grows upward.
    func place(of color: PickedColor) -> CGPoint {
        switch self {
        case .field: CGPoint(x: color.saturation, y: color.brightness)
        case .hue: CGPoint(x: color.hue, y: 0)
        case .opacity: CGPoint(x: color.opacity, y: 0)
        }
    }

    func moved(_ color: PickedColor, to place: CGPoint) -> PickedColor {
        var color = color
        let x = Double(min(max(place.x, 0), 1))
        switch self {
        case .field:
            color.saturation = x
            color.brightness = Double(min(max(place.y, 0), 1))
        case .hue: color.hue = x
        case .opacity: color.opacity = x
        }
        return color
    }
}

final class ColorTrackLeaf: LeafBehavior, PointerResponder, KeyResponder, FocusResponder, PressHandler {
    unowned let element: Element
    private var track: ColorTrack?
    private var environment = EnvironmentValues()
    private var ring = FocusRing()
    private var isDragged = false
    private lazy var press = PressRecognizer(element, handler: self)

    /// The radius of the knob, in points.
    private static let radius: CGFloat = 9
    /// The height of the color band of a strip, in points.
    private static let band: CGFloat = 12

    init(_ element: Element) { self.element = element }

    var responder: (any Responder)? { self }

    func update(_ view: ColorTrack, _ environment: EnvironmentValues) {
        track = view
        self.environment = environment
        _ = ring.update(environment)
        element.setNeedsDisplay()
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: proposal.width ?? 200, height: track?.kind.height ?? 0)
    }

    // MARK: Places

    private var isField: Bool { track?.kind == .field }

    /// Whether the track is mirrored. A strip follows the layout direction; the field does not, as it is a picture.
    private var isMirrored: Bool { !isField && environment.layoutDirection == .rightToLeft }

    /// The possible positions of the center of the knob, in the track's own points.
    private var range: CGRect {
        isField ? frame : frame.insetBy(dx: min(Self.radius, frame.width / 2), dy: frame.height / 2)
    }

    private func point(of place: CGPoint) -> CGPoint {
        let x = isMirrored ? 1 - place.x : place.x
        return CGPoint(x: range.minX + range.width * x, y: range.maxY - range.height * place.y)
    }

    private func place(at point: CGPoint) -> CGPoint {
        let x = range.width > 0 ? (point.x - range.minX) / range.width : 0
        let y = range.height > 0 ? (range.maxY - point.y) / range.height : 0
        return CGPoint(x: isMirrored ? 1 - x : x, y: y)
    }

    /// - Returns: Whether the color changes.
    @discardableResult private func move(to place: CGPoint, coalesces: Bool) -> Bool {
        guard let track else { return false }
        let color = track.kind.moved(track.color, to: place)
        guard color != track.color else { return false }
        track.change(color, coalesces)
        return true
    }

    // MARK: Pointer

    var recognizers: [any PointerRecognizer] { [press] }

    func takes(_ press: PointerPress) -> Bool { environment.isEnabled && press.button == .primary }

    func pressBegan(_ press: PointerPress) {
        isDragged = false
        follow(press.location)
    }

    func pressMoved(to point: CGPoint, _ modifiers: Modifiers) { follow(point) }
    func pressEnded(at point: CGPoint, _ modifiers: Modifiers) { follow(point) }
    func pressCancelled() {}

    private func follow(_ point: CGPoint) {
        if move(to: place(at: point), coalesces: isDragged) { isDragged = true }
    }

    // MARK: Keyboard

    /// The distance of a step, as a part of the track's length.
    private static let step: CGFloat = 0.01

    var canBecomeFocused: Bool { environment.isEnabled }

    func focusChanged(_ isFocused: Bool) { ring.follow(element) }

    func keyPressed(_ press: KeyStroke) -> Bool {
        guard let track, environment.isEnabled, press.modifiers.isSubset(of: .shift) else { return false }
        let step: CGFloat = press.modifiers.contains(.shift) ? 0.1 : Self.step
        var place = track.kind.place(of: track.color)
        switch press.key {
        case .left: place.x -= isMirrored ? -step : step
        case .right: place.x += isMirrored ? -step : step
        case .up where isField: place.y += step
        case .down where isField: place.y -= step
        case .up: place.x += step
        case .down: place.x -= step
        case .pageUp where isField: place.y += 0.1
        case .pageDown where isField: place.y -= 0.1
        case .pageUp: place.x += 0.1
        case .pageDown: place.x -= 0.1
        case .home: place.x = 0
        case .end: place.x = 1
        default: return false
        }
        move(to: place, coalesces: press.isRepeat)
        return true
    }

    // MARK: Drawing

    var drawingOutset: CGFloat { max(ring.reach, Self.radius + 2) }

    func draw(into list: inout DisplayList) {
        guard let track else { return }
        ring.draw(around: frame, into: &list)
        switch track.kind {
        case .field: drawField(track.color, into: &list)
        case .hue, .opacity: drawStrip(track, into: &list)
        }
        let shown = track.kind == .opacity ? track.color : track.color.opaque
        let pure = PickedColor(hue: track.color.hue, saturation: 1, brightness: 1)
        drawKnob(
            pixel(track.kind == .hue ? pure : shown), at: point(of: track.kind.place(of: track.color)),
            into: &list)
    }

    private func pixel(_ color: PickedColor) -> PixelColor { color.color.pixelColor(in: environment) }

    private func drawField(_ color: PickedColor, into list: inout DisplayList) {
        let hue = PickedColor(hue: color.hue, saturation: 1, brightness: 1)
        let white = PixelColor(hex: 0xFFFFFF)
        func fill(_ paint: Paint) {
            list.commands.append(.roundedRect(frame, radius: environment.picaTheme.cornerRadius, paint))
        }
        fill(
            .linear(
                GradientStops([.init(white, at: 0), .init(pixel(hue), at: 1)]), start: frame.origin,
                end: CGPoint(x: frame.maxX, y: 0)))
        fill(
            .linear(
                GradientStops([.init(PixelColor(hex: 0, alpha: 0), at: 0), .init(PixelColor(hex: 0), at: 1)]),
                start: frame.origin, end: CGPoint(x: 0, y: frame.maxY)))
        drawEdge(frame, radius: environment.picaTheme.cornerRadius, into: &list)
    }

    private func drawStrip(_ track: ColorTrack, into list: inout DisplayList) {
        let band = frame.insetBy(dx: 0, dy: max(0, frame.height - Self.band) / 2)
        let radius = band.height / 2
        let colors: [PickedColor]
        if track.kind == .hue {
            colors = (0...6).map { PickedColor(hue: Double($0) / 6, saturation: 1, brightness: 1) }
        } else {
            var clear = track.color
            clear.opacity = 0
            colors = [clear, track.color.opaque]
            list.drawChequer(in: band, radius: radius)
        }
        let stops = colors.enumerated().map { number, color in
            GradientStops.Stop(pixel(color), at: CGFloat(number) / CGFloat(colors.count - 1))
        }
        let ends = [CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0)].map { point(of: $0) }
        list.commands.append(
            .roundedRect(band, radius: radius, .linear(GradientStops(stops), start: ends[0], end: ends[1])))
        drawEdge(band, radius: radius, into: &list)
    }

    private func drawEdge(_ frame: CGRect, radius: CGFloat, into list: inout DisplayList) {
        list.commands.append(
            .border(frame, radius: radius, width: 1, .color(environment.palette[.outline])))
    }

    /// Draws the knob. White inside black is visible on every color.
    private func drawKnob(_ color: PixelColor, at middle: CGPoint, into list: inout DisplayList) {
        let frame = CGRect(x: middle.x, y: middle.y, width: 0, height: 0)
            .insetBy(dx: -Self.radius, dy: -Self.radius)
        func ring(_ inset: CGFloat, _ width: CGFloat, _ color: PixelColor) {
            let circle = frame.insetBy(dx: inset, dy: inset)
            list.commands.append(.border(circle, radius: circle.width / 2, width: width, .color(color)))
        }
        if color.alpha < 1 { list.drawChequer(in: frame, radius: Self.radius) }
        list.commands.append(.roundedRect(frame, radius: Self.radius, .color(color)))
        ring(0, 3.5, PixelColor(hex: 0x1D1F24))
        ring(1, 2, PixelColor(hex: 0xFFFFFF))
    }

    // MARK: Accessibility

    var accessibility: AccessibilityProperties? {
        guard let track else { return nil }
        func percent(_ part: Double) -> String {
            part.formatted(.percent.precision(.fractionLength(0)).locale(environment.locale))
        }
        func word(_ key: ColorWord.Key) -> String { ColorWord(key: key).string(in: environment) }
        let color = track.color
        let (label, value) =
            switch track.kind {
            case .field:
                (
                    word(.saturation) + ", " + word(.brightness),
                    percent(color.saturation) + ", " + percent(color.brightness)
                )
            case .hue:
                (
                    word(.hue),
                    Int((color.hue * 360).rounded()).formatted(.number.locale(environment.locale)) + "°"
                )
            case .opacity: (word(.opacity), percent(color.opacity))
            }
        var properties = AccessibilityProperties(role: .slider, label: label, value: value)
        properties.isEnabled = environment.isEnabled
        properties.isFocused = element.host?.focus.focused === element
        let whole = track.kind == .hue ? 360.0 : 1
        properties.offer(
            AccessibleNumber(
                current: Double(track.kind.place(of: color).x) * whole, minimum: 0, maximum: whole
            ) { [weak self] number in self?.change { $0.x = number / whole } })
        let step = Self.step
        properties.offer(.increment) { [weak self] in self?.change { $0.x += step } }
        properties.offer(.decrement) { [weak self] in self?.change { $0.x -= step } }
        if track.kind == .field {
            // A number has one dimension; named actions change the other one.
            properties.offer(.named(word(.brightness) + " +")) { [weak self] in
                self?.change { $0.y += step }
            }
            properties.offer(.named(word(.brightness) + " −")) { [weak self] in
                self?.change { $0.y -= step }
            }
        }
        return properties
    }

    private func change(_ change: (inout CGPoint) -> Void) {
        guard let track, environment.isEnabled else { return }
        var place = track.kind.place(of: track.color)
        change(&place)
        move(to: place, coalesces: false)
    }
}
