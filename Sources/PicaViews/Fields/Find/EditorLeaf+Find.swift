import Foundation
import PicaCanvas
import PicaGraph
import PicaText

extension EditorLeaf {
    /// Other matches are looked at to know what is to be drawn, but only so many.
    private static let mostMarks = 2048

    /// The matches that can be seen.
    func visibleMatches(_ blocks: [DocumentLayout.Block]) -> [(range: Range<Int>, color: PixelColor)] {
        guard let first = blocks.first, let last = blocks.last, !finder.matches.isEmpty else { return [] }
        let seen = first.range.lowerBound..<last.range.upperBound
        let theme = environment.theme
        return finder.matches[finder.matches.indices(touching: seen)].prefix(Self.mostMarks).map { match in
            (match, match == session.selection.range ? theme.foundNow : theme.found)
        }
    }

    /// Where matches are along the scroll bar, as shares of the text's height.
    func matchPlaces(_ document: DocumentLayout) -> [CGFloat] {
        let matches = finder.matches
        guard !matches.isEmpty, document.height > 0 else { return [] }
        return stride(from: 0, to: matches.count, by: max(1, matches.count / Self.mostMarks)).map {
            CGFloat(document.estimatedY(of: matches[$0].lowerBound) / document.height)
        }
    }
}
