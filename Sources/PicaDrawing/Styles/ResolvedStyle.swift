import Foundation
import PicaCanvas
import PicaFoundation
import PicaState

/// A style resolved in an environment: the fill, and how it is composited onto the content below.
package struct ResolvedStyle: Equatable, Sendable {
    /// The fill. Points are in unit coordinates of the filled area: 0 is its left or upper edge, 1 its right or lower
    /// one.
    package enum Fill: Equatable, Sendable {
        case color(PixelColor)
        /// A material. Shapes blur the content behind; everything else uses its plain color.
        indirect case material(MaterialPaint)
        indirect case linear(GradientStops, start: UnitPoint, end: UnitPoint)
        /// A radial gradient; radii are in points.
        indirect case radial(GradientStops, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
        /// An elliptical gradient; radii are fractions of the area's sides.
        indirect case elliptical(
            GradientStops, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
        indirect case angular(GradientStops, center: UnitPoint, start: Angle, end: Angle)
        indirect case mesh(MeshPaint)
        indirect case picture(TiledPaint)
    }

    var fill: Fill
    package var opacity = 1.0
    var blend = BlendOperation.normal
    /// The shadows, from front to back.
    var shadows: [ShadowStyle.Resolved] = []
    /// The area that unit coordinates refer to; `nil` for the bounds of whatever is filled.
    package var frame: CGRect?

    package init(_ fill: Fill) { self.fill = fill }
    package init(_ color: PixelColor) { self.init(.color(color)) }

    package static let clear = ResolvedStyle(PixelColor.clear)

    /// Whether the style draws anything visible.
    var isVisible: Bool {
        guard opacity > 0 else { return false }
        if case .color(let color) = fill { return color.alpha > 0 }
        return true
    }

    /// Whether the content behind shows through blurred. Styles with shadows are drawn in layers, which cannot do that.
    var showsBackdrop: Bool {
        guard case .material = fill, isVisible else { return false }
        return blend == .normal && shadows.isEmpty
    }

    /// The color, if the style is only a single color; otherwise `nil`.
    package var color: PixelColor? {
        guard case .color(var color) = fill, blend == .normal, shadows.isEmpty else { return nil }
        color.alpha *= factor
        return color
    }

    /// The color to use where only one can be shown; of a gradient it is the first. The result is `nil` for images, and
    /// for gradients without colors.
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

    /// Returns the paint for an area. The opacity is included in the paint where possible.
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

    /// Draws a shape filled with the style.
    /// - Parameters:
    ///   - room: The bounds of the shape.
    ///   - blursBackdrop: Whether a material blurs the content behind; the element must declare it, too.
    ///   - command: Creates the drawing command for a paint.
    package func draw(
        in room: CGRect, into list: inout DisplayList, blursBackdrop: Bool = false,
        _ command: (Paint) -> DisplayList.Command
    ) {
        guard isVisible else { return }
        let drawn = command(paint(in: room, blursBackdrop: blursBackdrop))
        // The pixels of an image cannot be changed; all other fills have the opacity in their colors.
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

    /// Fills an area through a mask, as opaque as the mask is.
    package func draw(through mask: DisplayList, in room: CGRect, into list: inout DisplayList) {
        draw(in: room, into: &list) { paint in
            let inside = DisplayList.Command.layer(Layer(blend: .sourceIn), DisplayList([.rect(room, paint)]))
            return .layer(Layer(), DisplayList(mask.commands + [inside]))
        }
    }

    /// The distance in points that the style draws beyond the filled shape.
    var outset: CGFloat { shadows.lazy.filter { !$0.isInner }.map(\.reach).max() ?? 0 }
}

extension [ResolvedStyle] {
    /// The distance in points that any of the styles draws beyond the filled shape.
    package var outset: CGFloat { lazy.map(\.outset).max() ?? 0 }
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

/// A style that is already resolved is the same in every environment.
extension ResolvedStyle: PrimitiveShapeStyle {
    package func resolve(in environment: EnvironmentValues) -> ResolvedStyle { self }
    package func filling(in environment: EnvironmentValues) -> ResolvedStyle { self }
}
