import PicaGraph

/// A type that provides rows of a table.
///
/// An app's own type returns its rows from `tableRowBody`:
///
///     struct TeamRows: TableRowContent {
///         let team: Team
///         var tableRowBody: some TableRowContent<Person> {
///             ForEach(team.members) { TableRow($0) }
///         }
///     }
@MainActor @preconcurrency public protocol TableRowContent<TableRowValue> {
    /// The type of the rows' values.
    associatedtype TableRowValue: Identifiable = TableRowBody.TableRowValue
    /// The type of the body.
    associatedtype TableRowBody: TableRowContent
    /// The type of the rows' views; used by Pica only.
    associatedtype _Rows: View
    /// The rows that the type provides. It is read again whenever a value that it read has changed.
    @TableRowBuilder<Self.TableRowValue> var tableRowBody: TableRowBody { get }
    /// Returns views for the rows; used by Pica only.
    static func _makeRows(_ content: Self) -> _Rows
}

extension TableRowContent {
    /// Returns views for the rows of the body; used by Pica only.
    public static func _makeRows(_ content: Self) -> some View {
        StyleBody(of: content, for: 0) { content, _ in TableRowBody._makeRows(content.tableRowBody) }
    }
}

extension TableRowContent where TableRowBody == Never {
    /// Pica's own rows have no body; Pica never reads this.
    public var tableRowBody: Never { fatalError("\(Self.self) is made by Pica and has no body") }
}

extension Never: TableRowContent {
    /// The type has no values, so there are no rows.
    public typealias TableRowValue = Never
    /// The type has no values, so there is no body.
    public typealias TableRowBody = Never
    /// Cannot be called, because the type has no values; used by Pica only.
    public static func _makeRows(_ content: Never) -> EmptyView {}
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
    /// The value type of the rows, if there are any.
    public typealias TableRowValue = Wrapped.TableRowValue
    /// Has no body: the rows, if there are any, take its place.
    public typealias TableRowBody = Never

    /// Returns views for the rows; used by Pica only.
    public static func _makeRows(_ content: Self) -> Wrapped._Rows? {
        guard let content else { return nil }
        return Wrapped._makeRows(content)
    }
}

extension _ConditionalContent: TableRowContent
where First: TableRowContent, Second: TableRowContent, First.TableRowValue == Second.TableRowValue {
    /// The value type of the rows in both branches.
    public typealias TableRowValue = First.TableRowValue
    /// Has no body: the branch taken takes its place.
    public typealias TableRowBody = Never

    /// Returns views for the rows; used by Pica only.
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
    /// The value type of the rows inside.
    public typealias TableRowValue = Content.TableRowValue
    /// Has no body: the rows inside take its place.
    public typealias TableRowBody = Never

    /// Groups rows so that code can treat them as one.
    nonisolated public init<R>(@TableRowBuilder<R> content: () -> Content) where R == Content.TableRowValue {
        self.init(of: content())
    }

    /// Returns views for the rows; used by Pica only.
    public static func _makeRows(_ content: Self) -> Content._Rows { Content._makeRows(content.content) }
}
