import CPicaXCB
import Foundation
import PicaState

/// One selection of an X server.
@MainActor final class X11Selection: Clipboard {
    let name: String
    private(set) var ownContent: ClipboardContent?
    /// The server time since which this program owns the selection; `nil` while it does not.
    private(set) var ownedSince: xcb_timestamp_t?
    /// The number of unanswered requests for the server's time, which is needed to claim the selection.
    private var claims = 0
    private var offered: [String]?
    /// The timestamp with which to request the content; `nil` if no message provided one.
    var readTime: xcb_timestamp_t?
    /// The callback for a request by the recipient to delete the content here.
    var onDelete: () -> Void = {}
    private weak var selections: X11Selections?
    let watchers = ClipboardWatchers()

    /// - Parameter offered: The names of the offered targets, if they are known.
    init(_ name: String, of selections: X11Selections, offered: [String]? = nil) {
        self.name = name
        self.offered = offered
        self.selections = selections
    }

    var types: [String]? { ownContent?.types ?? offered.map(TextType.types) }

    // MARK: Owning

    func put(_ content: ClipboardContent) {
        ownContent = content
        claim()
        watchers.tell()
    }

    /// Requests the server's time: a claim must state the exact time of ownership.
    func claim() {
        guard ownContent != nil, let selections, let connection = selections.connection else { return }
        claims += 1
        connection.touch(connection.atom(name), of: selections.window)
        selections.drainSoon()
    }

    /// Handles the server's time, and claims the selection with it.
    func timeCame(_ time: xcb_timestamp_t) {
        guard claims > 0, let selections, let connection = selections.connection else { return }
        claims -= 1
        ownedSince = time
        connection.own(connection.atom(name), by: selections.window, since: time)
    }

    /// Whether a claim of the selection is still pending.
    var isClaiming: Bool { claims > 0 }

    /// Handles another program's taking ownership.
    func lost() {
        guard claims == 0 else { return }
        ownContent = nil
        ownedSince = nil
    }

    // MARK: Reading

    /// Handles a change of the owner to another program, or to none.
    func ownerChanged(isNobody: Bool) {
        guard claims == 0 else { return }
        lost()
        offered = isNobody ? [] : nil
        guard !isNobody else { return watchers.tell() }
        askForTargets { [weak self] names in
            if let names, self?.ownContent == nil { self?.offered = names }
            self?.watchers.tell()
        }
    }

    /// - Parameter completion: Called with the names of all targets; `nil` if the owner names none.
    private func askForTargets(completion: @escaping @MainActor ([String]?) -> Void) {
        ask("TARGETS") { [weak self] result in
            guard let connection = self?.selections?.connection else { return completion(nil) }
            // A limit far above any sensible number of targets.
            completion((try? result.get()).map { connection.names(of: Array($0.numbers.prefix(256))) })
        }
    }

    private func ask(
        _ target: String, completion: @escaping @MainActor (Result<XProperty, ClipboardError>) -> Void
    ) {
        guard let selections else { return completion(.failure(.nothing)) }
        selections.ask(target, of: self, completion: completion)
    }

    func request(
        _ type: String, completion: @escaping @MainActor (Result<[UInt8], ClipboardError>) -> Void
    ) {
        if let offered { return request(TextType.names(for: type, in: offered)[...], completion: completion) }
        ask("TARGETS") { [weak self] result in
            guard let self, let connection = selections?.connection else {
                return completion(.failure(.nothing))
            }
            switch result {
            case .success(let targets):
                let offered = connection.names(of: Array(targets.numbers.prefix(256)))
                request(TextType.names(for: type, in: offered)[...], completion: completion)
            case .failure(.nothing):
                // Old programs may not support listing their targets.
                let isText = type == ClipboardContent.plainText
                request(isText ? ["UTF8_STRING", "STRING"] : [type], completion: completion)
            case .failure(let error): fail(error, completion)
            }
        }
    }

    func readNow(_ type: String) -> [UInt8]? {
        if let ownContent { return ownContent.bytes(of: type) }
        var answer: Result<[UInt8], ClipboardError>?
        request(type) { answer = $0 }
        selections?.handleEvents(for: Timeout.withoutLoop) { answer != nil }
        return try? answer?.get()
    }

    /// Requests the first of several targets that the owner can provide.
    private func request(
        _ targets: ArraySlice<String>,
        completion: @escaping @MainActor (Result<[UInt8], ClipboardError>) -> Void
    ) {
        guard let target = targets.first else { return completion(.failure(.nothing)) }
        ask(target) { [weak self] result in
            guard let self else { return completion(.failure(.nothing)) }
            switch result {
            case .success(let property):
                if let bytes = bytes(property, as: target) { return completion(.success(bytes)) }
                request(targets.dropFirst(), completion: completion)
            case .failure(.nothing): request(targets.dropFirst(), completion: completion)
            case .failure(let error): fail(error, completion)
            }
        }
    }

    private func fail(
        _ error: ClipboardError, _ completion: @MainActor (Result<[UInt8], ClipboardError>) -> Void
    ) {
        error.report()
        completion(.failure(error))
    }

    /// The content of a property, with text as UTF-8; `nil` for text in an obsolete encoding.
    private func bytes(_ property: XProperty, as target: String) -> [UInt8]? {
        switch selections?.connection?.names(of: [property.type]).first {
        case "STRING": ExchangedText.utf8(latin1: property.bytes)
        case "COMPOUND_TEXT": nil
        default: property.bytes
        }
    }
}
