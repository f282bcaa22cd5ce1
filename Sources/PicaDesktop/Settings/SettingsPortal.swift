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

    private nonisolated static let name = "org.freedesktop.portal.Desktop"
    private nonisolated static let path = "/org/freedesktop/portal/desktop"
    private nonisolated static let interface = "org.freedesktop.portal.Settings"
    private nonisolated static let bus = "org.freedesktop.DBus"

    private nonisolated static func follow(
        _ address: String, unless stop: Int32, tell: (DesktopSettings) -> Void
    ) {
        guard let bus = SessionBus(address: address) else { return }
        // Before the question, lest something changes in between.
        for namespace in PortalSettings.namespaces {
            bus.watch(
                "type='signal',sender='\(name)',path='\(path)',interface='\(interface)',"
                    + "member='SettingChanged',arg0='\(namespace)'")
        }
        bus.watch(
            "type='signal',sender='\(Self.bus)',interface='\(Self.bus)',member='NameOwnerChanged',arg0='\(name)'"
        )
        ask(bus)
        var portal = PortalSettings()
        var isAnswered = false
        while let message = bus.next(unless: stop) {
            if message.isReturn {
                if portal.replace(with: message.values) { isAnswered = true }
            } else if message.isSignal("SettingChanged", of: interface) {
                portal.change(message.values)
            } else if message.isSignal("NameOwnerChanged", of: Self.bus), message.values.last != .string("") {
                ask(bus)
            }
            // Desktops change several settings in a row.
            if isAnswered && !bus.hasMessage { tell(portal.settings) }
        }
    }

    private nonisolated static func ask(_ bus: borrowing SessionBus) {
        if let question = BusMessage.call(
            "ReadAll", of: interface, at: path, on: name,
            with: [.array(of: "s", PortalSettings.namespaces.map(BusArgument.string))])
        {
            bus.send(question)
        }
    }
}
