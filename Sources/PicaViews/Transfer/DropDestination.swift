import Foundation
import PicaFoundation
import PicaGraph

extension View {
    /// Takes what is dropped on the view: what a ``draggable(_:)`` view stands for, text out of fields, and what other
    /// programs have, as far as values of a type can be made of it. Files of a file manager become values of what is
    /// in them, or of their addresses where the type is `URL`.
    ///
    /// - Parameters:
    ///   - payloadType: The values' type.
    ///   - action: Called when all is here, with the values and with where they were dropped in the view. It says
    ///     whether it takes them. What a person does meanwhile in the window happens after it.
    ///   - isTargeted: Told when something that could be taken comes over the view, and when it goes.
    nonisolated public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View {
        modifier(
            DropDestination(
                reader: .values, handler: DropActions<T>(action: action, isTargeted: isTargeted)))
    }

    /// Takes what is dropped on the view, as item providers.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: What kinds of data are taken.
    ///   - isTargeted: Whether something is over the view that could be taken.
    ///   - action: Is given an item provider for each thing that was dropped, to be loaded from now on, and says
    ///     whether it takes them.
    nonisolated public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
    }

    /// Takes what is dropped on the view, as item providers, and says where.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: What kinds of data are taken.
    ///   - isTargeted: Whether something is over the view that could be taken.
    ///   - action: Is given an item provider for each thing that was dropped, to be loaded from now on, and the place
    ///     in the view, and says whether it takes them.
    nonisolated public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
    ) -> some View {
        modifier(
            DropDestination(
                reader: .providers(of: supportedContentTypes),
                handler: DropActions(action: action, isTargeted: { isTargeted?.wrappedValue = $0 })))
    }

    /// Takes what is dropped on the view, as item providers.
    ///
    /// - Parameters:
    ///   - supportedTypes: The names of the kinds of data that are taken.
    ///   - isTargeted: Whether something is over the view that could be taken.
    ///   - action: Is given an item provider for each thing that was dropped, and says whether it takes them.
    nonisolated public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedTypes.map { UTType(known: $0) }, isTargeted: isTargeted, perform: action)
    }

    /// Takes what is dropped on the view, as item providers, and says where.
    ///
    /// - Parameters:
    ///   - supportedTypes: The names of the kinds of data that are taken.
    ///   - isTargeted: Whether something is over the view that could be taken.
    ///   - action: Is given an item provider for each thing that was dropped, and the place in the view, and says
    ///     whether it takes them.
    nonisolated public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
    ) -> some View {
        onDrop(of: supportedTypes.map { UTType(known: $0) }, isTargeted: isTargeted, perform: action)
    }

    /// Takes what is dropped on the view as a delegate says.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: What kinds of data are taken.
    ///   - delegate: Follows what is dragged over the view, and takes it.
    nonisolated public func onDrop(
        of supportedContentTypes: [UTType], delegate: any DropDelegate
    ) -> some View {
        modifier(
            DropDestination(
                reader: .providers(of: supportedContentTypes),
                handler: DelegatedDrop(delegate: delegate)))
    }

    /// Takes what is dropped on the view as a delegate says.
    ///
    /// - Parameters:
    ///   - supportedTypes: The names of the kinds of data that are taken.
    ///   - delegate: Follows what is dragged over the view, and takes it.
    nonisolated public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
        onDrop(of: supportedTypes.map { UTType(known: $0) }, delegate: delegate)
    }
}

/// Follows what is dragged over a view, and takes what is dropped there.
@MainActor protocol DropHandler<Value> {
    associatedtype Value
    /// Whether something is taken whose types are.
    func validate(_ drop: Drop, at point: CGPoint) -> Bool
    func entered(_ drop: Drop, at point: CGPoint)
    func moved(_ drop: Drop, to point: CGPoint) -> DropReply
    /// - Parameter isDropped: Otherwise it is dragged elsewhere.
    func left(_ drop: Drop, at point: CGPoint, isDropped: Bool)
    /// Whether it is taken.
    func take(_ values: [Value], of drop: Drop, at point: CGPoint) -> Bool
}

/// What would become of something that is dragged.
enum DropReply {
    /// What was said last, and a copy at first.
    case asBefore
    case refused
    case action(DropAction)
}

/// Functions that an app gave.
struct DropActions<Value> {
    let action: ([Value], CGPoint) -> Bool
    let isTargeted: (Bool) -> Void
}

extension DropActions: DropHandler {
    func validate(_ drop: Drop, at point: CGPoint) -> Bool { true }
    func entered(_ drop: Drop, at point: CGPoint) { isTargeted(true) }
    // Whoever gives something up does so by itself, in an action of its own.
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
    /// What is over the view that could be taken, and where.
    private var visit: (drop: Drop, place: CGPoint)?
    /// What would become of it; nil where it would not be taken.
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

extension Element {
    /// Says why nothing was pasted or dropped, where there is something to wonder about.
    /// - Parameter place: In own points.
    func say(_ refusal: PasteWord.Key?, at place: CGRect, in environment: EnvironmentValues) {
        guard let refusal else { return }
        let word = Tooltip(Text(PasteWord(key: refusal)), isRepetition: false, for: self, in: environment)
        host?.showCaretMessage(word, at: toWindow(place))
    }
}
