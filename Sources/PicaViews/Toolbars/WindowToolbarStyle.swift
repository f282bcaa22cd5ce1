import PicaGraph

/// How a window's toolbar and title stand to each other.
@MainActor @preconcurrency public protocol WindowToolbarStyle {
    /// Which look it is; for Pica itself.
    var _look: _WindowToolbarLook { get }
}

/// A look of window toolbars. Only Pica can make one.
public struct _WindowToolbarLook: Equatable, Sendable {
    /// Whether the title stands above the toolbar.
    var isExpanded = false
    /// Whether the bar is as low as its items allow.
    var isCompact = false
    var showsTitle = true
}

/// The title and the toolbar in one row.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
    /// Which look it is; for Pica itself.
    public var _look: _WindowToolbarLook { _WindowToolbarLook() }

    /// The style that `automatic` is.
    nonisolated public init() {}
}

/// The title and the toolbar in one row.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
    private let showsTitle: Bool

    /// Which look it is; for Pica itself.
    public var _look: _WindowToolbarLook { _WindowToolbarLook(showsTitle: showsTitle) }

    /// The style that `unified` is.
    nonisolated public init() { showsTitle = true }

    nonisolated init(showsTitle: Bool) { self.showsTitle = showsTitle }
}

/// The title and the toolbar in one row, as low as the items allow.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
    private let showsTitle: Bool

    /// Which look it is; for Pica itself.
    public var _look: _WindowToolbarLook { _WindowToolbarLook(isCompact: true, showsTitle: showsTitle) }

    /// The style that `unifiedCompact` is.
    nonisolated public init() { showsTitle = true }

    nonisolated init(showsTitle: Bool) { self.showsTitle = showsTitle }
}

/// The title in a row above the toolbar.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
    /// Which look it is; for Pica itself.
    public var _look: _WindowToolbarLook { _WindowToolbarLook(isExpanded: true) }

    /// The style that `expanded` is.
    nonisolated public init() {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
    /// The title and the toolbar in one row.
    nonisolated public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
    /// The title and the toolbar in one row.
    nonisolated public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }

    /// The toolbar in one row, with the title or without it. The desktop's title bar shows the title in any case.
    nonisolated public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle {
        UnifiedWindowToolbarStyle(showsTitle: showsTitle)
    }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
    /// The title and the toolbar in one row, as low as the items allow.
    nonisolated public static var unifiedCompact: UnifiedCompactWindowToolbarStyle {
        UnifiedCompactWindowToolbarStyle()
    }

    /// The toolbar in one row as low as the items allow, with the title or without it. The desktop's title bar shows the
    /// title in any case.
    nonisolated public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
        UnifiedCompactWindowToolbarStyle(showsTitle: showsTitle)
    }
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
    /// The title in a row above the toolbar.
    nonisolated public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}

extension Scene {
    /// Sets how the title and the toolbar of the scene's windows stand to each other.
    ///
    /// Columns of a split view have a bar each, which all follow the style; sheets do not.
    @MainActor @preconcurrency public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene
    {
        let look = style._look
        return ModifiedScene(content: self, environment: { $0.windowToolbarLook = look })
    }
}

private enum WindowToolbarLookKey: EnvironmentKey {
    static var defaultValue: _WindowToolbarLook { _WindowToolbarLook() }
}

extension EnvironmentValues {
    /// How the title and the toolbar of the window stand to each other.
    var windowToolbarLook: _WindowToolbarLook {
        get { self[WindowToolbarLookKey.self] }
        set { self[WindowToolbarLookKey.self] = newValue }
    }
}
