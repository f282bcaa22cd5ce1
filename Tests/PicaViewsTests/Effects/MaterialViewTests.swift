import Foundation
import PicaCanvas
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@MainActor @Suite struct MaterialViewTests {
    private func backdrops(@ViewBuilder _ content: () -> some View) throws -> [CGRect] {
        let app = try mount(width: 200, height: 200) { content().frame(width: 200, height: 200) }
        app.update()
        return app.host.backdrops
    }

    @Test("A window knows the regions of material shapes and backgrounds")
    func places() throws {
        let middle = CGRect(x: 80, y: 90, width: 40, height: 20)
        let room = Color.clear.frame(width: 40, height: 20)
        #expect(try backdrops { room.background(.regularMaterial) } == [middle])
        #expect(try backdrops { room.background(.bar, in: .rect(cornerRadius: 5)) } == [middle])
        #expect(try backdrops { room.background(.thinMaterial.opacity(0.5)) } == [middle])
        #expect(
            try backdrops { Rectangle().fill(.ultraThickMaterial).frame(width: 40, height: 20) } == [middle])
        #expect(try backdrops { room.background(.red) } == [])
        #expect(try backdrops { room.background(.thickMaterial).hidden() } == [])
    }

    @Test("Text takes a material's color, and layers with shadows are made of material")
    func plainOnes() throws {
        #expect(try backdrops { Text("word").foregroundStyle(.ultraThinMaterial) } == [])
        let shadowed = try backdrops { Circle().fill(.thinMaterial.shadow(.drop(radius: 3))) }
        #expect(shadowed == [])
    }

    @Test("With increased contrast, a material covers what is behind it")
    func increasedContrast() throws {
        let app = try mount(width: 40, height: 40) {
            ZStack {
                Color.red
                Color.clear.background(.ultraThinMaterial)
            }
            .environment(\.colorSchemeContrast, .increased)
        }
        app.update()
        #expect(app.host.backdrops == [])
        let covered = try mount(width: 40, height: 40) {
            Color.clear.environment(\.colorSchemeContrast, .increased)
        }
        #expect(app.freshPicture().pixels == covered.freshPicture().pixels)
    }

    private struct Changing: View {
        @State private var isShown = true
        @State private var isDown = false

        var body: some View {
            VStack(spacing: 0) {
                Button("Hide") { isShown = false }
                Button("Move") { isDown = true }
                if isShown {
                    Color.clear.frame(width: 40, height: 20).background(.regularMaterial)
                        .padding(.top, isDown ? 30 : 0)
                }
            }
            .buttonStyle(.plain)
        }
    }

    @Test("The window tracks moving materials and forgets removed ones")
    func changes() throws {
        let app = try mount(width: 200, height: 200) { Changing() }
        app.update()
        let before = try #require(app.host.backdrops.first)
        try app.find(.button, "Move").click()
        let after = try #require(app.host.backdrops.first)
        #expect(after.size == before.size && after.minY > before.minY)
        try app.find(.button, "Hide").click()
        #expect(app.host.backdrops == [])
    }

    @Test("A change behind a material repaints it; a distant change does not")
    func region() throws {
        struct Content: View {
            @State private var near = 0
            @State private var far = 0
            var body: some View {
                VStack(spacing: 0) {
                    ZStack {
                        Button("Near \(near)") { near += 1 }
                        Rectangle().fill(.thinMaterial).allowsHitTesting(false)
                    }
                    .frame(height: 40)
                    Spacer()
                    Button("Far \(far)") { far += 1 }
                }
                .buttonStyle(.plain)
                .monospacedDigit()
            }
        }
        let bounds = PixelRect(x: 0, y: 0, width: 300, height: 600)
        let bar = PixelRect(x: 0, y: 0, width: 300, height: 40)
        func painted(_ name: String) throws -> Region {
            let app = try mount(width: 300, height: 600) { Content() }
            let button = try app.find(.button, name)
            app.movePointer(to: CGPoint(x: button.frame.midX, y: button.frame.midY))
            app.update()
            let damage = try app.damage { try button.click() }
            var region = Region(damage.map { PixelRect(covering: $0, scale: 1).intersection(bounds) })
            #expect(!region.isEmpty)
            region.complete(
                app.host.backdrops.map { PixelRect(covering: $0, scale: 1) },
                reach: BackdropBlur(scale: 1).reach, within: bounds)
            return region
        }
        #expect(try painted("Near 0").rects.contains { $0.contains(bar) })
        #expect(try !painted("Far 0").rects.contains { $0.intersects(bar) })
    }

    @Test(
        "Without a window, a material is the theme's translucent background",
        arguments: [ColorScheme.light, .dark])
    func plain(scheme: ColorScheme) throws {
        let app = try mount(width: 60, height: 60) {
            HStack(spacing: 0) {
                Color(red: 1, green: 0, blue: 0)
                Color(red: 0, green: 0, blue: 1)
            }
            .overlay { Rectangle().fill(.ultraThinMaterial).padding(10) }
            .colorScheme(scheme)
        }
        app.update()
        let picture = app.freshPicture()
        let (left, right) = (picture[29, 30], picture[30, 30])
        // Sharp, and darker or lighter than it was.
        #expect(left != right && picture[12, 30] == left && picture[48, 30] == right)
        let green = left >> 8 & 0xFF
        #expect(scheme == .light ? green > 128 : green < 128)
        #expect(picture[5, 30] == 0xFFFF_0000)
    }
}
