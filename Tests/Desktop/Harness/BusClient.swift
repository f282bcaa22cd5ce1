import Foundation
import PicaBus

/// A program on a message bus that calls others and waits for their answers.
final class BusClient {
    private let connection: BusConnection
    /// The signals that have come and were not taken yet.
    private var signals: [Signal] = []

    struct Signal: Equatable {
        let sender, path, interface, member: String
        let values: [BusValue]
    }

    /// The answer to a call.
    enum Answer: Equatable {
        case values([BusValue])
        case error
    }

    init(address: String) throws {
        guard let connection = BusConnection(address: address) else {
            throw Failure("there is no bus at \(address)")
        }
        self.connection = connection
    }

    var uniqueName: String { connection.uniqueName }

    func watch(_ rule: String) { connection.watch(rule) }

    /// Calls a method and waits for the answer.
    func call(
        _ method: String, of interface: String, at path: String, on name: String,
        _ arguments: BusArgument...
    ) throws -> Answer {
        let number = try send(method, of: interface, at: path, on: name, arguments)
        return try answer(to: number)
    }

    /// Calls a method without waiting.
    @discardableResult
    func send(
        _ method: String, of interface: String, at path: String, on name: String, _ arguments: [BusArgument]
    ) throws -> UInt32 {
        guard
            let message = BusMessage.call(method, of: interface, at: path, on: name, with: arguments)
        else { throw Failure("the call of \(method) cannot be made") }
        return connection.send(message)
    }

    func answer(to number: UInt32) throws -> Answer {
        let deadline = Date() + Program.timeout
        while true {
            while let message = connection.take() {
                if message.replySerial == number {
                    return message.isReturn ? .values(message.values) : .error
                }
                keep(message)
            }
            try wait(until: deadline, for: "an answer")
        }
    }

    /// Waits for a signal, and forgets it and all before it.
    func signal(
        _ what: String, within seconds: TimeInterval = Program.timeout, where isWanted: (Signal) -> Bool
    ) throws -> Signal {
        let deadline = Date() + seconds
        while true {
            while let message = connection.take() { keep(message) }
            if let index = signals.firstIndex(where: isWanted) {
                defer { signals.removeSubrange(...index) }
                return signals[index]
            }
            try wait(until: deadline, for: what)
        }
    }

    /// Returns the signals that have come, and forgets them.
    func takeSignals() -> [Signal] {
        while let message = connection.take() { keep(message) }
        defer { signals = [] }
        return signals
    }

    /// Sends a signal to one program.
    func emit(
        _ name: String, of interface: String, at path: String, to receiver: String,
        _ arguments: BusArgument...
    ) {
        guard
            let message = BusMessage.signal(
                name, of: interface, at: path, to: receiver, with: arguments)
        else { return }
        connection.send(message)
        connection.flush()
    }

    private func keep(_ message: borrowing BusMessage) {
        guard message.isSignal else { return }
        signals.append(
            Signal(
                sender: message.sender, path: message.path, interface: message.interface,
                member: message.member, values: message.values))
    }

    private func wait(until deadline: Date, for what: String) throws {
        let left = deadline.timeIntervalSinceNow
        guard left > 0 else { throw Failure("never came: \(what)") }
        var polled = [connection.descriptor]
        poll(&polled, 1, Int32(min(left, 1) * 1000))
        connection.move()
    }
}
