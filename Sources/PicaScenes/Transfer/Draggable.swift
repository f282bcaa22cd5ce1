import Foundation
import PicaCanvas
import PicaCollections
import PicaDrawing
import PicaFoundation
import PicaGraph
import PicaLabels
import PicaState

extension View {
    /// Lets the person drag the view: to a view that accepts its value (``dropDestination(for:action:isTargeted:)``),
    /// to fields, and to other programs.
    ///
    /// A picture of the view follows the pointer over the program's windows; it is invisible over windows of other
    /// programs. A button, a field or selectable text inside the view keeps the pointer to itself.
    ///
    /// - Parameter payload: The value of the view, evaluated when a drag begins.
    nonisolated public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View
    {
        modifier(Draggable(payload: { TransferItem(payload()) }, preview: nil))
    }

    /// Lets the person drag the view, with another picture beside the pointer.
    ///
    /// - Parameters:
    ///   - payload: The value of the view, evaluated when a drag begins.
    ///   - preview: The view shown beside the pointer over the program's windows, in its state at the beginning of the
    ///     drag.
    nonisolated public func draggable<V: View, T: Transferable>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
    ) -> some View {
        modifier(Draggable(payload: { TransferItem(payload()) }, preview: AnyView(preview())))
    }

    /// Lets the person drag the view as an item provider.
    ///
    /// A picture of the view follows the pointer over the program's windows.
    ///
    /// - Parameter data: Returns the item provider when a drag begins. A provider without representations cannot be
    ///   dropped anywhere.
    nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
        modifier(Draggable(payload: { TransferItem(data()) }, preview: nil))
    }

    /// Lets the person drag the view as an item provider, with another picture beside the pointer.
    ///
    /// - Parameters:
    ///   - data: Returns the item provider when a drag begins.
    ///   - preview: The view shown beside the pointer over the program's windows, in its state at the beginning of the
    ///     drag.
    nonisolated public func onDrag<V: View>(
        _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
    ) -> some View {
        modifier(Draggable(payload: { TransferItem(data()) }, preview: AnyView(preview())))
    }
}

private struct Draggable {
    let payload: () -> TransferItem
    /// The preview; `nil` for a picture of the view itself.
    let preview: AnyView?
}

extension Draggable: ElementModifier, RowSpeaking {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> DraggableBehavior { DraggableBehavior(element) }
}

private final class DraggableBehavior: ElementBehavior, PointerResponder, DragSource {
    unowned let element: Element
    private var draggable: Draggable?
    private var environment = EnvironmentValues()
    private var isEnabled = true
    private lazy var recognizer = DragOutRecognizer { [unowned self] in begin($0, from: $1) }

    init(_ element: Element) { self.element = element }

    func update(_ value: Draggable, _ environment: EnvironmentValues) {
        draggable = value
        self.environment = environment
        isEnabled = environment.isEnabled
        // These reads keep the values up to date that previews are likely to depend on.
        _ = (
            environment.colorScheme, environment.dynamicTypeSize, environment.displayScale, environment.locale
        )
    }

    func trait(_ key: ObjectIdentifier) -> Any? {
        guard key == ObjectIdentifier(RowDragKey.self), isEnabled else { return nil }
        let drag = RowDrag(source: ObjectIdentifier(self)) { [weak self] in self?.draggable?.payload() }
        return Optional(drag) as Any
    }

    var responder: (any Responder)? { isEnabled ? self : nil }
    var recognizers: [any PointerRecognizer] { [recognizer] }

    /// - Parameter start: The position of the press, in the window's points.
    private func begin(_ event: PointerEvent, from start: CGPoint) {
        guard let draggable, let drag = makeDrag(), let host = element.host else { return }
        if let preview = draggable.preview {
            drag.show(
                { [environment] in
                    let shaped = preview.modifier(OutlineClip(DragOutlineKey.self))
                    return ViewHost(shaped, platform: OffscreenPlatform(), environment: environment)
                        .bitmap(.unspecified, scale: environment.displayScale, isOpaque: false)
                }, in: host.graph, environment)
        } else {
            element.show(drag, heldAt: element.fromWindow(start), environment)
        }
        host.begin(drag, at: event.location, event.modifiers)
    }

    func makeDrag() -> Drag? {
        guard let draggable else { return nil }
        let row = sequence(first: element, next: \.parent).lazy
            .compactMap { $0.responder as? ListRowSurfaceBehavior }.first
        return row?.makeDrag(from: ObjectIdentifier(self))
            ?? Drag(ClipboardContent(items: [draggable.payload()]), canMove: false) { _ in }
    }

    func adjustAccessibility(_ properties: inout AccessibilityProperties) {
        guard isEnabled else { return }
        element.graph.accessibilityDrag.offerDrag(of: element, to: &properties) { [weak self] in
            self?.makeDrag()
        }
    }
}
