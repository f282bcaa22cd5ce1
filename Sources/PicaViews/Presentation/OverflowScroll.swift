import PicaGraph

/// Scrolls what a window has no room for: it is made for the room that there is, and moves in it as far as it is larger
/// all the same.
struct OverflowScroll: ViewModifier {
    nonisolated init() {}

    func body(content: Content) -> some View {
        content.modifier(
            Scroller(
                axes: [.horizontal, .vertical], isForOverflow: true, indicators: [.horizontal, .vertical]
            ) {
                $0.theme.scrollThumb
            })
    }
}
