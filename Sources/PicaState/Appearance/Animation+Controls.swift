/// The animations of Pica's own controls and surfaces. Where a person asks for less motion,
/// dialogs only fade, and other values change at once.
extension Animation {
    /// A control answers a person: a switch, a segment, a hover effect.
    package static let answer = Animation.easeOut(duration: 0.15)
    /// Content follows a value: a progress bar, a disclosed group, a pane.
    package static let change = Animation.easeOut(duration: 0.2)
    /// One page takes the place of another.
    package static let page = Animation.easeOut(duration: 0.22)
    /// A row follows the finger or pointer back to its place.
    package static let settling = Animation.snappy(duration: 0.25)
    /// A dialog appears.
    package static let arrival = Animation.easeOut(duration: 0.18)
    /// A dialog disappears, which is faster than its arrival.
    package static let departure = Animation.easeIn(duration: 0.14)
}
