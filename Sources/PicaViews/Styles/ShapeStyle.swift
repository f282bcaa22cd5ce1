import Foundation
import PicaCanvas
import PicaGraph

/// A way to colour shapes and text.
public protocol ShapeStyle: Sendable {
    /// What the style becomes where it is shown.
    associatedtype Resolved: ShapeStyle = Never
    /// The style as it is in an environment.
    func resolve(in environment: EnvironmentValues) -> Resolved
}

extension Never: ShapeStyle {
    /// There is no style, so it becomes nothing.
    public typealias Resolved = Never
    /// Cannot be called, as there is no style.
    public func resolve(in environment: EnvironmentValues) -> Never { switch self {} }
}

extension ShapeStyle {
    /// The style's colour; styles resolve until they come to one.
    func pixelColor(in environment: EnvironmentValues) -> PixelColor {
        if let color = self as? Color.Resolved { return PixelColor(color) }
        return resolve(in: environment).pixelColor(in: environment)
    }
}

extension ShapeStyle where Self == Color {
    /// No colour at all: what is behind shows.
    public static var clear: Color { .clear }
    /// Black, on light and dark alike.
    public static var black: Color { .black }
    /// White, on light and dark alike.
    public static var white: Color { .white }
    /// The theme's grey.
    public static var gray: Color { .gray }
    /// The theme's red.
    public static var red: Color { .red }
    /// The theme's orange.
    public static var orange: Color { .orange }
    /// The theme's yellow.
    public static var yellow: Color { .yellow }
    /// The theme's green.
    public static var green: Color { .green }
    /// The theme's mint.
    public static var mint: Color { .mint }
    /// The theme's teal.
    public static var teal: Color { .teal }
    /// The theme's cyan.
    public static var cyan: Color { .cyan }
    /// The theme's blue.
    public static var blue: Color { .blue }
    /// The theme's indigo.
    public static var indigo: Color { .indigo }
    /// The theme's purple.
    public static var purple: Color { .purple }
    /// The theme's pink.
    public static var pink: Color { .pink }
    /// The theme's brown.
    public static var brown: Color { .brown }
}

/// A level of the foreground style in force: the style itself, one that was set for the level, or a
/// fainter one.
public struct HierarchicalShapeStyle: ShapeStyle {
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

    /// What is set for the level; otherwise the last style that is set, at 60, 40 or 25 % of its opacity
    /// one, two or three levels further down; otherwise the theme's colour for the level.
    public func resolve(in environment: EnvironmentValues) -> Color.Resolved {
        let styles = environment.foregroundStyles
        var color = environment.theme[Self.themeColors[level], environment]
        var fading = fading
        if !styles.isEmpty {
            let nearest = min(level, styles.count - 1)
            color = styles[nearest].pixelColor(in: environment)
            fading += level - nearest
        }
        return Color.Resolved(
            red: color.red, green: color.green, blue: color.blue,
            opacity: color.alpha * Self.opacities[min(fading, Self.opacities.count - 1)])
    }

    private static let themeColors: [ThemeColor] = [.primary, .secondary, .tertiary, .quaternary]
    private static let opacities: [Float] = [1, 0.6, 0.4, 0.25]
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
}

/// The tint in force, or the theme's accent.
public struct TintShapeStyle: ShapeStyle {
    /// The style that `tint` is.
    public init() {}
    /// The accent in force.
    public func resolve(in environment: EnvironmentValues) -> Color { .accentColor }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The tint in force, or the theme's accent.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// The foreground style in force.
public struct ForegroundStyle: ShapeStyle {
    /// The style that `foreground` is.
    public init() {}
    /// The foreground style's first level.
    public func resolve(in environment: EnvironmentValues) -> HierarchicalShapeStyle { .primary }
}

extension ShapeStyle where Self == ForegroundStyle {
    /// The foreground style in force.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// The window's background, or with a level what stands out on it.
public struct BackgroundStyle: ShapeStyle {
    private let color: ThemeColor

