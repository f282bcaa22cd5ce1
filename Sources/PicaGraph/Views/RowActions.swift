import Foundation

/// The edits that can be made to a row of a `ForEach`.
package struct RowActions {
    /// Identifies the `ForEach` that owns the row.
    package let owner: ObjectIdentifier
    /// The index of the row, or of the row after a gap.
    package let row: Int
    /// The number of rows.
    package let count: Int
    /// Removes the rows at some indices; `nil` if that is not allowed.
    package internal(set) var delete: ((IndexSet) -> Void)?
    /// Moves the rows at some indices before another; `nil` if that is not allowed.
    package internal(set) var move: ((IndexSet, Int) -> Void)?
    /// The handlers for drops between rows, outermost first.
    package internal(set) var insertions: [any RowInsertion] = []

    init(owner: ViewNode, row: Int, count: Int) {
        self.owner = ObjectIdentifier(owner)
        self.row = row
        self.count = count
    }
}

/// Views generated from the elements of a collection, which an app may let the user delete and move.
@MainActor @preconcurrency public protocol DynamicViewContent: View {
    /// The type of the collection.
    associatedtype Data: Collection
    /// The collection.
    var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
    /// The collection of the modified view.
    public var data: Content.Data { content.data }
}

extension DynamicViewContent {
    /// Lets the user delete rows of a list with the Delete key, a row's menu, a swipe or an accessibility action.
    ///
    /// - Parameter action: Removes the elements at the given offsets; `nil` forbids deleting.
    nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        modifier(RowEditing { $0.delete = action })
    }

    /// Lets the user move rows of a list by dragging, or with Alt and the up and down arrows.
    ///
    /// - Parameter action: Moves the elements at the given offsets before the one at another, as
    ///   `move(fromOffsets:toOffset:)` does; `nil` forbids moving.
    nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        modifier(RowEditing { $0.move = action })
    }
}

/// Adds allowed edits to rows.
package struct RowEditing {
    let add: (inout RowActions) -> Void

    package init(_ add: @escaping (inout RowActions) -> Void) { self.add = add }

    /// Allows drops between rows.
    package init(_ insertion: any RowInsertion) { self.init { $0.insertions.insert(insertion, at: 0) } }
}

extension RowEditing: PrimitiveModifier {
    package typealias Body = Never

    package func makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, in parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, Self>> {
        RowEditingNode(view, parent: parent) { $0.content }
    }
}

private final class RowEditingNode<Content: View>:
    PassthroughNode<ModifiedContent<Content, RowEditing>, Content>
{
    override func rowActions(at index: Int) -> RowActions? { super.rowActions(at: index).map(adding) }

    override func gapActions(at index: Int) -> [RowActions] { super.gapActions(at: index).map(adding) }

    private func adding(_ actions: RowActions) -> RowActions {
        var actions = actions
        view.modifier.add(&actions)
        return actions
    }
}
