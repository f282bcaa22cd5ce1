import Foundation
import Observation
import PicaTesting
import PicaUI
import Testing

/// The reported layouts of a view's texts.
@MainActor @Suite struct TextLayoutKeyTests {
    @MainActor @Observable fileprivate final class Model {
        var words = ["one", "two"]
        var width: CGFloat = 200
        var color = Color.red
    }

    /// Reports each text's line count and line starts.
    private struct Lines: View {
        let model: Model
        let counter: Counter

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Text("heading").accessibilityHidden(true)
                VStack(alignment: .leading, spacing: 0) {
                    ForEach(model.words, id: \.self) { Text($0).foregroundStyle(model.color) }
                }
                .frame(width: model.width, alignment: .leading)
                .padding(.leading, 7)
                .overlayPreferenceValue(Text.LayoutKey.self) { texts in
                    GeometryReader { proxy in
                        let places = texts.map { place($0, in: proxy) }
                        let _ = counter.note(places.joined(separator: "; "))
                    }
                }
            }
        }

        private func place(_ text: Text.LayoutKey.AnchoredLayout, in proxy: GeometryProxy) -> String {
            let corner = proxy[text.origin]
            let height = text.layout.map(\.typographicBounds.rect.height).reduce(0, +)
            return "\(text.layout.count) at \(corner.x), \(Int((corner.y / height).rounded()))"
        }
    }

    @Test("Inner texts report their layouts and positions in reading order")
    func overlay() throws {
        let counter = Counter()
        _ = try mount(width: 300, height: 200) { Lines(model: Model(), counter: counter) }
        #expect(counter.takeNotes().last == "1 at 7.0, 0; 1 at 7.0, 1")
    }

    @Test("They report again when their space changes and when texts come or go")
    func changes() throws {
        let counter = Counter()
        let model = Model()
        let host = try mount(width: 300, height: 200) { Lines(model: model, counter: counter) }
        func change(_ body: () -> Void) -> String? {
            body()
            host.update()
            return counter.takeNotes().last
        }
        #expect(change { model.words = ["one two"] } == "1 at 7.0, 0")
        #expect(change { model.width = 40 } == "2 at 7.0, 0")
        #expect(change { model.words = ["one two", "six"] } == "2 at 7.0, 0; 1 at 7.0, 2")
        #expect(change { model.words = [] } == "")
    }

    @Test("A change that affects no layout is not reported")
    func noNews() throws {
        let counter = Counter()
        let model = Model()
        struct Watched: View {
            let model: Model
            let counter: Counter
            var body: some View {
                Text("one").foregroundStyle(model.color).frame(width: model.width)
                    .onPreferenceChange(Text.LayoutKey.self) { counter.note("\($0.count)") }
            }
        }
        let host = try mount(width: 300, height: 200) { Watched(model: model, counter: counter) }
        #expect(counter.takeNotes() == ["1"])
        model.width = 250
        host.update()
        #expect(counter.takeNotes() == [])
        model.color = .green
        host.update()
        #expect(counter.takeNotes() == ["1"], "it is drawn in another colour")
    }

    @Test("A view around texts can replace or extend their layouts")
    func transformed() throws {
        let counter = Counter()
        _ = try mount(width: 300, height: 200) {
            VStack {
                Text("one").preference(key: Text.LayoutKey.self, value: [])
                Text("two").transformPreference(Text.LayoutKey.self) { $0 += $0 }
            }
            .onPreferenceChange(Text.LayoutKey.self) { counter.note("\($0.count)") }
        }
        #expect(counter.takeNotes().last == "2")
    }

    @Test("Lines, runs and slices of a layout are accessible by index")
    func parts() throws {
        var texts: [Text.LayoutKey.AnchoredLayout] = []
        _ = try mount(width: 300, height: 200) {
            Text("ab \(Text("cd").bold())\nef")
                .onPreferenceChange(Text.LayoutKey.self) { texts = $0 }
        }
        let text: Text.LayoutKey.AnchoredLayout = try #require(texts.first)
        let layout: Text.Layout = text.layout
        #expect(layout.count == 2)
        let line: Text.Layout.Line = layout[0]
        #expect(line.count == 2)
        #expect(line.origin.x == line.typographicBounds.rect.minX)
        let run: Text.Layout.Run = line[1]
        #expect(run.count == 2)
        let slice: Text.Layout.RunSlice = run[0..<2]
        #expect(slice.map { $0 } == [0, 1].map { slice[$0] })
        #expect(slice[1].typographicBounds.rect.minX > slice[0].typographicBounds.rect.minX)
        #expect(layout[1].typographicBounds.rect.minY >= line.typographicBounds.rect.maxY - 0.5)
    }
}
