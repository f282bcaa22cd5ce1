import Foundation
import PicaBus
import Synchronization

/// A screen reader that is shown every key, on a thread of its own, and takes some.
final class KeyListener: Sendable {
    private let isEnded = Mutex(false)

    private static let registry = "org.a11y.atspi.Registry"

    /// - Parameters:
    ///   - address: The address of the accessibility bus.
    ///   - isTaken: Returns whether it takes a key, by the character or name.
    init(address: String, isTaken: @escaping @Sendable (String) -> Bool) throws {
        guard let connection = BusConnection(address: address),
            let call = BusMessage.call(
                "RegisterKeystrokeListener", of: "org.a11y.atspi.DeviceEventController",
                at: "/org/a11y/atspi/registry/deviceeventcontroller", on: Self.registry,
                with: [
                    .objectPath("/listener"), .array(of: "(iisi)", []), .unsigned(0),
                    .unsigned(3),
                    .structure([.bool(true), .bool(true), .bool(false)]),
                ])
        else { throw Failure("there is no accessibility bus") }
        connection.send(call)
        connection.flush()
        serve(connection, isTaken)
    }

    private func serve(
        _ connection: consuming BusConnection, _ isTaken: @escaping @Sendable (String) -> Bool
    ) {
        nonisolated(unsafe) let keys = Keys(connection)
        Thread.detachNewThread {
            while !self.isEnded.withLock({ $0 }) { keys.answer(isTaken) }
        }
    }

    func end() { isEnded.withLock { $0 = true } }

    /// The connection, as a thread takes it over.
    private final class Keys {
        private let connection: BusConnection

        init(_ connection: consuming BusConnection) { self.connection = connection }

        func answer(_ isTaken: (String) -> Bool) {
            while let message = connection.take() {
                guard message.isCall, let caller = message.returnAddress else { continue }
                let key = message.values.first?.elements ?? []
                let isOurs = key.count > 5 && isTaken(key[5].text ?? "")
                if let reply = caller.reply(with: [.bool(isOurs)]) { connection.send(reply) }
            }
            var polled = [connection.descriptor]
            poll(&polled, 1, 50)
            connection.move()
        }
    }
}
