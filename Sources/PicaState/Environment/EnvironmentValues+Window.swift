import Foundation

/// The amount of space that an interface has along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    /// Limited space.
    case compact
    /// The usual space.
    case regular
}

/// The appearance of controls depending on their window's activity.
public enum ControlActiveState: CaseIterable, Equatable, Sendable {
    /// The window has the keyboard.
    case key
    /// The window is in front without the keyboard. In Pica windows are only `key` or `inactive`.
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
    /// Whether a program can show several windows at a time. Always `true`.
    public var supportsMultipleWindows: Bool { true }

    /// The horizontal size class: `compact` in windows narrower than 600 points.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }

    /// The vertical size class: `compact` in windows lower than 440 points.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }

    /// The activity of the window: `key` while it has the keyboard, otherwise `inactive`.
    public var controlActiveState: ControlActiveState {
        get { self[ControlActiveStateKey.self] }
        set { self[ControlActiveStateKey.self] = newValue }
    }

    /// Whether views appear active, as they do while their window has the keyboard.
    public var appearsActive: Bool {
        get { controlActiveState != .inactive }
        set { controlActiveState = newValue ? .key : .inactive }
    }

    /// The length of a pixel, in points.
    public var pixelLength: CGFloat { 1 / displayScale }
}

/// The environment values derived from a window's size.
package struct WindowTraits: Equatable {
    var horizontal = UserInterfaceSizeClass.regular
    var vertical = UserInterfaceSizeClass.regular

    package init() {}

    /// Derives the values.
    ///
    /// - Parameter size: The size in points; zero while it is unknown.
    package init(size: CGSize) {
        guard size != .zero else { return }
        horizontal = size.width < 600 ? .compact : .regular
        vertical = size.height < 440 ? .compact : .regular
    }

    package func write(to values: inout EnvironmentValues) {
        values.horizontalSizeClass = horizontal
        values.verticalSizeClass = vertical
    }
}
