import Foundation
import PicaGraph
import PicaState
import PicaUI

/// Whether an interface is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// Nothing is said.
    case unspecified = 0
    /// Dark text on light.
    case light
    /// Light text on dark.
    case dark
}

/// The contrast of an interface.
public enum UIAccessibilityContrast: Int, Sendable {
    /// Nothing is said.
    case unspecified = -1
    /// The usual one.
    case normal = 0
    /// The higher one that the person has chosen.
    case high = 1
}

/// The kind of device that an interface is made for.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// Nothing is said.
    case unspecified = -1
    /// A telephone.
    case phone = 0
    /// A tablet.
    case pad = 1
    /// A television set.
    case tv = 2
    /// A display in a car.
    case carPlay = 3
    /// A desktop computer, as Pica's always are.
    case mac = 5
    /// A headset.
    case vision = 6
}

/// The traits of an interface that colors can depend on.
public final class UITraitCollection: NSObject, Sendable {
    /// Whether the interface is light or dark.
    public let userInterfaceStyle: UIUserInterfaceStyle
    /// The contrast.
    public let accessibilityContrast: UIAccessibilityContrast
    /// The pixels per point.
    public let displayScale: CGFloat
    /// The kind of device: a desktop computer.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { .mac }

    /// Creates traits of a light or dark interface, with the usual contrast.
    public init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.userInterfaceStyle = userInterfaceStyle
        accessibilityContrast = .normal
        displayScale = 1
    }

    init(_ environment: EnvironmentValues) {
        userInterfaceStyle = environment.colorScheme == .dark ? .dark : .light
        accessibilityContrast = environment.colorSchemeContrast == .increased ? .high : .normal
        displayScale = environment.displayScale
    }

    /// The traits of the app, before its windows change them.
    @MainActor public static var current: UITraitCollection { UITraitCollection(Program.environment) }

    var environment: EnvironmentValues {
        var values = EnvironmentValues()
        values.colorScheme = userInterfaceStyle == .dark ? .dark : .light
        values.colorSchemeContrast = accessibilityContrast == .high ? .increased : .standard
        return values
    }
}
