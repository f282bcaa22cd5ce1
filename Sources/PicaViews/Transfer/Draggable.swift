import Foundation
import PicaCanvas
import PicaFoundation
import PicaGraph

extension View {
    /// Lets people drag the view: to where a view takes what it stands for (``dropDestination(for:action:isTargeted:)``),
    /// to fields, and to other programs.
    ///
    /// Its picture goes along beside the pointer over the program's windows; over those of others it is not seen.
    /// A button, a field or text that can be selected inside the view keeps the pointer.
    ///
    /// - Parameter payload: What the view stands for, asked for when a drag begins.
    nonisolated public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View
    {
        modifier(Draggable(payload: { TransferItem(payload()) }, preview: nil))
    }

    /// Lets people drag the view, with another picture beside the pointer.
    ///
    /// - Parameters:
    ///   - payload: What the view stands for, asked for when a drag begins.
    ///   - preview: What is seen beside the pointer over the program's windows, as it is when the drag begins.
    nonisolated public func draggable<V: View, T: Transferable>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
    ) -> some View {
        modifier(Draggable(payload: { TransferItem(payload()) }, preview: AnyView(preview())))
    }

    /// Lets people drag the view, as an item provider.
    ///
    /// Its picture goes along beside the pointer over the program's windows.
    ///
    /// - Parameter data: Makes the item provider when a drag begins; one in no form can be dropped nowhere.
    nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
        modifier(Draggable(payload: { TransferItem(data()) }, preview: nil))
    }

    /// Lets people drag the view, as an item provider and with another picture beside the pointer.
    ///
    /// - Parameters:
    ///   - data: Makes the item provider when a drag begins.
    ///   - preview: What is seen beside the pointer over the program's windows, as it is when the drag begins.
    nonisolated public func onDrag<V: View>(
        _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
    ) -> some View {
        modifier(Draggable(payload: { TransferItem(data()) }, preview: AnyView(preview())))
    }
}

private struct Draggable {
    let payload: () -> TransferItem
    /// nil for a picture of the view itself.
    let preview: AnyView?
}

extension Draggable: ElementModifier, RowSpeaking {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> DraggableBehavior { DraggableBehavior(element) }
}

private final class DraggableBehavior: ElementBehavior, PointerResponder {
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
        // What a preview is likely to depend on is kept up to date.
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

    /// - Parameter start: Where the pointer took hold, in the window's points.
    private func begin(_ event: PointerEvent, from start: CGPoint) {
        guard let draggable, let host = element.host else { return }
        let row = sequence(first: element, next: \.parent).lazy
            .compactMap { $0.responder as? ListRowSurfaceBehavior }.first
        let drag =
            row?.makeDrag(from: ObjectIdentifier(self))
            ?? Drag(ClipboardContent(items: [draggable.payload()]), canMove: false) { _ in }
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
}

extension Element {
    /// Shows what is seen of the element as what is dragged.
    /// - Parameter point: Where the pointer holds it, in own points.
    func show(_ drag: Drag, heldAt point: CGPoint, _ environment: EnvironmentValues) {
        let seen = visibleRect
        drag.grip = CGPoint(x: point.x - seen.minX, y: point.y - seen.minY)
        drag.show(
            { [weak self] in self?.bitmap(of: seen, scale: environment.displayScale) }, in: graph, environment
        )
    }

    /// - Parameter part: In own points.
    private func bitmap(of part: CGRect, scale: CGFloat) -> Bitmap? {
        let (width, height) = ((part.width * scale).rounded(.up), (part.height * scale).rounded(.up))
        guard width >= 1, height >= 1, width.isFinite, height.isFinite else { return nil }
        let bitmap = Bitmap(width: Int(width), height: Int(height))
        let painter = Painter(target: SoftwareTarget(bitmap), scale: scale, glyphs: .shared)
        painter.withTranslation(CGPoint(x: -origin.x - part.minX, y: -origin.y - part.minY)) {
            guard let outline = trait(DragOutlineKey.self) else { return paint(on: painter) }
            outline.clip(painter, to: CGRect(origin: origin, size: size), of: self) { paint(on: painter) }
        }
        painter.finish()
        return bitmap
    }
}
