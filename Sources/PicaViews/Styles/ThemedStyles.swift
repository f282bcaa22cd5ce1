import Foundation
import PicaCanvas
import PicaGraph

/// The tint in force, or the theme's accent.
public struct TintShapeStyle {
    /// The style that `tint` is.
    public init() {}
}

extension TintShapeStyle: PrimitiveShapeStyle {
    /// The accent in force; of a tint that has several colours the first.
    public func resolve(in environment: EnvironmentValues) -> Color { .accentColor }

    func filling(in environment: EnvironmentValues) -> ResolvedStyle {
        environment.resolvedTint ?? Color.accentColor.resolved(in: environment)
    }
}

extension EnvironmentValues {
    /// What the tint comes to; nil where none was set.
    var resolvedTint: ResolvedStyle? {
        guard let tint else { return nil }
        // A tint may be made of the accent; that is the one it replaces.
        var outer = self
        outer.tint = nil
        return tint.resolved(in: outer)
    }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The tint in force, or the theme's accent.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// The foreground style in force.
public struct ForegroundStyle {
    /// The style that `foreground` is.
    public init() {}
}

extension ForegroundStyle: PrimitiveShapeStyle {
    /// The foreground style's first level.
    public func resolve(in environment: EnvironmentValues) -> HierarchicalShapeStyle { .primary }

    func filling(in environment: EnvironmentValues) -> ResolvedStyle {
        HierarchicalShapeStyle.primary.resolved(in: environment)
    }
}

extension ShapeStyle where Self == ForegroundStyle {
    /// The foreground style in force.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// What is behind content: by default the window's background, or with a level what stands out on it.
public struct BackgroundStyle {
    private let color: ThemeColor

    /// The style that `background` is.
    public init() { self.init(.background) }
    private init(_ color: ThemeColor) { self.color = color }

    /// Behind content that is set apart from the window: a card, a list.
    public var secondary: BackgroundStyle { BackgroundStyle(.field) }
    /// Behind what stands beside content: a sidebar.
    public var tertiary: BackgroundStyle { BackgroundStyle(.sidebar) }
}

extension BackgroundStyle: PrimitiveShapeStyle {
    /// The style itself.
    public func resolve(in environment: EnvironmentValues) -> BackgroundStyle { self }

    /// What `backgroundStyle(_:)` set, or the theme's colour for that ground.
    func filling(in environment: EnvironmentValues) -> ResolvedStyle {
        if color == .background, let style = environment.backgroundStyle {
            // A ground may be made of the one that it replaces.
            var outer = environment
            outer.backgroundStyle = nil
            return style.resolved(in: outer)
        }
        return Color(themed: color).resolved(in: environment)
    }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// What `backgroundStyle(_:)` set, or the window's background.
    public static var background: BackgroundStyle { BackgroundStyle() }
}

private enum BackgroundStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

extension EnvironmentValues {
    /// What `background` is as a style; nil for the window's background.
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self] }
        set { self[BackgroundStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style that `background` stands for inside the view; it draws nothing by itself.
    nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modifier(BackgroundStyleWriter(style: AnyShapeStyle(style)))
    }
}

/// A style may be made of the background: that is the one around it.
private struct BackgroundStyleWriter {
    let style: AnyShapeStyle
}

extension BackgroundStyleWriter: EnvironmentModifier {
    typealias Body = Never

    func write(to values: inout EnvironmentValues) { values.backgroundStyle = style.bound(in: values) }
}

/// Lines between things, as `Divider` has them.
public struct SeparatorShapeStyle {
    /// The style that `separator` is.
    public init() {}
}

extension SeparatorShapeStyle: PrimitiveShapeStyle {
    /// The style itself.
    public func resolve(in environment: EnvironmentValues) -> SeparatorShapeStyle { self }

    func filling(in environment: EnvironmentValues) -> ResolvedStyle {
        ResolvedStyle(environment.theme.separator)
    }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    /// Lines between things, as `Divider` has them.
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

/// Behind what is selected.
public struct SelectionShapeStyle {
    /// The style that `selection` is.
    public init() {}
}

extension SelectionShapeStyle: PrimitiveShapeStyle {
    /// The style itself.
    public func resolve(in environment: EnvironmentValues) -> SelectionShapeStyle { self }

    func filling(in environment: EnvironmentValues) -> ResolvedStyle {
        ResolvedStyle(environment.theme.selection(in: environment))
    }
}

extension ShapeStyle where Self == SelectionShapeStyle {
    /// Behind what is selected.
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

/// Words that stand where nothing is written yet, as a field's prompt.
public struct PlaceholderTextShapeStyle {
    /// The style that `placeholder` is.
    public init() {}
}

extension PlaceholderTextShapeStyle: PrimitiveShapeStyle {
    /// The style itself.
    public func resolve(in environment: EnvironmentValues) -> PlaceholderTextShapeStyle { self }

    func filling(in environment: EnvironmentValues) -> ResolvedStyle {
        ResolvedStyle(environment.theme[.tertiary])
    }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    /// Words that stand where nothing is written yet, as a field's prompt.
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

/// Words that lead somewhere: the tint in force.
public struct LinkShapeStyle {
    /// The style that `link` is.
    public init() {}
}

extension LinkShapeStyle: PrimitiveShapeStyle {
    /// The style itself.
    public func resolve(in environment: EnvironmentValues) -> LinkShapeStyle { self }

    func filling(in environment: EnvironmentValues) -> ResolvedStyle {
        Color.accentColor.resolved(in: environment)
    }
}

extension ShapeStyle where Self == LinkShapeStyle {
    /// Words that lead somewhere: the tint in force.
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}

/// What shapes are filled with that stand behind something: a faint veil over the ground.
public struct FillShapeStyle {
    /// The style that `fill` is.
    public init() {}
}

extension FillShapeStyle: PrimitiveShapeStyle {
    /// The style itself.
    public func resolve(in environment: EnvironmentValues) -> FillShapeStyle { self }

    func filling(in environment: EnvironmentValues) -> ResolvedStyle {
        var color = environment.theme[.primary]
        color.alpha = 0.12
        return ResolvedStyle(color)
    }
}

extension ShapeStyle where Self == FillShapeStyle {
    /// What shapes are filled with that stand behind something: a faint veil over the ground.
    public static var fill: FillShapeStyle { FillShapeStyle() }
}

/// The background of windows, whatever `backgroundStyle(_:)` says.
public struct WindowBackgroundShapeStyle {
    /// The style that `windowBackground` is.
    public init() {}
}

extension WindowBackgroundShapeStyle: PrimitiveShapeStyle {
    /// The style itself.
    public func resolve(in environment: EnvironmentValues) -> WindowBackgroundShapeStyle { self }

    func filling(in environment: EnvironmentValues) -> ResolvedStyle {
        ResolvedStyle(environment.theme[.background])
    }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    /// The background of windows, whatever `backgroundStyle(_:)` says.
    public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
