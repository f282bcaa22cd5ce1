import Foundation
import Observation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@MainActor @Observable private final class Model {
    var isOn = false
}

/// Hit testing as in SwiftUI.
@MainActor struct HitTests {
    private let log = Counter()

    private func tapped(_ name: String) -> () -> Void { { log.note(name) } }

    @Test("A color in front of a button takes the click and the pointer")
    func colourInFront() throws {
        let app = try mount {
            ZStack {
                Button("Go") { log.note("go") }
                    .onHover { log.note("hover \($0)") }
                Color.black.opacity(0.4)
            }
        }
        try app.find(.button).click()
        #expect(log.takeNotes() == [])
    }

    @Test("A clear color, hidden views and views without hit testing let clicks through")
    func clearColour() throws {
        let app = try mount {
            ZStack {
                Button("Go") { log.note("go") }
                Color.clear
                Color.red.hidden()
                Color.red.opacity(0)
                Color.red.allowsHitTesting(false)
                Rectangle().fill(.clear)
                VStack { Spacer() }
            }
        }
        try app.find(.button).click()
        #expect(log.takeNotes() == ["go"])
    }

    @Test("A shape is hit where it is filled, a line where it is stroked")
    func shapes() throws {
        let app = try mount(width: 200, height: 100) {
            HStack(spacing: 0) {
                Circle().onTapGesture(perform: tapped("disc"))
                Circle().stroke(.red, lineWidth: 10).onTapGesture(perform: tapped("ring"))
            }
        }
        app.click(at: CGPoint(x: 50, y: 50))
        #expect(log.takeNotes() == ["disc"])
        app.click(at: CGPoint(x: 3, y: 3))
        #expect(log.takeNotes() == [])
        app.click(at: CGPoint(x: 150, y: 50))
        #expect(log.takeNotes() == [])
        app.click(at: CGPoint(x: 150, y: 2))
        #expect(log.takeNotes() == ["ring"])
    }

    @Test("A container is hit only through its content, not in its gaps")
    func containers() throws {
        let app = try mount(width: 200, height: 50) {
            HStack(spacing: 0) {
                Color.red.frame(width: 50)
                Spacer()
                Color.blue.frame(width: 50)
            }
            .onTapGesture(perform: tapped("row"))
        }
        for x in [25.0, 100, 175] { app.click(at: CGPoint(x: x, y: 25)) }
        #expect(log.takeNotes() == ["row", "row"])
    }

    @Test("A content shape includes a container's gaps")
    func contentShapeFills() throws {
        let app = try mount(width: 200, height: 50) {
            HStack(spacing: 0) {
                Color.red.frame(width: 50)
                Spacer()
            }
            .contentShape(Rectangle())
            .onTapGesture(perform: tapped("row"))
        }
        app.click(at: CGPoint(x: 150, y: 25))
        #expect(log.takeNotes() == ["row"])
    }

    @Test("A content shape excludes the area outside it and may extend past the frame")
    func contentShapeCuts() throws {
        let app = try mount(width: 200, height: 200) {
            Color.red.frame(width: 100, height: 100)
                .contentShape(Rectangle().inset(by: -20))
                .onTapGesture(perform: tapped("wide"))
        }
        app.click(at: CGPoint(x: 35, y: 100))
        #expect(log.takeNotes() == ["wide"])
        app.click(at: CGPoint(x: 25, y: 100))
        #expect(log.takeNotes() == [])
        app.show { Color.red.contentShape(Circle()).onTapGesture(perform: tapped("round")) }
        app.click(at: CGPoint(x: 5, y: 5))
        #expect(log.takeNotes() == [])
        app.click(at: CGPoint(x: 100, y: 100))
        #expect(log.takeNotes() == ["round"])
    }

