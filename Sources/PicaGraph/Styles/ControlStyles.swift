/// The look of one family of controls at a place: the style that was set last, and those further out.
///
/// A family is known by its configuration, which is what a style sees of a control. The control hands its
/// configuration to `body`; the style's `makeBody` makes the look of it. Inside that, controls of the same
/// family have the style from further out, so that a style may use its own control; what the app put into
/// the control (its label, its content) has the style that the control has.
package struct ControlStyles<Configuration> {
    private let innermost: AppliedStyle<Configuration>?

    fileprivate init(_ innermost: AppliedStyle<Configuration>?) { self.innermost = innermost }

    /// A control's look.
    /// - Parameters:
    ///   - configuration: What the style is told; views in it come through `content`.
    ///   - standard: The look where no style was set.
    @MainActor @ViewBuilder package func body<Look: View>(
        _ configuration: Configuration, standard: (Configuration) -> Look
    ) -> some View {
        if let innermost {
            innermost.body(configuration).modifier(StylesWriter(styles: innermost.outer))
        } else {
            standard(configuration)
        }
    }

    /// A view that the app gave the control, for the configuration.
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

/// A style set at a place, whatever its type.
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
    /// Sets a style for the controls of a family in the view.
    /// - Parameter make: The style's own function.
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

/// Puts the styles of another place into force.
private struct StylesWriter<Configuration> {
    let styles: ControlStyles<Configuration>
}

extension StylesWriter: EnvironmentModifier {
    typealias Body = Never

    func write(to values: inout EnvironmentValues) {
        values[ControlStylesKey<Configuration>.self] = styles
    }
}
