import Foundation
import PicaCanvas
import PicaState

/// A level of the foreground style: the style itself, one set for the level, or a fainter one.
public struct HierarchicalShapeStyle: Equatable {
    let level: Int
    /// The number of levels by which the style is fainter.
    private var fading = 0

    package init(level: Int) { self.level = level }

    /// Returns the style as faint as a lower level, regardless of a style set for that level.
    package func faded(by levels: Int) -> HierarchicalShapeStyle {
        var style = self
        style.fading = levels
        return style
    }

    /// The foreground style itself.
    public static let primary = HierarchicalShapeStyle(level: 0)
    /// The level for less important content.
    public static let secondary = HierarchicalShapeStyle(level: 1)
    /// The level for hints, fainter still.
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    /// The level for barely visible content, the faintest of the text levels.
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    /// The faintest level, for backgrounds rather than text.
    public static let quinary = HierarchicalShapeStyle(level: 4)

    private static let themeColors: [PicaTheme.Role] = [
        .primary, .secondary, .tertiary, .quaternary,
    ]
    /// The opacity of the faintest theme color for a level that is fainter still.
    private static let groundOpacity = 0.25
}

extension HierarchicalShapeStyle: PrimitiveShapeStyle {
    /// Returns the level itself.
    public func resolve(in environment: EnvironmentValues) -> HierarchicalShapeStyle { self }

    /// Returns the style set for the level. Otherwise it is the last style that is set, made fainter by the levels
    /// between; without any, it is the theme's color for the level.
    package func filling(in environment: EnvironmentValues) -> ResolvedStyle {
        let styles = environment.foregroundStyles
        guard !styles.isEmpty else {
            let known = min(level, Self.themeColors.count - 1)
            var style = ResolvedStyle(environment.palette[Self.themeColors[known], environment])
            if known < level { style.opacity = Self.groundOpacity }
            return style.faded(by: fading)
        }
        let nearest = min(level, styles.count - 1)
        return styles[nearest].resolved(in: environment).faded(by: fading + level - nearest)
    }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The foreground style itself.
    public static var primary: HierarchicalShapeStyle { .primary }
    /// The level of the foreground style for less important content.
    public static var secondary: HierarchicalShapeStyle { .secondary }
    /// The level of the foreground style for hints.
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    /// The level of the foreground style for barely visible content.
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
    /// The faintest level of the foreground style, for backgrounds.
    public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// A style made fainter by some levels.
public struct HierarchicalShapeStyleModifier<Base: ShapeStyle> {
    let base: Base
    let level: Int
}

extension HierarchicalShapeStyleModifier: PrimitiveShapeStyle {
    /// Returns the level itself.
    public func resolve(in environment: EnvironmentValues) -> HierarchicalShapeStyleModifier { self }

    package func filling(in environment: EnvironmentValues) -> ResolvedStyle {
        base.resolved(in: environment).faded(by: level)
    }

    package var followsNothingElse: Bool { base.dependsOnEnvironmentAlone }
}

extension ShapeStyle {
    /// The style at 60 % of its opacity.
    public var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 1) }
    /// The style at 40 % of its opacity.
    public var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 2) }
    /// The style at 25 % of its opacity.
    public var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 3) }
    /// The style at 15 % of its opacity.
    public var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 4) }
}

extension ResolvedStyle {
    private static let opacities = [1, 0.6, 0.4, 0.25, 0.15]

    /// Returns the style as faint as a level further down.
    fileprivate func faded(by levels: Int) -> ResolvedStyle {
        var style = self
        style.opacity *= Self.opacities[min(max(0, levels), Self.opacities.count - 1)]
        return style
    }
}
