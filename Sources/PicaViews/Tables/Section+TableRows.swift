import PicaFoundation
import PicaGraph

extension Section: TableRowContent
where
    Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent,
    Parent.TableRowValue == Content.TableRowValue, Content.TableRowValue == Footer.TableRowValue
{
    /// That of the rows inside.
    public typealias TableRowValue = Content.TableRowValue
    /// There is no body: the rows inside stand for it.
    public typealias TableRowBody = Never

    /// Makes views of the rows; for Pica itself.
    public static func _makeRows(_ content: Self) -> some View {
        Section<Parent._Rows, Content._Rows, Footer._Rows>(
            header: Parent._makeRows(content.header), content: Content._makeRows(content.content),
            footer: Footer._makeRows(content.footer), isExpanded: content.isExpanded)
    }
}

extension Section {
    /// A section of a table's rows with a header across all columns.
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

    /// A section of a table's rows with a title, which is looked up in the app's tables.
    nonisolated public init<V>(_ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content)
    where
        Parent == TableHeaderRowContent<V, Text>, Content: TableRowContent, Content.TableRowValue == V,
        Footer == EmptyTableRowContent<V>
    {
        self.init(
            header: TableHeaderRowContent(Text(titleKey)), content: content(), footer: EmptyTableRowContent())
    }

    /// A section of a table's rows with a title.
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

    /// A section of a table's rows with a title that is shown as it is.
    @_disfavoredOverload
    nonisolated public init<V, S: StringProtocol>(_ title: S, @TableRowBuilder<V> content: () -> Content)
    where
        Parent == TableHeaderRowContent<V, Text>, Content: TableRowContent, Content.TableRowValue == V,
        Footer == EmptyTableRowContent<V>
    {
        self.init(
            header: TableHeaderRowContent(Text(title)), content: content(), footer: EmptyTableRowContent())
    }

    /// A section of a table's rows without a header.
    nonisolated public init<V>(@TableRowBuilder<V> content: () -> Content)
    where
        Parent == EmptyTableRowContent<V>, Content: TableRowContent, Content.TableRowValue == V,
        Footer == EmptyTableRowContent<V>
    {
        self.init(header: EmptyTableRowContent(), content: content(), footer: EmptyTableRowContent())
    }

    /// A section of a table's rows that are shown or not.
    ///
    /// - Parameters:
    ///   - isExpanded: Whether the rows are shown. A press on the header changes it.
    ///   - content: The rows.
    ///   - header: What stands before, across all columns.
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

    /// A section of a table's rows with a title, which is looked up in the app's tables, that are shown or not.
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

    /// A section of a table's rows with a title that is shown as it is, that are shown or not.
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
