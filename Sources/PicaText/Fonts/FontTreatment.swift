/// The rasterization settings of a face from the user's fontconfig.
///
/// An empty set means smooth edges and hinting in the vertical direction only, so that widths stay those of the
/// outline.
package struct FontTreatment: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Emboldened, because the family has no bold face.
    package static let embolden = FontTreatment(rawValue: 1)
    /// Slanted to the right, because the family has no italic face.
    package static let slant = FontTreatment(rawValue: 2)
    /// Not hinted at all (`hintnone`).
    package static let unhinted = FontTreatment(rawValue: 4)
    /// Hinted by the font's own instructions (`hintmedium`, `hintfull`).
    package static let instructed = FontTreatment(rawValue: 8)
    /// Without antialiasing (`antialias` is false).
    package static let aliased = FontTreatment(rawValue: 16)
}
