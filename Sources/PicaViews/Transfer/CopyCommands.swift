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
        modifier(
            PasteDestination<T>(reader: .values) { values in
                let valid = validator(values)
                if !valid.isEmpty { action(valid) }
            })
    }

    /// Lets people copy while the view, or something inside, has the focus: with Ctrl and C, and by the window's menu.
    ///
    /// - Parameter payloadAction: Makes what is copied, asked for when that happens; none where there is nothing. nil
    ///   copies nothing.
    nonisolated public func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
        modifier(ExchangeCommand(command: .copy, isOf: payloadAction))
    }

    /// Lets people cut while the view, or something inside, has the focus: with Ctrl and X, and by the window's menu.
    ///
    /// - Parameter payloadAction: Takes away what is to be cut, and returns it; none where there is nothing. nil cuts
    ///   nothing.
    nonisolated public func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
        modifier(ExchangeCommand(command: .cut, isOf: payloadAction))
    }

    /// Lets people paste while the view, or something inside, has the focus: with Ctrl and V, and by the window's menu.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: What kinds of data are taken.
    ///   - payloadAction: Is given an item provider for each thing that is on the clipboard and is of such a kind.
    nonisolated public func onPasteCommand(
        of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
    ) -> some View {
        modifier(PasteDestination(reader: .providers(of: supportedContentTypes), action: payloadAction))
    }

    /// Lets people paste what an app can make something of, while the view, or something inside, has the focus.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: What kinds of data are taken.
    ///   - validator: Makes of the item providers what is pasted; nil where that is nothing.
    ///   - payloadAction: Is given what the validator made.
    nonisolated public func onPasteCommand<Payload>(
        of supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?,
        perform payloadAction: @escaping (Payload) -> Void
    ) -> some View {
        onPasteCommand(of: supportedContentTypes) { validator($0).map(payloadAction) }
    }

    /// Lets people paste while the view, or something inside, has the focus.
    ///
    /// - Parameters:
    ///   - supportedTypes: The names of the kinds of data that are taken.
    ///   - payloadAction: Is given an item provider for each thing that is on the clipboard and is of such a kind.
    nonisolated public func onPasteCommand(
        of supportedTypes: [String], perform payloadAction: @escaping ([NSItemProvider]) -> Void
    ) -> some View {
        onPasteCommand(of: supportedTypes.map { UTType(known: $0) }, perform: payloadAction)
    }

    /// Lets people paste what an app can make something of, while the view, or something inside, has the focus.
    ///
    /// - Parameters:
    ///   - supportedTypes: The names of the kinds of data that are taken.
    ///   - validator: Makes of the item providers what is pasted; nil where that is nothing.
    ///   - payloadAction: Is given what the validator made.
    nonisolated public func onPasteCommand<Payload>(
        of supportedTypes: [String], validator: @escaping ([NSItemProvider]) -> Payload?,
        perform payloadAction: @escaping (Payload) -> Void
    ) -> some View {
        onPasteCommand(
            of: supportedTypes.map { UTType(known: $0) }, validator: validator, perform: payloadAction)
    }
}

/// Copies or cuts values.
private struct ExchangeCommand {
    let command: TextCommand
    /// nil where there is never anything.
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
        // What would be cut is known only once that is gone.
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
    /// Pastes what is on the clipboard, and says where that cannot be. What is done in the window until it is here
    /// happens after it.
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
