import PicaGraph

/// How the rows of forms stand.
@MainActor @preconcurrency public protocol FormStyle {
    /// What a form is made of.
    associatedtype Body: View
    /// A form as its style sees it.
    typealias Configuration = FormStyleConfiguration
    /// A form's look.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A form as its style sees it.
public struct FormStyleConfiguration {
    /// What is in the form.
    public struct Content: View {
        let view: AnyView
        /// What is in the form.
        public var body: some View { view }
    }

    /// What is in the form.
    public let content: Content
}

extension View {
    /// Sets how the rows of forms in the view stand.
    nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
        controlStyle(style) { $0.makeBody(configuration: $1) }
    }
}

/// What forms look like when nobody says otherwise: as `columns` has it.
public struct AutomaticFormStyle: FormStyle {
    /// The style that `automatic` is.
    nonisolated public init() {}
    /// In columns.
    public func makeBody(configuration: Configuration) -> some View {
        ColumnsFormStyle().makeBody(configuration: configuration)
    }
}

/// Labels in one column, which end where the controls of the other begin. It does not scroll.
public struct ColumnsFormStyle: FormStyle {
    /// The style that `columns` is.
    nonisolated public init() {}
    /// In columns.
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

/// Sections on cards, with labels at the beginnings of rows and controls at their ends. It scrolls.
public struct GroupedFormStyle: FormStyle {
    /// The style that `grouped` is.
    nonisolated public init() {}
    /// On cards.
    public func makeBody(configuration: Configuration) -> some View {
        List { configuration.content }
            .listStyle(.grouped)
            .environment(\.controlLabelPlacement, .spread)
    }
}

extension FormStyle where Self == AutomaticFormStyle {
    /// What forms look like when nobody says otherwise.
    public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
extension FormStyle where Self == ColumnsFormStyle {
    /// Labels in one column, which end where the controls of the other begin.
    public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}
extension FormStyle where Self == GroupedFormStyle {
    /// Sections on cards, with labels at the beginnings of rows and controls at their ends.
    public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
