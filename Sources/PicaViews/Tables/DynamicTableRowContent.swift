import PicaFoundation
import PicaGraph

/// Rows of a table that are made of the elements of a collection.
@MainActor @preconcurrency public protocol DynamicTableRowContent<TableRowValue>: TableRowContent {
    /// What the rows are made of.
    associatedtype Data: Collection
    /// The elements.
    var data: Data { get }
}

/// Rows of a table for the elements of a collection: what a `Table` of data has.
public struct TableForEachContent<Data: RandomAccessCollection> where Data.Element: Identifiable {
    let data: Data

    nonisolated init(_ data: Data) { self.data = data }
}

extension TableForEachContent: TableRowContent {
    /// An element.
    public typealias TableRowValue = Data.Element
    /// There is no body: the columns make the rows.
    public typealias TableRowBody = Never

    /// Makes views of the rows; for Pica itself.
    public static func _makeRows(_ content: Self) -> some View {
        ForEach(content.data) { TableCells(value: $0) }
    }
}

extension ForEach: TableRowContent where Content: TableRowContent {
    /// That of the rows that are made of an element.
    public typealias TableRowValue = Content.TableRowValue
    /// There is no body: the rows stand for it.
    public typealias TableRowBody = Never

    /// Rows for elements that have an identity.
    ///
    /// - Parameters:
    ///   - data: The elements. Should two have the same identity, a warning is written once.
    ///   - content: Makes the rows of an element.
    nonisolated public init<V>(
        _ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
    ) where V == Content.TableRowValue, Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, content: content, id: { $0.id })
    }

    /// Rows for elements that a property tells apart.
    ///
    /// - Parameters:
    ///   - data: The elements. Should two have the same identity, a warning is written once.
    ///   - id: What an element is known by while it changes and moves.
    ///   - content: Makes the rows of an element.
    nonisolated public init<V>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
    ) where V == Content.TableRowValue {
        self.init(data: data, content: content, id: { $0[keyPath: id] })
    }

    /// Rows for numbers.
    nonisolated public init<V>(
        _ data: Range<Int>, @TableRowBuilder<V> content: @escaping (Int) -> Content
    ) where V == Content.TableRowValue, Data == Range<Int>, ID == Int {
        self.init(data: data, content: content, id: { $0 })
    }

    /// Makes views of the rows; for Pica itself.
    public static func _makeRows(_ content: Self) -> ForEach<Data, ID, Content._Rows> {
        let make = content.content
        return ForEach<Data, ID, Content._Rows>(
            data: content.data, content: { Content._makeRows(make($0)) }, id: content.id)
    }
}

extension ForEach: DynamicTableRowContent where Content: TableRowContent {}

extension ModifiedTableRows: DynamicTableRowContent where Content: DynamicTableRowContent {
    var data: Content.Data { content.data }
}

extension DynamicTableRowContent {
    /// Lets people drop things between the rows: a line shows where.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: What kinds of data are taken.
    ///   - action: Is given before which element they were dropped, and an item provider for each.
    public func onInsert(
        of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicTableRowContent<TableRowValue> {
        ModifiedTableRows(self) {
            $0.modifier(
                RowEditing(
                    ValueInsertion(.providers(of: supportedContentTypes)) { providers, offset in
                        action(offset, providers)
                    }))
        }
    }

    /// Lets people drop values between the rows: a line shows where.
    ///
    /// - Parameters:
    ///   - payloadType: The values' type.
    ///   - action: Is given before which element they were dropped, and the values, when all are here.
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (Int, [T]) -> Void
    ) -> some DynamicTableRowContent<TableRowValue> {
        ModifiedTableRows(self) {
            $0.modifier(RowEditing(ValueInsertion<T>(.values) { values, offset in action(offset, values) }))
        }
    }
}
