import Foundation
import PicaCanvas
import PicaFoundation
import PicaState

/// A context that draws shapes, texts, images and layers into a picture, one over another.
///
/// It is a value: a copy draws into the same picture, with its own transform, clip, opacity, blend mode and filters.
public struct GraphicsContext {
    /// The opacity of later drawing, from 0 to 1; 1 by default.
    public var opacity = 1.0
    /// The blend mode of later drawing; `normal` by default.
    public var blendMode = BlendMode.normal
    /// The transform from the points of later drawing to those of the picture.
    public var transform = CGAffineTransform.identity
    /// The environment of the picture, such as its color scheme, its locale and its text size.
    public let environment: EnvironmentValues

    let symbols: Symbols
    private let drawing: Drawing
    private var clip: Drawing.Clip?
    private var filters: [Filter.Step] = []
    /// The area that the view may draw on, in the picture's points.
    private let sheet: CGRect
    /// The part of that area inside the clips.
    private var bounds: CGRect

    /// Creates a context that draws into a picture.
    /// - Parameter bounds: The area that the view may draw on, in points.
    package init(
        _ drawing: Drawing, bounds: CGRect, environment: EnvironmentValues, symbols: Symbols = Symbols()
    ) {
        self.drawing = drawing
        self.bounds = bounds
        sheet = bounds
        self.environment = environment
        self.symbols = symbols
    }

    /// Draws a command in the context's own points.
    func draw(_ command: DisplayList.Command) { draw([command]) }

    /// Draws commands in the context's own points. If they are translucent or blended, they are drawn as one layer.
    package func draw(_ commands: [DisplayList.Command]) {
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

    /// Returns a list with the filters applied. It takes several layers when a shadow is blended by itself or the plane
    /// is projected.
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

    /// Scales later drawing.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
    /// Moves later drawing, in points.
    public mutating func translateBy(x: CGFloat, y: CGFloat) {
        transform = transform.translatedBy(x: x, y: y)
    }
    /// Rotates later drawing around the origin, clockwise.
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }
    /// Applies a transform to later drawing before the transform in force.
    public mutating func concatenate(_ matrix: CGAffineTransform) {
        transform = matrix.concatenating(transform)
    }

    // MARK: Clips

    /// The options of a clip.
    @frozen public struct ClipOptions: OptionSet, Sendable {
        /// The bits of the set, one for each option.
        public let rawValue: UInt32
        /// Creates a set from its bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Keeps the drawing outside the clip, rather than inside.
        public static var inverse: ClipOptions { ClipOptions(rawValue: 1) }
    }

    /// Limits later drawing to the inside of a path, and of the clips in force.
    public mutating func clip(
        to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
    ) {
        let outline = path.outline.filled(style).transformed(by: transform)
        clip = Drawing.Clip(outer: clip, shape: .path(outline), isInverse: options.contains(.inverse))
        let frame = outline.controlBounds
        // Foundation traps if the sides of a rectangle are NaN.
        let isSound = [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite)
        if isSound, !options.contains(.inverse) { bounds = bounds.intersection(frame) }
    }

    /// Limits later drawing to the opaque parts of a layer, and multiplies it by the layer's opacity there.
    ///
    /// - Parameters:
    ///   - opacity: The opacity of the layer as a whole; 1 by default.
    ///   - options: Whether the drawing outside the layer is kept instead.
    ///   - content: The closure that draws the layer.
    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = ClipOptions(),
        content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        let layer = try layer(content)
        clip = Drawing.Clip(
            outer: clip, shape: .layer(layer, opacity: opacity), isInverse: options.contains(.inverse))
    }

    /// The bounding rectangle of the clips, in the context's own points. It is empty if the clips leave nothing.
    public var clipBoundingRect: CGRect {
        guard !bounds.isEmpty, let inverse = transform.inverse else { return .zero }
        return bounds.applying(inverse)
    }

    // MARK: Layers

    /// Adds a filter for later drawing: for each drawing by itself, and for a layer as a whole.
    ///
    /// - Parameters:
    ///   - filter: The filter; it is applied before those added earlier.
    ///   - options: The color arithmetic of the filter; sRGB values by default.
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
        filters.insert(filter.step(in: environment, options), at: 0)
    }

    /// Draws a group of drawings as one layer. The opacity, blend mode and filters of the context apply to the layer as
    /// a whole.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        let layer = try layer(content)
        // The layer is in the picture's points already.
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

    /// Fills the inside of a path.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        draw(path, with: shading) { path.fill($0, style) }
    }

    /// Strokes a path.
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

    /// Draws the drawing so far once more, inside a shape.
    private func drawBackdrop(in shape: DisplayList.Command) {
        // The copy is in the picture's points.
        guard let inverse = transform.inverse, let copy = drawing.copy(), !copy.isEmpty else { return }
        let mask = Drawing.Clip(
            outer: nil, shape: .layer(DisplayList([shape]), opacity: 1), isInverse: false)
        draw(mask.cut(DisplayList([.transform(inverse, copy)])))
    }

    /// Strokes a path with a line of a width in points; 1 by default.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }
}
