import Foundation
import PicaCanvas
import PicaTesting
import PicaUI
import Testing

@MainActor @Suite struct ContentShapeKindTests {
    private let green = Color(red: 0, green: 1, blue: 0)
    private let greenPixel: UInt32 = 0xFF00_FF00

    @Test("An interaction shape sets the hit area; other content shapes do not")
    func interaction() throws {
        for (kind, isHit) in [
            (ContentShapeKinds.interaction, false), ([.hoverEffect, .accessibility], true),
        ] {
            let log = Counter()
            let app = try mount(width: 100, height: 100) {
                green.contentShape(kind, Circle()).onTapGesture { log.note("tap") }
            }
            app.click(at: CGPoint(x: 4, y: 4))
            #expect(log.takeNotes() == (isHit ? ["tap"] : []))
            app.click(at: CGPoint(x: 50, y: 50))
            #expect(log.takeNotes() == ["tap"])
        }
    }

    @Test("A hover effect has the view's shape")
    func hover() throws {
        func changed(_ view: some View) throws -> (corner: Bool, middle: Bool) {
            let app = try mount(width: 100, height: 100) { view.hoverEffect() }
            let before = app.freshPicture()
            app.movePointer(to: CGPoint(x: 50, y: 50))
            app.update()
            app.advance(by: 1)
            let after = app.freshPicture()
            return (after[22, 22] != before[22, 22], after[50, 50] != before[50, 50])
        }
        let ground = Color.clear.frame(width: 60, height: 60).contentShape(Rectangle())
        #expect(try changed(ground) == (true, true))
        #expect(try changed(ground.contentShape(.hoverEffect, Circle())) == (false, true))
    }

    @Test("The focus ring has the view's shape")
    func focus() throws {
        func ring(_ view: some View) throws -> Bitmap {
            let app = try mount(width: 100, height: 100) { view.frame(width: 100, height: 100) }
            app.press(.tab)
            return app.freshPicture()
        }
        let square = Color.clear.frame(width: 60, height: 60)
        let usual = try ring(square.focusable())
        let round = try ring(square.contentShape(.focusEffect, Circle()).focusable())
        // On the diagonal of the square the circle runs inside it, and in the middle of a side on it.
        let diagonal = 50 - Int((32 * 0.5.squareRoot()).rounded())
        #expect(usual[diagonal, diagonal] == usual[50, 50])
        #expect(round[diagonal, diagonal] != round[50, 50])
        #expect(round[50, 18] == round[diagonal, diagonal])
    }

    @Test("A drag preview is clipped to the view's shape or its preview shape")
    func drags() throws {
        /// The number of visible pixels of a drag preview.
        func seen(_ view: some View) throws -> Int {
            let app = try mount(width: 300, height: 300) {
                view.frame(width: 300, height: 300, alignment: .topLeading)
            }
            let before = app.freshPicture()
            app.pressPointer(at: CGPoint(x: 30, y: 30))
            app.movePointer(to: CGPoint(x: 150, y: 150))
            app.update()
            return app.freshPicture().difference(from: before).count
        }
        let square = green.frame(width: 60, height: 60)
        // A circle has 0.785 of a square.
        #expect(try seen(square.draggable("x")) == 3600)
        let circle = 2750..<3000
        #expect(circle.contains(try seen(square.contentShape(.dragPreview, Circle()).draggable("x"))))
        let own = square.draggable("x") { square.contentShape(.dragPreview, Circle()) }
        #expect(circle.contains(try seen(own)))
    }

    @Test("A context menu preview is clipped to its shape")
    func menuPreview() throws {
        let app = try mount(width: 400, height: 400) {
            Text("Note").contextMenu {
                Button("Open") {}
            } preview: {
                green.frame(width: 80, height: 80).contentShape(.contextMenuPreview, Circle())
                    .accessibilityElement().accessibilityLabel("Preview")
            }
        }
        try app.find(.staticText, "Note").click(button: .secondary)
        app.advance(by: 1)
        let preview = try app.find(.group, "Preview").frame
        let picture = app.freshPicture()
        #expect(picture[Int(preview.midX), Int(preview.midY)] == greenPixel)
        #expect(picture[Int(preview.minX) + 3, Int(preview.minY) + 3] != greenPixel)
    }

    @Test("Accessibility reports the frame of the view's shape")
    func accessibility() throws {
        let app = try mount(width: 100, height: 100) {
            Text("Word").frame(width: 100, height: 100)
                .contentShape(.accessibility, Rectangle().inset(by: 20))
        }
        #expect(try app.find(.staticText, "Word").frame == CGRect(x: 20, y: 20, width: 60, height: 60))
    }
}
