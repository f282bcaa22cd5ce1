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
private enum KeepsScrollBarsKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum IsEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
    /// The layout direction; by default that of the language in which the app is shown.
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }

    /// The number of pixels per point.
    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }

    /// The locale for formats and texts.
    ///
    /// By default it is the user's, from the variables `LANGUAGE`, `LC_ALL`, `LC_MESSAGES`, `LC_TIME`, `LC_NUMERIC` and
    /// `LANG`. Setting `Locale.current`, which is always `en_001` on Linux, selects it as well.
    public var locale: Locale {
        get { self[LocaleKey.self] ?? .ofUser }
        set { self[LocaleKey.self] = newValue.heeded }
    }

    /// The language tag of `locale`, without creating a `Locale` if none was set.
    package var textLanguage: String {
        self[LocaleKey.self]?.textLanguage ?? Locale.textLanguageOfUser
    }

    /// Whether the user prefers reduced motion, from the desktop's settings.
    ///
    /// If it is `true`, changes by `withAnimation`, `animation(_:value:)` and transitions are not animated. SwiftUI
    /// leaves that to the app.
    public package(set) var accessibilityReduceMotion: Bool {
        get { self[ReduceMotionKey.self] }
        set { self[ReduceMotionKey.self] = newValue }
    }

    /// Whether scroll bars are always shown and have room of their own, from the desktop's settings.
    package var keepsScrollBars: Bool {
        get { self[KeepsScrollBarsKey.self] }
        set { self[KeepsScrollBarsKey.self] = newValue }
    }

    /// Whether controls react to input.
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }
}
