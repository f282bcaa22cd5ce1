import Foundation
import PicaCanvas
import PicaGraph
import PicaTesting
import PicaViews
import Testing

@testable import PicaDrawing
@testable import PicaLabels

/// Memory held by pictures that are off screen.
@MainActor @Suite struct PictureReleaseTests {
    @Test("A picture scrolled out of view is released, and loads again when it returns")
    func outOfSight() throws {
        let catalog = try Catalog()
        try catalog.writePicture(Color(red: 1, green: 0, blue: 0), to: "first.png", scale: 2)
        let host = try mount(width: 100, height: 100) {
            ScrollView {
                VStack(spacing: 0) {
                    Image("first", bundle: catalog.bundle).resizable().frame(width: 100, height: 100)
                    ForEach(0..<5, id: \.self) { _ in Color.white.frame(width: 100, height: 100) }
                }
            }
        }
        #expect(host.paintedScreen()[50, 50] == 0xFFFF_0000)
        let path = catalog.url.appendingPathComponent("first.png").path
        weak let bitmap = ImageStore.bitmap(ImageStore.Key(source: .file(path)))
        #expect(bitmap != nil)
        host.scroll(at: CGPoint(x: 50, y: 50), y: 1000)
        host.update()
        #expect(host.paintedScreen()[50, 50] == 0xFFFF_FFFF)
        // Others in the run keep what they show; this one has only the store left.
        ImageStore.removeAll()
        #expect(bitmap == nil)
        host.scroll(at: CGPoint(x: 50, y: 50), y: -1000)
        host.update()
        #expect(host.paintedScreen()[50, 50] == 0xFFFF_0000)
    }
}
