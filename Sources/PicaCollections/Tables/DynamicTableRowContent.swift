import PicaFoundation
import PicaGraph

/// Table rows created from the elements of a collection.
@MainActor @preconcurrency public protocol DynamicTableRowContent<TableRowValue>: TableRowContent {
    /// The type of the collection.
    associatedtype Data: Collection
    /// The elements.
    var data: Data { get }
}

/// Table rows for the elements of a collection, as a `Table` with data creates them.
public struct TableForEachContent<Data: RandomAccessCollection> where Data.Element: Identifiable {
    let data: Data

    nonisolated init(_ data: Data) { self.data = data }
}

extension TableForEachContent: TableRowContent {
    /// The element type of the collection.
    public typealias TableRowValue = Data.Element
    /// Has no body: the columns create the rows.
    public typealias TableRowBody = Never

    /// Returns views for the rows; used by Pica only.
    public static func _makeRows(_ content: Self) -> some View {
        ForEach(content.data) { TableCells(value: $0) }
    }
}

extension ForEach: TableRowContent where Content: TableRowContent {
    /// The value type of the rows made for an element.
    public typealias TableRowValue = Content.TableRowValue
    /// Has no body: the rows take its place.
    public typealias TableRowBody = Never

    /// Creates rows for identifiable elements.
    ///
    /// - Parameters:
    ///   - data: The elements. If two have the same identity, a single warning is logged.
    ///   - content: Returns the rows of an element.
    nonisolated public init<V>(
        _ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
    ) where V == Content.TableRowValue, Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, content: content, id: { $0.id })
    }

    /// Creates rows for elements identified by a key path.
    ///
    /// - Parameters:
    ///   - data: The elements. If two have the same identity, a single warning is logged.
    ///   - id: The key path to the identity of an element, which stays the same while the element changes and moves.
    ///   - content: Returns the rows of an element.
    nonisolated public init<V>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
    ) where V == Content.TableRowValue {
        self.init(data: data, content: content, id: { $0[keyPath: id] })
    }

    /// Creates rows for a range of numbers.
    nonisolated public init<V>(
        _ data: Range<Int>, @TableRowBuilder<V> content: @escaping (Int) -> Content
    ) where V == Content.TableRowValue, Data == Range<Int>, ID == Int {
        self.init(data: data, content: content, id: { $0 })
    }

    /// Returns views for the rows; used by Pica only.
    public static func _makeRows(_ content: Self) -> ForEach<Data, ID, Content._Rows> {
        let make = content.content
        return ForEach<Data, ID, Content._Rows>(
            data: content.data, content: { Content._makeRows(make($0)) }, id: content.id)
    }
}

extension ForEach: DynamicTableRowContent where Content: TableRowContent {}

extension ModifiedTableRows: DynamicTableRowContent where Content: DynamicTableRowContent {
    package var data: Content.Data { content.data }
}

extension DynamicTableRowContent {
    /// Lets the person drop item providers between the rows; a line shows where.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: The accepted types of data.
    ///   - action: Called with the index of the element before which to insert, and an item provider for each dropped
    ///     item.
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

    /// Lets the person drop values between the rows; a line shows where.
    ///
    /// - Parameters:
    ///   - payloadType: The type of the values.
    ///   - action: Called with the index of the element before which to insert, and the values, once all have arrived.
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (Int, [T]) -> Void
    ) -> some DynamicTableRowContent<TableRowValue> {
        ModifiedTableRows(self) {
            $0.modifier(RowEditing(ValueInsertion<T>(.values) { values, offset in action(offset, values) }))
        }
    }
}
