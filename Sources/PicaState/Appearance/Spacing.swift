import Foundation

/// The distances within Pica's own controls, in points at the default text size. They follow steps of 2 and 4 points.
package enum Spacing {
    /// Between an icon and its title, and between a symbol and what it explains.
    package static let label: CGFloat = 6
    /// Between the edge of a menu and its items.
    package static let menuInset: CGFloat = 6
    /// Between a field's edge and its text.
    package static let fieldInset: CGFloat = 8
    /// Between controls that belong together.
    package static let controls: CGFloat = 8
    /// Between groups of controls, as between the message and the buttons of an alert.
    package static let groups: CGFloat = 16
    /// Between the edge of a dialog and its content.
    package static let dialog: CGFloat = 20
}
