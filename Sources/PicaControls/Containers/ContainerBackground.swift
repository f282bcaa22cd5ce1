import PicaDrawing
import PicaGraph
import PicaState

/// A kind of container whose background the views inside it can set.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    private enum Kind { case window, navigation, splitView, tabView }

    private let kind: Kind

    /// The window, including the area behind its bars.
    public static let window = ContainerBackgroundPlacement(kind: .window)
    /// The page of a `NavigationStack`.
    public static let navigation = ContainerBackgroundPlacement(kind: .navigation)
    /// The column of a `NavigationSplitView`.
    public static let navigationSplitView = ContainerBackgroundPlacement(kind: .splitView)
    /// The `TabView`, including the area behind its tabs. The page that is shown sets the background.
    public static let tabView = ContainerBackgroundPlacement(kind: .tabView)
}

extension View {
    /// Fills the background of the container around the view with a style, also behind the bars.
    ///
    /// Of nested views the innermost sets the background, and of sibling views the first.
    ///
    /// - Parameters:
    ///   - style: The style that fills the background.
    ///   - container: The kind of container around the view.
    nonisolated public func containerBackground<S: ShapeStyle>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> some View {
        modifier(ContainerBackgroundWriter(placement: container, background: Rectangle().fill(style)))
    }

    /// Sets a view as the background of the container around the view.
    ///
    /// The background has the state and the environment of the place where it is written.
    ///
    /// - Parameters:
    ///   - container: The kind of container around the view.
    ///   - alignment: The alignment of the background in the container.
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

/// A modifier that mounts a background where it is written, and lets the container show it.
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

/// A modifier that shows the background that views inside a container set.
package struct ContainerBackgroundReader: ViewModifier {
    let placement: ContainerBackgroundPlacement

    nonisolated package init(placement: ContainerBackgroundPlacement) { self.placement = placement }

    package func body(content: Content) -> some View {
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
package enum ContainerBackgroundKey: PreferenceKey {
    package static var defaultValue: [ContainerBackgroundPlacement: PortalPassage] { [:] }
    package static func reduce(
        value: inout [ContainerBackgroundPlacement: PortalPassage],
        nextValue: () -> [ContainerBackgroundPlacement: PortalPassage]
    ) {
        value.merge(nextValue()) { own, _ in own }
    }
}
