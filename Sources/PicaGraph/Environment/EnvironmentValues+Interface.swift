import Foundation
import PicaFoundation

private enum LayoutDirectionKey: EnvironmentKey {
    static var defaultValue: LayoutDirection {
        LocalizedBundle.runsFromRightToLeft ? .rightToLeft : .leftToRight
    }
}
private enum DisplayScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
private enum LocaleKey: EnvironmentKey { static var defaultValue: Locale? { nil } }
private enum ReduceMotionKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum IsEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
    /// Which way the interface runs; by default as the language is written that the app is shown in.
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }

    /// Pixels a point.
    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }

    /// The locale that formats and texts follow; by default the person's, as the variables `LANGUAGE`,
    /// `LC_ALL`, `LC_MESSAGES`, `LC_TIME`, `LC_NUMERIC` and `LANG` name it. `Locale.current`, which is `en_001`
    /// on Linux whatever they say, stands for it here.
    public var locale: Locale {
        get { self[LocaleKey.self] ?? .ofUser }
        set { self[LocaleKey.self] = newValue.heeded }
    }

    /// The tag of `locale`'s language, found without making a `Locale` where nobody set one.
    package var textLanguage: String {
        self[LocaleKey.self]?.textLanguage ?? Locale.textLanguageOfUser
    }

    /// Whether the person asked for less motion, in the desktop's settings. Where it is true all that
    /// `withAnimation`, `animation(_:value:)` and transitions would move is in its place at once; SwiftUI
    /// leaves that to the app.
    public package(set) var accessibilityReduceMotion: Bool {
        get { self[ReduceMotionKey.self] }
        set { self[ReduceMotionKey.self] = newValue }
    }

    /// Whether controls react.
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }
}
