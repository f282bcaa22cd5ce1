/// The names of the desktop's portal on the session bus.
enum DesktopPortal {
    static let name = "org.freedesktop.portal.Desktop"
    static let path = "/org/freedesktop/portal/desktop"
}
