import Foundation
import PicaGraph
import PicaState

// Initializers for rows that edit the elements they show.

extension List {
    /// Creates a list with multiple selection whose rows edit the elements of a collection.
    ///
    /// - Parameters:
    ///   - data: The collection.
    ///   - selection: The identities of the selected rows.
    ///   - rowContent: Returns the row of an element.
    nonisolated public init<Data, RowContent: View>(
        _ data: Binding<Data>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
        >,
        Data: MutableCollection & RandomAccessCollection, Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(selection: selection) { ForEach(data, content: rowContent) }
    }

    /// Creates a list with single selection whose rows edit the elements of a collection.
    ///
    /// - Parameters:
    ///   - data: The collection.
    ///   - selection: The identity of the selected row.
    ///   - rowContent: Returns the row of an element.
    nonisolated public init<Data, RowContent: View>(
        _ data: Binding<Data>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
        >,
        Data: MutableCollection & RandomAccessCollection, Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(selection: selection) { ForEach(data, content: rowContent) }
    }

    /// Creates a list with multiple selection whose rows edit the elements of a collection. A key path identifies the
    /// elements.
    ///
    /// - Parameters:
    ///   - data: The collection.
    ///   - id: The key path to the identity of an element, which stays the same while the element changes and moves.
    ///   - selection: The identities of the selected rows.
    ///   - rowContent: Returns the row of an element.
    nonisolated public init<Data, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent
        >,
        Data: MutableCollection & RandomAccessCollection, Data.Index: Hashable
    {
        self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
    }

    /// Creates a list with single selection whose rows edit the elements of a collection. A key path identifies the
    /// elements.
    ///
    /// - Parameters:
    ///   - data: The collection.
    ///   - id: The key path to the identity of an element, which stays the same while the element changes and moves.
    ///   - selection: The identity of the selected row.
    ///   - rowContent: Returns the row of an element.
    nonisolated public init<Data, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent
        >,
        Data: MutableCollection & RandomAccessCollection, Data.Index: Hashable
    {
        self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
    }

    /// Creates a list with multiple selection whose rows edit the elements of a collection. The person may delete or
    /// move rows.
    ///
    /// - Parameters:
    ///   - data: The collection.
    ///   - editActions: The edits that the person may make.
    ///   - selection: The identities of the selected rows.
    ///   - rowContent: Returns the row of an element.
    nonisolated public init<Data, RowContent: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
        >,
        Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
        Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(selection: selection) { ForEach(data, editActions: editActions, content: rowContent) }
    }

    /// Creates a list with single selection whose rows edit the elements of a collection. The person may delete or move
    /// rows.
    ///
    /// - Parameters:
    ///   - data: The collection.
    ///   - editActions: The edits that the person may make.
    ///   - selection: The identity of the selected row.
    ///   - rowContent: Returns the row of an element.
    nonisolated public init<Data, RowContent: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
        >,
        Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
        Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(selection: selection) { ForEach(data, editActions: editActions, content: rowContent) }
    }

    /// Creates a list with multiple selection whose rows edit the elements of a collection. A key path identifies the
    /// elements, and the person may delete or move rows.
    ///
    /// - Parameters:
    ///   - data: The collection.
    ///   - id: The key path to the identity of an element, which stays the same while the element changes and moves.
    ///   - editActions: The edits that the person may make.
    ///   - selection: The identities of the selected rows.
    ///   - rowContent: Returns the row of an element.
    nonisolated public init<Data, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent
        >,
        Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Index: Hashable
    {
        self.init(selection: selection) {
            ForEach(data, id: id, editActions: editActions, content: rowContent)
        }
    }

    /// Creates a list with single selection whose rows edit the elements of a collection. A key path identifies the
    /// elements, and the person may delete or move rows.
    ///
    /// - Parameters:
    ///   - data: The collection.
    ///   - id: The key path to the identity of an element, which stays the same while the element changes and moves.
    ///   - editActions: The edits that the person may make.
    ///   - selection: The identity of the selected row.
    ///   - rowContent: Returns the row of an element.
    nonisolated public init<Data, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent
        >,
        Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Index: Hashable
    {
        self.init(selection: selection) {
            ForEach(data, id: id, editActions: editActions, content: rowContent)
        }
    }
}

extension List where SelectionValue == Never {
    /// Creates a list whose rows edit the elements of a collection.
    ///
    /// - Parameters:
    ///   - data: The collection.
    ///   - rowContent: Returns the row of an element.
    nonisolated public init<Data, RowContent: View>(
        _ data: Binding<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
        >,
        Data: MutableCollection & RandomAccessCollection, Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init { ForEach(data, content: rowContent) }
    }

    /// Creates a list whose rows edit the elements of a collection. A key path identifies the elements.
    ///
    /// - Parameters:
    ///   - data: The collection.
    ///   - id: The key path to the identity of an element, which stays the same while the element changes and moves.
    ///   - rowContent: Returns the row of an element.
    nonisolated public init<Data, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent
        >,
        Data: MutableCollection & RandomAccessCollection, Data.Index: Hashable
    {
        self.init { ForEach(data, id: id, content: rowContent) }
    }

    /// Creates a list whose rows edit the elements of a collection. The person may delete or move rows.
    ///
    /// - Parameters:
    ///   - data: The collection.
    ///   - editActions: The edits that the person may make.
    ///   - rowContent: Returns the row of an element.
    nonisolated public init<Data, RowContent: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
        >,
        Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
        Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init { ForEach(data, editActions: editActions, content: rowContent) }
    }

    /// Creates a list whose rows edit the elements of a collection. A key path identifies the elements, and the person
    /// may delete or move rows.
    ///
    /// - Parameters:
    ///   - data: The collection.
    ///   - id: The key path to the identity of an element, which stays the same while the element changes and moves.
    ///   - editActions: The edits that the person may make.
    ///   - rowContent: Returns the row of an element.
    nonisolated public init<Data, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent
        >,
        Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Index: Hashable
    {
        self.init { ForEach(data, id: id, editActions: editActions, content: rowContent) }
    }
}
