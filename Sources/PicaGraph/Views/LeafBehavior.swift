import Foundation

/// The behavior of an element without child views.
@MainActor package protocol LeafBehavior: ElementBehavior where Value: View {
    /// Returns the leaf's value for an on-demand preference; see `OnDemandPreferenceKey`. `nil` by default.
    func onDemandPreference<K: PreferenceKey>(_ key: K.Type) -> K.Value?
}

extension LeafBehavior {
    package func onDemandPreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? { nil }
    package func placeChildren() {}
    /// `false`: child elements are parts of the leaf and do not move on their own.
    package var movesChildren: Bool { false }
    package func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? { nil }
    package var drawsItself: Bool { true }
    package func hitRule(at point: CGPoint) -> HitRule { frame.contains(point) ? .whole : .nothing }
}
