// What people may have set on Apple's systems and cannot set on desktops of Linux, or that nothing here depends on.

extension EnvironmentValues {
    /// Whether a screen reader reads the app out. Always false: windows are not open to other programs yet.
    public var accessibilityVoiceOverEnabled: Bool { false }

    /// Whether something that asks for accessibility is in use. Always false: windows are not open to other programs
    /// yet.
    public var accessibilityEnabled: Bool { false }

    /// Whether the app is used by switches. Always false: no desktop of Linux has a setting for it.
    public var accessibilitySwitchControlEnabled: Bool { false }

    /// Whether colours are shown inverted. Always false: desktops of Linux tell nobody.
    public var accessibilityInvertColors: Bool { false }

    /// Whether buttons should have shapes. Always false: no desktop of Linux has a setting for it.
    public var accessibilityShowButtonShapes: Bool { false }

    /// Whether pictures that are larger are shown of what is small. Always false: text sizes are followed whole.
    public var accessibilityLargeContentViewerEnabled: Bool { false }

    /// Whether quick actions may be shown. Always false: only watches have them.
    public var accessibilityQuickActionsEnabled: Bool { false }

    /// Whether what flashes should be dimmed. Always false: no desktop of Linux has a setting for it.
    public var accessibilityDimFlashingLights: Bool { false }

    /// Whether pictures that move should do so by themselves: unless the person asked for less motion.
    public var accessibilityPlayAnimatedImages: Bool { !accessibilityReduceMotion }

    /// Whether the display is always on and shows less now. Always false: no desktop of Linux has such displays.
    public var isLuminanceReduced: Bool { false }
}
