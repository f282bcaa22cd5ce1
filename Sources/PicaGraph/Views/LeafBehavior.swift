import Foundation

/// A behaviour of an element that is the end of its branch.
@MainActor package protocol LeafBehavior: ElementBehavior where Value: View {
    /// What the leaf says under a key while somebody reads that; see `OnDemandPreferenceKey`.
    func latentPreference<K: PreferenceKey>(_ key: K.Type) -> K.Value?
}

extension LeafBehavior {
    package func latentPreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? { nil }
    package func placeChildren() {}
    /// They are parts of the leaf.
    package var movesChildren: Bool { false }
    package func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? { nil }
    package var drawsItself: Bool { true }
    package func hitRule(at point: CGPoint) -> HitRule { frame.contains(point) ? .whole : .nothing }
}
