/// The place of a window with its title bar on the screens, in the units of the display server.
///
/// On Wayland it is always the same, because compositors tell no program where its windows are and let none move them.
package struct WindowPlace: Codable, Hashable, Sendable {
    package var x: Int32
    package var y: Int32

    package init(x: Int32, y: Int32) { (self.x, self.y) = (x, y) }
}
