import PicaGraph
import PicaState

/// A stack or a split view, in the older form.
///
/// A single view inside is the root of a stack. Two or three views are columns, as in a ``NavigationSplitView``.
public struct NavigationView<Content: View> {
    private let content: Content
    @Environment(\.navigationViewKind) private var kind

    /// Creates a stack or columns.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension NavigationView: View {
    /// The stack, or the columns.
    public var body: some View {
        let columns = kind == .stack ? nil : (content as? any SeveralViews)?.views
        if let columns, columns.count > 2 {
            NavigationSplitView {
                columns[0]
            } content: {
                columns[1]
            } detail: {
                columns[2]
            }
        } else if let columns, columns.count == 2 {
            NavigationSplitView {
                columns[0]
            } detail: {
                columns[1]
            }
        } else {
            NavigationStack { content }
        }
    }
}

/// Several views, each of which becomes a column.
private protocol SeveralViews {
    @MainActor var views: [AnyView] { get }
}

extension TupleView: SeveralViews {
    fileprivate var views: [AnyView] {
        var views: [AnyView] = []
        repeat views.append(AnyView(each content))
        return views
    }
}

/// A style for `NavigationView`.
@MainActor @preconcurrency public protocol NavigationViewStyle {
    /// The kind of the style; used by Pica only.
    nonisolated static var _kind: _NavigationViewKind { get }
}

/// The kind of a `NavigationView` style, which only Pica can create.
public struct _NavigationViewKind: Equatable, Sendable {
    private let isStack: Bool

    static let automatic = _NavigationViewKind(isStack: false)
    static let stack = _NavigationViewKind(isStack: true)
}

/// The default style: a stack for one view, columns for several.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
    /// The kind of the style; used by Pica only.
    nonisolated public static var _kind: _NavigationViewKind { .automatic }

    /// Creates the style; `automatic` is the short form.
    nonisolated public init() {}
}

/// A style that always shows a stack.
public struct StackNavigationViewStyle: NavigationViewStyle {
    /// The kind of the style; used by Pica only.
    nonisolated public static var _kind: _NavigationViewKind { .stack }

    /// Creates the style; `stack` is the short form.
    nonisolated public init() {}
}

/// A style that shows columns for several views.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
    /// The kind of the style; used by Pica only.
    nonisolated public static var _kind: _NavigationViewKind { .automatic }

    /// Creates the style; `columns` is the short form.
    nonisolated public init() {}
}

/// A style that shows columns for several views; the older name of ``ColumnNavigationViewStyle``.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
    /// The kind of the style; used by Pica only.
    nonisolated public static var _kind: _NavigationViewKind { .automatic }

    /// Creates the style; `columns` is the newer one.
    nonisolated public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// The default style: a stack for one view, columns for several.
    public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// A style that always shows a stack.
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    /// A style that shows columns for several views.
    public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

private enum NavigationViewKindKey: EnvironmentKey {
    static var defaultValue: _NavigationViewKind { .automatic }
}

extension EnvironmentValues {
    fileprivate var navigationViewKind: _NavigationViewKind {
        get { self[NavigationViewKindKey.self] }
        set { self[NavigationViewKindKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of `NavigationView` in the view.
    nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
        environment(\.navigationViewKind, S._kind)
    }
}
