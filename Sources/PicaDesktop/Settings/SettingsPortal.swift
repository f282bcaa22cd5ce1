import CMainQueue
import Foundation
import PicaFoundation
import PicaViews
import Synchronization

/// Follows the desktop's settings through the settings portal.
///
/// A thread of its own connects to the session's bus, asks, and sleeps until something changes, so nobody
/// ever waits for a bus or a portal: where none answers nothing happens. A portal that comes later, or
/// again, is asked anew.
@MainActor
final class SettingsPortal {
    /// Called with the first answer, and whenever something is otherwise.
    var onChange: (DesktopSettings) -> Void = { _ in }
    private let inbox = Inbox()

    /// What the thread leaves for the main actor, and how it is told to end.
    private final class Inbox: Sendable {
        let stop = eventfd(0, Int32(EFD_CLOEXEC))
        private let content = Mutex<(known: DesktopSettings?, isNew: Bool)>((nil, false))

        deinit { close(stop) }

        /// - Returns: Whether somebody has to be told.
        func put(_ settings: DesktopSettings) -> Bool {
            content.withLock { content in
                guard settings != content.known else { return false }
                defer { content = (settings, true) }
                return !content.isNew
            }
        }

        func take() -> DesktopSettings? {
            content.withLock { content in
                defer { content.isNew = false }
                return content.isNew ? content.known : nil
            }
        }
    }

    /// Begins to ask.
    /// - Parameter address: The session bus's.
    init(address: String) {
        let inbox = inbox
        startThread { [weak self] in
            SettingsPortal.follow(address, unless: inbox.stop) { settings in
                guard inbox.put(settings) else { return }
                Task { @MainActor [weak self] in self?.deliver() }
            }
        }
    }

    isolated deinit { eventfd_write(inbox.stop, 1) }

    /// Passes on what came since, if anything did.
    func deliver() {
        if let settings = inbox.take() { onChange(settings) }
    }

    private nonisolated static let interface = "org.freedesktop.portal.Settings"

    private nonisolated static func follow(
        _ address: String, unless stop: Int32, tell: (DesktopSettings) -> Void
    ) {
        guard var bus = PortalConnection(address: address) else { return }
        // Before the question, lest something changes in between.
        for namespace in PortalSettings.namespaces {
            bus.watch(
                "path='\(PortalConnection.path)',interface='\(interface)',member='SettingChanged',arg0='\(namespace)'"
            )
        }
        var question = ask(bus)
        var portal = PortalSettings()
        var isAnswered = false
        while let event = bus.next(unless: stop) {
            switch consume event {
            case .said(let message):
                if message.isReturn, message.replySerial == question {
                    if portal.replace(with: message.values) { isAnswered = true }
                } else if message.isSignal("SettingChanged", of: interface) {
                    portal.change(message.values)
                }
            case .came: question = ask(bus)
            case .unreached: break
            case .left: break
            }
            // Desktops change several settings in a row.
            if isAnswered && !bus.hasMessage { tell(portal.settings) }
        }
    }

    /// - Returns: The question's number.
    private nonisolated static func ask(_ bus: borrowing PortalConnection) -> UInt32? {
        bus.call(
            "ReadAll", of: interface,
            with: [.array(of: "s", PortalSettings.namespaces.map(BusArgument.string))])
    }
}
