import Foundation
import PicaCanvas
import PicaGraph
import PicaState

extension View {
    /// Draws the shadow of a raised surface behind the view.
    ///
    /// - Parameters:
    ///   - elevation: The height of the surface; `nil` for none.
    ///   - radius: The radius of the surface's corners, in points; at most half of the shorter side is used.
    ///   - insets: The distance from the view's edges to the surface, in points.
    nonisolated package func elevation(
        _ elevation: Elevation?, radius: CGFloat, insets: CGFloat = 0
    ) -> some View {
        modifier(ElevationShadow(elevation: elevation, radius: radius, insets: insets))
    }
}

/// The shadow of a surface with round corners, which costs a few textured rectangles and no layer.
struct ElevationShadow {
    let elevation: Elevation?
    let radius: CGFloat
    let insets: CGFloat

    nonisolated init(elevation: Elevation?, radius: CGFloat, insets: CGFloat) {
        self.elevation = elevation
        self.radius = radius
        self.insets = insets
    }
}

extension ElevationShadow: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> ElevationShadowBehavior { ElevationShadowBehavior(element) }
}

final class ElevationShadowBehavior: ElementBehavior {
    unowned let element: Element
    private var elevation: Elevation?
    private var radius: CGFloat = 0
    private var insets: CGFloat = 0
    private var isDark = false

    init(_ element: Element) { self.element = element }

    func update(_ value: ElevationShadow, _ environment: EnvironmentValues) {
        let isDark = environment.colorScheme == .dark
        let new = (value.elevation, value.radius, value.insets, isDark)
        guard new != (elevation, radius, insets, self.isDark) else { return }
        (elevation, radius, insets, self.isDark) = new
        element.setNeedsDisplay()
    }

    var drawsItself: Bool { elevation != nil }
    var drawingOutset: CGFloat { max(0, (elevation?.reach ?? 0) - insets) }

    func draw(into list: inout DisplayList) {
        guard let elevation else { return }
        let surface = frame.insetBy(dx: insets, dy: insets)
        guard surface.width > 0, surface.height > 0 else { return }
        let radius = min(radius, surface.width / 2, surface.height / 2)
        for shadow in elevation.shadows {
            let alpha = isDark ? shadow.opacity.dark : shadow.opacity.light
            list.commands.append(
                .shadow(
                    surface.offsetBy(dx: 0, dy: shadow.drop), radius: radius, blur: shadow.blur,
                    .color(PixelColor(hex: 0, alpha: alpha))))
        }
    }
}
