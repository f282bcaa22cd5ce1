// Settings of Apple's systems that Linux desktops do not have, or that nothing in Pica depends on.

extension EnvironmentValues {
    /// Whether a screen reader, or another assistive technology, listens: Linux desktops do not tell which.
    public var accessibilityVoiceOverEnabled: Bool { isAssisted }

    /// Whether an assistive technology listens.
    public var accessibilityEnabled: Bool { isAssisted }

    /// Whether an assistive technology listens; set by the window.
    package var isAssisted: Bool {
        get { self[IsAssistedKey.self] }
        set { self[IsAssistedKey.self] = newValue }
    }

    /// Whether Switch Control is active. Always `false`: no Linux desktop has such a setting.
    public var accessibilitySwitchControlEnabled: Bool { false }

    /// Whether colors are inverted. Always `false`: Linux desktops do not report it.
    public var accessibilityInvertColors: Bool { false }

    /// Whether buttons should have visible shapes. Always `false`: no Linux desktop has such a setting.
    public var accessibilityShowButtonShapes: Bool { false }

    /// Whether enlarged versions of small content are shown. Always `false`: text sizes are applied fully.
    public var accessibilityLargeContentViewerEnabled: Bool { false }

    /// Whether quick actions are enabled. Always `false`: only watches have them.
    public var accessibilityQuickActionsEnabled: Bool { false }

    /// Whether flashing lights should be dimmed. Always `false`: no Linux desktop has such a setting.
    public var accessibilityDimFlashingLights: Bool { false }

    /// Whether animated images should play automatically: unless the user prefers reduced motion.
    public var accessibilityPlayAnimatedImages: Bool { !accessibilityReduceMotion }

    /// Whether an always-on display is dimmed. Always `false`: no Linux desktop has one.
    public var isLuminanceReduced: Bool { false }
}

private struct IsAssistedKey: EnvironmentKey {
    static let defaultValue = false
}
