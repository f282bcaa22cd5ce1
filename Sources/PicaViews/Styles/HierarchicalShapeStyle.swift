import Foundation
import PicaCanvas
import PicaGraph

/// A level of the foreground style in force: the style itself, one that was set for the level, or a
/// fainter one.
public struct HierarchicalShapeStyle: Equatable {
    let level: Int
    /// By how many levels it is fainter.
    private var fading = 0

    init(level: Int) { self.level = level }

    /// As faint as a lower level would be, whatever is set for that.
    func faded(by levels: Int) -> HierarchicalShapeStyle {
        var style = self
        style.fading = levels
        return style
    }

    /// The foreground style itself.
    public static let primary = HierarchicalShapeStyle(level: 0)
    /// For what matters less.
    public static let secondary = HierarchicalShapeStyle(level: 1)
    /// Fainter still, for hints.
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    /// The faintest, for what hardly has to be seen.
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    /// Fainter than that: for grounds rather than for words.
    public static let quinary = HierarchicalShapeStyle(level: 4)

    private static let themeColors: [ThemeColor] = [
        .primary, .secondary, .tertiary, .quaternary,
    ]
    /// How opaque the faintest of the theme's colours is where a style is fainter still.
    private static let groundOpacity = 0.25
}

extension HierarchicalShapeStyle: PrimitiveShapeStyle {
    /// The level itself.
    public func resolve(in environment: EnvironmentValues) -> HierarchicalShapeStyle { self }

    /// What is set for the level; otherwise the last style that is set, fainter by the levels between;
    /// otherwise the theme's colour for the level.
    func filling(in environment: EnvironmentValues) -> ResolvedStyle {
        let styles = environment.foregroundStyles
        guard !styles.isEmpty else {
            let known = min(level, Self.themeColors.count - 1)
            var style = ResolvedStyle(environment.theme[Self.themeColors[known], environment])
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
    /// The foreground style for what matters less.
    public static var secondary: HierarchicalShapeStyle { .secondary }
    /// The foreground style for hints.
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    /// The foreground style for what hardly has to be seen.
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
    /// The foreground style, fainter still.
    public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// A style made fainter, as a level of its own.
public struct HierarchicalShapeStyleModifier<Base: ShapeStyle> {
    let base: Base
    let level: Int
}

extension HierarchicalShapeStyleModifier: PrimitiveShapeStyle {
    /// The level itself.
    public func resolve(in environment: EnvironmentValues) -> HierarchicalShapeStyleModifier { self }

    func filling(in environment: EnvironmentValues) -> ResolvedStyle {
        base.resolved(in: environment).faded(by: level)
    }

    var followsNothingElse: Bool { base.dependsOnEnvironmentAlone }
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

    /// As faint as a level further down.
    fileprivate func faded(by levels: Int) -> ResolvedStyle {
        var style = self
        style.opacity *= Self.opacities[min(max(0, levels), Self.opacities.count - 1)]
        return style
    }
}
