import Foundation
import PicaCanvas
import PicaGraph
import PicaState

/// A style that fills shapes and text.
public protocol ShapeStyle: Sendable {
    /// The style that this one resolves to.
    associatedtype Resolved: ShapeStyle = Never
    /// Resolves the style in an environment.
    func resolve(in environment: EnvironmentValues) -> Resolved
}

extension Never: ShapeStyle {
    /// There is no such style, so there is no result.
    public typealias Resolved = Never
    /// Cannot be called, because no such style exists.
    public func resolve(in environment: EnvironmentValues) -> Never { switch self {} }
}

/// A style that Pica can fill with directly.
package protocol PrimitiveShapeStyle: ShapeStyle {
    /// Returns the resolved style in an environment.
    func filling(in environment: EnvironmentValues) -> ResolvedStyle
    /// Whether the style is known to depend only on the environment. Styles of apps may read other values.
    var followsNothingElse: Bool { get }
}

extension PrimitiveShapeStyle {
    package var followsNothingElse: Bool { true }
}

extension ShapeStyle {
    /// Resolves the style repeatedly until the result is one of Pica's own styles.
    package func resolved(in environment: EnvironmentValues) -> ResolvedStyle {
        if let own = self as? any PrimitiveShapeStyle { return own.filling(in: environment) }
        // A style that resolves to itself would never end.
        guard Resolved.self != Self.self else { return .clear }
        return resolve(in: environment).resolved(in: environment)
    }

    var dependsOnEnvironmentAlone: Bool { (self as? any PrimitiveShapeStyle)?.followsNothingElse ?? false }
}

extension ShapeStyle where Self == Color {
    /// A fully transparent color.
    public static var clear: Color { .clear }
    /// Black in light and dark mode.
    public static var black: Color { .black }
    /// White in light and dark mode.
    public static var white: Color { .white }
    /// The theme's gray.
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

/// A type-erased style.
public struct AnyShapeStyle {
    package let style: any ShapeStyle

    /// Erases the type of a style.
    public init<S: ShapeStyle>(_ style: S) { self.style = (style as? AnyShapeStyle)?.style ?? style }
}

extension AnyShapeStyle: PrimitiveShapeStyle {
    /// Returns the style itself.
    public func resolve(in environment: EnvironmentValues) -> AnyShapeStyle { self }

    package func filling(in environment: EnvironmentValues) -> ResolvedStyle {
        style.resolved(in: environment)
    }
    package var followsNothingElse: Bool { style.dependsOnEnvironmentAlone }
}

extension AnyShapeStyle {
    /// Returns the style resolved in an environment, so that it is the same elsewhere. Colors are kept, so that they
    /// follow light and dark mode.
    func bound(in environment: EnvironmentValues) -> AnyShapeStyle {
        style is Color ? self : AnyShapeStyle(resolved(in: environment))
    }
}

extension AnyShapeStyle: Equatable {
    /// Returns whether both contain equal styles of the same type.
    public static func == (a: AnyShapeStyle, b: AnyShapeStyle) -> Bool {
        ValueComparison.isSame(hidden: a.style, b.style)
    }
}

extension View {
    /// Sets the style of text, symbols and shapes that set none themselves.
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modifier(
            ForegroundStyleWriter(
                styles: style as? HierarchicalShapeStyle == .primary ? [] : [AnyShapeStyle(style)]))
    }

    /// Sets the style of text, symbols and shapes that set none themselves, and the style for `secondary`. The latter
    /// is also the second color of multicolor symbols.
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
        _ primary: S1, _ secondary: S2
    ) -> some View {
        modifier(ForegroundStyleWriter(styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary)]))
    }

    /// Sets the style of text, symbols and shapes that set none themselves, and the styles for `secondary` and
    /// `tertiary`. The latter are also the second and third colors of multicolor symbols.
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        modifier(
            ForegroundStyleWriter(
                styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]))
    }

    /// Sets the color of text, symbols and shapes; `nil` restores the theme's.
    nonisolated public func foregroundColor(_ color: Color?) -> some View {
        environment(\.foregroundStyle, color.map { AnyShapeStyle($0) })
    }

    /// Sets the tint of controls; `nil` restores the accent color.
    nonisolated public func tint(_ color: Color?) -> some View {
        environment(\.tint, color.map { AnyShapeStyle($0) })
    }

    /// Sets the tint of controls to any style.
    ///
    /// A gradient appears in controls that fill an area with the tint, such as sliders, gauges and progress bars.
    /// Elsewhere, as in text and focus rings, its first color is used.
    nonisolated public func tint<S: ShapeStyle>(_ tint: S) -> some View {
        modifier(TintWriter(style: AnyShapeStyle(tint)))
    }
}

/// Sets the tint. A style may itself refer to the tint; it then gets the surrounding one.
struct TintWriter {
    let style: AnyShapeStyle
}

extension TintWriter: EnvironmentModifier {
    typealias Body = Never

    func write(to values: inout EnvironmentValues) { values.tint = style.bound(in: values) }
}

/// Sets the foreground style. A style that refers to the foreground is bound to the surrounding one before it replaces
/// it. So a level of a level refers to the outer style: `.primary` inside `.secondary` is secondary. Colors are not
/// bound, so that they follow light and dark mode.
struct ForegroundStyleWriter {
    /// The styles of the levels, from the first on. None stand for `.primary`: the surrounding style with its levels.
    let styles: [AnyShapeStyle]
}

extension ForegroundStyleWriter: EnvironmentModifier {
    typealias Body = Never

    func write(to values: inout EnvironmentValues) {
        guard !styles.isEmpty else { return }
        let outer = values
        values.foregroundStyles = styles.map { $0.bound(in: outer) }
    }
}
