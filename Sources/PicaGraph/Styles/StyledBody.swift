/// What a style makes of a configuration, with the style's own state and environment joined to it.
package struct StyledBody<Style, Configuration, Content: View> {
    let style: Style
    let configuration: Configuration
    let make: @MainActor (Style, Configuration) -> Content

    /// - Parameter make: The style's own function, which goes by the types.
    package init(
        style: Style, configuration: Configuration,
        make: @escaping @MainActor (Style, Configuration) -> Content
    ) {
        self.style = style
        self.configuration = configuration
        self.make = make
    }
}

extension StyledBody: SelfComparing {
    package func isSame(as other: StyledBody) -> Bool {
        ValueComparison.isSame(style, other.style)
            && ValueComparison.isSame(configuration, other.configuration)
    }
}

extension StyledBody: PrimitiveView {
    package typealias Body = Never

    package func makeNode(in parent: ViewNode) -> TypedNode<Self> {
        BodyNode(self, parent: parent, owner: \.style) { $0.make($1, $0.configuration) }
    }
}
