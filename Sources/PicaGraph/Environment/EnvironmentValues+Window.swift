import Foundation

/// How much room an interface has along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    /// Little.
    case compact
    /// As much as usual.
    case regular
}

/// Whether controls look as if a person used their window.
public enum ControlActiveState: CaseIterable, Equatable, Sendable {
    /// Their window has the keyboard.
    case key
    /// Their window is in front without it. Windows here are `key` or `inactive`.
    case active
    /// Another window has the keyboard.
    case inactive
}

private enum HorizontalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { .regular }
}
private enum VerticalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { .regular }
}
private enum ControlActiveStateKey: EnvironmentKey {
    static var defaultValue: ControlActiveState { .key }
}

extension EnvironmentValues {
    /// Whether the desktop shows several windows of a program at a time. Always true.
    public var supportsMultipleWindows: Bool { true }

    /// How much room there is across: `compact` in windows narrower than 600 points.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }

    /// How much room there is down: `compact` in windows lower than 440 points.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }

    /// Whether controls look as if a person used their window: `key` while that has the keyboard, `inactive` while
    /// it does not.
    public var controlActiveState: ControlActiveState {
        get { self[ControlActiveStateKey.self] }
        set { self[ControlActiveStateKey.self] = newValue }
    }

    /// Whether views look as if a person used their window, which they do while that has the keyboard.
    public var appearsActive: Bool {
        get { controlActiveState != .inactive }
        set { controlActiveState = newValue ? .key : .inactive }
    }

    /// A pixel's length in points.
    public var pixelLength: CGFloat { 1 / displayScale }
}

/// What a window's size comes to in the environment.
struct WindowTraits: Equatable {
    var horizontal = UserInterfaceSizeClass.regular
    var vertical = UserInterfaceSizeClass.regular

    init() {}

    /// - Parameter size: In points; zero while nobody knows.
    init(size: CGSize) {
        guard size != .zero else { return }
        horizontal = size.width < 600 ? .compact : .regular
        vertical = size.height < 440 ? .compact : .regular
    }

    func write(to values: inout EnvironmentValues) {
        values.horizontalSizeClass = horizontal
        values.verticalSizeClass = vertical
    }
}
