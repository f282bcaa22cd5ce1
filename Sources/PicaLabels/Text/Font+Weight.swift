import Foundation

extension Font.Weight {
    /// The named weights with their values in AppKit and UIKit, where regular is 0.
    private static let values: [(weight: Font.Weight, value: CGFloat)] = [
        (.ultraLight, -0.8), (.thin, -0.6), (.light, -0.4), (.regular, 0), (.medium, 0.23), (.semibold, 0.3),
        (.bold, 0.4), (.heavy, 0.56), (.black, 0.62),
    ]

    /// Creates the named weight nearest to a value of AppKit and UIKit.
    package init(nearestToValue value: CGFloat) {
        let nearest = Self.values.min { abs($0.value - value) < abs($1.value - value) }
        self = value.isFinite ? nearest?.weight ?? .regular : .regular
    }
}
