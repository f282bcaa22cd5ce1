import PicaFoundation
import PicaGraph
import PicaLabels
import PicaState

// The traits by which a view configures its row in a list.

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
package enum RowDragKey: TraitKey { package static var defaultValue: RowDrag? { nil } }

/// The item that a row provides when it is dragged.
package struct RowDrag: RowWord {
    /// The view that begins drags of the row itself; `nil` if the list does.
    package let source: ObjectIdentifier?
    /// Creates the item; `nil` if there is none.
    let make: () -> TransferItem?

    package init(source: ObjectIdentifier?, make: @escaping () -> TransferItem?) {
        self.source = source
        self.make = make
    }
}

extension View {
    /// Sets the insets of the view in its row of a list.
    ///
    /// - Parameter insets: The insets in points; `nil` leaves them to the list.
    nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        modifier(TraitWriter(key: RowInsetsKey.self, value: insets))
    }

    /// Sets the background of the view's row in a list, in place of the list's own.
    ///
    /// - Parameter view: The view that fills the row; `nil` leaves the background to the list.
    nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
        modifier(TraitWriter(key: RowBackgroundKey.self, value: view.map { AnyView($0) }))
    }

    /// Disables selection of the view's row in a list with a selection.
    nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        modifier(
            TraitWriter(
                key: SelectionDisabledKey.self, value: RowPermission(isDisabled: isDisabled)))
    }

    /// Disables deletion of the view's row in a list whose rows can be deleted by `onDelete(perform:)`.
    nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
        modifier(
            TraitWriter(key: DeleteDisabledKey.self, value: RowPermission(isDisabled: isDisabled)))
    }

    /// Disables moving of the view's row in a list whose rows can be moved by `onMove(perform:)`.
    nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
        modifier(
            TraitWriter(key: MoveDisabledKey.self, value: RowPermission(isDisabled: isDisabled)))
    }

    /// Lets the person drag the view's row in a list as item providers. If the row is selected, the whole selection is
    /// dragged.
    ///
    /// - Parameter action: Creates the row's item provider when a drag begins; `nil` for none.
    nonisolated public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
        modifier(
            TraitWriter(
                key: RowDragKey.self,
                value: action.map { action in
                    RowDrag(source: nil) { action().map { TransferItem($0) } }
                }))
    }

    /// Sets the text by which typing finds the view's row in a list; by default the text shown in it.
    ///
    /// - Parameter text: The text; `nil` for the text shown.
    nonisolated public func typeSelectEquivalent(_ text: Text?) -> some View {
        modifier(TypeSelectWriter(text: text))
    }

    /// Sets the localized text by which typing finds the view's row in a list.
    nonisolated public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View {
        typeSelectEquivalent(Text(stringKey))
    }

    /// Sets the string by which typing finds the view's row in a list.
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
