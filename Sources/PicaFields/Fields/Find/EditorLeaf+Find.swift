import Foundation
import PicaCanvas
import PicaDrawing
import PicaGraph
import PicaText

extension EditorLeaf {
    /// The most matches that are highlighted or marked.
    private static let mostMarks = 2048

    /// Returns the visible matches.
    func visibleMatches(_ blocks: [DocumentLayout.Block]) -> [(range: Range<Int>, color: PixelColor)] {
        guard let first = blocks.first, let last = blocks.last, !finder.matches.isEmpty else { return [] }
        let seen = first.range.lowerBound..<last.range.upperBound
        let palette = environment.palette
        return finder.matches[finder.matches.indices(touching: seen)].prefix(Self.mostMarks).map { match in
            (match, match == session.selection.range ? palette[.foundNow] : palette[.found])
        }
    }

    /// Returns the positions of matches along the scroll bar, as fractions of the text's height.
    func matchPlaces(_ document: DocumentLayout) -> [CGFloat] {
        let matches = finder.matches
        guard !matches.isEmpty, document.height > 0 else { return [] }
        return stride(from: 0, to: matches.count, by: max(1, matches.count / Self.mostMarks)).map {
            CGFloat(document.estimatedY(of: matches[$0].lowerBound) / document.height)
        }
    }
}
