import Foundation
import PicaBus
import PicaFoundation
import Synchronization

/// A request to the user through the desktop's portal, answered by a signal when the user has decided.
///
/// A dedicated thread waits for it. Releasing the request cancels it.
@MainActor final class PortalRequest {
    /// The answer to a request.
    enum Answer: Equatable, Sendable {
        /// The results, by name.
        case results([String: BusValue])
        case cancelled
        /// There is no portal, or it refused.
        case failed
    }

    private let stop = WakeDescriptor()

    /// Sends the request.
    ///
    /// - Parameters:
    ///   - method: The method to call.
    ///   - interface: The portal's interface.
    ///   - address: The address of the session bus.
    ///   - arguments: The arguments before the options.
    ///   - answered: Called once, unless the request is released before.
    init(
        _ method: String, of interface: String, at address: String, _ arguments: [BusArgument],
        options: [(name: String, value: BusArgument)], answered: @escaping @MainActor (Answer) -> Void
    ) {
        let call = Call(method: method, interface: interface, arguments: arguments, options: options)
        let stop = stop
        startThread { [weak self] in
            guard let answer = Self.ask(call, at: address, unless: stop.number) else { return }
            Task { @MainActor [weak self] in if self != nil { answered(answer) } }
        }
    }

    isolated deinit { stop.signal() }

    private struct Call: Sendable {
        let method, interface: String
        let arguments: [BusArgument]
        let options: [(name: String, value: BusArgument)]
    }

    private nonisolated static let request = "org.freedesktop.portal.Request"

    /// Sends the call and waits for its answer; returns `nil` if it was canceled.
    private nonisolated static func ask(_ call: Call, at address: String, unless stop: Int32) -> Answer? {
        guard var bus = BusPeer(DesktopPortal.name, address: address) else { return .failed }
        let token = "pica\(UInt64.random(in: 0 ... .max))"
        let sender = bus.uniqueName.dropFirst().replacingOccurrences(of: ".", with: "_")
        let handle = "\(DesktopPortal.path)/request/\(sender)/\(token)"
        // Subscribes before the call, as the answer may come at once.
        bus.watch("interface='\(request)',member='Response',path='\(handle)'")
        let options = call.options + [(name: "handle_token", value: BusArgument.string(token))]
        guard
            let number = bus.call(
                call.method, of: call.interface, at: DesktopPortal.path,
                with: call.arguments + [.options(options)])
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

    /// Returns the answer in a response's values.
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
