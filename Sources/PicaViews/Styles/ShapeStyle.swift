import Foundation
import PicaCanvas
import PicaGraph

/// A way to colour shapes and text.
public protocol ShapeStyle: Sendable {
    associatedtype Resolved: ShapeStyle = Never
    /// The style as it is in an environment.
    func resolve(in environment: EnvironmentValues) -> Resolved
}

extension Never: ShapeStyle {
    public typealias Resolved = Never
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
    public static var clear: Color { .clear }
    public static var black: Color { .black }
    public static var white: Color { .white }
    public static var gray: Color { .gray }
    public static var red: Color { .red }
    public static var orange: Color { .orange }
    public static var yellow: Color { .yellow }
    public static var green: Color { .green }
    public static var mint: Color { .mint }
    public static var teal: Color { .teal }
    public static var cyan: Color { .cyan }
    public static var blue: Color { .blue }
    public static var indigo: Color { .indigo }
    public static var purple: Color { .purple }
    public static var pink: Color { .pink }
    public static var brown: Color { .brown }
}

/// A level of the foreground style in force: the style itself, or a fainter one.
public struct HierarchicalShapeStyle: ShapeStyle {
    let level: Int

    public static let primary = HierarchicalShapeStyle(level: 0)
    public static let secondary = HierarchicalShapeStyle(level: 1)
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    public static let quaternary = HierarchicalShapeStyle(level: 3)

    public func resolve(in environment: EnvironmentValues) -> Color.Resolved {
        let color =
            environment.foregroundStyle?.pixelColor(in: environment)
            ?? environment.theme[Self.themeColors[level], environment]
        let isOwn = environment.foregroundStyle != nil
        return Color.Resolved(
            red: color.red, green: color.green, blue: color.blue,
            opacity: color.alpha * (isOwn ? Self.fading[level] : 1))
    }

    private static let themeColors: [ThemeColor] = [.primary, .secondary, .tertiary, .quaternary]
    private static let fading: [Float] = [1, 0.6, 0.4, 0.25]
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { .primary }
    public static var secondary: HierarchicalShapeStyle { .secondary }
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
}

/// The tint in force, or the theme's accent.
public struct TintShapeStyle: ShapeStyle {
    public init() {}
    public func resolve(in environment: EnvironmentValues) -> Color { .accentColor }
}

extension ShapeStyle where Self == TintShapeStyle {
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// The foreground style in force.
public struct ForegroundStyle: ShapeStyle {
    public init() {}
    public func resolve(in environment: EnvironmentValues) -> HierarchicalShapeStyle { .primary }
}

extension ShapeStyle where Self == ForegroundStyle {
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// The window's background, or with a level what stands out on it.
public struct BackgroundStyle: ShapeStyle {
    private let color: ThemeColor

    public init() { self.init(.background) }
    private init(_ color: ThemeColor) { self.color = color }

    /// Behind content that is set apart from the window: a card, a list.
    public var secondary: BackgroundStyle { BackgroundStyle(.field) }
    /// Behind what stands beside content: a sidebar.
    public var tertiary: BackgroundStyle { BackgroundStyle(.sidebar) }

    public func resolve(in environment: EnvironmentValues) -> Color { Color(themed: color) }
}

extension ShapeStyle where Self == BackgroundStyle {
    public static var background: BackgroundStyle { BackgroundStyle() }
}

/// A style whose type is hidden.
public struct AnyShapeStyle: ShapeStyle {
    let style: any ShapeStyle

    public init<S: ShapeStyle>(_ style: S) { self.style = (style as? AnyShapeStyle)?.style ?? style }

    public func resolve(in environment: EnvironmentValues) -> Color.Resolved {
        let color = style.pixelColor(in: environment)
        return Color.Resolved(
            red: color.red, green: color.green, blue: color.blue, opacity: color.alpha)
    }
}

extension View {
    /// Sets the style of text, symbols and shapes without one of their own.
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        let style = AnyShapeStyle(style)
        // A level of a level stands for the outer style: `.primary` inside `.secondary` is secondary.
        return modifier(EnvironmentWriter { $0.foregroundStyle = style.settled(in: $0) })
    }

    /// Sets the colour of text, symbols and shapes; nil goes back to the theme's.
    nonisolated public func foregroundColor(_ color: Color?) -> some View {
        modifier(EnvironmentWriter { $0.foregroundStyle = color.map { AnyShapeStyle($0) } })
    }

    /// Sets the accent of controls; nil goes back to the theme's.
    nonisolated public func tint(_ color: Color?) -> some View { environment(\.tintColor, color) }
}

extension AnyShapeStyle {
    /// A style may refer to the foreground: it is bound to the one around it before it takes its place.
    /// Colors do not, and stay as they are so that they follow light and dark.
    fileprivate func settled(in environment: EnvironmentValues) -> AnyShapeStyle {
        style is Color ? self : AnyShapeStyle(resolve(in: environment))
    }
}
