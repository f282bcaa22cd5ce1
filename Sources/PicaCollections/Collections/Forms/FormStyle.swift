import PicaControls
import PicaGraph
import PicaState

/// A style for forms.
@MainActor @preconcurrency public protocol FormStyle {
    /// The view that shows the form.
    associatedtype Body: View
    /// The configuration of a form.
    typealias Configuration = FormStyleConfiguration
    /// Returns the view that shows a form.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The configuration of a form that its style receives.
public struct FormStyleConfiguration {
    /// The type-erased content of a form.
    public struct Content: View {
        let view: AnyView
        /// The content itself.
        public var body: some View { view }
    }

    /// The content of the form.
    public let content: Content
}

extension View {
    /// Sets the style of forms in the view.
    nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
        controlStyle(style) { $0.makeBody(configuration: $1) }
    }
}

/// The default style of forms, which is `columns`.
public struct AutomaticFormStyle: FormStyle {
    /// Creates the style; `automatic` is the short form.
    nonisolated public init() {}
    /// Returns the content in columns.
    public func makeBody(configuration: Configuration) -> some View {
        ColumnsFormStyle().makeBody(configuration: configuration)
    }
}

/// A style with a column of labels that end where the controls begin. It does not scroll.
public struct ColumnsFormStyle: FormStyle {
    /// Creates the style; `columns` is the short form.
    nonisolated public init() {}
    /// Returns the content in columns.
    public func makeBody(configuration: Configuration) -> some View {
        LayoutView(
            layout: FormColumns(),
            content: SubviewMap(configuration.content) { row in
                row
                    .padding(.top, row.place.startsSection ? FormColumns.sectionSpacing : 0)
                    .accessibilityAddTraits(row.place.part == .header ? .isHeader : [])
            }
        )
        .environment(\.sectionLook, FormColumns.sectionLook)
        .environment(\.controlLabelPlacement, .column)
    }
}

/// A style that shows sections on cards, with labels at the start of rows and controls at the end. It scrolls.
public struct GroupedFormStyle: FormStyle {
    /// Creates the style; `grouped` is the short form.
    nonisolated public init() {}
    /// Returns the content on cards.
    public func makeBody(configuration: Configuration) -> some View {
        List { configuration.content }
            .listStyle(.grouped)
            .environment(\.listIsForm, true)
            .environment(\.controlLabelPlacement, .spread)
    }
}

extension FormStyle where Self == AutomaticFormStyle {
    /// The default style of forms.
    public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
extension FormStyle where Self == ColumnsFormStyle {
    /// A style with a column of labels that end where the controls begin.
    public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}
extension FormStyle where Self == GroupedFormStyle {
    /// A style that shows sections on cards, with labels at the start of rows and controls at the end.
    public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
