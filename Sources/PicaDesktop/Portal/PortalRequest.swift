import CMainQueue
import Foundation
import PicaFoundation
import Synchronization

/// Something that a person is asked for by the desktop's portal: a call whose answer comes as a signal, when they have
/// decided.
///
/// A thread of its own waits for it. Letting go of the request takes back what was asked.
@MainActor final class PortalRequest {
    /// What came of it.
    enum Answer: Equatable, Sendable {
        /// By their names.
        case results([String: BusValue])
        case cancelled
        /// No portal is there, or it would not.
        case failed
    }

    private let stop = Descriptor()

    /// Closes with its last reference.
    private final class Descriptor: Sendable {
        let number = eventfd(0, Int32(EFD_CLOEXEC))
        deinit { close(number) }
    }

    /// Asks.
    /// - Parameters:
    ///   - method: What is called.
    ///   - interface: Of the portal's.
    ///   - address: The session bus's.
    ///   - arguments: What comes before the options.
    ///   - answered: Called once, unless the request is let go of before.
    init(
        _ method: String, of interface: String, at address: String, _ arguments: [BusArgument],
        options: [(name: String, value: BusArgument)], answered: @escaping @MainActor (Answer) -> Void
    ) {
        let call = Call(method: method, interface: interface, arguments: arguments, options: options)
        let stop = stop
        nonisolated(unsafe) let sent = call
        startThread { [weak self] in
            guard let answer = Self.ask(sent, at: address, unless: stop.number) else { return }
            Task { @MainActor [weak self] in if self != nil { answered(answer) } }
        }
    }

    isolated deinit { eventfd_write(stop.number, 1) }

    private struct Call {
        let method, interface: String
        let arguments: [BusArgument]
        let options: [(name: String, value: BusArgument)]
    }

    private nonisolated static let request = "org.freedesktop.portal.Request"

    /// - Returns: nil where it was taken back.
    private nonisolated static func ask(_ call: Call, at address: String, unless stop: Int32) -> Answer? {
        guard var bus = PortalConnection(address: address) else { return .failed }
        let token = "pica\(UInt64.random(in: 0 ... .max))"
        let sender = bus.uniqueName.dropFirst().replacingOccurrences(of: ".", with: "_")
        let handle = "\(PortalConnection.path)/request/\(sender)/\(token)"
        // Before the call, lest the answer comes in between.
        bus.watch("interface='\(request)',member='Response',path='\(handle)'")
        let options = call.options + [(name: "handle_token", value: BusArgument.string(token))]
        guard
            let number = bus.call(
                call.method, of: call.interface, with: call.arguments + [.options(options)])
        else { return .failed }
        while let event = bus.next(unless: stop) {
            switch consume event {
            case .said(let message):
                if message.isError, message.replySerial == number { return .failed }
                if message.isSignal("Response", of: request), message.path == handle {
                    return answer(message.values)
                }
            case .unreached(let call): if call == number { return .failed }
            case .left: return .failed
            case .came: break
            }
        }
        bus.call("Close", of: request, at: handle, with: [])
        bus.flush()
        return nil
    }

    /// What the values of a response say.
    private nonisolated static func answer(_ values: [BusValue]) -> Answer {
        switch values.first {
        case .integer(0):
            guard values.count > 1, case .dictionary(let results) = values[1] else { return .results([:]) }
            return .results(results)
        case .integer(1): return .cancelled
        default: return .failed
        }
    }
}
