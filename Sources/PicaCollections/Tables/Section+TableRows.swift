import PicaFoundation
import PicaGraph
import PicaLabels
import PicaState

extension Section: TableRowContent
where
    Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent,
    Parent.TableRowValue == Content.TableRowValue, Content.TableRowValue == Footer.TableRowValue
{
    /// The value type of the rows inside.
    public typealias TableRowValue = Content.TableRowValue
    /// Has no body: the rows inside take its place.
    public typealias TableRowBody = Never

    /// Returns views for the rows; used by Pica only.
    public static func _makeRows(_ content: Self) -> some View {
        Section<Parent._Rows, Content._Rows, Footer._Rows>(
            header: Parent._makeRows(content.header), content: Content._makeRows(content.content),
            footer: Footer._makeRows(content.footer), isExpanded: content.isExpanded)
    }
}

extension Section {
    /// Creates a section of table rows with a header across all columns.
    nonisolated public init<V, H: View>(
        @TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H
    )
    where
        Parent == TableHeaderRowContent<V, H>, Content: TableRowContent, Content.TableRowValue == V,
        Footer == EmptyTableRowContent<V>
    {
        self.init(
            header: TableHeaderRowContent(header()), content: content(), footer: EmptyTableRowContent())
    }

    /// Creates a section of table rows with a localized title.
    nonisolated public init<V>(_ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content)
    where
        Parent == TableHeaderRowContent<V, Text>, Content: TableRowContent, Content.TableRowValue == V,
        Footer == EmptyTableRowContent<V>
    {
        self.init(
            header: TableHeaderRowContent(Text(titleKey)), content: content(), footer: EmptyTableRowContent())
    }

    /// Creates a section of table rows with the text of a resource as its title.
    @_disfavoredOverload
    nonisolated public init<V>(
        _ titleResource: LocalizedStringResource, @TableRowBuilder<V> content: () -> Content
    )
    where
        Parent == TableHeaderRowContent<V, Text>, Content: TableRowContent, Content.TableRowValue == V,
        Footer == EmptyTableRowContent<V>
    {
        self.init(
            header: TableHeaderRowContent(Text(titleResource)), content: content(),
            footer: EmptyTableRowContent())
    }

    /// Creates a section of table rows with a title that is shown as it is, without localization.
    @_disfavoredOverload
    nonisolated public init<V, S: StringProtocol>(_ title: S, @TableRowBuilder<V> content: () -> Content)
    where
        Parent == TableHeaderRowContent<V, Text>, Content: TableRowContent, Content.TableRowValue == V,
        Footer == EmptyTableRowContent<V>
    {
        self.init(
            header: TableHeaderRowContent(Text(title)), content: content(), footer: EmptyTableRowContent())
    }

    /// Creates a section of table rows without a header.
    nonisolated public init<V>(@TableRowBuilder<V> content: () -> Content)
    where
        Parent == EmptyTableRowContent<V>, Content: TableRowContent, Content.TableRowValue == V,
        Footer == EmptyTableRowContent<V>
    {
        self.init(header: EmptyTableRowContent(), content: content(), footer: EmptyTableRowContent())
    }

    /// Creates a section of table rows that can be collapsed.
    ///
    /// - Parameters:
    ///   - isExpanded: Whether the rows are shown. A press on the header toggles it.
    ///   - content: The rows.
    ///   - header: The header across all columns.
    nonisolated public init<V, H: View>(
        isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H
    )
    where
        Parent == TableHeaderRowContent<V, H>, Content: TableRowContent, Content.TableRowValue == V,
        Footer == EmptyTableRowContent<V>
    {
        self.init(
            header: TableHeaderRowContent(header()), content: content(), footer: EmptyTableRowContent(),
            isExpanded: isExpanded)
    }

    /// Creates a section of table rows that can be collapsed, with a localized title.
    nonisolated public init<V>(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content
    )
    where
        Parent == TableHeaderRowContent<V, Text>, Content: TableRowContent, Content.TableRowValue == V,
        Footer == EmptyTableRowContent<V>
    {
        self.init(
            header: TableHeaderRowContent(Text(titleKey)), content: content(), footer: EmptyTableRowContent(),
            isExpanded: isExpanded)
    }

    /// Creates a section of table rows that can be collapsed, with a title that is shown as it is, without
    /// localization.
    @_disfavoredOverload
    nonisolated public init<V, S: StringProtocol>(
        _ title: S, isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content
    )
    where
        Parent == TableHeaderRowContent<V, Text>, Content: TableRowContent, Content.TableRowValue == V,
        Footer == EmptyTableRowContent<V>
    {
        self.init(
            header: TableHeaderRowContent(Text(title)), content: content(), footer: EmptyTableRowContent(),
            isExpanded: isExpanded)
    }
}
