import Foundation

/// The height of a surface above what is behind it. Its shadow shows it.
package enum Elevation: Sendable {
    /// A control that can be pressed, such as a button or a knob.
    case raised
    /// A view that a person drags, or that comes toward the pointer.
    case lifted
    /// A menu, a popover, a panel.
    case floating
    /// A dialog, a sheet.
    case dialog

    /// One of the soft shadows of a level.
    package struct Shadow: Sendable {
        /// The distance by which the shadow extends beyond the surface, in points.
        package let blur: CGFloat
        /// The distance by which the shadow lies below the surface, in points.
        package let drop: CGFloat
        /// The opacity of black in a light interface and in a dark one, from 0 to 1.
        package let opacity: (light: Float, dark: Float)
    }

    /// The shadows of the level: a narrow one for the contact, and a wide one for the height.
    package var shadows: [Shadow] {
        switch self {
        case .raised: [Shadow(blur: 2, drop: 1, opacity: (0.07, 0.25))]
        case .lifted:
            [
                Shadow(blur: 3, drop: 1, opacity: (0.14, 0.35)),
                Shadow(blur: 10, drop: 3, opacity: (0.16, 0.40)),
            ]
        case .floating:
            [
                Shadow(blur: 3, drop: 1, opacity: (0.12, 0.35)),
                Shadow(blur: 22, drop: 7, opacity: (0.20, 0.50)),
            ]
        case .dialog:
            [
                Shadow(blur: 4, drop: 1, opacity: (0.16, 0.40)),
                Shadow(blur: 30, drop: 12, opacity: (0.26, 0.55)),
            ]
        }
    }

    /// The distance by which the shadows extend beyond the surface, in points.
    package var reach: CGFloat { shadows.map { $0.blur + $0.drop }.max() ?? 0 }
}
