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

    private nonisolated static let name = "org.freedesktop.portal.Desktop"
    private nonisolated static let path = "/org/freedesktop/portal/desktop"
    private nonisolated static let request = "org.freedesktop.portal.Request"
    private nonisolated static let bus = "org.freedesktop.DBus"

    /// - Returns: nil where it was taken back.
    private nonisolated static func ask(_ call: Call, at address: String, unless stop: Int32) -> Answer? {
        guard let bus = SessionBus(address: address) else { return .failed }
        let token = "pica\(UInt32.random(in: 0 ... .max))"
        let sender = bus.uniqueName.dropFirst().replacingOccurrences(of: ".", with: "_")
        let handle = "\(path)/request/\(sender)/\(token)"
        // Before the call, lest the answer comes in between.
        bus.watch("type='signal',interface='\(request)',member='Response',path='\(handle)'")
        bus.watch("type='signal',sender='\(Self.bus)',member='NameOwnerChanged',arg0='\(name)'")
        let options = call.options + [(name: "handle_token", value: BusArgument.string(token))]
        guard
            let message = BusMessage.call(
                call.method, of: call.interface, at: path, on: name,
                with: call.arguments + [.options(options)])
        else { return .failed }
        bus.send(message)
        while let message = bus.next(unless: stop) {
            if message.isError { return .failed }
            if message.isSignal("NameOwnerChanged", of: Self.bus), message.values.last == .string("") {
                return .failed
            }
            guard message.isSignal("Response", of: request) else { continue }
            let values = message.values
            switch values.first {
            case .integer(0):
                guard values.count > 1, case .dictionary(let results) = values[1] else {
                    return .results([:])
                }
                return .results(results)
            case .integer(1): return .cancelled
            default: return .failed
            }
        }
        if let closing = BusMessage.call("Close", of: request, at: handle, on: name, with: []) {
            bus.send(closing)
        }
        bus.flush()
        return nil
    }
}
