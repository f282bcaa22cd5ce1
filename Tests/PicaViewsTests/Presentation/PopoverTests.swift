import Foundation
import Observation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@MainActor @Observable private final class Model {
    var isShown = false
    var name = ""
    var presses = 0
    var item: Item?
    var size: DynamicTypeSize = .large
}

private struct Item: Identifiable { let id: Int }

@MainActor @Suite struct PopoverTests {
    private struct Asking: View {
        @Bindable var model: Model
        var edge: Edge?

        var body: some View {
            VStack(spacing: 0) {
                Button("Ask") { model.isShown = true }
                    .popover(isPresented: $model.isShown, arrowEdge: edge) { Answer(model: model) }
                TextField("Behind", text: .constant(""))
                Button("Other") { model.presses += 1 }
            }
        }
    }

    private struct Answer: View {
        @Bindable var model: Model
        @Environment(\.dismiss) private var dismiss

        var body: some View {
            VStack {
                TextField("Name", text: $model.name).frame(width: 100)
                Button("Done") { dismiss() }
            }
            .padding()
            .named("popover")
        }
    }

    private func mounted(_ model: Model, edge: Edge? = nil) throws -> TestHost {
        try mount(width: 400, height: 400) { Asking(model: model, edge: edge) }
    }

    private struct Asked: View {
        var body: some View {
            VStack {
                TextField("Remark", text: .constant("")).named("remark")
                Toggle("Remember", isOn: .constant(true)).named("remember")
            }
            .frame(width: 220)
        }
    }

    @Test("Content presented from a form row is laid out normally, not as form rows")
    func fromForm() throws {
        let model = Model()
        let alone = try mount(width: 400, height: 400) { Asked() }
        let form = try mount(width: 400, height: 400) {
            Form {
                Button("Ask") { model.isShown = true }
                    .popover(isPresented: Bindable(model).isShown) { Asked() }
            }
            .formStyle(.grouped)
        }
        try form.find(.button, "Ask").click()
        #expect(try form.frame("remark").size == alone.frame("remark").size)
        #expect(try form.frame("remember").size == alone.frame("remember").size)
    }

    @Test("A popover opens beside its view, in front of the rest, with the focus")
    func shows() throws {
        let model = Model()
        let host = try mounted(model)
        #expect(host.all(.group, "popover").isEmpty)
        try host.find(.button, "Ask").click()
        let button = try host.find(.button, "Ask").frame
        let popover = try host.frame("popover")
        #expect(popover.minY >= button.maxY)
        #expect(abs(popover.midX - button.midX) <= 1)
        host.type("Ada")
        #expect(model.name == "Ada")
    }

    @Test(
        "A popover opens on the requested side if it fits, otherwise on another",
        arguments: [Edge.top, .bottom, .leading, .trailing])
    func sides(_ edge: Edge) throws {
        let model = Model()
        let host = try mounted(model, edge: edge)
        try host.find(.button, "Ask").click()
        let button = try host.find(.button, "Ask").frame
        let popover = try host.frame("popover")
        switch edge {
        case .top: #expect(popover.maxY <= button.minY)
        case .bottom: #expect(popover.minY >= button.maxY)
        case .leading: #expect(popover.maxX <= button.minX)
        case .trailing: #expect(popover.minX >= button.maxX)
        }
        host.resize(to: CGSize(width: 140, height: 140))
        let squeezed = try host.frame("popover")
        #expect(CGRect(x: 0, y: 0, width: 140, height: 140).contains(squeezed.origin))
    }

    @Test(
        "A popover's arrow points to its source from any side",
        arguments: Edge.allCases)
    func arrow(_ edge: Edge) throws {
        let model = Model()
        let host = try mount(width: 400, height: 400) {
            Color.gray.frame(width: 50, height: 50).named("button")
                .popover(isPresented: Bindable(model).isShown, arrowEdge: edge) {
                    Color.blue.frame(width: 60, height: 60).named("popover")
                }
                .background(Color.black.frame(width: 400, height: 400))
        }
        let before = host.freshPicture()
        model.isShown = true
        host.update()
        let button = try host.frame("button")
        let card = try host.frame("popover")
        let after = host.freshPicture()
        // Between the two, in the middle, there is something now; beside that there is nothing.
        let isAcross = edge == .leading || edge == .trailing
        let gap =
            isAcross
            ? (edge == .leading ? card.maxX + 3 : card.minX - 3)
            : (edge == .top ? card.maxY + 3 : card.minY - 3)
        func isChanged(_ offset: CGFloat) -> Bool {
            let point =
                isAcross
                ? CGPoint(x: gap, y: button.midY + offset) : CGPoint(x: button.midX + offset, y: gap)
            let (x, y) = (Int(point.x), Int(point.y))
            return before[x, y] != after[x, y]
        }
        #expect(isChanged(0))
        #expect(!isChanged(14) && !isChanged(-14))
    }

