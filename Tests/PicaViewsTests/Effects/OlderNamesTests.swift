import Foundation
import Observation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@MainActor @Observable private final class Model {
    var count = 0
    var notes: [String] = []
}

private struct Moving: View {
    let model: Model
    let animation: Animation?
    var body: some View {
        Color.red.frame(width: 10, height: 10).named("dot")
            .offset(x: CGFloat(model.count)).animation(animation)
    }
}

@MainActor @Suite struct OlderNamesTests {
    @Test("Deprecated names set colors and color schemes")
    func colours() throws {
        #expect(
            try looksTheSame {
                Toggle("a", isOn: .constant(true)).accentColor(.green)
            } as: {
                Toggle("a", isOn: .constant(true)).tint(.green)
            })
        #expect(
            try looksTheSame {
                Text("a").colorScheme(.dark)
            } as: {
                Text("a").environment(\.colorScheme, .dark)
            })
    }

    @Test("The deprecated form sets a context menu, and nil removes it")
    func menus() throws {
        func items(_ menu: ContextMenu<Button<Text>>?) throws -> Int {
            let app = try mount(width: 100, height: 100) { Text("a").contextMenu(menu) }
            let frame = try app.find(.staticText, "a").frame
            app.click(at: CGPoint(x: frame.midX, y: frame.midY), button: .secondary)
            return app.all(.menuItem).count
        }
        #expect(try items(ContextMenu { Button("Open") {} }) == 1)
        #expect(try items(nil) == 0)
    }

    @Test("Deprecated accessibility modifiers match the newer ones")
    func accessibility() throws {
        let app = try mount {
            Text("a").accessibility(label: Text("label")).accessibility(value: Text("value"))
                .accessibility(hint: Text("hint")).accessibility(identifier: "id")
                .accessibility(addTraits: .isSelected)
            Text("hidden").accessibility(hidden: true)
            Text("b").accessibilityAddTraits(.isSelected).accessibility(removeTraits: .isSelected)
            HStack {
                Text("last").accessibility(selectionIdentifier: "x")
                Text("first").accessibility(sortPriority: 1).accessibility(inputLabels: [Text("go")])
                    .accessibility(activationPoint: .leading)
                Text("middle").accessibility(activationPoint: CGPoint(x: 1, y: 2))
            }
        }
        #expect(app.texts.suffix(3) == ["first", "last", "middle"])
        #expect(try app.find(.staticText, "first").inputLabels == ["go"])
        let text = try app.find(.staticText, "label")
        #expect(text.value == "value" && text.hint == "hint" && text.isSelected)
        #expect(app.all(identifier: "id").count == 1)
        #expect(!app.shows("hidden"))
        #expect(try !app.find(.staticText, "b").isSelected)
    }

    @Test("The one-parameter onChange gets the new value")
    func changes() throws {
        @MainActor struct Counting: View {
            let model: Model
            var body: some View {
                Text("a").onChange(of: model.count) { new in model.notes.append("\(new)") }
                    .onChange(of: model.count, perform: { model.notes.append("performed \($0)") })
            }
        }
        let model = Model()
        let app = try mount { Counting(model: model) }
        model.count = 2
        app.update()
        #expect(model.notes.sorted() == ["2", "performed 2"])
    }

    @Test("The deprecated onChange runs the action from before the change with its captured values")
    func captures() throws {
        @MainActor struct Counting: View {
            let model: Model
            let count: Int
            var body: some View {
                Text("a")
                    .onChange(of: count, perform: { [count] in model.notes.append("old \(count) \($0)") })
                    .onChange(of: count) { [count] _, new in model.notes.append("new \(count) \(new)") }
            }
        }
        @MainActor struct Outer: View {
            let model: Model
            var body: some View { Counting(model: model, count: model.count) }
        }
        let model = Model()
        let app = try mount { Outer(model: model) }
        for count in [2, 7] {
            let old = model.count
            model.count = count
            app.update()
            #expect(
                model.notes.sorted() == ["new \(model.count) \(model.count)", "old \(old) \(model.count)"])
            model.notes = []
        }
    }

    private func way(_ animation: Animation?) throws -> CGFloat {
        let model = Model()
        let app = try mount { Moving(model: model, animation: animation) }
        app.update()
        let start = try app.frame("dot")
        model.count = 100
        app.update()
        app.advance(by: 0.5)
        let end = try app.frame("dot")
        return end.minX - start.minX
    }

    @Test("An animation without a value animates every change")
    func animation() throws {
        let between = try way(.linear(duration: 1))
        #expect(between > 30 && between < 70)
        let whole = try way(nil)
        #expect(whole == 100)
    }

    @Test("The empty modifier changes nothing")
    func emptyModifier() throws {
        #expect(
            try looksTheSame {
                Text("a").modifier(EmptyModifier.identity)
            } as: {
                Text("a")
            })
        #expect(EmptyModifier() == .identity)
    }
}
