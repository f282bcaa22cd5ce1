import PicaFoundation

/// What a person may do with the elements of a collection in a list.
public struct EditActions<Data>: OptionSet, Sendable {
    /// A bit for each action.
    public let rawValue: Int
    /// The actions whose bits are set.
    public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: RangeReplaceableCollection {
    /// Elements may be deleted.
    public static var delete: EditActions { EditActions(rawValue: 1) }
}

extension EditActions where Data: MutableCollection {
    /// Elements may be moved.
    public static var move: EditActions { EditActions(rawValue: 2) }
}

extension EditActions where Data: MutableCollection & RangeReplaceableCollection {
    /// Elements may be deleted and moved.
    public static var all: EditActions { EditActions(rawValue: 3) }
}

extension ForEach where Content: View {
    /// A view for each element of a bound collection, which a person may delete or move in a list.
    ///
    /// - Parameters:
    ///   - data: The collection.
    ///   - editActions: What a person may do.
    ///   - content: Makes an element's view.
    nonisolated public init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
        _ data: Binding<C>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable,
        ID == C.Element.ID, C.Index: Hashable
    {
        self.init(data, id: \.id, editActions: editActions, content: content)
    }

    /// A view for each element of a bound collection, which a person may delete or move in a list.
    ///
    /// - Parameters:
    ///   - data: The collection.
    ///   - id: What an element is known by while it changes and moves.
    ///   - editActions: What a person may do.
    ///   - content: Makes an element's view.
    nonisolated public init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
        self.init(data, id: id, content: content)
        editing = { actions in
            if editActions.contains(.delete) {
                actions.delete = { data.wrappedValue.remove(atOffsets: $0) }
            }
            if editActions.contains(.move) {
                actions.move = { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
            }
        }
    }
}
