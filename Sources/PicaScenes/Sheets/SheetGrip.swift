import Foundation
import PicaControls
import PicaDrawing
import PicaGraph
import PicaLabels
import PicaState

/// The grip at a sheet's top. A drag or a press on it changes the sheet's height.
struct SheetGrip {
    let heights: DetentHeights
    /// The chosen height; `nil` for the lowest.
    let chosen: PresentationDetent?
    let choose: (PresentationDetent) -> Void
    /// The sheet's height when the drag began.
    @State private var start: CGFloat?
    @State private var isPressed = false

    init(heights: DetentHeights, chosen: PresentationDetent?, choose: @escaping (PresentationDetent) -> Void)
    {
        self.heights = heights
        self.chosen = chosen
        self.choose = choose
    }
}

extension SheetGrip: View {
    var body: some View {
        Capsule()
            .fill(Color(themed: isPressed || start != nil ? .secondary : .tertiary))
            .frame(width: 36, height: 5)
            .padding(.horizontal, 14)
            .padding(.vertical, 10)
            .contentShape(Rectangle())
            .modifier(Pressable(isPressed: $isPressed) { heights.next(after: chosen).map(choose) })
            .accessibilityLabel(Text(DialogWord(key: .resize)))
            .highPriorityGesture(drag)
    }

    /// The sheet grows at both ends, so its upper edge moves half of the distance.
    private var drag: some Gesture {
        DragGesture(minimumDistance: 4, coordinateSpace: .global)
            .onChanged { value in
                let start = start ?? heights.height(of: chosen) ?? 0
                self.start = start
                if let nearest = heights.nearest(to: start - 2 * value.translation.height), nearest != chosen
                {
                    choose(nearest)
                }
            }
            .onEnded { _ in start = nil }
    }
}
