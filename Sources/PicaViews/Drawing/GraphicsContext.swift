import Foundation
import PicaCanvas
import PicaFoundation
import PicaGraph

/// What one draws into: shapes, texts and layers, one over the other.
///
/// It is a value: a copy draws into the same picture, with a transform, a clip, an opacity, a blend mode
/// and filters of its own.
public struct GraphicsContext {
    /// How opaque what follows is; 1 is fully, 0 not at all.
    public var opacity = 1.0
    /// How what follows is laid over what is there.
    public var blendMode = BlendMode.normal
    /// From the points of what follows to those of the picture.
    public var transform = CGAffineTransform.identity
    /// What the picture is drawn in: colour scheme, locale, sizes of text.
    public let environment: EnvironmentValues

    let symbols: Symbols
    private let drawing: Drawing
    private var clip: Drawing.Clip?
    private var filters: [Filter.Step] = []
    /// What the view may draw on, in the picture's points.
    private let sheet: CGRect
    /// What the clips leave of it.
    private var bounds: CGRect

    /// A context that draws into a picture.
    /// - Parameter bounds: What there is to draw on, in points.
    init(
        _ drawing: Drawing, bounds: CGRect, environment: EnvironmentValues, symbols: Symbols = Symbols()
    ) {
        self.drawing = drawing
        self.bounds = bounds
        sheet = bounds
        self.environment = environment
        self.symbols = symbols
    }

    /// Draws in the context's own points.
    func draw(_ command: DisplayList.Command) { draw([command]) }

    /// Draws in the context's own points: all of it as one, where it is see-through or blended.
    func draw(_ commands: [DisplayList.Command]) {
        guard !commands.isEmpty else { return }
        var commands = commands
        let opacity = opacity.isFinite ? min(max(0, opacity), 1) : 1
        let isPlain = blendMode.operation == .normal && filters.isEmpty
        if isPlain, commands.count == 1, let faded = commands[0].faded(by: opacity) {
            commands = [faded]
        } else if !isPlain || opacity < 1 {
            commands = layers(of: DisplayList(commands), opacity: opacity)
        }
        if !transform.isIdentity { commands = [.transform(transform, DisplayList(commands))] }
        var clip = clip
        if filters.contains(where: \.isBoundless) {
            var edge = CanvasPath()
            edge.addRect(sheet)
            clip = Drawing.Clip(outer: clip, shape: .path(edge), isInverse: false)
        }
        drawing.add(commands, within: clip)
    }

    /// What the filters make of a list: one layer; or several, where shadows are laid over the picture by
    /// themselves or the plane is turned.
    private func layers(of list: DisplayList, opacity: Double) -> [DisplayList.Command] {
        var known: [LayerFilter] = []
        for (index, step) in filters.enumerated() {
            switch step {
            case .filter(let filter): known.append(filter)
            case .ungrouped(let shadow): return layers(of: list, opacity: opacity, shadow, at: index)
            case .projection(let matrix):
                var rest = self
                rest.filters.removeFirst(index + 1)
                let plane = known.isEmpty ? list : DisplayList([.layer(Layer(filters: known), list)])
                let frame = transform.inverse.map(sheet.applying) ?? sheet
                return rest.layers(of: DisplayList([.projection(matrix, of: frame, plane)]), opacity: opacity)
            }
        }
        return [.layer(Layer(opacity: opacity, blend: blendMode.operation, filters: known), list)]
    }

    private func layers(
        of list: DisplayList, opacity: Double, _ shadow: Filter.Step.Shadow, at index: Int
    ) -> [DisplayList.Command] {
        var alone = shadow
        alone.look.isAlone = true
        alone.look.blend = .normal
        var thrown = self
        thrown.filters[index] = .filter(alone.filter)
        thrown.blendMode = BlendMode(operation: shadow.look.blend)
        let thrownLayers = thrown.layers(of: list, opacity: opacity)
        if shadow.look.isAlone { return thrownLayers }
        var own = self
        own.filters.remove(at: index)
        let content = own.layers(of: list, opacity: opacity)
        return shadow.look.isAbove ? content + thrownLayers : thrownLayers + content
    }
}

extension GraphicsContext {
    // MARK: Transforms

