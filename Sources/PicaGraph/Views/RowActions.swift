import Foundation

/// What can be done with a row of a `ForEach`.
package struct RowActions {
    /// Tells apart the rows of one `ForEach` from those of others.
    package let owner: ObjectIdentifier
    /// Which of its rows it is, or before which of them it is about.
    package let row: Int
    /// How many rows there are.
    package let count: Int
    /// Removes some of them.
    package internal(set) var delete: ((IndexSet) -> Void)?
    /// Moves some of them before another.
    package internal(set) var move: ((IndexSet, Int) -> Void)?
    /// What may be dropped between them, the outermost first.
    package internal(set) var insertions: [any RowInsertion] = []

    init(owner: ViewNode, row: Int, count: Int) {
        self.owner = ObjectIdentifier(owner)
        self.row = row
        self.count = count
    }
}

/// Views made of the elements of a collection, which an app may let be deleted and moved.
@MainActor @preconcurrency public protocol DynamicViewContent: View {
    /// What the views are made of.
    associatedtype Data: Collection
    /// The elements.
    var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
    /// The elements of what is modified.
    public var data: Content.Data { content.data }
}

extension DynamicViewContent {
    /// Lets a person delete rows of a list: by the Delete key, by a row's menu and by a swipe.
    ///
    /// - Parameter action: Removes the elements at some offsets; nil forbids it.
    nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        modifier(RowEditing { $0.delete = action })
    }

    /// Lets a person move rows of a list: by dragging, and by Alt with the up and down arrows.
    ///
    /// - Parameter action: Moves the elements at some offsets before the one at another, as
    ///   `move(fromOffsets:toOffset:)` does; nil forbids it.
    nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        modifier(RowEditing { $0.move = action })
    }
}

/// Adds to what can be done with rows.
package struct RowEditing {
    let add: (inout RowActions) -> Void

    package init(_ add: @escaping (inout RowActions) -> Void) { self.add = add }

    /// Lets things be dropped between rows.
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
