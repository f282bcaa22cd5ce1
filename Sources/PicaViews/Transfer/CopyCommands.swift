import Foundation
import PicaFoundation
import PicaGraph

extension View {
    /// Lets people copy while the view, or something inside, has the focus: with Ctrl and C, and by the window's menu.
    ///
    /// - Parameter payload: What is copied, asked for when that happens; with nothing in it nothing can be copied.
    nonisolated public func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T])
        -> some View
    {
        modifier(ExchangeCommand(command: .copy) { payload().map { TransferItem($0) } })
    }

    /// Lets people cut while the view, or something inside, has the focus: with Ctrl and X, and by the window's menu.
    ///
    /// - Parameters:
    ///   - payloadType: The type of what is cut.
    ///   - action: Takes away what is to be cut, and returns it; nothing where there is none.
    nonisolated public func cuttable<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping () -> [T]
    ) -> some View {
        modifier(ExchangeCommand(command: .cut) { action().map { TransferItem($0) } })
    }

    /// Lets people paste while the view, or something inside, has the focus: with Ctrl and V, and by the window's menu.
    ///
    /// - Parameters:
    ///   - payloadType: The type of the values that can be pasted.
    ///   - action: Called when all is here, with what the validator lets through, unless that is nothing. What a person
    ///     does meanwhile in the window happens after it.
    ///   - validator: Leaves out, or changes, what cannot be pasted as it is.
    nonisolated public func pasteDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
        validator: @escaping ([T]) -> [T] = { $0 }
    ) -> some View {
        modifier(PasteDestination(action: action, validator: validator))
    }
}

/// Copies or cuts values.
private struct ExchangeCommand {
    let command: TextCommand
    let take: () -> [TransferItem]
}

extension ExchangeCommand: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> ExchangeCommandBehavior {
        ExchangeCommandBehavior(element, self)
    }
}

private final class ExchangeCommandBehavior: ElementBehavior, KeyResponder, TextCommandResponder {
    unowned let element: Element
    private var value: ExchangeCommand
    private var isEnabled = true

    init(_ element: Element, _ value: ExchangeCommand) {
        self.element = element
        self.value = value
    }

    func update(_ value: ExchangeCommand, _ environment: EnvironmentValues) {
        self.value = value
        isEnabled = environment.isEnabled
    }

    var responder: (any Responder)? { self }

    func keyPressed(_ press: KeyStroke) -> Bool {
        guard TextCommand(exchanging: press) == value.command, canCarryOut(value.command) else {
            return false
        }
        carryOut(value.command)
        return true
    }

    func canCarryOut(_ command: TextCommand) -> Bool {
        // What would be cut is known only once that is gone.
        isEnabled && command == value.command && (command == .cut || !value.take().isEmpty)
    }

    func carryOut(_ command: TextCommand) {
        let items = value.take()
        if !items.isEmpty { element.host?.platform.clipboard.put(ClipboardContent(items: items)) }
    }
}

private struct PasteDestination<Payload: Transferable> {
    let action: ([Payload]) -> Void
    let validator: ([Payload]) -> [Payload]
}

extension PasteDestination: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> PasteDestinationBehavior<Payload> {
        PasteDestinationBehavior(element, self)
    }
}

private final class PasteDestinationBehavior<Payload: Transferable>: ElementBehavior, KeyResponder,
    TextCommandResponder
{
    unowned let element: Element
    private var destination: PasteDestination<Payload>
    private var environment = EnvironmentValues()
    private var isEnabled = true

    init(_ element: Element, _ destination: PasteDestination<Payload>) {
        self.element = element
        self.destination = destination
    }

    func update(_ value: PasteDestination<Payload>, _ environment: EnvironmentValues) {
        destination = value
        self.environment = environment
        isEnabled = environment.isEnabled
    }

    var responder: (any Responder)? { self }

    func keyPressed(_ press: KeyStroke) -> Bool {
        guard TextCommand(exchanging: press) == .paste, canCarryOut(.paste) else { return false }
        carryOut(.paste)
        return true
    }

    func canCarryOut(_ command: TextCommand) -> Bool {
        command == .paste && isEnabled
            && element.host?.platform.clipboard.mayHave(Payload.self) == true
    }

    func carryOut(_ command: TextCommand) {
        element.paste(Payload.self, in: environment) { [weak self] values in
            guard let self else { return }
            let valid = destination.validator(values)
            if !valid.isEmpty { destination.action(valid) }
        }
    }
}

extension Element {
    /// Pastes values of a type, and says where that cannot be. What is done in the window until they are here happens
    /// after it.
    func paste<Payload: Transferable>(
        _ type: Payload.Type, in environment: EnvironmentValues, _ action: @escaping ([Payload]) -> Void
    ) {
        guard let host else { return }
        let hold = host.holdInput()
        host.platform.clipboard.readValues(type) { [weak self] result in
            defer { hold.end() }
            guard let self, !hold.isOver else { return }
            switch result {
            case .success(let values): action(values)
            case .failure(let error):
                say(PasteWord.Key(error), at: CGRect(origin: .zero, size: size), in: environment)
            }
        }
    }
}

extension TextCommand {
    /// What a key is for that copies, cuts or pastes.
    fileprivate init?(exchanging press: KeyStroke) {
        switch KeyBindings.command(for: press) {
        case .copy: self = .copy
        case .cut: self = .cut
        case .paste: self = .paste
        default: return nil
        }
    }
}
