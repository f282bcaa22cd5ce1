import PicaState

/// The styles of one family of controls at a place: the innermost one and those further out.
///
/// A family is identified by its configuration, which is what a style sees of a control. The control passes its
/// configuration to `body`, and the style's `makeBody` makes the look from it. Inside that look, controls of the family
/// use the next style further out, so that a style can use the control itself. Views that the app put into the control
/// (its label, its content) use the same style as the control.
package struct ControlStyles<Configuration> {
    private let innermost: AppliedStyle<Configuration>?

    fileprivate init(_ innermost: AppliedStyle<Configuration>?) { self.innermost = innermost }

    /// Makes the look of a control.
    ///
    /// - Parameters:
    ///   - configuration: The configuration for the style; views in it must come from `content`.
    ///   - standard: Makes the look if no style was set.
    @MainActor @ViewBuilder package func body<Look: View>(
        _ configuration: Configuration, standard: (Configuration) -> Look
    ) -> some View {
        if let innermost {
            innermost.body(configuration).modifier(StylesWriter(styles: innermost.outer))
        } else {
            standard(configuration)
        }
    }

    /// Returns a view that the app gave the control, for use in the configuration.
    @MainActor package func content(_ view: some View) -> AnyView {
        innermost == nil ? AnyView(view) : AnyView(view.modifier(StylesWriter(styles: self)))
    }
}

extension ControlStyles: SelfComparing {
    package func isSame(as other: ControlStyles) -> Bool {
        guard let innermost, let outer = other.innermost else { return innermost === other.innermost }
        return innermost === outer || innermost.isSame(as: outer)
    }
}

/// A type-erased style set at a place.
private class AppliedStyle<Configuration> {
    let outer: ControlStyles<Configuration>

    init(outer: ControlStyles<Configuration>) { self.outer = outer }

    @MainActor func body(_ configuration: Configuration) -> AnyView { preconditionFailure("abstract") }
    func isSame(as other: AppliedStyle<Configuration>) -> Bool { preconditionFailure("abstract") }
}

private final class TypedStyle<Configuration, Style, Body: View>: AppliedStyle<Configuration> {
    private let style: Style
    private let make: @MainActor (Style, Configuration) -> Body

    init(
        _ style: Style, outer: ControlStyles<Configuration>,
        make: @escaping @MainActor (Style, Configuration) -> Body
    ) {
        self.style = style
        self.make = make
        super.init(outer: outer)
    }

    override func body(_ configuration: Configuration) -> AnyView {
        AnyView(StyleBody(of: style, for: configuration, make: make))
    }

    override func isSame(as other: AppliedStyle<Configuration>) -> Bool {
        guard let other = other as? Self else { return false }
        return ValueComparison.isSame(style, other.style) && outer.isSame(as: other.outer)
    }
}

private enum ControlStylesKey<Configuration>: EnvironmentKey {
    static var defaultValue: ControlStyles<Configuration> { ControlStyles(nil) }
}

extension Environment {
    /// Reads the styles of a family of controls.
    package init<Configuration>(stylesOf family: Configuration.Type)
    where Value == ControlStyles<Configuration> {
        self.init(read: { $0[ControlStylesKey<Configuration>.self] })
    }
}

extension View {
    /// Sets the style of a family of controls in the view.
    ///
    /// - Parameter make: The style's function that makes the look.
    nonisolated package func controlStyle<Style, Configuration, Look: View>(
        _ style: Style, make: @escaping @MainActor (Style, Configuration) -> Look
    ) -> some View {
        modifier(StyleWriter(style: style, make: make))
    }
}

private struct StyleWriter<Style, Configuration, Look: View> {
    let style: Style
    let make: @MainActor (Style, Configuration) -> Look
}

extension StyleWriter: EnvironmentModifier {
    typealias Body = Never

    func write(to values: inout EnvironmentValues) {
        let outer = values[ControlStylesKey<Configuration>.self]
        values[ControlStylesKey<Configuration>.self] = ControlStyles(
            TypedStyle(style, outer: outer, make: make))
    }
}

/// Restores the styles of another place.
private struct StylesWriter<Configuration> {
    let styles: ControlStyles<Configuration>
}

extension StylesWriter: EnvironmentModifier {
    typealias Body = Never

    func write(to values: inout EnvironmentValues) {
        values[ControlStylesKey<Configuration>.self] = styles
    }
}
