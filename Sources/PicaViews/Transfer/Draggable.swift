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
    private lazy var recognizer = DragOutRecognizer { [unowned self] in begin($0) }

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

    private func begin(_ event: PointerEvent) {
        guard let draggable, let host = element.host else { return }
        let row = sequence(first: element, next: \.parent).lazy
            .compactMap { $0.responder as? ListRowSurfaceBehavior }.first
        let drag =
            row?.makeDrag(from: ObjectIdentifier(self))
            ?? Drag(ClipboardContent(items: [draggable.payload()]), canMove: false) { _ in }
        drag.preview = { [weak self] in self?.picture.map { DragPicture.make($0, in: host.graph) } }
        host.begin(drag, at: event.location, event.modifiers)
    }

    private var picture: DragPicture.Content? {
        let scale = environment.displayScale
        guard let preview = draggable?.preview else { return element.dragPicture(scale: scale) }
        let shaped = preview.modifier(OutlineClip(DragOutlineKey.self))
        return ViewHost(shaped, platform: OffscreenPlatform(), environment: environment)
            .bitmap(.unspecified, scale: scale, isOpaque: false)
            .map { DragPicture.Content(bitmap: $0, scale: scale) }
    }
}

extension Element {
    /// The largest side of what is dragged with the pointer, in points.
    private static let largestSide: CGFloat = 400

    /// A picture of what is seen of the element; nil where that is nothing.
    func dragPicture(scale: CGFloat) -> DragPicture.Content? {
        bitmap(scale: scale).map { DragPicture.Content(bitmap: $0, scale: scale) }
    }

    private func bitmap(scale: CGFloat) -> Bitmap? {
        let width = (min(size.width, Self.largestSide) * scale).rounded(.up)
        let height = (min(size.height, Self.largestSide) * scale).rounded(.up)
        guard width >= 1, height >= 1, width.isFinite, height.isFinite else { return nil }
        let bitmap = Bitmap(width: Int(width), height: Int(height))
        let painter = Painter(target: SoftwareTarget(bitmap), scale: scale, glyphs: .shared)
        painter.withTranslation(CGPoint(x: -origin.x, y: -origin.y)) {
            guard let outline = trait(DragOutlineKey.self) else { return paint(on: painter) }
            outline.clip(painter, to: CGRect(origin: origin, size: size), of: self) { paint(on: painter) }
        }
        painter.finish()
        return bitmap
    }
}
