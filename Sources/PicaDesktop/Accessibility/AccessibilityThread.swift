import Foundation
import PicaBus

/// The thread that speaks with assistive technologies, while the desktop's accessibility is on.
///
/// All of its state is its own; it shares the mailbox with the main thread, for which it never waits.
final class AccessibilityThread {
    /// The main thread, as this thread calls it. The closures return at once.
    struct Main: Sendable {
        /// Begins or ends the copying of windows.
        let setIsOn: @Sendable (_ isOn: Bool) -> Void
        let ask: @Sendable (AccessibilityRequest) -> Void
        /// Notes whether a screen reader wants to see keys.
        let setHearsKeys: @Sendable (Bool) -> Void
        /// Tells whether the screen reader took a key.
        let answerKey: @Sendable (_ number: Int, _ isTaken: Bool) -> Void
    }

    private let address: String
    private let mailbox: AccessibilityMailbox
    private let main: Main
    private var server: AccessibilityServer?
    /// The serial numbers of the pending calls of the launcher.
    private var (statusCall, addressCall): (UInt32?, UInt32?)
    /// The time at which to ask again for the status, after the accessibility bus has quit.
    private var retry: TimeInterval?
    /// The number of servers so far.
    private var servers = 0

    private static let launcher = "org.a11y.Bus"
    private static let path = "/org/a11y/bus"
    private static let status = "org.a11y.Status"
    private static let properties = "org.freedesktop.DBus.Properties"

    /// - Parameter address: The address of the session bus.
    init(address: String, mailbox: AccessibilityMailbox, main: Main) {
        self.address = address
        self.mailbox = mailbox
        self.main = main
    }

    /// Runs until the mailbox is ended or the session bus has quit.
    func run() {
        // The launcher is not started: as long as it does not run, nobody listens.
        guard var launcher = BusPeer(Self.launcher, address: address, starts: false) else { return }
        launcher.watch(
            "path='\(Self.path)',interface='\(Self.properties)',member='PropertiesChanged',arg0='\(Self.status)'"
        )
        askStatus(launcher)
        while launcher.isOpen {
            while let event = launcher.take() { handle(event, launcher) }
            if let content = mailbox.takeAll() {
                if content.isEnded { return stop() }
                server?.take(content)
            }
            if let server {
                server.handleMessages()
                if !server.isOpen {
                    stop()
                    // A new bus may be there already, and may quit as the last one did.
                    retry = SDL.now + 1
                }
            }
            if let time = retry, time <= SDL.now {
                retry = nil
                askStatus(launcher)
            }
            wait(launcher)
        }
        stop()
    }

    /// Sleeps until something has come on one of the connections or from the main thread.
    private func wait(_ launcher: borrowing BusPeer) {
        if launcher.hasMessage || server?.hasMessage == true { return }
        var polled = [
            pollfd(fd: mailbox.wake.number, events: Int16(POLLIN), revents: 0), launcher.descriptor,
        ]
        if let server { polled.append(server.descriptor) }
        let timeout = retry.map { Int32(max(0, ($0 - SDL.now) * 1000).rounded(.up)) }
        poll(&polled, nfds_t(polled.count), timeout ?? -1)
        launcher.move()
        server?.move()
    }

    private func askStatus(_ launcher: borrowing BusPeer) {
        statusCall = launcher.call(
            "Get", of: Self.properties, at: Self.path, with: [.string(Self.status), .string("IsEnabled")])
    }

    private func handle(_ event: consuming BusPeer.Event, _ launcher: borrowing BusPeer) {
        switch consume event {
        case .said(let message):
            if message.isReturn, message.replySerial == statusCall {
                if case .bool(let isOn) = message.values.first { turn(isOn, launcher) }
            } else if message.replySerial != 0, message.replySerial == addressCall {
                addressCall = nil
                if case .string(let address) = message.values.first, message.isReturn { start(at: address) }
            } else if message.isSignal("PropertiesChanged", of: Self.properties), message.path == Self.path {
                let values = message.values
                if values.count > 1, case .dictionary(let changed) = values[1],
                    case .bool(let isOn) = changed["IsEnabled"]
                {
                    turn(isOn, launcher)
                }
            }
        case .came: askStatus(launcher)
        case .left: stop()
        case .unreached(let call): if call == addressCall { addressCall = nil }
        }
    }

    private func turn(_ isOn: Bool, _ launcher: borrowing BusPeer) {
        guard isOn else { return stop() }
        guard server == nil, addressCall == nil else { return }
        addressCall = launcher.call("GetAddress", of: Self.launcher, at: Self.path, with: [])
    }

    private func start(at address: String) {
        guard server == nil else { return }
        guard let connection = BusConnection(address: address) else {
            retry = SDL.now + 1
            return
        }
        servers += 1
        server = AccessibilityServer(connection, main, number: servers)
        main.setIsOn(true)
    }

    private func stop() {
        addressCall = nil
        guard server != nil else { return }
        server = nil
        main.setHearsKeys(false)
        main.setIsOn(false)
    }
}
