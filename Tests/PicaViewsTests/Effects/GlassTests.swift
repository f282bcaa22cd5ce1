import Foundation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@MainActor @Suite struct GlassTests {
    private func same(_ a: some View, _ b: some View) throws -> Bool {
        try looksTheSame(width: 120, height: 60) {
            a
        } as: {
            b
        }
    }

    private var word: some View { Text("Glass").padding() }

    @Test("Glass lets part of the background through in its shape")
    func looks() throws {
        let app = try mount(width: 100, height: 100) {
            Color.clear.frame(width: 60, height: 60).glassEffect(.regular, in: .rect)
                .frame(width: 100, height: 100).background(Color(red: 1, green: 0, blue: 0))
        }
        app.update()
        let picture = app.freshPicture()
        #expect(picture[10, 10] == 0xFFFF_0000)
        let inside = picture[50, 50]
        #expect(inside != 0xFFFF_0000 && inside & 0xFF < inside >> 16 & 0xFF)
    }

    @Test("Glass has variants and tints, and a capsule by default")
    func kinds() throws {
        #expect(try same(word.glassEffect(), word.glassEffect(.regular, in: .capsule)))
        #expect(try same(word.glassEffect(), word.glassEffect(.regular, in: DefaultGlassEffectShape())))
        #expect(try !same(word.glassEffect(), word.glassEffect(.regular.tint(.red))))
        #expect(try same(word.glassEffect(), word.glassEffect(.regular.tint(nil))))
        #expect(try same(word.glassEffect(.identity), word))
        #expect(try !same(word.glassEffect(.clear).background(.red), word.glassEffect().background(.red)))
        #expect(Glass.regular.interactive() != .regular && Glass.regular.interactive(false) == .regular)
    }

    @Test("Interactive glass responds to the pointer")
    func interactive() throws {
        func change(_ glass: Glass) throws -> Int {
            let app = try mount(width: 100, height: 60) { word.glassEffect(glass) }
            app.update()
            let before = app.freshPicture()
            app.movePointer(to: CGPoint(x: 50, y: 30))
            app.update()
            return app.freshPicture().difference(from: before).count
        }
        #expect(try change(.regular.interactive()) > 0)
        #expect(try change(.regular) == 0)
    }

    @Test("Glass containers and unions change nothing")
    func accepted() throws {
        struct Flowing: View {
            @Namespace private var space
            let words: AnyView
            var body: some View {
                GlassEffectContainer(spacing: 20) {
                    words.glassEffect().glassEffectID("a", in: space)
                        .glassEffectUnion(id: "b", namespace: space).glassEffectTransition(.identity)
                        .glassEffectTransition(.matchedGeometry).glassEffectTransition(.materialize)
                }
            }
        }
        #expect(try same(Flowing(words: AnyView(word)), word.glassEffect()))
        #expect(try same(GlassEffectContainer { word }, word))
    }

    @Test("Glass buttons are pressed like others")
    func buttons() throws {
        var count = 0
        let app = try mount {
            Button("one") { count += 1 }.buttonStyle(.glass)
            Button("two") { count += 1 }.buttonStyle(.glassProminent)
            Button("three") { count += 1 }.buttonStyle(.glass(.clear))
            Button("four") { count += 1 }.buttonStyle(GlassButtonStyle())
            Button("five") { count += 1 }.buttonStyle(GlassProminentButtonStyle())
        }
        for name in ["one", "two", "three", "four", "five"] { try app.find(.button, name).click() }
        #expect(count == 5)
        let prominent = Button("a") {}.buttonStyle(.glassProminent)
        #expect(
            try same(
                prominent, Button("a") {}.buttonStyle(.borderedProminent).buttonBorderShape(.capsule)))
        #expect(try !same(prominent, Button("a") {}.buttonStyle(.glass)))
    }
}
