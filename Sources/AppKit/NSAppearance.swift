import Foundation
import PicaGraph
import PicaState

/// Whether an interface is light or dark, and whether it has more contrast.
public final class NSAppearance: NSObject, Sendable {
    /// The name of an appearance.
    public struct Name: RawRepresentable, Hashable, Sendable {
        /// The name on Apple's systems.
        public let rawValue: String
        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a name.
        public init(_ rawValue: String) { self.init(rawValue: rawValue) }
        /// Light.
        public static let aqua = Name("NSAppearanceNameAqua")
        /// Dark.
        public static let darkAqua = Name("NSAppearanceNameDarkAqua")
        /// Light, on a material.
        public static let vibrantLight = Name("NSAppearanceNameVibrantLight")
        /// Dark, on a material.
        public static let vibrantDark = Name("NSAppearanceNameVibrantDark")
        /// Light, with more contrast.
        public static let accessibilityHighContrastAqua = Name("NSAppearanceNameAccessibilityAqua")
        /// Dark, with more contrast.
        public static let accessibilityHighContrastDarkAqua = Name("NSAppearanceNameAccessibilityDarkAqua")
    }

    /// The name.
    public let name: Name

    /// Creates an appearance; `nil` for an unknown name.
    public init?(named name: Name) {
        let known: [Name] = [
            .aqua, .darkAqua, .vibrantLight, .vibrantDark, .accessibilityHighContrastAqua,
            .accessibilityHighContrastDarkAqua,
        ]
        guard known.contains(name) else { return nil }
        self.name = name
    }

    init(_ environment: EnvironmentValues) {
        name =
            switch (environment.colorScheme, environment.colorSchemeContrast) {
            case (.light, .standard): .aqua
            case (.light, .increased): .accessibilityHighContrastAqua
            case (.dark, .standard): .darkAqua
            case (.dark, .increased): .accessibilityHighContrastDarkAqua
            }
    }

    private var isDark: Bool {
        [.darkAqua, .vibrantDark, .accessibilityHighContrastDarkAqua].contains(name)
    }

    /// Returns the first of several names that is the appearance's own, or else the first as light or dark as it.
    public func bestMatch(from appearances: [Name]) -> Name? {
        if appearances.contains(name) { return name }
        return appearances.first { NSAppearance(named: $0)?.isDark == isDark }
    }
}
