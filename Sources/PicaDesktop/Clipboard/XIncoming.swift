import CXCB
import Foundation
import PicaGraph

/// Something that another program was asked for. It comes in one piece or, when it is long, in many, each
/// sent when the last was taken.
@MainActor final class XIncoming {
    let selection: xcb_atom_t
    /// A window of its own: what comes too late finds nobody.
    let window: xcb_window_t
    private let connection: XConnection
    private let property: xcb_atom_t
    private let pieces: xcb_atom_t
    /// What came so far of something that comes in pieces.
    private var received: XProperty?
    private var patience: Patience?
    private var completion: (@MainActor (Result<XProperty, ClipboardError>) -> Void)?

    init(
        _ target: xcb_atom_t, of selection: xcb_atom_t, over connection: XConnection,
        completion: @escaping @MainActor (Result<XProperty, ClipboardError>) -> Void
    ) {
        self.selection = selection
        self.connection = connection
        self.completion = completion
        property = connection.atom("PICA_SELECTION")
        pieces = connection.atom("INCR")
        window = connection.makeWindow()
        connection.convert(selection, to: target, into: property, of: window)
        patience = Patience(seconds: Patience.withOwners) { [weak self] in self?.finish(.failure(.silence)) }
    }

    var isFinished: Bool { completion == nil }

    /// The owner says where the answer is.
    func answered(_ event: xcb_selection_notify_event_t) {
        guard received == nil else { return }
        guard event.property == property, let answer = takeProperty() else {
            return finish(.failure(.nothing))
        }
        guard answer.type == pieces else {
            return finish(answer.isWhole ? .success(answer) : .failure(.tooLarge))
        }
        // At least as much is to come, says the owner.
        let announced = Int(answer.numbers.first ?? 0)
        guard announced <= ClipboardContent.limit else { return finish(.failure(.tooLarge)) }
        var received = XProperty(type: 0, bytes: [], isWhole: true)
        received.bytes.reserveCapacity(announced)
        self.received = received
        patience?.renew()
    }

    /// A property was set: the next piece, or none of any length, which ends it.
    func propertySet(_ event: xcb_property_notify_event_t) {
        guard received != nil, event.atom == property else { return }
        guard let piece = takeProperty() else { return }
        guard let room = received.map({ ClipboardContent.limit - $0.bytes.count }), piece.isWhole,
            piece.bytes.count <= room
        else { return finish(.failure(.tooLarge)) }
        guard !piece.bytes.isEmpty else { return finish(received.map { .success($0) } ?? .failure(.nothing)) }
        received?.type = piece.type
        received?.bytes += piece.bytes
        patience?.renew()
    }

    private func takeProperty() -> XProperty? {
        connection.take(property, of: window, limit: ClipboardContent.limit)
    }

    func finish(_ result: Result<XProperty, ClipboardError>) {
        guard let completion else { return }
        self.completion = nil
        received = nil
        patience?.end()
        connection.destroy(window)
        connection.flush()
        completion(result)
    }
}
