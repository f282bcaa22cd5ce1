import PicaGraph
import PicaTesting
import PicaViews

/// Whether two views come to the same picture, pixel by pixel.
@MainActor func looksTheSame<A: View, B: View>(
    @ViewBuilder _ a: () -> A, @ViewBuilder as b: () -> B
) throws -> Bool {
    try mount(width: 300, height: 60, a).freshPicture()
        .difference(from: mount(width: 300, height: 60, b).freshPicture()).count == 0
}
