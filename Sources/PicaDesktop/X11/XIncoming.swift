import CPicaXCB
import Foundation
import PicaState

/// Content requested from another program.
///
/// It arrives in one chunk or, if it is long, in many. Each is sent after the previous one has been read.
@MainActor final class XIncoming {
    let selection: xcb_atom_t
    /// A separate window for each request, so that a late answer has no effect.
    let window: xcb_window_t
    private let connection: XConnection
    private let property: xcb_atom_t
    private let chunks: xcb_atom_t
    /// The chunks received so far; `nil` if the content does not come in chunks.
    private var received: XChunks?
    private var timeout: Timeout?
    private var completion: (@MainActor (Result<XProperty, ClipboardError>) -> Void)?

    init(
        _ target: xcb_atom_t, of selection: xcb_atom_t, at time: xcb_timestamp_t,
        over connection: XConnection,
        completion: @escaping @MainActor (Result<XProperty, ClipboardError>) -> Void
    ) {
        self.selection = selection
        self.connection = connection
        self.completion = completion
        property = connection.atom("PICA_SELECTION")
        chunks = connection.atom("INCR")
        window = connection.makeWindow()
        connection.convert(selection, to: target, into: property, of: window, at: time)
        timeout = Timeout(seconds: Timeout.withOwners) { [weak self] in self?.finish(.failure(.silence)) }
    }

    var isFinished: Bool { completion == nil }

    /// Handles the owner's notice of where the answer is.
    func answered(_ event: xcb_selection_notify_event_t) {
        guard received == nil else { return }
        guard event.property == property, let answer = takeProperty() else {
            return finish(.failure(.nothing))
        }
        guard answer.type == chunks else {
            return finish(answer.isWhole ? .success(answer) : .failure(.tooLarge))
        }
        // The owner announces a lower bound of the size.
        let announced = Int(answer.numbers.first ?? 0)
        guard announced <= ClipboardContent.limit else { return finish(.failure(.tooLarge)) }
        received = XChunks()
        timeout?.renew()
    }

    /// Handles a property change: the next chunk, or an empty one, which ends the transfer.
    func propertySet(_ event: xcb_property_notify_event_t) {
        guard let received, event.atom == property, let chunk = takeProperty() else { return }
        guard chunk.isWhole, chunk.bytes.count <= ClipboardContent.limit - received.count else {
            return finish(.failure(.tooLarge))
        }
        guard !chunk.bytes.isEmpty else { return finish(received) }
        received.append(chunk)
        timeout?.renew()
    }

    /// Joins the chunks after the last one.
    private func finish(_ chunks: XChunks) {
        guard let completion = end() else { return }
        guard chunks.count > ClipboardContent.shortText else { return completion(.success(chunks.joined())) }
        Task.detached {
            let whole = chunks.joined()
            await completion(.success(whole))
        }
    }

    private func takeProperty() -> XProperty? {
        connection.take(property, of: window, limit: ClipboardContent.limit)
    }

    func finish(_ result: Result<XProperty, ClipboardError>) { end()?(result) }

    /// Ends the transfer.
    /// - Returns: The completion handler; `nil` if it has been called already.
    private func end() -> (@MainActor (Result<XProperty, ClipboardError>) -> Void)? {
        guard let completion else { return nil }
        self.completion = nil
        received = nil
        timeout?.end()
        connection.destroy(window)
        connection.flush()
        return completion
    }
}

/// The chunks of a transfer, joined at its end.
///
/// Long content is joined off the main thread. Growing one array instead would copy all of it now and then.
private final class XChunks: @unchecked Sendable {
    private var type: xcb_atom_t = 0
    private var chunks: [[UInt8]] = []
    private(set) var count = 0

    func append(_ chunk: XProperty) {
        type = chunk.type
        chunks.append(chunk.bytes)
        count += chunk.bytes.count
    }

    /// Returns all chunks joined, and empties the list.
    func joined() -> XProperty {
        var all: [UInt8] = []
        all.reserveCapacity(count)
        for index in chunks.indices {
            all += chunks[index]
            chunks[index] = []
        }
        return XProperty(type: type, bytes: all, isWhole: true)
    }
}
