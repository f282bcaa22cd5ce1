import Foundation
import PicaFields
import PicaFoundation
import PicaGraph
import PicaState

extension View {
    /// Accepts values of a type that are dropped on the view. They come from ``draggable(_:)`` views, from text in
    /// fields, and from data of other programs that converts to the type. Files from a file manager become values from
    /// their contents, or their URLs if the type is `URL`.
    ///
    /// - Parameters:
    ///   - payloadType: The type of the values.
    ///   - action: The closure called when all values have arrived, with the values and their position in the view. It
    ///     returns whether it accepts them. Input in the window waits until then.
    ///   - isTargeted: The closure called with `true` when an acceptable drag comes over the view, and with `false`
    ///     when it leaves.
    nonisolated public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View {
        modifier(
            DropDestination(
                reader: .values, handler: DropActions<T>(action: action, isTargeted: isTargeted)))
    }

    /// Accepts items dropped on the view as item providers.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: The accepted content types.
    ///   - isTargeted: Whether an acceptable drag is over the view.
    ///   - action: The closure called with an item provider for each dropped item, which can be loaded from then on. It
    ///     returns whether it accepts them.
    nonisolated public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
    }

    /// Accepts items dropped on the view as item providers, with their position.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: The accepted content types.
    ///   - isTargeted: Whether an acceptable drag is over the view.
    ///   - action: The closure called with an item provider for each dropped item, which can be loaded from then on,
    ///     and the position in the view. It returns whether it accepts them.
    nonisolated public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
    ) -> some View {
        modifier(
            DropDestination(
                reader: .providers(of: supportedContentTypes),
                handler: DropActions(action: action, isTargeted: { isTargeted?.wrappedValue = $0 })))
    }

    /// Accepts items dropped on the view as item providers.
    ///
    /// - Parameters:
    ///   - supportedTypes: The identifiers of the accepted content types.
    ///   - isTargeted: Whether an acceptable drag is over the view.
    ///   - action: The closure called with an item provider for each dropped item. It returns whether it accepts them.
    nonisolated public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedTypes.map { UTType(known: $0) }, isTargeted: isTargeted, perform: action)
    }

    /// Accepts items dropped on the view as item providers, with their position.
    ///
    /// - Parameters:
    ///   - supportedTypes: The identifiers of the accepted content types.
    ///   - isTargeted: Whether an acceptable drag is over the view.
    ///   - action: The closure called with an item provider for each dropped item, and the position in the view. It
    ///     returns whether it accepts them.
    nonisolated public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
    ) -> some View {
        onDrop(of: supportedTypes.map { UTType(known: $0) }, isTargeted: isTargeted, perform: action)
    }

    /// Lets a delegate accept items dropped on the view.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: The accepted content types.
    ///   - delegate: The delegate that follows the drag over the view and accepts the drop.
    nonisolated public func onDrop(
        of supportedContentTypes: [UTType], delegate: any DropDelegate
    ) -> some View {
        modifier(
            DropDestination(
                reader: .providers(of: supportedContentTypes),
                handler: DelegatedDrop(delegate: delegate)))
    }

    /// Lets a delegate accept items dropped on the view.
    ///
    /// - Parameters:
    ///   - supportedTypes: The identifiers of the accepted content types.
    ///   - delegate: The delegate that follows the drag over the view and accepts the drop.
    nonisolated public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
        onDrop(of: supportedTypes.map { UTType(known: $0) }, delegate: delegate)
    }
}

/// A type that follows a drag over a view and accepts the drop.
@MainActor protocol DropHandler<Value> {
    associatedtype Value
    /// Returns whether the view accepts a drag whose content types it accepts.
    func validate(_ drop: Drop, at point: CGPoint) -> Bool
    func entered(_ drop: Drop, at point: CGPoint)
    func moved(_ drop: Drop, to point: CGPoint) -> DropReply
    /// - Parameter isDropped: Whether the items were dropped; otherwise the drag moved elsewhere.
    func left(_ drop: Drop, at point: CGPoint, isDropped: Bool)
    /// Returns whether the view accepts the values.
    func take(_ values: [Value], of drop: Drop, at point: CGPoint) -> Bool
}

