import Foundation
import Observation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

private enum Names: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private enum Widest: PreferenceKey {
    static var defaultValue: CGFloat? { nil }
    static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) {
        value = max(value ?? 0, nextValue() ?? 0)
    }
}

private enum Place: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? { nil }
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
        value = value ?? nextValue()
    }
}

@MainActor @Observable private final class Model {
    var names = ["a", "b"]
    var isShown = true
    var indent: CGFloat = 10
    @ObservationIgnored var heard: [[String]] = []
}

@MainActor @Suite struct PreferenceTests {
    private struct Chorus: View {
        let model: Model
        var body: some View {
            VStack {
                ForEach(model.names, id: \.self) { Text($0).preference(key: Names.self, value: [$0]) }
                if model.isShown { Text("c").preference(key: Names.self, value: ["c"]) }
            }
            .onPreferenceChange(Names.self) { model.heard.append($0) }
        }
    }

    @Test("A reader gets the inner views' merged values, and again when they change")
    func merged() throws {
        let model = Model()
        let host = try mount { Chorus(model: model) }
        #expect(model.heard == [["a", "b", "c"]])
        model.names = ["b", "x", "a"]
        host.update()
        #expect(model.heard.last == ["b", "x", "a", "c"])
        model.isShown = false
        host.update()
        #expect(model.heard.last == ["b", "x", "a"])
        model.names = []
        host.update()
        #expect(model.heard.last == [])
        #expect(model.heard.count == 4)
    }

    @Test("A reader is not called while its value stays the same")
    func unchanged() throws {
        let model = Model()
        let host = try mount { Chorus(model: model) }
        model.indent = 20
        host.update()
        #expect(model.heard.count == 1)
    }

    @Test("A view's preference replaces those inside it; transformPreference modifies them")
    func outerWins() throws {
        let model = Model()
        _ = try mount {
            VStack {
                Text("x").preference(key: Names.self, value: ["inner"]).preference(
                    key: Names.self, value: ["outer"])
                Text("y").preference(key: Names.self, value: ["y"]).transformPreference(Names.self) {
                    $0.append("!")
                }
            }
            .onPreferenceChange(Names.self) { model.heard.append($0) }
        }
        #expect(model.heard == [["outer", "y", "!"]])
    }

    @Test("Changes made by a preference reader show in the same frame")
    func feedsBack() throws {
        struct Same: View {
            @State private var width: CGFloat?
            var body: some View {
                VStack {
                    ForEach([30, 70], id: \.self) { (length: CGFloat) in
                        Color.clear.frame(width: length, height: 10).preference(
                            key: Widest.self, value: length)
                    }
                    Color.clear.frame(width: width, height: 10).named("same")
                }
                .onPreferenceChange(Widest.self) { width = $0 }
            }
        }
        let host = try mount { Same() }
        #expect(try host.frame("same").width == 70)
    }

    @Test("overlayPreferenceValue shows a view made from the inner preference")
    func overlay() throws {
        let host = try mount {
            Text("x").preference(key: Names.self, value: ["n"])
                .overlayPreferenceValue(Names.self) { Text("says " + $0.joined()) }
        }
        #expect(host.all(.staticText).map(\.label).contains("says n"))
    }

    @Test("Anchor sources are equal if they mean the same position")
    func anchorSources() {
        #expect(Anchor<CGPoint>.Source.center == .unitPoint(.center))
        #expect(Anchor<CGPoint>.Source.center != .point(CGPoint(x: 0.5, y: 0.5)))
        #expect(
            Set<Anchor<CGRect>.Source>([.bounds, .rect(CGRect(x: 0, y: 0, width: 1, height: 1)), .bounds])
                .count == 2)
    }

    private enum Corners: PreferenceKey {
        static var defaultValue: Anchor<[CGPoint]>? { nil }
        static func reduce(value: inout Anchor<[CGPoint]>?, nextValue: () -> Anchor<[CGPoint]>?) {
            value = nextValue() ?? value
        }
    }

    @Test("Several positions of a view form one anchor in the reader's space")
    func severalPlaces() throws {
        var places: [CGPoint] = []
        var anchors: Set<Anchor<[CGPoint]>> = []
        let app = try mount(width: 100, height: 100) {
            Color.red.frame(width: 20, height: 10)
                .anchorPreference(key: Corners.self, value: .init([.topLeading, .bottomTrailing])) { $0 }
                .frame(width: 100, height: 100)
                .overlayPreferenceValue(Corners.self) { anchor in
                    GeometryReader { proxy in
                        let _ = anchor.map {
                            places = proxy[$0]
                            anchors.insert($0)
                        }
                        Color.clear
                    }
                }
        }
        app.update()
        #expect(places == [CGPoint(x: 40, y: 45), CGPoint(x: 60, y: 55)])
        #expect(anchors.count == 1)
    }

    @Test("An anchor resolves in the reader's space after layout, and follows its view")
    func anchors() throws {
        struct Marked: View {
            let model: Model
            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    Color.clear.frame(width: 10, height: 30)
                    Text("target").frame(width: 50, height: 20)
                        .anchorPreference(key: Place.self, value: .bounds) { $0 }
                        .padding(.leading, model.indent)
                }
                .frame(width: 200, height: 100, alignment: .topLeading)
                .overlayPreferenceValue(Place.self) { anchor in
                    GeometryReader { proxy in
                        if let anchor {
                            let place = proxy[anchor]
                            Color.red.frame(width: place.width, height: place.height)
                                .offset(x: place.minX, y: place.minY).named("mark")
                            Color.clear.frame(width: place.width, height: place.height)
                                .named("size")
                                .padding(.leading, place.minX).padding(.top, place.minY)
                        }
                    }
                }
            }
        }
        let model = Model()
        let host = try mount(width: 200, height: 100) { Marked(model: model) }
        #expect(try host.frame("size") == CGRect(x: 10, y: 30, width: 50, height: 20))
        model.indent = 60
        host.update()
        #expect(try host.frame("size") == CGRect(x: 60, y: 30, width: 50, height: 20))
    }

    @Test("A geometry reader's content knows its size, and updates when the window resizes")
    func geometryReader() throws {
        let host = try mount(width: 200, height: 100) {
            GeometryReader { proxy in
                Color.red.frame(width: proxy.size.width / 2, height: 10).named("half")
            }
        }
        #expect(try host.frame("half") == CGRect(x: 0, y: 0, width: 100, height: 10))
        host.resize(to: CGSize(width: 300, height: 100))
        #expect(try host.frame("half").width == 150)
    }
}
