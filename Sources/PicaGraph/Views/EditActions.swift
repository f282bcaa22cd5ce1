import PicaFoundation
import PicaState

/// The edits that the user may make to a collection shown in a list.
public struct EditActions<Data>: OptionSet, Sendable {
    /// The bits, one per action.
    public let rawValue: Int
    /// Creates a set from a bit mask.
    public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: RangeReplaceableCollection {
    /// The user may delete elements.
    public static var delete: EditActions { EditActions(rawValue: 1) }
}

extension EditActions where Data: MutableCollection {
    /// The user may move elements.
    public static var move: EditActions { EditActions(rawValue: 2) }
}

extension EditActions where Data: MutableCollection & RangeReplaceableCollection {
    /// The user may delete and move elements.
    public static var all: EditActions { EditActions(rawValue: 3) }
}

extension ForEach where Content: View {
    /// Creates a view for each element of a bound collection that the user may edit in a list.
    ///
    /// - Parameters:
    ///   - data: The collection.
    ///   - editActions: The edits that the user may make.
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

    /// Creates a view for each element of a bound collection that the user may edit in a list.
    ///
    /// - Parameters:
    ///   - data: The collection.
    ///   - id: The path to an element's identity, which stays the same while the element changes and moves.
    ///   - editActions: The edits that the user may make.
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
