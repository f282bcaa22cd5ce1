import Foundation
import PicaCanvas
import PicaFoundation
import PicaGraph

/// What a style comes to where it is shown: what shapes are filled with, and how that is laid over what is
/// below it.
struct ResolvedStyle: Equatable, Sendable {
    /// Places are parts of the room that is filled: 0 is its left or upper edge, 1 its right or lower one.
    enum Fill: Equatable, Sendable {
        case color(PixelColor)
        /// Shapes show it blurred; to all else it is its plain colour.
        indirect case material(MaterialPaint)
        indirect case linear(GradientStops, start: UnitPoint, end: UnitPoint)
        /// Radii are in points.
        indirect case radial(GradientStops, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
        /// Radii are parts of the room's sides.
        indirect case elliptical(
            GradientStops, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
        indirect case angular(GradientStops, center: UnitPoint, start: Angle, end: Angle)
        indirect case mesh(MeshPaint)
        indirect case picture(TiledPaint)
    }

    var fill: Fill
    var opacity = 1.0
    var blend = BlendOperation.normal
    /// From the front to the back.
    var shadows: [ShadowStyle.Resolved] = []
    /// The room that places are parts of; nil for that of what is filled.
    var frame: CGRect?

    init(_ fill: Fill) { self.fill = fill }
    init(_ color: PixelColor) { self.init(.color(color)) }

    static let clear = ResolvedStyle(PixelColor.clear)

    /// Whether anything of it can be seen.
    var isVisible: Bool {
        guard opacity > 0 else { return false }
        if case .color(let color) = fill { return color.alpha > 0 }
        return true
    }

    /// Whether what is behind is seen blurred through it: not where layers with shadows are made of it.
    var showsBackdrop: Bool {
        guard case .material = fill, isVisible else { return false }
        return blend == .normal && shadows.isEmpty
    }

    /// The one colour that it is; nil where it is more than that.
    var color: PixelColor? {
        guard case .color(var color) = fill, blend == .normal, shadows.isEmpty else { return nil }
        color.alpha *= factor
        return color
    }

    /// The colour that stands for the style where only one can be shown: of a gradient the first; nil for pictures, and
    /// for gradients without colours.
    var mainColor: PixelColor? {
        let first: PixelColor?
        switch fill {
        case .color(let color): first = color
        case .material(let material): first = material.color
        case .linear(let stops, _, _), .radial(let stops, _, _, _), .elliptical(let stops, _, _, _),
            .angular(let stops, _, _, _):
            first = stops.stops.first?.color
        case .mesh(let mesh): first = mesh.colors.first
        case .picture: first = nil
        }
        guard var color = first else { return nil }
        color.alpha *= factor
        return color
    }

    private var factor: Float { opacity.isFinite ? Float(min(max(opacity, 0), 1)) : 1 }

    /// What fills something in a room; its opacity is in it where that is possible.
    func paint(in room: CGRect, blursBackdrop: Bool = false) -> Paint {
        let room = frame ?? room
        func place(_ point: UnitPoint) -> CGPoint {
            CGPoint(x: room.minX + point.x * room.width, y: room.minY + point.y * room.height)
        }
        switch fill {
        case .color(var color):
            color.alpha *= factor
            return .color(color)
        case .material(var material):
            material.opacity *= factor
            return blursBackdrop && showsBackdrop ? .material(material) : .color(material.color)
        case .linear(let stops, let start, let end):
            return .linear(stops.faded(by: factor), start: place(start), end: place(end))
        case .radial(let stops, let center, let start, let end):
            return .radial(
                stops.faded(by: factor), center: place(center), startRadius: start, endRadius: end)
        case .elliptical(let stops, let center, let start, let end):
            return .elliptical(
                stops.faded(by: factor), in: room, center: CGPoint(x: center.x, y: center.y),
                startRadius: start, endRadius: end)
        case .angular(let stops, let center, let start, let end):
            return .angular(
                stops.faded(by: factor), center: place(center), start: CGFloat(start.radians),
                end: CGFloat(end.radians))
        case .mesh(let mesh): return .mesh(mesh.faded(by: factor), in: room)
        case .picture(let picture): return picture.paint(in: room)
        }
    }

    // MARK: Drawing

    /// Draws something that is filled with the style.
    /// - Parameters:
    ///   - room: Where it is.
    ///   - blursBackdrop: Whether a material shows what is behind blurred; the element says so, too.
    ///   - command: Draws it in a paint.
    func draw(
        in room: CGRect, into list: inout DisplayList, blursBackdrop: Bool = false,
        _ command: (Paint) -> DisplayList.Command
    ) {
        guard isVisible else { return }
        let drawn = command(paint(in: room, blursBackdrop: blursBackdrop))
        // A picture's pixels are what they are; everything else has the opacity in its colours.
        var opacity = 1.0
        if case .picture = fill { opacity = Double(factor) }
        guard !shadows.isEmpty || blend != .normal || opacity < 1 else {
            list.commands.append(drawn)
            return
        }
        var layer = DisplayList([drawn])
        for shadow in shadows where shadow.isInner {
            layer.commands.append(shadow.inside(room, command))
        }
        let filters = shadows.lazy.filter { !$0.isInner }.map(\.filter)
        list.commands.append(.layer(Layer(opacity: opacity, blend: blend, filters: Array(filters)), layer))
    }

    /// Fills a room where something else is drawn, as opaque as that is.
    func draw(through mask: DisplayList, in room: CGRect, into list: inout DisplayList) {
        draw(in: room, into: &list) { paint in
            let inside = DisplayList.Command.layer(Layer(blend: .sourceIn), DisplayList([.rect(room, paint)]))
            return .layer(Layer(), DisplayList(mask.commands + [inside]))
        }
    }

    /// How far drawing with it reaches beyond what is drawn, in points.
    var outset: CGFloat { shadows.lazy.filter { !$0.isInner }.map(\.reach).max() ?? 0 }
}

extension [ResolvedStyle] {
    /// How far drawing with any of them reaches beyond what is drawn, in points.
    var outset: CGFloat { lazy.map(\.outset).max() ?? 0 }
}

extension GradientStops {
    fileprivate func faded(by factor: Float) -> GradientStops {
        guard factor < 1 else { return self }
        let faded = stops.map { stop in
            var stop = stop
            stop.color.alpha *= factor
            return stop
        }
        var result = GradientStops(faded, mixing: mixing)
        result.spread = spread
        return result
    }
}

extension MeshPaint {
    fileprivate func faded(by factor: Float) -> MeshPaint {
        guard factor < 1 else { return self }
        func faded(_ color: PixelColor) -> PixelColor {
            PixelColor(
                red: color.red, green: color.green, blue: color.blue, alpha: color.alpha * factor)
        }
        return MeshPaint(
            width: width, height: height, vertices: vertices, colors: colors.map(faded),
            background: faded(background), smoothsColors: smoothsColors, isPerceptual: isPerceptual)
    }
}

/// What was resolved already, as it is in any environment.
extension ResolvedStyle: PrimitiveShapeStyle {
    func resolve(in environment: EnvironmentValues) -> ResolvedStyle { self }
    func filling(in environment: EnvironmentValues) -> ResolvedStyle { self }
}
