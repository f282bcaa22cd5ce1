import Foundation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@MainActor @Suite struct ContainerTests {
    @Test("A change of size or position is reported once, with old and new value")
    func geometryChange() throws {
        struct Growing: View {
            let counter: Counter
            @State private var width: CGFloat = 50
            var body: some View {
                VStack {
                    Button("grow") { width += 10 }
                    Button("same") { width += 0 }
                    Color.red.frame(width: width, height: 10)
                        .onGeometryChange(for: CGFloat.self) {
                            $0.size.width
                        } action: { old, new in
                            counter.note("\(Int(old)) \(Int(new))")
                        }
                }
            }
        }
        let counter = Counter()
        let app = try mount { Growing(counter: counter) }
        app.update()
        #expect(counter.takeNotes() == ["50 50"])
        try app.find(.button, "grow").click()
        app.update()
        #expect(counter.takeNotes() == ["50 60"])
        try app.find(.button, "same").click()
        app.update()
        #expect(counter.takeNotes().isEmpty)
    }

    @Test("A scrolling view reports its position")
    func scrolled() throws {
        let counter = Counter()
        let app = try mount(width: 100, height: 100) {
            ScrollView {
                Color.red.frame(height: 500)
                    .onGeometryChange(for: CGFloat.self) {
                        $0.frame(in: .global).minY
                    } action: {
                        counter.note("\(Int($0))")
                    }
            }
        }
        app.update()
        _ = counter.takeNotes()
        app.scroll(at: CGPoint(x: 50, y: 50), y: 30)
        app.update()
        #expect(counter.takeNotes() == ["-30"])
    }

    @Test("A container-relative frame has the size of the scroll view or window, or a part of it")
    func containerFrame() throws {
        let app = try mount(width: 320, height: 100) {
            HStack(spacing: 0) {
                ScrollView(.horizontal) {
                    HStack(spacing: 10) {
                        Color.red.containerRelativeFrame(.horizontal).named("whole")
                        Color.red.containerRelativeFrame(.horizontal, count: 4, span: 1, spacing: 8)
                            .named("quarter")
                        Color.red.containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 8)
                            .named("half")
                        Color.red.containerRelativeFrame(.horizontal) { length, _ in length / 8 }
                            .named("eighth")
                    }
                }.frame(width: 160)
                Color.red.containerRelativeFrame(.vertical).named("window")
            }
        }
        #expect(try app.frame("whole").width == 160)
        // (160 - 3 * 8) / 4, and two of these with the spacing between them.
        #expect(try app.frame("quarter").width == 34)
        #expect(try app.frame("half").width == 76)
        #expect(try app.frame("eighth").width == 20)
        #expect(try app.frame("window").height == 100)
    }

    @Test("It follows its container")
    func containerChanges() throws {
        struct Resized: View {
            @State private var width: CGFloat = 100
            var body: some View {
                VStack {
                    Button("grow") { width = 200 }
                    ScrollView(.horizontal) {
                        Color.red.containerRelativeFrame(.horizontal).frame(height: 10).named("inner")
                    }.frame(width: width)
                }
            }
        }
        let app = try mount { Resized() }
        #expect(try app.frame("inner").width == 100)
        try app.find(.button, "grow").click()
        app.update()
        #expect(try app.frame("inner").width == 200)
    }

    @Test("Safe area insets are at their edge, and other content gets the rest")
    func insets() throws {
        let app = try mount(width: 200, height: 100) {
            Color.red.named("content")
                .safeAreaInset(edge: .bottom, alignment: .trailing, spacing: 5) {
                    Color.blue.frame(width: 50, height: 20).named("bottom")
                }
                .safeAreaInset(edge: .leading) { Color.blue.frame(width: 30).named("leading") }
        }
        #expect(try app.frame("content") == CGRect(x: 30, y: 0, width: 170, height: 75))
        #expect(try app.frame("bottom") == CGRect(x: 150, y: 80, width: 50, height: 20))
        #expect(try app.frame("leading") == CGRect(x: 0, y: 0, width: 30, height: 100))
        let top = try mount(width: 200, height: 100) {
            Color.red.named("content")
                .safeAreaInset(edge: .top) { Color.blue.frame(height: 10).named("top") }
                .safeAreaInset(edge: .trailing) { Color.blue.frame(width: 10).named("trailing") }
        }
        #expect(try top.frame("content") == CGRect(x: 0, y: 10, width: 190, height: 90))
    }

    @Test("Windows have no covered areas: only padding applies")
    func safeArea() throws {
        let app = try mount(width: 100, height: 100) {
            Color.red.named("padded").safeAreaPadding(.horizontal, 10).safeAreaPadding(.top)
                .ignoresSafeArea().edgesIgnoringSafeArea(.all)
        }
        #expect(try app.frame("padded") == CGRect(x: 10, y: 16, width: 80, height: 84))
    }
}
