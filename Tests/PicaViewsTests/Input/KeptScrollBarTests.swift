import Foundation
import PicaGraph
import PicaState
import PicaTesting
import PicaUI
import Testing

/// Scroll bars that the desktop wants to be always shown.
@MainActor @Suite struct KeptScrollBarTests {
    private func app(_ axes: Axis.Set, keeps: Bool = true) throws -> TestHost {
        let app = try mount(width: 200, height: 100) {
            ScrollView(axes) {
                Color.red.frame(minWidth: axes.contains(.horizontal) ? 400 : 0, minHeight: 400)
                    .accessibilityElement().accessibilityIdentifier("content")
            }
        }
        app.setEnvironment(\.keepsScrollBars, keeps)
        app.advance(by: 10)
        return app
    }

    @Test("Content leaves them room, on the other side from right to left")
    func room() throws {
        #expect(try app(.vertical, keeps: false).find(identifier: "content").frame.width == 200)
        let app = try app(.vertical)
        #expect(try app.find(identifier: "content").frame == CGRect(x: 0, y: 0, width: 188, height: 400))
        app.setEnvironment(\.layoutDirection, .rightToLeft)
        #expect(try app.find(identifier: "content").frame == CGRect(x: 12, y: 0, width: 188, height: 400))
    }

    @Test("They stay visible while nothing happens, and are as wide as under the pointer")
    func visible() throws {
        let kept = try app(.vertical).paintedScreen()
        let hidden = try app(.vertical, keeps: false).paintedScreen()
        let changed = (180..<200).filter { kept[$0, 10] != 0xFFFF_0000 && hidden[$0, 10] != kept[$0, 10] }
        #expect(changed.count >= 8)
        #expect(kept[150, 10] == hidden[150, 10])
    }

    @Test("They disappear after a while once the desktop no longer wants them")
    func turnedOff() throws {
        let app = try app(.vertical)
        app.setEnvironment(\.keepsScrollBars, false)
        app.advance(by: 10)
        #expect(app.paintedScreen().pixels == (try self.app(.vertical, keeps: false)).paintedScreen().pixels)
    }

    @Test("The end of content that scrolls in both directions is beside them")
    func ends() throws {
        let app = try app([.vertical, .horizontal])
        app.scroll(at: CGPoint(x: 100, y: 50), x: 10_000)
        app.scroll(at: CGPoint(x: 100, y: 50), y: 10_000)
        app.advance(by: 2)
        let frame = try app.find(identifier: "content").frame
        #expect(frame.maxX == 188)
        #expect(frame.maxY == 88)
    }
}
