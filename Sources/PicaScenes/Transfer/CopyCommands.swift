import Foundation
import PicaControls
import PicaFields
import PicaFoundation
import PicaGraph
import PicaState

extension View {
    /// Lets the person copy while the view, or a view inside, has the focus. Both Ctrl+C and the menu of the window
    /// copy.
    ///
    /// - Parameter payload: The values to copy, evaluated on each copy. Copying is disabled if there are none.
    nonisolated public func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T])
        -> some View
    {
        modifier(ExchangeCommand(command: .copy) { payload().map { TransferItem($0) } })
    }

    /// Lets the person cut while the view, or a view inside, has the focus. Both Ctrl+X and the menu of the window cut.
    ///
    /// - Parameters:
    ///   - payloadType: The type of the values.
    ///   - action: Removes the values to cut and returns them; an empty array if there are none.
    nonisolated public func cuttable<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping () -> [T]
    ) -> some View {
        modifier(ExchangeCommand(command: .cut) { action().map { TransferItem($0) } })
    }

    /// Lets the person paste while the view, or a view inside, has the focus. Both Ctrl+V and the menu of the window
    /// paste.
    ///
    /// - Parameters:
    ///   - payloadType: The type of the values that can be pasted.
    ///   - action: The closure called when all values have arrived, with those that the validator returns, unless there
    ///     are none. Input in the window waits until then.
    ///   - validator: Returns the values to paste, which it can filter or change.
    nonisolated public func pasteDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
        validator: @escaping ([T]) -> [T] = { $0 }
    ) -> some View {
        modifier(
            PasteDestination<T>(reader: .values) { values in
                let valid = validator(values)
                if !valid.isEmpty { action(valid) }
            })
    }

    /// Lets the person copy while the view, or a view inside, has the focus. Both Ctrl+C and the menu of the window
    /// copy.
    ///
    /// - Parameter payloadAction: Returns the item providers to copy, called on each copy; an empty array if there are
    ///   none. `nil` disables copying.
    nonisolated public func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
        modifier(ExchangeCommand(command: .copy, isOf: payloadAction))
    }

    /// Lets the person cut while the view, or a view inside, has the focus. Both Ctrl+X and the menu of the window cut.
    ///
    /// - Parameter payloadAction: Removes the items to cut and returns their item providers; an empty array if there
    ///   are none. `nil` disables cutting.
    nonisolated public func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
        modifier(ExchangeCommand(command: .cut, isOf: payloadAction))
    }

    /// Lets the person paste while the view, or a view inside, has the focus. Both Ctrl+V and the menu of the window
    /// paste.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: The accepted content types.
    ///   - payloadAction: The closure called with an item provider for each item on the clipboard that has an accepted
    ///     type.
    nonisolated public func onPasteCommand(
        of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
    ) -> some View {
        modifier(PasteDestination(reader: .providers(of: supportedContentTypes), action: payloadAction))
    }

    /// Lets the person paste validated items while the view, or a view inside, has the focus.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: The accepted content types.
    ///   - validator: Returns the payload for the item providers; `nil` if there is none.
    ///   - payloadAction: The closure called with the payload.
    nonisolated public func onPasteCommand<Payload>(
        of supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?,
        perform payloadAction: @escaping (Payload) -> Void
    ) -> some View {
        onPasteCommand(of: supportedContentTypes) { validator($0).map(payloadAction) }
    }

    /// Lets the person paste while the view, or a view inside, has the focus.
    ///
    /// - Parameters:
    ///   - supportedTypes: The identifiers of the accepted content types.
    ///   - payloadAction: The closure called with an item provider for each item on the clipboard that has an accepted
    ///     type.
    nonisolated public func onPasteCommand(
        of supportedTypes: [String], perform payloadAction: @escaping ([NSItemProvider]) -> Void
    ) -> some View {
        onPasteCommand(of: supportedTypes.map { UTType(known: $0) }, perform: payloadAction)
    }

    /// Lets the person paste validated items while the view, or a view inside, has the focus.
    ///
    /// - Parameters:
    ///   - supportedTypes: The identifiers of the accepted content types.
    ///   - validator: Returns the payload for the item providers; `nil` if there is none.
    ///   - payloadAction: The closure called with the payload.
    nonisolated public func onPasteCommand<Payload>(
        of supportedTypes: [String], validator: @escaping ([NSItemProvider]) -> Payload?,
        perform payloadAction: @escaping (Payload) -> Void
    ) -> some View {
        onPasteCommand(
            of: supportedTypes.map { UTType(known: $0) }, validator: validator, perform: payloadAction)
    }
}

/// A modifier that copies or cuts values.
private struct ExchangeCommand {
    let command: TextCommand
    /// Returns the values; `nil` if the command is always disabled.
    let take: (() -> [TransferItem])?

    init(command: TextCommand, take: @escaping () -> [TransferItem]) {
        self.command = command
        self.take = take
    }

    init(command: TextCommand, isOf providers: (() -> [NSItemProvider])?) {
        self.command = command
        take = providers.map { make in { make().map { TransferItem($0) } } }
    }
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
        // The values to cut are known only after their removal, so cutting is always enabled.
        guard isEnabled, command == value.command, let take = value.take else { return false }
        return command == .cut || !take().isEmpty
    }

    func carryOut(_ command: TextCommand) {
        let items = value.take?() ?? []
        if !items.isEmpty { element.host?.platform.clipboard.put(ClipboardContent(items: items)) }
    }
}

private struct PasteDestination<Value> {
    let reader: ContentReader<Value>
    let action: ([Value]) -> Void
}

extension PasteDestination: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> PasteDestinationBehavior<Value> {
        PasteDestinationBehavior(element, self)
    }
}

private final class PasteDestinationBehavior<Value>: ElementBehavior, KeyResponder, TextCommandResponder {
    unowned let element: Element
    private var destination: PasteDestination<Value>
    private var environment = EnvironmentValues()
    private var isEnabled = true

    init(_ element: Element, _ destination: PasteDestination<Value>) {
        self.element = element
        self.destination = destination
    }

    func update(_ value: PasteDestination<Value>, _ environment: EnvironmentValues) {
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
        guard command == .paste, isEnabled, let clipboard = element.host?.platform.clipboard else {
            return false
        }
        return destination.reader.mayRead(clipboard)
    }

    func carryOut(_ command: TextCommand) {
        element.paste(destination.reader, in: environment) { [weak self] in self?.destination.action($0) }
    }
}

extension Element {
    /// Pastes the contents of the clipboard, and shows a message if that is impossible. Input in the window waits until
    /// they have arrived.
    func paste<Value>(
        _ reader: ContentReader<Value>, in environment: EnvironmentValues,
        _ action: @escaping ([Value]) -> Void
    ) {
        guard let host else { return }
        let hold = host.holdInput()
        reader.read(host.platform.clipboard, nil) { [weak self] result in
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
    /// Creates the command of a keystroke that copies, cuts or pastes.
    fileprivate init?(exchanging press: KeyStroke) {
        switch KeyBindings.command(for: press) {
        case .copy: self = .copy
        case .cut: self = .cut
        case .paste: self = .paste
        default: return nil
        }
    }
}
