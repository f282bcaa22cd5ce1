/// How a face's outlines become pixels, as the user's fontconfig asks. Nothing set: smooth edges, fitted
/// to the pixel grid vertically only, so that widths stay those of the outline.
package struct FontTreatment: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Made heavier, where the family has no bold face.
    package static let embolden = FontTreatment(rawValue: 1)
    /// Leaned to the right, where the family has no italic face.
    package static let slant = FontTreatment(rawValue: 2)
    /// Not fitted to the grid at all (`hintnone`).
    package static let unhinted = FontTreatment(rawValue: 4)
    /// Fitted by the font's own instructions (`hintmedium`, `hintfull`).
    package static let instructed = FontTreatment(rawValue: 8)
    /// Pixels are wholly inked or not at all (`antialias` is false).
    package static let aliased = FontTreatment(rawValue: 16)
}
