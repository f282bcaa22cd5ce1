import PicaGraph

/// A stack, or the columns of a split view, in their older form.
///
/// One view inside is the root of a stack. Two or three are columns, as those of a ``NavigationSplitView``.
public struct NavigationView<Content: View> {
    private let content: Content
    @Environment(\.navigationViewKind) private var kind

    /// A stack or columns.
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

/// Several views, each of which is a column.
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

/// The look of a `NavigationView`.
@MainActor @preconcurrency public protocol NavigationViewStyle {
    /// Which look it is; for Pica itself.
    nonisolated static var _kind: _NavigationViewKind { get }
}

/// A look of a `NavigationView`. Only Pica can make one.
public struct _NavigationViewKind: Equatable, Sendable {
    private let isStack: Bool

    static let automatic = _NavigationViewKind(isStack: false)
    static let stack = _NavigationViewKind(isStack: true)
}

/// A stack for one view, columns for several.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
    /// Which look it is; for Pica itself.
    nonisolated public static var _kind: _NavigationViewKind { .automatic }

    /// The style that `automatic` is.
    nonisolated public init() {}
}

/// A stack.
public struct StackNavigationViewStyle: NavigationViewStyle {
    /// Which look it is; for Pica itself.
    nonisolated public static var _kind: _NavigationViewKind { .stack }

    /// The style that `stack` is.
    nonisolated public init() {}
}

/// Columns where there are several views.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
    /// Which look it is; for Pica itself.
    nonisolated public static var _kind: _NavigationViewKind { .automatic }

    /// The style that `columns` is.
    nonisolated public init() {}
}

/// Columns where there are several views; the older name of ``ColumnNavigationViewStyle``.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
    /// Which look it is; for Pica itself.
    nonisolated public static var _kind: _NavigationViewKind { .automatic }

    /// The older name of the style that `columns` is.
    nonisolated public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// A stack for one view, columns for several.
    public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// A stack.
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    /// Columns where there are several views.
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
    /// Sets the look of a `NavigationView` in the view.
    nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
        environment(\.navigationViewKind, S._kind)
    }
}
