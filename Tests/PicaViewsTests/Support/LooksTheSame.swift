import Foundation
import PicaGraph
import PicaTesting
import PicaViews

/// Whether two views come to the same picture, pixel by pixel.
@MainActor func looksTheSame<A: View, B: View>(
    width: CGFloat = 300, height: CGFloat = 60, @ViewBuilder _ a: () -> A, @ViewBuilder as b: () -> B
) throws -> Bool {
    try mount(width: width, height: height, a).freshPicture()
        .difference(from: mount(width: width, height: height, b).freshPicture()).count == 0
}
