import PicaGraph

/// A container whose background views inside it can set.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    private enum Kind { case window, navigation, splitView, tabView }

    private let kind: Kind

    /// The window, behind its bars, too.
    public static let window = ContainerBackgroundPlacement(kind: .window)
    /// The page of a `NavigationStack`.
    public static let navigation = ContainerBackgroundPlacement(kind: .navigation)
    /// The column of a `NavigationSplitView`.
    public static let navigationSplitView = ContainerBackgroundPlacement(kind: .splitView)
    /// The `TabView`, behind its tabs, too. The page that is shown decides.
    public static let tabView = ContainerBackgroundPlacement(kind: .tabView)
}

extension View {
    /// Fills the background of the container around the view with a style, below its bars, too.
    ///
    /// Of views inside each other the innermost counts, and of those beside each other the first.
    ///
    /// - Parameters:
    ///   - style: The style.
    ///   - container: Which of the containers around the view it is.
    nonisolated public func containerBackground<S: ShapeStyle>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> some View {
        modifier(ContainerBackgroundWriter(placement: container, background: Rectangle().fill(style)))
    }

    /// Puts a view behind all of the container around the view.
    ///
    /// The background has the state and the environment of the place where it is written.
    ///
    /// - Parameters:
    ///   - container: Which of the containers around the view it is.
    ///   - alignment: Where the background stands in the container.
    ///   - content: The background.
    nonisolated public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            ContainerBackgroundWriter(
                placement: container,
                background: ZStack(content: content)
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)))
    }
}

/// Mounts a background where it is written, for the container to show.
private struct ContainerBackgroundWriter<Background: View> {
    let placement: ContainerBackgroundPlacement
    let background: Background
    @State private var passage = PortalPassage()

    nonisolated init(placement: ContainerBackgroundPlacement, background: Background) {
        self.placement = placement
        self.background = background
    }
}

extension ContainerBackgroundWriter: ViewModifier {
    func body(content: Content) -> some View {
        let (placement, passage) = (placement, passage)
        content
            .companion { Portal(passage) { background } }
            .transformPreference(ContainerBackgroundKey.self) { $0[placement] = $0[placement] ?? passage }
    }
}

/// Shows the background that views inside a container set.
struct ContainerBackgroundReader: ViewModifier {
    let placement: ContainerBackgroundPlacement

    nonisolated init(placement: ContainerBackgroundPlacement) { self.placement = placement }

    func body(content: Content) -> some View {
        let placement = placement
        content
            .backgroundPreferenceValue(ContainerBackgroundKey.self) { backgrounds in
                if let passage = backgrounds[placement] {
                    ZStack { PortalOutlet(passage) }.ignoresSafeArea()
                }
            }
            .transformPreference(ContainerBackgroundKey.self) { $0[placement] = nil }
    }
}

/// The backgrounds that views set for the containers around them.
enum ContainerBackgroundKey: PreferenceKey {
    static var defaultValue: [ContainerBackgroundPlacement: PortalPassage] { [:] }
    static func reduce(
        value: inout [ContainerBackgroundPlacement: PortalPassage],
        nextValue: () -> [ContainerBackgroundPlacement: PortalPassage]
    ) {
        value.merge(nextValue()) { own, _ in own }
    }
}
