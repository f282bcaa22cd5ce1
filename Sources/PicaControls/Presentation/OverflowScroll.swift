import PicaDrawing
import PicaGraph
import PicaState

/// Scrolls content that does not fit into its window. The content is laid out for the available space, and scrolls only
/// if it is larger even so.
package struct OverflowScroll: ViewModifier {
    nonisolated package init() {}

    package func body(content: Content) -> some View {
        content.modifier(
            Scroller(
                axes: [.horizontal, .vertical], isForOverflow: true, indicators: [.horizontal, .vertical]
            ) {
                $0.palette[.scrollThumb]
            })
    }
}