    /// The style that `background` is.
    public init() { self.init(.background) }
    private init(_ color: ThemeColor) { self.color = color }

    /// Behind content that is set apart from the window: a card, a list.
    public var secondary: BackgroundStyle { BackgroundStyle(.field) }
    /// Behind what stands beside content: a sidebar.
    public var tertiary: BackgroundStyle { BackgroundStyle(.sidebar) }

    /// The theme's colour for that ground.
    public func resolve(in environment: EnvironmentValues) -> Color { Color(themed: color) }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// The window's background.
    public static var background: BackgroundStyle { BackgroundStyle() }
}

/// A style made more see-through.
struct TranslucentShapeStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let opacity: Double

    func resolve(in environment: EnvironmentValues) -> Color.Resolved {
        let color = base.pixelColor(in: environment)
        let opacity = opacity.isFinite ? min(max(opacity, 0), 1) : 1
        return Color.Resolved(
            red: color.red, green: color.green, blue: color.blue, opacity: color.alpha * Float(opacity))
    }
}

extension ShapeStyle {
    /// The style made more see-through; 1 leaves it as it is.
    public func opacity(_ opacity: Double) -> some ShapeStyle {
        TranslucentShapeStyle(base: self, opacity: opacity)
    }
}

/// A style whose type is hidden.
public struct AnyShapeStyle: ShapeStyle {
    let style: any ShapeStyle

    /// Hides the type of a style.
    public init<S: ShapeStyle>(_ style: S) { self.style = (style as? AnyShapeStyle)?.style ?? style }

    /// The hidden style's colour.
    public func resolve(in environment: EnvironmentValues) -> Color.Resolved {
        let color = style.pixelColor(in: environment)
        return Color.Resolved(
            red: color.red, green: color.green, blue: color.blue, opacity: color.alpha)
    }
}

extension AnyShapeStyle: Equatable {
    /// Whether both hide styles of one type that say the same.
    public static func == (a: AnyShapeStyle, b: AnyShapeStyle) -> Bool {
        ValueComparison.isSame(hidden: a.style, b.style)
    }
}

extension View {
    /// Sets the style of text, symbols and shapes without one of their own.
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modifier(ForegroundStyleWriter(styles: [AnyShapeStyle(style)]))
    }

    /// Sets the style of text, symbols and shapes without one of their own, and the one for `secondary`,
    /// which is the second in symbols of several colours.
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
        _ primary: S1, _ secondary: S2
    ) -> some View {
        modifier(ForegroundStyleWriter(styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary)]))
    }

    /// Sets the style of text, symbols and shapes without one of their own, and those for `secondary` and
    /// `tertiary`, which are the second and the third in symbols of several colours.
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        modifier(
            ForegroundStyleWriter(
                styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]))
    }

    /// Sets the colour of text, symbols and shapes; nil goes back to the theme's.
    nonisolated public func foregroundColor(_ color: Color?) -> some View {
        environment(\.foregroundStyle, color.map { AnyShapeStyle($0) })
    }

    /// Sets the accent of controls; nil goes back to the theme's.
    nonisolated public func tint(_ color: Color?) -> some View { environment(\.tintColor, color) }
}

/// A style may refer to the foreground: it is bound to the one around it before it takes its place, so
/// that a level of a level stands for the outer style: `.primary` inside `.secondary` is secondary.
/// Colors do not, and stay as they are so that they follow light and dark.
struct ForegroundStyleWriter {
    /// One for each level, from the first on.
    let styles: [AnyShapeStyle]
}

extension ForegroundStyleWriter: EnvironmentModifier {
    typealias Body = Never

    func write(to values: inout EnvironmentValues) {
        let outer = values
        values.foregroundStyles = styles.map {
            $0.style is Color ? $0 : AnyShapeStyle($0.resolve(in: outer))
        }
    }
}
