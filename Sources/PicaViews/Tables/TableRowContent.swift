import PicaGraph

/// Rows of a table.
///
/// An app's own rows say in `tableRowBody` what they are made of:
///
///     struct TeamRows: TableRowContent {
///         let team: Team
///         var tableRowBody: some TableRowContent<Person> {
///             ForEach(team.members) { TableRow($0) }
///         }
///     }
@MainActor @preconcurrency public protocol TableRowContent<TableRowValue> {
    /// What the table's columns are about, for each row.
    associatedtype TableRowValue: Identifiable = TableRowBody.TableRowValue
    /// What the rows are made of.
    associatedtype TableRowBody: TableRowContent
    /// The rows as views; for Pica itself.
    associatedtype _Rows: View
    /// What the rows are made of. Read again whenever something it read last time changes.
    @TableRowBuilder<Self.TableRowValue> var tableRowBody: TableRowBody { get }
    /// Makes views of the rows; for Pica itself.
    static func _makeRows(_ content: Self) -> _Rows
}

extension TableRowContent {
    /// Makes views of what the rows are made of; for Pica itself.
    public static func _makeRows(_ content: Self) -> some View {
        StyleBody(of: content, for: 0) { content, _ in TableRowBody._makeRows(content.tableRowBody) }
    }
}

extension TableRowContent where TableRowBody == Never {
    /// Rows that Pica makes itself are made of nothing; this is never read by it.
    public var tableRowBody: Never { fatalError("\(Self.self) is made by Pica and has no body") }
}

extension Never: TableRowContent {
    /// There is no value, so there are no rows.
    public typealias TableRowValue = Never
    /// There is no value, so there is nothing that rows are made of.
    public typealias TableRowBody = Never
    /// Cannot be called, as there is no value; for Pica itself.
    public static func _makeRows(_ content: Never) -> EmptyView {}
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
    /// That of the rows, where there are any.
    public typealias TableRowValue = Wrapped.TableRowValue
    /// There is no body: the rows, where there are any, stand for it.
    public typealias TableRowBody = Never

    /// Makes views of the rows; for Pica itself.
    public static func _makeRows(_ content: Self) -> Wrapped._Rows? {
        guard let content else { return nil }
        return Wrapped._makeRows(content)
    }
}

extension _ConditionalContent: TableRowContent
where First: TableRowContent, Second: TableRowContent, First.TableRowValue == Second.TableRowValue {
    /// That of the rows of both branches.
    public typealias TableRowValue = First.TableRowValue
    /// There is no body: the branch taken stands for it.
    public typealias TableRowBody = Never

    /// Makes views of the rows; for Pica itself.
    public static func _makeRows(_ content: Self) -> _ConditionalContent<First._Rows, Second._Rows> {
        switch content.storage {
        case .first(let rows):
            _ConditionalContent<First._Rows, Second._Rows>(storage: .first(First._makeRows(rows)))
        case .second(let rows):
            _ConditionalContent<First._Rows, Second._Rows>(storage: .second(Second._makeRows(rows)))
        }
    }
}

extension Group: TableRowContent where Content: TableRowContent {
    /// That of the rows inside.
    public typealias TableRowValue = Content.TableRowValue
    /// There is no body: the rows inside stand for it.
    public typealias TableRowBody = Never

    /// Rows treated as one in code.
    nonisolated public init<R>(@TableRowBuilder<R> content: () -> Content) where R == Content.TableRowValue {
        self.init(of: content())
    }

    /// Makes views of the rows; for Pica itself.
    public static func _makeRows(_ content: Self) -> Content._Rows { Content._makeRows(content.content) }
}
