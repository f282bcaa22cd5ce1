import Foundation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

/// The pointer's shape.
@MainActor struct PointerStyleTests {
    private func cursor(
        _ style: PointerStyle?, at point: CGPoint = CGPoint(x: 100, y: 100)
    ) throws -> PointerCursor {
        let app = try mount(width: 200, height: 200) { Color.red.pointerStyle(style) }
        app.movePointer(to: point)
        return app.platform.cursor
    }

    @Test("Each style has a system cursor or an image")
    func styles() throws {
        let system: [(PointerStyle, PointerCursor)] = [
            (.default, .arrow), (.horizontalText, .text), (.rectSelection, .cross), (.grabActive, .move),
            (.link, .hand), (.columnResize, .horizontalResize), (.rowResize, .verticalResize),
            (.columnResize(directions: .leading), .horizontalResize),
            (.rowResize(directions: .all), .verticalResize),
            (.frameResize(position: .top), .verticalResize),
            (.frameResize(position: .bottom, directions: .inward), .verticalResize),
            (.frameResize(position: .leading), .horizontalResize),
            (.frameResize(position: .trailing, directions: .outward), .horizontalResize),
            (.frameResize(position: .topLeading), .resizeNWSE),
            (.frameResize(position: .bottomTrailing), .resizeNWSE),
            (.frameResize(position: .topTrailing), .resizeNESW),
            (.frameResize(position: .bottomLeading), .resizeNESW),
        ]
        for (style, expected) in system { #expect(try cursor(style) == expected) }
        #expect(try cursor(nil) == .arrow)
        let drawn: [PointerStyle] = [.verticalText, .grabIdle, .zoomIn, .zoomOut]
        for style in drawn { #expect(try size(of: cursor(style)).width > 10) }
    }

    private func size(of cursor: PointerCursor) throws -> CGSize {
        guard case .picture(let picture) = cursor, let bitmap = picture.bitmap(scale: 2) else { return .zero }
        return CGSize(width: bitmap.width, height: bitmap.height)
    }

    @Test("An image cursor has a hot spot and the screen's resolution")
    func image() throws {
        let image = Image(size: CGSize(width: 20, height: 10)) { context in
            context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 10)), with: .color(.red))
        }
        let cursor = try cursor(.image(image, hotSpot: .bottom))
        guard case .picture(let picture) = cursor else {
            Issue.record("\(cursor) is no picture")
            return
        }
        #expect(picture.hotSpot == .bottom)
        #expect(try size(of: cursor) == CGSize(width: 40, height: 20))
    }

    @Test("The innermost style wins, and views without one inherit")
    func nesting() throws {
        let app = try mount(width: 200, height: 100) {
            HStack(spacing: 0) {
                Color.red.pointerStyle(.link)
                Color.blue.pointerStyle(nil)
                Color.green.pointerVisibility(.hidden)
                Color.yellow.pointerVisibility(.automatic)
            }
            .pointerStyle(.zoomIn)
        }
        var cursors: [PointerCursor] = []
        for x in [25, 75, 125, 175, 300] {
            app.movePointer(to: CGPoint(x: x, y: 50))
            cursors.append(app.platform.cursor)
        }
        #expect(cursors[0] == .hand)
        #expect(cursors[1] == cursors[3])
        #expect(cursors[1] != .arrow)
        #expect(cursors[2] == .hidden)
        #expect(cursors[4] == .arrow)
    }

    private struct Grabbed: View {
        @GestureState private var isGrabbed = false
        var body: some View {
            Color.red
                .pointerStyle(isGrabbed ? .grabActive : .link)
                .gesture(
                    DragGesture(minimumDistance: 0).updating($isGrabbed) { _, state, _ in state = true })
        }
    }

    @Test("A style change shows at once, without pointer motion")
    func change() throws {
        let app = try mount { Grabbed() }
        let place = CGPoint(x: 100, y: 100)
        app.movePointer(to: place)
        #expect(app.platform.cursor == .hand)
        app.pressPointer(at: place)
        #expect(app.platform.cursor == .move)
        app.releasePointer(at: place)
        #expect(app.platform.cursor == .hand)
    }

    @Test("Direction sets contain one or both directions")
    func directions() {
        #expect(HorizontalDirection.Set(.leading) == .leading)
        #expect(HorizontalDirection.Set.all == [.leading, .trailing])
        #expect(HorizontalDirection.Set.trailing.rawValue == 2)
        #expect(VerticalDirection.Set(.down) == .down)
        #expect(VerticalDirection.Set.all == [.up, .down])
        #expect(VerticalDirection.Set(rawValue: 1) == .up)
        #expect(FrameResizeDirection.Set(.outward) == .outward)
        #expect(FrameResizeDirection.Set.all == [.inward, .outward])
        #expect(FrameResizeDirection.Set(rawValue: 1) == .inward)
        #expect(FrameResizePosition.allCases.count == 8)
    }
}
