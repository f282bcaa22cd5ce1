import Foundation
import PicaGraph
import PicaTesting
import PicaViews
import Testing

/// Where SwiftUI lets views be touched.
@MainActor struct HitTests {
    private let log = Counter()

    private func tapped(_ name: String) -> () -> Void { { log.note(name) } }

    @Test("A colour in front of a button takes the click, and the pointer")
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

    @Test("A clear colour lets the click through, as do hidden views and those that allow no touching")
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

    @Test("A shape is touched where it is filled, a line where it is drawn")
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

    @Test("A container is touched through what is inside; its gaps are not it")
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

    @Test("A content shape makes a container's gaps part of it")
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

    @Test("A content shape leaves out what lies outside it, and may reach beyond the frame")
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

    @Test("With the even-odd rule the hole of a content shape is not part of it")
    func evenOdd() throws {
        let frame = Path { path in
            path.addRect(CGRect(x: 0, y: 0, width: 100, height: 100))
            path.addRect(CGRect(x: 25, y: 25, width: 50, height: 50))
        }
        #expect(frame.contains(CGPoint(x: 50, y: 50)))
        #expect(!frame.contains(CGPoint(x: 50, y: 50), eoFill: true))
        #expect(frame.contains(CGPoint(x: 10, y: 50), eoFill: true))
    }

    @Test("Of views that overlap the one with the higher zIndex is in front, drawn and touched")
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

    @Test("A zIndex that changes brings the view to the front, and paints it")
    func zIndexChanges() throws {
        let app = try mount(width: 100, height: 100) { Swapping(log: log) }
        _ = app.paintedScreen()
        app.click(at: CGPoint(x: 50, y: 50))
        app.click(at: CGPoint(x: 50, y: 50))
        #expect(log.takeNotes() == ["blue", "red"])
        #expect(app.paintedScreen().difference(from: app.freshPicture(), tolerance: 0).count == 0)
    }

    @Test("What is clipped away, or moved elsewhere by an offset, is touched where it is seen")
    func clipsAndOffsets() throws {
        let app = try mount(width: 200, height: 100) {
            Color.red.frame(width: 100, height: 100)
                .offset(x: 50)
                .onTapGesture(perform: tapped("red"))
                .frame(width: 100, height: 100)
                .clipped()
                .frame(maxWidth: .infinity, alignment: .leading)
        }
        for x in [25.0, 75, 125] { app.click(at: CGPoint(x: x, y: 50)) }
        #expect(log.takeNotes() == ["red"])
    }

    @Test("In a list of thousands the row under the pointer is found, also after it has scrolled")
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