    /// Scales what follows.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
    /// Moves what follows; in points.
    public mutating func translateBy(x: CGFloat, y: CGFloat) {
        transform = transform.translatedBy(x: x, y: y)
    }
    /// Turns what follows around the origin, clockwise.
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }
    /// Moves, turns, scales or slants what follows before the transform that is there does.
    public mutating func concatenate(_ matrix: CGAffineTransform) {
        transform = matrix.concatenating(transform)
    }

    // MARK: Clips

    /// How a clip cuts.
    @frozen public struct ClipOptions: OptionSet, Sendable {
        /// A bit for each.
        public let rawValue: UInt32
        /// The options whose bits are set.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Leaves what is outside of the clip, rather than what is inside.
        public static var inverse: ClipOptions { ClipOptions(rawValue: 1) }
    }

    /// Draws what follows only inside a path, and inside the clips there were.
    public mutating func clip(
        to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
    ) {
        let outline = path.outline.filled(style).transformed(by: transform)
        clip = Drawing.Clip(outer: clip, shape: .path(outline), isInverse: options.contains(.inverse))
        let frame = outline.controlBounds
        // Foundation traps where sides are no numbers.
        let isSound = [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite)
        if isSound, !options.contains(.inverse) { bounds = bounds.intersection(frame) }
    }

    /// Draws what follows only where a layer is opaque, as opaque as that is there.
    ///
    /// - Parameters:
    ///   - opacity: How opaque the layer as a whole is; 1 by default.
    ///   - options: Whether what is left is outside of the layer.
    ///   - content: Draws the layer.
    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = ClipOptions(),
        content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        let layer = try layer(content)
        clip = Drawing.Clip(
            outer: clip, shape: .layer(layer, opacity: opacity), isInverse: options.contains(.inverse))
    }

    /// Around what the clips leave, in the context's own points; empty where they leave nothing.
    public var clipBoundingRect: CGRect {
        guard !bounds.isEmpty, let inverse = transform.inverse else { return .zero }
        return bounds.applying(inverse)
    }

    // MARK: Layers

    /// Changes the look of what is drawn from now on: each thing by itself, and a layer as a whole.
    ///
    /// - Parameters:
    ///   - filter: Comes before the filters that were added already.
    ///   - options: How it reckons with colours; as sRGB has them by default.
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
        filters.insert(filter.step(in: environment, options), at: 0)
    }

    /// Draws several things as one: the opacity, the blend mode and the filters of the context are for
    /// them together.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        let layer = try layer(content)
        // It is in the picture's points already.
        var context = self
        context.transform = .identity
        if let inverse = transform.inverse {
            let (there, back) = (ProjectionTransform(transform), ProjectionTransform(inverse))
            context.filters = filters.map { step in
                guard case .projection(let matrix) = step else { return step }
                return .projection(back.concatenating(matrix).concatenating(there))
            }
        }
        context.draw(layer.commands)
    }

    private func layer(_ content: (inout GraphicsContext) throws -> Void) rethrows -> DisplayList {
        let layer = Drawing()
        var context = GraphicsContext(
            layer, bounds: bounds, environment: environment, symbols: symbols)
        context.transform = transform
        try content(&context)
        return layer.list
    }

    // MARK: Shapes

    /// Fills what a path runs around.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        draw(path, with: shading) { path.fill($0, style) }
    }

    /// Draws a line along a path.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        draw(path, with: shading) { .stroke(path.outline, style.line, $0) }
    }

    private func draw(
        _ path: Path, with shading: Shading, _ command: (Paint) -> DisplayList.Command
    ) {
        if shading.isBackdrop {
            return drawBackdrop(in: command(.color(PixelColor(red: 1, green: 1, blue: 1))))
        }
        var list = DisplayList()
        shading.style.resolved(in: environment).draw(in: path.boundingRect, into: &list, command)
        draw(list.commands)
    }

    /// Draws what was drawn so far once more, where a shape is.
    private func drawBackdrop(in shape: DisplayList.Command) {
        // It is in the picture's points.
        guard let inverse = transform.inverse, let copy = drawing.copy(), !copy.isEmpty else { return }
        let mask = Drawing.Clip(
            outer: nil, shape: .layer(DisplayList([shape]), opacity: 1), isInverse: false)
        draw(mask.cut(DisplayList([.transform(inverse, copy)])))
    }

    /// Draws a line along a path; its width is in points, 1 by default.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }
}