    @Test("With the even-odd rule, a content shape's hole is not hit")
    func evenOdd() throws {
        let frame = Path { path in
            path.addRect(CGRect(x: 0, y: 0, width: 100, height: 100))
            path.addRect(CGRect(x: 25, y: 25, width: 50, height: 50))
        }
        #expect(frame.contains(CGPoint(x: 50, y: 50)))
        #expect(!frame.contains(CGPoint(x: 50, y: 50), eoFill: true))
        #expect(frame.contains(CGPoint(x: 10, y: 50), eoFill: true))
    }

    @Test("Of overlapping views the one with the higher zIndex is in front, drawn and hit")
    func zIndex() throws {
        let app = try mount(width: 100, height: 100) {
            ZStack {
                Color.red.zIndex(1).onTapGesture(perform: tapped("red"))
                Color.blue.onTapGesture(perform: tapped("blue"))
            }
        }
        app.click(at: CGPoint(x: 50, y: 50))
        #expect(log.takeNotes() == ["red"])
        let front = app.freshPicture()
        app.show { Color.red }
        #expect(front.difference(from: app.freshPicture(), tolerance: 0).count == 0)
    }

    private struct Swapping: View {
        @State private var isFirstInFront = false
        let log: Counter
        var body: some View {
            ZStack {
                Color.red.zIndex(isFirstInFront ? 1 : 0).onTapGesture { log.note("red") }
                Color.blue.onTapGesture {
                    log.note("blue")
                    isFirstInFront = true
                }
            }
        }
    }

    @Test("A zIndex change brings the view to the front and repaints it")
    func zIndexChanges() throws {
        let app = try mount(width: 100, height: 100) { Swapping(log: log) }
        _ = app.paintedScreen()
        app.click(at: CGPoint(x: 50, y: 50))
        app.click(at: CGPoint(x: 50, y: 50))
        #expect(log.takeNotes() == ["blue", "red"])
        #expect(app.paintedScreen().difference(from: app.freshPicture(), tolerance: 0).count == 0)
    }

    @Test("An offset view is hit at its new position, even if a clip hides it")
    func clipsAndOffsets() throws {
        let app = try mount(width: 200, height: 100) {
            Color.red.frame(width: 100, height: 100)
                .offset(x: 50)
                .onTapGesture(perform: tapped("red"))
                .frame(width: 100, height: 100)
                .clipped()
                .frame(maxWidth: .infinity, alignment: .leading)
        }
        for x in [25.0, 75, 125, 175] { app.click(at: CGPoint(x: x, y: 50)) }
        #expect(log.takeNotes() == ["red", "red"])
    }

    @Test("Clips only affect drawing; scroll views and content shapes limit hits")
    func clips() throws {
        func reach(_ content: some View) throws -> [String] {
            let app = try mount(width: 300, height: 100) { content.frame(width: 40, height: 40) }
            for x in [150.0, 133, 190] { app.click(at: CGPoint(x: x, y: x == 133 ? 33 : 50)) }
            return log.takeNotes()
        }
        let wide = Color.red.frame(width: 100, height: 40).onTapGesture(perform: tapped("red"))
            .frame(width: 40, height: 40)
        let all = ["red", "red", "red"]
        #expect(try reach(wide) == all)
        #expect(try reach(wide.clipped()) == all)
        #expect(try reach(wide.clipShape(Circle())) == all)
        #expect(try reach(wide.cornerRadius(12)) == all)
        #expect(try reach(wide.clipped().opacity(0.5).padding(1).clipShape(.capsule)) == all)
        #expect(try reach(wide.clipped().clipped().allowsHitTesting(false)) == [])
        #expect(try reach(wide.contentShape(Circle())) == ["red"])
        #expect(try reach(ScrollView { wide }) == ["red", "red"])
    }

