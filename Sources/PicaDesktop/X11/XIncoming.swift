import CXCB
import Foundation
import PicaGraph

/// Something that another program was asked for. It comes in one chunk or, when it is long, in many, each
/// sent when the last was taken.
@MainActor final class XIncoming {
    let selection: xcb_atom_t
    /// A window of its own: what comes too late finds nobody.
    let window: xcb_window_t
    private let connection: XConnection
    private let property: xcb_atom_t
    private let chunks: xcb_atom_t
    /// What came so far of something that comes in chunks.
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

    /// The owner says where the answer is.
    func answered(_ event: xcb_selection_notify_event_t) {
        guard received == nil else { return }
        guard event.property == property, let answer = takeProperty() else {
            return finish(.failure(.nothing))
        }
        guard answer.type == chunks else {
            return finish(answer.isWhole ? .success(answer) : .failure(.tooLarge))
        }
        // At least as much is to come, says the owner.
        let announced = Int(answer.numbers.first ?? 0)
        guard announced <= ClipboardContent.limit else { return finish(.failure(.tooLarge)) }
        received = XChunks()
        timeout?.renew()
    }

    /// A property was set: the next chunk, or none of any length, which ends it.
    func propertySet(_ event: xcb_property_notify_event_t) {
        guard let received, event.atom == property, let chunk = takeProperty() else { return }
        guard chunk.isWhole, chunk.bytes.count <= ClipboardContent.limit - received.count else {
            return finish(.failure(.tooLarge))
        }
        guard !chunk.bytes.isEmpty else { return finish(received) }
        received.append(chunk)
        timeout?.renew()
    }

    /// All chunks are here.
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

    /// Takes nothing more.
    /// - Returns: Who waits for the answer; nil where somebody has had it.
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

/// What comes in chunks. They are put together at the end, beside the main thread where that is much: an array that
/// grows so far would be moved as a whole now and then.
private final class XChunks: @unchecked Sendable {
    private var type: xcb_atom_t = 0
    private var chunks: [[UInt8]] = []
    private(set) var count = 0

    func append(_ chunk: XProperty) {
        type = chunk.type
        chunks.append(chunk.bytes)
        count += chunk.bytes.count
    }

    /// All of it, of which nothing is left here.
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
