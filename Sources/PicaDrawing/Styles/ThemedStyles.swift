import Foundation
import PicaCanvas
import PicaGraph
import PicaState

/// A style that is the tint in force, or else the accent color.
public struct TintShapeStyle {
    /// Creates the style; `tint` is the short form.
    public init() {}
}

extension TintShapeStyle: PrimitiveShapeStyle {
    /// Returns the accent color in force; of a tint with several colors it is the first.
    public func resolve(in environment: EnvironmentValues) -> Color { .accentColor }

    package func filling(in environment: EnvironmentValues) -> ResolvedStyle {
        environment.resolvedTint ?? Color.accentColor.resolved(in: environment)
    }
}

extension EnvironmentValues {
    /// The resolved tint; `nil` if none is set.
    var resolvedTint: ResolvedStyle? {
        guard let tint else { return nil }
        // A tint may refer to the accent color; it then gets the one it replaces.
        var outer = self
        outer.tint = nil
        return tint.resolved(in: outer)
    }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The tint in force, or else the accent color.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// A style that is the foreground style in force.
public struct ForegroundStyle {
    /// Creates the style; `foreground` is the short form.
    public init() {}
}

extension ForegroundStyle: PrimitiveShapeStyle {
    /// Returns the first level of the foreground style.
    public func resolve(in environment: EnvironmentValues) -> HierarchicalShapeStyle { .primary }

    package func filling(in environment: EnvironmentValues) -> ResolvedStyle {
        HierarchicalShapeStyle.primary.resolved(in: environment)
    }
}

extension ShapeStyle where Self == ForegroundStyle {
    /// The foreground style in force.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// A style for backgrounds: by default that of the window, with levels for surfaces on it.
public struct BackgroundStyle {
    private let color: PicaTheme.Role

    /// Creates the style; `background` is the short form.
    public init() { self.init(.background) }
    private init(_ color: PicaTheme.Role) { self.color = color }

    /// The background of content set off from the window, such as a card or a list.
    public var secondary: BackgroundStyle { BackgroundStyle(.field) }
    /// The background of content beside the main content, such as a sidebar.
    public var tertiary: BackgroundStyle { BackgroundStyle(.sidebar) }
}

extension BackgroundStyle: PrimitiveShapeStyle {
    /// Returns the style itself.
    public func resolve(in environment: EnvironmentValues) -> BackgroundStyle { self }

    /// Returns the style set by `backgroundStyle(_:)`, or the theme's color for this background.
    package func filling(in environment: EnvironmentValues) -> ResolvedStyle {
        if color == .background, let style = environment.backgroundStyle {
            // A background may refer to the background; it then gets the one it replaces.
            var outer = environment
            outer.backgroundStyle = nil
            return style.resolved(in: outer)
        }
        return Color(themed: color).resolved(in: environment)
    }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// The style set by `backgroundStyle(_:)`, or the window's background.
    public static var background: BackgroundStyle { BackgroundStyle() }
}

private enum BackgroundStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

extension EnvironmentValues {
    /// The style that `background` stands for; `nil` for the window's background.
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

/// Sets the background style. A style may itself refer to the background; it then gets the surrounding one.
private struct BackgroundStyleWriter {
    let style: AnyShapeStyle
}

extension BackgroundStyleWriter: EnvironmentModifier {
    typealias Body = Never

    func write(to values: inout EnvironmentValues) { values.backgroundStyle = style.bound(in: values) }
}

/// A style for separator lines such as `Divider`.
public struct SeparatorShapeStyle {
    /// Creates the style; `separator` is the short form.
    public init() {}
}

extension SeparatorShapeStyle: PrimitiveShapeStyle {
    /// Returns the style itself.
    public func resolve(in environment: EnvironmentValues) -> SeparatorShapeStyle { self }

    package func filling(in environment: EnvironmentValues) -> ResolvedStyle {
        ResolvedStyle(environment.palette[.separator])
    }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    /// The style of separator lines such as `Divider`.
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

/// A style for the background of selected content.
public struct SelectionShapeStyle {
    /// Creates the style; `selection` is the short form.
    public init() {}
}

extension SelectionShapeStyle: PrimitiveShapeStyle {
    /// Returns the style itself.
    public func resolve(in environment: EnvironmentValues) -> SelectionShapeStyle { self }

    package func filling(in environment: EnvironmentValues) -> ResolvedStyle {
        ResolvedStyle(environment.palette[.selection, environment])
    }
}

extension ShapeStyle where Self == SelectionShapeStyle {
    /// The background of selected content.
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

/// A style for placeholder text, such as a field's prompt.
public struct PlaceholderTextShapeStyle {
    /// Creates the style; `placeholder` is the short form.
    public init() {}
}

extension PlaceholderTextShapeStyle: PrimitiveShapeStyle {
    /// Returns the style itself.
    public func resolve(in environment: EnvironmentValues) -> PlaceholderTextShapeStyle { self }

    package func filling(in environment: EnvironmentValues) -> ResolvedStyle {
        ResolvedStyle(environment.palette[.tertiary])
    }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    /// The style of placeholder text, such as a field's prompt.
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

/// A style for links: the tint in force.
public struct LinkShapeStyle {
    /// Creates the style; `link` is the short form.
    public init() {}
}

extension LinkShapeStyle: PrimitiveShapeStyle {
    /// Returns the style itself.
    public func resolve(in environment: EnvironmentValues) -> LinkShapeStyle { self }

    package func filling(in environment: EnvironmentValues) -> ResolvedStyle {
        Color.accentColor.resolved(in: environment)
    }
}

extension ShapeStyle where Self == LinkShapeStyle {
    /// The style of links: the tint in force.
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}

/// A style for shapes behind other content: a faint, translucent fill.
public struct FillShapeStyle {
    /// Creates the style; `fill` is the short form.
    public init() {}
}

extension FillShapeStyle: PrimitiveShapeStyle {
    /// Returns the style itself.
    public func resolve(in environment: EnvironmentValues) -> FillShapeStyle { self }

    package func filling(in environment: EnvironmentValues) -> ResolvedStyle {
        var color = environment.palette[.primary]
        color.alpha = 0.12
        return ResolvedStyle(color)
    }
}

extension ShapeStyle where Self == FillShapeStyle {
    /// A faint, translucent fill for shapes behind other content.
    public static var fill: FillShapeStyle { FillShapeStyle() }
}

/// A style that is the background of windows, independent of `backgroundStyle(_:)`.
public struct WindowBackgroundShapeStyle {
    /// Creates the style; `windowBackground` is the short form.
    public init() {}
}

extension WindowBackgroundShapeStyle: PrimitiveShapeStyle {
    /// Returns the style itself.
    public func resolve(in environment: EnvironmentValues) -> WindowBackgroundShapeStyle { self }

    package func filling(in environment: EnvironmentValues) -> ResolvedStyle {
        ResolvedStyle(environment.palette[.background])
    }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    /// The background of windows, independent of `backgroundStyle(_:)`.
    public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
