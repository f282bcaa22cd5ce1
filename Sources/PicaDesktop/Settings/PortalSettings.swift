import Foundation
import PicaBus
import PicaText
import PicaViews

/// The settings as the portal reports them, by namespace and key, with values of any type.
package struct PortalSettings {
    private var values: [String: BusValue] = [:]

    package init() {}

    /// The namespaces in use.
    static let namespaces = [appearance, interface, accessibility, plasma]
    private static let appearance = "org.freedesktop.appearance"
    private static let interface = "org.gnome.desktop.interface"
    private static let accessibility = "org.gnome.desktop.a11y.interface"
    private static let plasma = "org.kde.kdeglobals.General"

    /// Takes the portal's answer with all settings, and ignores anything else.
    ///
    /// - Returns: Whether it was an answer.
    package mutating func replace(with answer: [BusValue]) -> Bool {
        guard answer.count == 1, case .dictionary(let namespaces) = answer[0] else { return false }
        values = [:]
        for case (let namespace, .dictionary(let keys)) in namespaces {
            for (key, value) in keys { values["\(namespace) \(key)"] = value }
        }
        return true
    }

    /// Takes one changed setting: its namespace, key and value. Ignores anything else.
    package mutating func change(_ arguments: [BusValue]) {
        guard arguments.count == 3, case .string(let namespace) = arguments[0],
            case .string(let key) = arguments[1]
        else { return }
        values["\(namespace) \(key)"] = arguments[2]
    }

    /// The settings derived from the values. Missing and invalid values count as unset.
    package var settings: DesktopSettings {
        var settings = DesktopSettings()
        settings.colorScheme =
            switch integer(Self.appearance, "color-scheme") {
            case 1: .dark
            case 2: .light
            default: nil
            }
        settings.accent = accent
        settings.increasesContrast =
            integer(Self.appearance, "contrast") == 1 || bool(Self.accessibility, "high-contrast") == true
        settings.reducesMotion =
            integer(Self.appearance, "reduced-motion") == 1
            || bool(Self.interface, "enable-animations") == false
        settings.keepsScrollBars = bool(Self.interface, "overlay-scrolling") == false
        settings.textScale = textScale
        // If Plasma reports its fonts, it is the desktop, and GNOME's keys have only their defaults.
        settings.families.interface = family(Self.plasma, "font") ?? family(Self.interface, "font-name")
        settings.families.monospaced =
            family(Self.plasma, "fixed") ?? family(Self.interface, "monospace-font-name")
        return settings
    }

    private func integer(_ namespace: String, _ key: String) -> Int64? {
        if case .integer(let value) = values["\(namespace) \(key)"] { value } else { nil }
    }

    private func bool(_ namespace: String, _ key: String) -> Bool? {
        if case .bool(let value) = values["\(namespace) \(key)"] { value } else { nil }
    }

    /// The accent color, from components between 0 and 1; other numbers mean that there is none.
    private var accent: Color? {
        guard case .list(let parts) = values["\(Self.appearance) accent-color"], parts.count == 3 else {
            return nil
        }
        let components = parts.compactMap { part -> Double? in
            if case .double(let value) = part, (0...1).contains(value) { value } else { nil }
        }
        guard components.count == 3 else { return nil }
        return Color(red: components[0], green: components[1], blue: components[2])
    }

    private var textScale: Double {
        guard case .double(let factor) = values["\(Self.interface) text-scaling-factor"],
            (0.1...10).contains(factor)
        else { return 1 }
        return factor
    }

    private func family(_ namespace: String, _ key: String) -> String? {
        guard case .string(let description) = values["\(namespace) \(key)"] else { return nil }
        return FontFamilyName.family(in: description)
    }
}
