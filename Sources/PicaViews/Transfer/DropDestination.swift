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
        modifier(DropDestination(action: action, isTargeted: isTargeted))
    }
}

private struct DropDestination<Payload: Transferable> {
    let action: ([Payload], CGPoint) -> Bool
    let isTargeted: (Bool) -> Void
}

extension DropDestination: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> DropDestinationBehavior<Payload> {
        DropDestinationBehavior(element, self)
    }
}

private final class DropDestinationBehavior<Payload: Transferable>: ElementBehavior, DropResponder {
    unowned let element: Element
    private var destination: DropDestination<Payload>
    private var environment = EnvironmentValues()
    private var isEnabled = true
    /// Where something is that could be taken.
    private var place: CGPoint?

    init(_ element: Element, _ destination: DropDestination<Payload>) {
        self.element = element
        self.destination = destination
    }

    func update(_ value: DropDestination<Payload>, _ environment: EnvironmentValues) {
        destination = value
        self.environment = environment
        isEnabled = environment.isEnabled
    }

    var responder: (any Responder)? { self }

    private func target(_ place: CGPoint?) {
        let wasTargeted = self.place != nil
        self.place = place
        if wasTargeted != (place != nil) { destination.isTargeted(place != nil) }
    }

    func dragMoved(_ drop: Drop, to point: CGPoint) -> DropAction? {
        let isTaken = isEnabled && drop.offer.mayHave(Payload.self)
        target(isTaken ? point : nil)
        // Whoever gives something up does so by itself, in an action of its own.
        return isTaken ? .copy : nil
    }

    func dragLeft() { target(nil) }

    func dropped(_ drop: Drop) {
        guard let place, let hold = element.host?.holdInput() else { return drop.finish(nil) }
        target(nil)
        drop.offer.readValues(Payload.self) { [weak self] result in
            defer { hold.end() }
            guard let self, !hold.isOver, isEnabled else { return drop.finish(nil) }
            switch result {
            case .success(let values): drop.finish(destination.action(values, place) ? .copy : nil)
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
        host?.showNotice(word, at: toWindow(place))
    }
}
