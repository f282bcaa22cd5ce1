import PicaFoundation
import PicaGraph

// What a view says of itself to the list that it is a row of.

enum RowInsetsKey: TraitKey { static var defaultValue: EdgeInsets? { nil } }
enum RowBackgroundKey: TraitKey { static var defaultValue: AnyView? { nil } }
enum SelectionDisabledKey: TraitKey {
    static var defaultValue: RowPermission { RowPermission(isDisabled: false) }
}
enum DeleteDisabledKey: TraitKey {
    static var defaultValue: RowPermission { RowPermission(isDisabled: false) }
}
enum MoveDisabledKey: TraitKey {
    static var defaultValue: RowPermission { RowPermission(isDisabled: false) }
}
enum TypeSelectKey: TraitKey { static var defaultValue: String? { nil } }
enum RowDragKey: TraitKey { static var defaultValue: RowDrag? { nil } }

/// What a row stands for when it is dragged.
struct RowDrag: RowWord {
    /// What begins drags of it by itself; nil where the list does.
    let source: ObjectIdentifier?
    /// nil of nothing.
    let make: () -> TransferItem?
}

extension View {
    /// How far the view is from the edges of its row in a list.
    ///
    /// - Parameter insets: In points; nil leaves it to the list.
    nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        modifier(TraitWriter(key: RowInsetsKey.self, value: insets))
    }

    /// What is behind the view's row in a list, instead of the list's own ground.
    ///
    /// - Parameter view: Fills the row; nil leaves it to the list.
    nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
        modifier(TraitWriter(key: RowBackgroundKey.self, value: view.map { AnyView($0) }))
    }

    /// Keeps the view's row in a list from being selected; rows are selected where the list has a selection.
    nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        modifier(
            TraitWriter(
                key: SelectionDisabledKey.self, value: RowPermission(isDisabled: isDisabled)))
    }

    /// Keeps the view's row in a list from being deleted, where `onDelete(perform:)` lets rows be deleted.
    nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
        modifier(
            TraitWriter(key: DeleteDisabledKey.self, value: RowPermission(isDisabled: isDisabled)))
    }

    /// Keeps the view's row in a list from being moved, where `onMove(perform:)` lets rows be moved.
    nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
        modifier(
            TraitWriter(key: MoveDisabledKey.self, value: RowPermission(isDisabled: isDisabled)))
    }

    /// Lets people drag the view's row in a list, with all rows that are selected if it is, as item providers.
    ///
    /// - Parameter action: Makes what the row stands for, when a drag begins; nil for nothing.
    nonisolated public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
        modifier(
            TraitWriter(
                key: RowDragKey.self,
                value: action.map { action in
                    RowDrag(source: nil) { action().map { TransferItem($0) } }
                }))
    }

    /// By what words typing finds the view's row in a list; by default those that can be read in it.
    ///
    /// - Parameter text: The words; nil for what can be read.
    nonisolated public func typeSelectEquivalent(_ text: Text?) -> some View {
        modifier(TypeSelectWriter(text: text))
    }

    /// By what words typing finds the view's row in a list, looked up in the app's tables.
    nonisolated public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View {
        typeSelectEquivalent(Text(stringKey))
    }

    /// By what words typing finds the view's row in a list.
    @_disfavoredOverload
    nonisolated public func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View {
        typeSelectEquivalent(Text(string))
    }
}

private struct TypeSelectWriter {
    let text: Text?
}

extension TypeSelectWriter: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> TypeSelectBehavior { TypeSelectBehavior(element) }
}

private final class TypeSelectBehavior: ElementBehavior {
    unowned let element: Element
    private var words: String?

    init(_ element: Element) { self.element = element }

    func update(_ value: TypeSelectWriter, _ environment: EnvironmentValues) {
        words = value.text.map { String(ResolvedText($0, in: environment).styled.text) }
    }

    func trait(_ key: ObjectIdentifier) -> Any? { key == ObjectIdentifier(TypeSelectKey.self) ? words : nil }
}
