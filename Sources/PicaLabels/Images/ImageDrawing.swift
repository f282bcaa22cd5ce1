import Foundation
import PicaCanvas
import PicaDrawing
import PicaState

/// An image drawn by a function.
final class ImageDrawing: Equatable, @unchecked Sendable {
    /// The size in points.
    let size: CGSize
    let isOpaque: Bool
    // Called only on the main thread, where views are drawn.
    let renderer: (inout GraphicsContext) -> Void

    init(size: CGSize, isOpaque: Bool, renderer: @escaping (inout GraphicsContext) -> Void) {
        func side(_ length: CGFloat) -> CGFloat {
            max(0, Length.checked(length, as: .extent, of: "Image(size:renderer:)") ?? 0)
        }
        self.size = CGSize(width: side(size.width), height: side(size.height))
        self.isOpaque = isOpaque
        self.renderer = renderer
    }

    static func == (one: ImageDrawing, other: ImageDrawing) -> Bool { one === other }
}

extension Image {
    /// Creates an image that a function draws, at the size and resolution in which it is shown.
    ///
    /// - Parameters:
    ///   - size: The size in points.
    ///   - label: The accessibility label; without one the image is hidden from assistive technology.
    ///   - opaque: Whether the function draws all pixels; pixels that it leaves out are then black. `false` by default.
    ///   - colorMode: Has no effect: colors are in sRGB.
    ///   - renderer: Draws into a context whose origin is the upper left corner. It may be called each time the image
    ///     is drawn.
    public init(
        size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
        renderer: @escaping (inout GraphicsContext) -> Void
    ) {
        self.init(
            .drawing(ImageDrawing(size: size, isOpaque: opaque, renderer: renderer)),
            label: label.map { .text($0) } ?? .none)
    }
}

/// An image drawn by a function, resolved in an environment.
struct ResolvedDrawing: Equatable, @unchecked Sendable {
    let drawing: ImageDrawing
    /// The tint; `nil` for the image's own colors.
    let tint: ResolvedStyle?
    // Used only on the main thread, where views are drawn.
    private let environment: EnvironmentValues

    init(_ drawing: ImageDrawing, tint: ResolvedStyle?, in environment: EnvironmentValues) {
        self.drawing = drawing
        self.tint = tint
        self.environment = environment
    }

    static func == (one: ResolvedDrawing, other: ResolvedDrawing) -> Bool {
        one.drawing == other.drawing && one.tint == other.tint
            && one.environment.keysChanged(from: other.environment).isEmpty
    }

    /// Draws the image in its own size, from the origin.
    func draw(into list: inout DisplayList) {
        let bounds = CGRect(origin: .zero, size: drawing.size)
        guard !bounds.isEmpty else { return }
        let sheet = Drawing()
        var context = GraphicsContext(sheet, bounds: bounds, environment: environment)
        drawing.renderer(&context)
        var edge = CanvasPath()
        edge.addRect(bounds)
        var drawn = DisplayList([.clip(edge, sheet.list)])
        if drawing.isOpaque {
            drawn.commands.insert(.rect(bounds, .color(PixelColor(red: 0, green: 0, blue: 0))), at: 0)
        }
        if let tint {
            tint.draw(through: drawn, in: bounds, into: &list)
        } else {
            list.commands += drawn.commands
        }
    }
}