    @Test("Interactive dismissal can be disabled; the program can still dismiss")
    func kept() throws {
        let model = Model()
        let host = try mount(width: 400, height: 400) {
            Text("a").popover(isPresented: Bindable(model).isShown) {
                Text("b").padding().interactiveDismissDisabled()
            }
        }
        model.isShown = true
        host.update()
        host.press(.escape)
        host.click(at: CGPoint(x: 2, y: 2))
        #expect(model.isShown)
        model.isShown = false
        host.update()
        #expect(host.texts == ["a"])
    }

    @Test("A popover's background covers its arrow, and its color scheme can differ")
    func background() throws {
        struct Scheme: View {
            @Environment(\.colorScheme) private var scheme
            var body: some View { Text(scheme == .dark ? "dark" : "light") }
        }
        let host = try mount(width: 400, height: 400) {
            Color.white.frame(width: 20, height: 20).popover(isPresented: .constant(true)) {
                Scheme().padding(20).named("popover")
                    .presentationBackground(Color(.sRGB, red: 1, green: 0, blue: 0))
                    .preferredColorScheme(.dark)
            }
        }
        let card = try host.frame("popover")
        let picture = host.paintedScreen()
        #expect(picture[Int(card.minX) + 4, Int(card.midY)] == 0xFFFF_0000)
        #expect(picture[Int(card.midX), Int(card.minY) - 3] == 0xFFFF_0000)
        #expect(host.texts == ["dark"])
    }

    @Test("A press outside a popover closes it and presses nothing else")
    func pressOutside() throws {
        let model = Model()
        let host = try mounted(model)
        model.isShown = true
        host.update()
        host.click(at: CGPoint(x: 5, y: 5))
        #expect(!model.isShown)
        #expect(host.all(.group, "popover").isEmpty)
        model.isShown = true
        host.update()
        let other = try host.find(.button, "Other").frame
        let popover = try host.frame("popover")
        let beside = CGPoint(x: other.midX, y: other.midY)
        if !popover.insetBy(dx: -8, dy: -8).contains(beside) {
            host.click(at: beside)
            #expect(model.presses == 0)
        }
    }

    @Test("Escape closes a popover")
    func escape() throws {
        let model = Model()
        let host = try mounted(model)
        model.isShown = true
        host.update()
        host.press(.escape)
        #expect(!model.isShown)
    }

    @Test(
        "The dismiss action closes a popover and restores the focus"
    )
    func dismissAndFocus() throws {
        let model = Model()
        let host = try mounted(model)
        try host.find(.textField, "Behind").click()
        model.isShown = true
        host.update()
        #expect(try host.frame("popover").intersects(#require(host.caret)))
        try host.find(.button, "Done").click()
        #expect(!model.isShown)
        #expect(try host.find(.textField, "Behind").isFocused)
        let field = try host.find(.textField, "Behind").frame
        #expect(try field.intersects(#require(host.caret)))
    }

    @Test("The space that opens a popover is not typed into it")
    func openingKey() throws {
        let model = Model()
        let host = try mounted(model)
        host.press(.tab)
        host.type(" ")
        #expect(model.isShown)
        #expect(model.name == "")
        host.type("a")
        #expect(model.name == "a")
    }

    @Test("Tab stays in a popover")
    func tab() throws {
        let model = Model()
        let host = try mounted(model)
        model.isShown = true
        host.update()
        for _ in 0..<5 {
            host.press(.tab)
            let focused = try #require(host.focused).label
            #expect(["Name", "Done"].contains(focused))
        }
    }

    @Test("Painting only the damage while a popover opens and closes equals painting everything")
    func damage() throws {
        let model = Model()
        let host = try mounted(model)
        _ = host.paintedScreen()
        for isShown in [true, false, true] {
            model.isShown = isShown
            if isShown { model.name = "x" }
            let painted = host.paintedScreen()
            #expect(painted.pixels == host.freshPicture().pixels)
        }
    }

    @Test("A popover for an item shows it, and leaves nothing behind when its view is removed")
    func items() throws {
        struct Items: View {
            @Bindable var model: Model
            var body: some View {
                VStack {
                    if !model.isShown {
                        Text("anchor").popover(item: $model.item) { Text("item \($0.id)") }
                    }
                }
            }
        }
        let model = Model()
        let host = try mount { Items(model: model) }
        model.item = Item(id: 7)
        host.update()
        #expect(host.all(.staticText).map(\.label).contains("item 7"))
        model.item = Item(id: 8)
        host.update()
        #expect(host.all(.staticText).map(\.label).contains("item 8"))
        model.isShown = true
        host.update()
        #expect(!host.all(.staticText).map(\.label).contains("item 8"))
    }

    @Test("A nested popover closes with its parent")
    func nested() throws {
        struct Nested: View {
            @Bindable var model: Model
            @State private var inner = true
            var body: some View {
                Text("outermost").popover(isPresented: $model.isShown) {
                    Text("outer").padding().popover(isPresented: $inner) { Text("inner").padding() }
                }
            }
        }
        let model = Model()
        model.isShown = true
        let host = try mount { Nested(model: model) }
        let labels = { host.all(.staticText).map(\.label) }
        #expect(labels() == ["outermost", "outer", "inner"])
        host.press(.escape)
        #expect(labels() == ["outermost", "outer"])
        model.isShown = false
        host.update()
        #expect(labels() == ["outermost"])
    }
}