/// The reply to a movement of a drag.
enum DropReply {
    /// The previous reply, which is a copy at first.
    case asBefore
    case refused
    case action(DropAction)
}

/// A drop handler with the closures of an app.
struct DropActions<Value> {
    let action: ([Value], CGPoint) -> Bool
    let isTargeted: (Bool) -> Void
}

extension DropActions: DropHandler {
    func validate(_ drop: Drop, at point: CGPoint) -> Bool { true }
    func entered(_ drop: Drop, at point: CGPoint) { isTargeted(true) }
    // A source that gives up its items removes them itself, so the effect is a copy.
    func moved(_ drop: Drop, to point: CGPoint) -> DropReply { .action(.copy) }
    func left(_ drop: Drop, at point: CGPoint, isDropped: Bool) { isTargeted(false) }
    func take(_ values: [Value], of drop: Drop, at point: CGPoint) -> Bool { action(values, point) }
}

private struct DropDestination<Value> {
    let reader: ContentReader<Value>
    let handler: any DropHandler<Value>
}

extension DropDestination: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> DropDestinationBehavior<Value> {
        DropDestinationBehavior(element, self)
    }
}

private final class DropDestinationBehavior<Value>: ElementBehavior, DropResponder {
    unowned let element: Element
    private var destination: DropDestination<Value>
    private var environment = EnvironmentValues()
    private var isEnabled = true
    /// The acceptable drag over the view, and its position.
    private var visit: (drop: Drop, place: CGPoint)?
    /// The effect of a drop; `nil` if it is refused.
    private var action: DropAction? = .copy

    init(_ element: Element, _ destination: DropDestination<Value>) {
        self.element = element
        self.destination = destination
    }

    func update(_ value: DropDestination<Value>, _ environment: EnvironmentValues) {
        destination = value
        self.environment = environment
        isEnabled = environment.isEnabled
    }

    var responder: (any Responder)? { self }
    var refusesDrop: Bool { visit != nil && action == nil }

    func dragMoved(_ drop: Drop, to point: CGPoint) -> DropAction? {
        let handler = destination.handler
        guard isEnabled, destination.reader.mayRead(drop.offer),
            visit?.drop === drop || handler.validate(drop, at: point)
        else {
            leave()
            return nil
        }
        let isNew = visit?.drop !== drop
        if isNew { leave() }
        visit = (drop, point)
        if isNew { handler.entered(drop, at: point) }
        switch handler.moved(drop, to: point) {
        case .asBefore: break
        case .refused: action = nil
        case .action(let new): action = new
        }
        return action
    }

    func dragLeft() { leave() }

    func adjustAccessibility(_ properties: inout AccessibilityProperties) {
        let drag = element.graph.accessibilityDrag
        guard isEnabled, let content = drag.content, destination.reader.mayRead(content) else { return }
        drag.offerDrop(of: element, to: &properties)
    }

    private func leave() {
        guard let (drop, place) = visit else { return }
        visit = nil
        action = .copy
        destination.handler.left(drop, at: place, isDropped: false)
    }

    func dropped(_ drop: Drop) {
        guard let (_, place) = visit, let hold = element.host?.holdInput() else { return drop.finish(nil) }
        let action = action
        visit = nil
        self.action = .copy
        destination.handler.left(drop, at: place, isDropped: true)
        destination.reader.read(drop.offer, drop) { [weak self] result in
            defer { hold.end() }
            guard let self, !hold.isOver, isEnabled else { return drop.finish(nil) }
            switch result {
            case .success(let values):
                drop.finish(destination.handler.take(values, of: drop, at: place) ? action : nil)
            case .failure(let error):
                drop.finish(nil)
                element.say(PasteWord.Key(error), at: CGRect(origin: place, size: .zero), in: environment)
            }
        }
    }
}
