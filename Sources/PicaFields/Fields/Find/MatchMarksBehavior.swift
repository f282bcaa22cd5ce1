import Foundation
import PicaCanvas
import PicaDrawing
import PicaGraph
import PicaState

/// The behavior of the lines beside a scroll bar that mark matches.
final class MatchMarksBehavior: ElementBehavior {
    unowned let element: Element
    private var places: [CGFloat] = []
    private var color = PixelColor.clear

    init(_ element: Element) { self.element = element }

    func update(_ newColor: PixelColor, _ environment: EnvironmentValues) {
        guard newColor != color else { return }
        color = newColor
        element.setNeedsDisplay()
    }

    /// - Parameters:
    ///   - newPlaces: The matches' positions, as fractions of the bar's length.
    ///   - track: The frame of the bar, in the parent's points.
    func show(_ newPlaces: [CGFloat], along track: CGRect) {
        element.place(at: track.origin, size: track.size, proposal: ProposedViewSize(track.size))
        guard newPlaces != places else { return }
        places = newPlaces
        element.setNeedsDisplay()
    }

    var drawsItself: Bool { true }

    func draw(into list: inout DisplayList) {
        let size = element.size
        var last = -CGFloat.infinity
        for place in places {
            let y = min(max(0, place), 1) * max(0, size.height - 2)
            // Draw a single line for matches at the same point.
            guard y - last >= 1 else { continue }
            last = y
            list.commands.append(.rect(CGRect(x: 0, y: y, width: size.width, height: 2), .color(color)))
        }
    }
}
