import Foundation
import PicaCanvas
import PicaGraph

/// What an image is that a function draws.
final class ImageDrawing: Equatable, @unchecked Sendable {
    /// In points.
    let size: CGSize
    let isOpaque: Bool
    // Called on the main thread alone, where views are drawn.
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
    /// An image that a function draws, at the size and as sharp as it is shown.
    ///
    /// - Parameters:
    ///   - size: In points.
    ///   - label: What it is called; without one it is not there for those who do not see it.
    ///   - opaque: Whether all of it is drawn on; what is not is black then. False by default.
    ///   - colorMode: Has no effect: colours are sRGB's.
    ///   - renderer: Draws into a context whose origin is the upper left corner. It may be called again whenever the
    ///     image is drawn.
    public init(
        size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
        renderer: @escaping (inout GraphicsContext) -> Void
    ) {
        self.init(
            .drawing(ImageDrawing(size: size, isOpaque: opaque, renderer: renderer)),
            label: label.map { .text($0) } ?? .none)
    }
}

/// An image that a function draws, in an environment.
struct ResolvedDrawing: Equatable, @unchecked Sendable {
    let drawing: ImageDrawing
    /// What it is coloured with; nil for its own colours.
    let tint: ResolvedStyle?
    // Looked at on the main thread alone, where views are drawn.
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

    /// In its own size, from the origin on.
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
