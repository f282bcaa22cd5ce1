import PicaGraph
import PicaState

/// A style for the arrangement of a window's title and toolbar.
@MainActor @preconcurrency public protocol WindowToolbarStyle {
    /// The look of the style; used by Pica only.
    var _look: _WindowToolbarLook { get }
}

/// The look of a window toolbar style, which only Pica can create.
public struct _WindowToolbarLook: Equatable, Sendable {
    /// Whether the title is above the toolbar.
    var isExpanded = false
    /// Whether the bar is only as high as its items require.
    var isCompact = false
    var showsTitle = true
}

/// The default style, with the title and the toolbar in one row.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
    /// The look of the style; used by Pica only.
    public var _look: _WindowToolbarLook { _WindowToolbarLook() }

    /// Creates the style; `automatic` is the short form.
    nonisolated public init() {}
}

/// A style with the title and the toolbar in one row.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
    private let showsTitle: Bool

    /// The look of the style; used by Pica only.
    public var _look: _WindowToolbarLook { _WindowToolbarLook(showsTitle: showsTitle) }

    /// Creates the style; `unified` is the short form.
    nonisolated public init() { showsTitle = true }

    nonisolated init(showsTitle: Bool) { self.showsTitle = showsTitle }
}

/// A style with the title and the toolbar in one row, only as high as the items require.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
    private let showsTitle: Bool

    /// The look of the style; used by Pica only.
    public var _look: _WindowToolbarLook { _WindowToolbarLook(isCompact: true, showsTitle: showsTitle) }

    /// Creates the style; `unifiedCompact` is the short form.
    nonisolated public init() { showsTitle = true }

    nonisolated init(showsTitle: Bool) { self.showsTitle = showsTitle }
}

/// A style with the title in a row above the toolbar.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
    /// The look of the style; used by Pica only.
    public var _look: _WindowToolbarLook { _WindowToolbarLook(isExpanded: true) }

    /// Creates the style; `expanded` is the short form.
    nonisolated public init() {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
    /// The default style, with the title and the toolbar in one row.
    nonisolated public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
    /// A style with the title and the toolbar in one row.
    nonisolated public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }

    /// Returns a style with the toolbar in one row, with or without the title. The desktop's title bar shows the title
    /// in any case.
    nonisolated public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle {
        UnifiedWindowToolbarStyle(showsTitle: showsTitle)
    }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
    /// A style with the title and the toolbar in one row, only as high as the items require.
    nonisolated public static var unifiedCompact: UnifiedCompactWindowToolbarStyle {
        UnifiedCompactWindowToolbarStyle()
    }

    /// Returns a style with the toolbar in one row only as high as the items require, with or without the title. The
    /// desktop's title bar shows the title in any case.
    nonisolated public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
        UnifiedCompactWindowToolbarStyle(showsTitle: showsTitle)
    }
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
    /// A style with the title in a row above the toolbar.
    nonisolated public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}

extension Scene {
    /// Sets the arrangement of title and toolbar in the scene's windows.
    ///
    /// Each column of a split view has a bar, and all of them follow the style; sheets do not.
    @MainActor @preconcurrency public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene
    {
        let look = style._look
        return ModifiedScene(content: self, environment: { $0.windowToolbarLook = look })
    }
}

extension View {
    /// Sets the arrangement of title and toolbar in the windows that the view presents.
    ///
    /// In SwiftUI it is for windows that the view's content opens. In Pica it is for the window of the view, too.
    @MainActor @preconcurrency public func presentedWindowToolbarStyle<S: WindowToolbarStyle>(
        _ style: S
    ) -> some View {
        environment(\.windowToolbarLook, style._look)
    }
}

private enum WindowToolbarLookKey: EnvironmentKey {
    static var defaultValue: _WindowToolbarLook { _WindowToolbarLook() }
}

extension EnvironmentValues {
    /// The arrangement of the window's title and toolbar.
    var windowToolbarLook: _WindowToolbarLook {
        get { self[WindowToolbarLookKey.self] }
        set { self[WindowToolbarLookKey.self] = newValue }
    }
}