    @Test("Moving or removing a clip leaves nothing on the screen")
    func movedClip() throws {
        let model = Model()
        let app = try mount(width: 200, height: 100) {
            Live {
                Color.red.frame(width: 100, height: 40).frame(width: 40, height: 40)
                    .clipShape(RoundedRectangle(cornerRadius: model.isOn ? 0 : 20))
                    .offset(x: model.isOn ? 60 : 0)
            }
        }
        _ = app.paintedScreen()
        model.isOn = true
        app.update()
        #expect(app.paintedScreen().difference(from: app.freshPicture(), tolerance: 0).count == 0)
    }

    @Test("A button is hit through its label, and stays pressed over the label's gaps")
    func buttons() throws {
        func pressed(_ xs: [CGFloat], _ content: some View) throws -> Int {
            let app = try mount(width: 300, height: 100) { content.frame(width: 200) }
            for x in xs { app.click(at: CGPoint(x: x, y: 50)) }
            return log.takeNotes().count
        }
        func button(@ViewBuilder _ label: () -> some View) -> some View {
            Button(action: { log.note("go") }, label: label)
        }
        let spread = HStack(spacing: 0) {
            Color.red.frame(width: 20, height: 20)
            Spacer()
            Color.blue.frame(width: 20, height: 20)
        }
        let places: [CGFloat] = [60, 150, 240]
        #expect(try pressed(places, button { spread }.buttonStyle(.plain)) == 2)
        #expect(try pressed(places, button { spread }.buttonStyle(Bare())) == 2)
        #expect(try pressed(places, button { spread.contentShape(Rectangle()) }.buttonStyle(.plain)) == 3)
        #expect(try pressed(places, button { spread }.buttonStyle(.plain).contentShape(Rectangle())) == 2)
        #expect(try pressed(places, button { spread }) == 3)
        #expect(try pressed([20, 280], button { Color.red.frame(height: 20) }.buttonStyle(.plain)) == 0)
        #expect(
            try pressed(
                [150, 135],
                button { Color.red.frame(width: 40, height: 40).contentShape(Circle().scale(0.5)) }
                    .buttonStyle(.plain)) == 1)
        let app = try mount(width: 300, height: 100) {
            button { spread }.buttonStyle(.plain).frame(width: 200)
        }
        app.pressPointer(at: CGPoint(x: 60, y: 50))
        app.movePointer(to: CGPoint(x: 150, y: 50))
        app.releasePointer(at: CGPoint(x: 150, y: 50))
        #expect(log.takeNotes() == ["go"])
    }

    private struct Bare: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label }
    }

    @Test("Toggles, disclosure groups, labels and combined buttons are hit in their gaps, too")
    func controlsWithGaps() throws {
        var isOn = false
        let binding = Binding(get: { isOn }, set: { isOn = $0 })
        func turns(_ control: some View, at x: CGFloat) throws -> Bool {
            isOn = false
            let app = try mount(width: 300, height: 100) { control.frame(width: 300, alignment: .leading) }
            app.click(at: CGPoint(x: x, y: 50))
            return isOn
        }
        #expect(try turns(Toggle("On", isOn: binding).toggleStyle(.checkbox), at: 21))
        #expect(try turns(DisclosureGroup("More", isExpanded: binding) { Text("in") }, at: 200))
        let label = Button {
            isOn = true
        } label: {
            Label("Star", systemImage: "star").labelIconToTitleSpacing(60)
        }
        #expect(try turns(label.buttonStyle(.borderless), at: 50))
        #expect(try turns(label.buttonStyle(.accessoryBar), at: 50))
    }

    @Test("In a list of thousands the row under the pointer is found, also after scrolling")
    func longLists() throws {
        let app = try mount(width: 100, height: 100) {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<2000) { row in
                        Color.red.frame(width: 100, height: 20).onTapGesture { log.note("\(row)") }
                    }
                }
            }
        }
        app.click(at: CGPoint(x: 50, y: 50))
        app.scroll(at: CGPoint(x: 50, y: 50), y: 20_000)
        app.click(at: CGPoint(x: 50, y: 50))
        #expect(log.takeNotes() == ["2", "1002"])
    }
}
