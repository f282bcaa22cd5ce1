import Foundation
import PicaBus
import PicaFoundation
import PicaViews
import Synchronization

/// Observes the desktop's settings through the settings portal.
///
/// A dedicated thread connects to the session bus, queries the settings, and sleeps until they change, so that the main
/// thread never waits for a bus or a portal. Without one nothing happens. A portal that starts later, or again, is
/// queried anew.
@MainActor
final class SettingsPortal {
    /// Called with the first settings, and whenever they change.
    var onChange: (DesktopSettings) -> Void = { _ in }
    private let inbox = Inbox()

    /// The data shared between the thread and the main actor.
    private final class Inbox: Sendable {
        let stop = WakeDescriptor()
        private let content = Mutex<(known: DesktopSettings?, isNew: Bool)>((nil, false))

        /// Stores settings and returns whether the main actor must be notified.
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

    /// Starts to observe.
    ///
    /// - Parameter address: The address of the session bus.
    init(address: String) {
        let inbox = inbox
        startThread { [weak self] in
            SettingsPortal.follow(address, unless: inbox.stop.number) { settings in
                guard inbox.put(settings) else { return }
                Task { @MainActor [weak self] in self?.deliver() }
            }
        }
    }

    isolated deinit { inbox.stop.signal() }

    /// Reports new settings, if there are any.
    func deliver() {
        if let settings = inbox.take() { onChange(settings) }
    }

    private nonisolated static let interface = "org.freedesktop.portal.Settings"

    private nonisolated static func follow(
        _ address: String, unless stop: Int32, tell: (DesktopSettings) -> Void
    ) {
        guard var bus = BusPeer(DesktopPortal.name, address: address) else { return }
        // Subscribes before the query, as settings may change in between.
        for namespace in PortalSettings.namespaces {
            bus.watch(
                "path='\(DesktopPortal.path)',interface='\(interface)',member='SettingChanged',arg0='\(namespace)'"
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
            // Reports after a series of changes, as desktops change several settings in a row.
            if isAnswered && !bus.hasMessage { tell(portal.settings) }
        }
    }

    /// Queries all settings and returns the serial number of the query.
    private nonisolated static func ask(_ bus: borrowing BusPeer) -> UInt32? {
        bus.call(
            "ReadAll", of: interface, at: DesktopPortal.path,
            with: [.array(of: "s", PortalSettings.namespaces.map(BusArgument.string))])
    }
}
