import Foundation
import PicaGraph

// Initializers for rows that change what they are made of.

extension List {
    /// Rows that change the elements of a collection, of which several can be selected.
    ///
    /// - Parameters:
    ///   - data: The collection.
    ///   - selection: The identities of the selected rows.
    ///   - rowContent: Makes an element's row.
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

    /// Rows that change the elements of a collection, of which one can be selected.
    ///
    /// - Parameters:
    ///   - data: The collection.
    ///   - selection: The identity of the selected row.
    ///   - rowContent: Makes an element's row.
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

    /// Rows that change the elements of a collection, which a property tells apart, and of which several can be
    /// selected.
    ///
    /// - Parameters:
    ///   - data: The collection.
    ///   - id: What an element is known by while it changes and moves.
    ///   - selection: The identities of the selected rows.
    ///   - rowContent: Makes an element's row.
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

    /// Rows that change the elements of a collection, which a property tells apart, and of which one can be selected.
    ///
    /// - Parameters:
    ///   - data: The collection.
    ///   - id: What an element is known by while it changes and moves.
    ///   - selection: The identity of the selected row.
    ///   - rowContent: Makes an element's row.
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

    /// Rows that change the elements of a collection, which a person may delete or move, and of which several can be
    /// selected.
    ///
    /// - Parameters:
    ///   - data: The collection.
    ///   - editActions: What a person may do.
    ///   - selection: The identities of the selected rows.
    ///   - rowContent: Makes an element's row.
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

    /// Rows that change the elements of a collection, which a person may delete or move, and of which one can be
    /// selected.
    ///
    /// - Parameters:
    ///   - data: The collection.
    ///   - editActions: What a person may do.
    ///   - selection: The identity of the selected row.
    ///   - rowContent: Makes an element's row.
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

    /// Rows that change the elements of a collection, which a property tells apart, which a person may delete or
    /// move, and of which several can be selected.
    ///
    /// - Parameters:
    ///   - data: The collection.
    ///   - id: What an element is known by while it changes and moves.
    ///   - editActions: What a person may do.
    ///   - selection: The identities of the selected rows.
    ///   - rowContent: Makes an element's row.
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

    /// Rows that change the elements of a collection, which a property tells apart, which a person may delete or
    /// move, and of which one can be selected.
    ///
    /// - Parameters:
    ///   - data: The collection.
    ///   - id: What an element is known by while it changes and moves.
    ///   - editActions: What a person may do.
    ///   - selection: The identity of the selected row.
    ///   - rowContent: Makes an element's row.
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
    /// Rows that change the elements of a collection.
    ///
    /// - Parameters:
    ///   - data: The collection.
    ///   - rowContent: Makes an element's row.
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

    /// Rows that change the elements of a collection, which a property tells apart.
    ///
    /// - Parameters:
    ///   - data: The collection.
    ///   - id: What an element is known by while it changes and moves.
    ///   - rowContent: Makes an element's row.
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

    /// Rows that change the elements of a collection, which a person may delete or move.
    ///
    /// - Parameters:
    ///   - data: The collection.
    ///   - editActions: What a person may do.
    ///   - rowContent: Makes an element's row.
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

    /// Rows that change the elements of a collection, which a property tells apart, which a person may delete or
    /// move.
    ///
    /// - Parameters:
    ///   - data: The collection.
    ///   - id: What an element is known by while it changes and moves.
    ///   - editActions: What a person may do.
    ///   - rowContent: Makes an element's row.
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
