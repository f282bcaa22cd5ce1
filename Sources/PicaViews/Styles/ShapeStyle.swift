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

/// A style that Pica itself knows how to fill with.
protocol PrimitiveShapeStyle: ShapeStyle {
    /// What it comes to in an environment.
    func filling(in environment: EnvironmentValues) -> ResolvedStyle
    /// Whether it is known to depend on the environment alone: styles of apps may read what they like.
    var followsNothingElse: Bool { get }
}

extension PrimitiveShapeStyle {
    var followsNothingElse: Bool { true }
}

extension ShapeStyle {
    /// What the style comes to; styles resolve until they come to one of Pica's own.
    func resolved(in environment: EnvironmentValues) -> ResolvedStyle {
        if let own = self as? any PrimitiveShapeStyle { return own.filling(in: environment) }
        // One that becomes itself would do so without end.
        guard Resolved.self != Self.self else { return .clear }
        return resolve(in: environment).resolved(in: environment)
    }

    var dependsOnEnvironmentAlone: Bool { (self as? any PrimitiveShapeStyle)?.followsNothingElse ?? false }
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

/// A style whose type is hidden.
public struct AnyShapeStyle {
    let style: any ShapeStyle

    /// Hides the type of a style.
    public init<S: ShapeStyle>(_ style: S) { self.style = (style as? AnyShapeStyle)?.style ?? style }
}

extension AnyShapeStyle: PrimitiveShapeStyle {
    /// The style itself.
    public func resolve(in environment: EnvironmentValues) -> AnyShapeStyle { self }

    func filling(in environment: EnvironmentValues) -> ResolvedStyle { style.resolved(in: environment) }
    var followsNothingElse: Bool { style.dependsOnEnvironmentAlone }
}

extension AnyShapeStyle {
    /// The style as it is in an environment, wherever it is shown. Colours stay what they are, so that they follow
    /// light and dark.
    func bound(in environment: EnvironmentValues) -> AnyShapeStyle {
        style is Color ? self : AnyShapeStyle(resolved(in: environment))
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
    nonisolated public func tint(_ color: Color?) -> some View {
        environment(\.tint, color.map { AnyShapeStyle($0) })
    }

    /// Sets the accent of controls to any style.
    ///
    /// A gradient is seen where a control fills something with the accent, such as a slider's bar, a gauge or the
    /// progress of a task; elsewhere, as in words and focus rings, its first colour stands for it.
    nonisolated public func tint<S: ShapeStyle>(_ tint: S) -> some View {
        modifier(TintWriter(style: AnyShapeStyle(tint)))
    }
}

/// A style may be made of the tint: that is the one around it.
struct TintWriter {
    let style: AnyShapeStyle
}

extension TintWriter: EnvironmentModifier {
    typealias Body = Never

    func write(to values: inout EnvironmentValues) { values.tint = style.bound(in: values) }
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
        values.foregroundStyles = styles.map { $0.bound(in: outer) }
    }
}
