import Foundation
import Observation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@MainActor @Observable private final class Place {
    var position = ScrollPosition(idType: Int.self)
    var id: Int?
    var rows = Array(0..<40)
    var writes = 0
}

/// Scroll positions, by an app's binding.
@MainActor @Suite struct ScrollPositionTests {
    private static let middle = CGPoint(x: 50, y: 50)

    private struct Rows: View {
        let place: Place
        var isLazy = false

        var body: some View {
            if isLazy {
                LazyVStack(spacing: 0) { rows }.scrollTargetLayout()
            } else {
                VStack(spacing: 0) { rows }.scrollTargetLayout()
            }
        }

        private var rows: some View {
            ForEach(place.rows, id: \.self) { Color.red.frame(height: 30).named("\($0)") }
        }
    }

    private struct Positioned: View {
        @Bindable var place: Place
        var isLazy = false
        var anchor: UnitPoint?

        var body: some View {
            ScrollView { Rows(place: place, isLazy: isLazy) }.scrollPosition($place.position, anchor: anchor)
        }
    }

    private struct Identified: View {
        let place: Place
        var anchor: UnitPoint?

        var body: some View {
            let id = Binding {
                place.id
            } set: {
                place.id = $0
                place.writes += 1
            }
            ScrollView { Rows(place: place, isLazy: true) }.scrollPosition(id: id, anchor: anchor)
        }
    }

    private func rest(_ app: TestHost) {
        app.update()
        for _ in 0..<10 { app.advance(by: 0.1) }
    }

    @Test("It starts at the app's view, edge or point", arguments: [false, true])
    func beginning(isLazy: Bool) throws {
        let place = Place()
        place.position = ScrollPosition(id: 20, anchor: .top)
        let view = try mount(width: 100, height: 100) { Positioned(place: place, isLazy: isLazy) }
        view.update()
        #expect(try view.frame("20").minY == 0)

        place.position = ScrollPosition(edge: .bottom)
        let edge = try mount(width: 100, height: 100) { Positioned(place: place, isLazy: isLazy) }
        edge.update()
        #expect(try edge.frame("39").maxY == 100)

        place.position = ScrollPosition(y: 45)
        let point = try mount(width: 100, height: 100) { Positioned(place: place, isLazy: isLazy) }
        point.update()
        #expect(try point.frame("1").minY == -15)
    }

    @Test("The app scrolls it to views, edges and points", arguments: [false, true])
    func going(isLazy: Bool) throws {
        let place = Place()
        let app = try mount(width: 100, height: 100) { Positioned(place: place, isLazy: isLazy) }
        app.update()
        #expect(try app.frame("0").minY == 0)
        place.position.scrollTo(id: 30)
        app.update()
        #expect(try app.frame("30").maxY == 100)
        place.position.scrollTo(id: 30, anchor: .center)
        app.update()
        #expect(try app.frame("30").midY == 50)
        place.position.scrollTo(edge: .top)
        app.update()
        #expect(try app.frame("0").minY == 0)
        place.position.scrollTo(point: CGPoint(x: 0, y: 60))
        app.update()
        #expect(try app.frame("2").minY == 0)
        #expect(place.position.point == CGPoint(x: 0, y: 60))
        #expect(!place.position.isPositionedByUser)
    }

    @Test("With an animation it scrolls gradually")
    func animated() throws {
        let place = Place()
        let app = try mount(width: 100, height: 100) { Positioned(place: place) }
        app.update()
        withAnimation(.linear(duration: 1)) { place.position.scrollTo(y: 300) }
        app.update()
        app.advance(by: 0.5)
        #expect(try app.frame("0").minY == -150)
        app.advance(by: 0.6)
        #expect(try app.frame("0").minY == -300)
    }

    @Test("After the user scrolls, the position is the first visible view")
    func telling() throws {
        let place = Place()
        place.position = ScrollPosition(id: 3, anchor: .top)
        let app = try mount(width: 100, height: 100) { Positioned(place: place, isLazy: true) }
        app.update()
        #expect(place.position.viewID(type: Int.self) == 3)
        #expect(!place.position.isPositionedByUser)
        app.scroll(at: Self.middle, y: 70)
        app.update()
        #expect(place.position.viewID(type: Int.self) == 5)
        #expect(place.position.isPositionedByUser)
        #expect(place.position.edge == nil)
        // The same view once more is a place of its own.
        place.position.scrollTo(id: 5, anchor: .top)
        app.update()
        #expect(try app.frame("5").minY == 0)
        #expect(!place.position.isPositionedByUser)
    }

    @Test("With an anchor it is the view at the anchor")
    func anchored() throws {
        let place = Place()
        let app = try mount(width: 100, height: 100) { Positioned(place: place, anchor: .bottom) }
        app.update()
        app.scroll(at: Self.middle, y: 60)
        app.update()
        #expect(place.position.viewID(type: Int.self) == 5)
        place.position.scrollTo(id: 10)
        app.update()
        #expect(try app.frame("10").maxY == 100)
    }

    @Test("With an unmatched type the position only reports that the user scrolled")
    func otherType() throws {
        let place = Place()
        place.position = ScrollPosition(edge: .top)
        let app = try mount(width: 100, height: 100) { Positioned(place: place) }
        app.update()
        app.scroll(at: Self.middle, y: 70)
        app.update()
        #expect(place.position.viewID == nil)
        #expect(place.position.edge == nil)
        #expect(place.position.isPositionedByUser)
    }

    @Test("Bound to an identity, only the identity is read and written")
    func identity() throws {
        let place = Place()
        let app = try mount(width: 100, height: 100) { Identified(place: place) }
        app.update()
        #expect(place.id == nil)
        place.id = 20
        app.update()
        #expect(try app.frame("20").maxY == 100)
        #expect(place.writes == 0)
        app.scroll(at: Self.middle, y: -60)
        app.update()
        #expect(place.id == 15)
        #expect(place.writes == 1)
        app.scroll(at: Self.middle, y: -1)
        app.update()
        #expect(place.writes == 1)
        place.id = nil
        app.update()
        #expect(try app.frame("16").minY > 0)
    }

    @Test("Changes above do not move the view at the position", arguments: [false, true])
    func staying(isLazy: Bool) throws {
        let place = Place()
        let app = try mount(width: 100, height: 100) { Positioned(place: place, isLazy: isLazy) }
        app.update()
        app.scroll(at: Self.middle, y: 310)
        app.update()
        let before = try app.frame("10").minY
        #expect(before == -10)
        place.rows.insert(contentsOf: 100..<105, at: 0)
        app.update()
        #expect(try app.frame("10").minY == before)
        place.rows.removeFirst(7)
        app.update()
        #expect(try app.frame("10").minY == before)
    }

    @Test("At an edge it stays there when the content grows")
    func edge() throws {
        let place = Place()
        place.position = ScrollPosition(edge: .bottom)
        let app = try mount(width: 100, height: 100) { Positioned(place: place) }
        app.update()
        place.rows += 100..<103
        app.update()
        #expect(try app.frame("102").maxY == 100)
        app.scroll(at: Self.middle, y: -50)
        app.update()
        place.rows += 200..<203
        app.update()
        #expect(try app.frame("102").maxY == 150)
    }

    @Test("From right to left, x is measured from the right")
    func rightToLeft() throws {
        struct Wide: View {
            @Bindable var place: Place
            var body: some View {
                ScrollView(.horizontal) {
                    HStack(spacing: 0) {
                        ForEach(0..<20, id: \.self) { Color.red.frame(width: 30, height: 30).named("\($0)") }
                    }
                    .scrollTargetLayout()
                }
                .scrollPosition($place.position)
                .environment(\.layoutDirection, .rightToLeft)
            }
        }
        let place = Place()
        place.position = ScrollPosition(idType: Int.self, x: 60)
        let app = try mount(width: 100, height: 100) { Wide(place: place) }
        app.update()
        #expect(try app.frame("2").maxX == 100)
        place.position.scrollTo(edge: .trailing)
        app.update()
        #expect(try app.frame("19").minX == 0)
    }

    @Test("Smaller content is placed by its anchor, and a role can have its own")
    func alignment() throws {
        func first(@ViewBuilder _ change: (ScrollView<AnyView>) -> some View) throws -> CGFloat {
            let app = try mount(width: 100, height: 100) {
                change(ScrollView { AnyView(Color.red.frame(height: 30).named("row")) })
            }
            app.update()
            return try app.frame("row").minY
        }
        #expect(try first { $0 } == 0)
        #expect(try first { $0.defaultScrollAnchor(.bottom) } == 70)
        #expect(try first { $0.defaultScrollAnchor(.center, for: .alignment) } == 35)
        #expect(
            try first { $0.defaultScrollAnchor(.bottom).defaultScrollAnchor(.top, for: .alignment) } == 70)
        #expect(try first { $0.defaultScrollAnchor(.top, for: .alignment).defaultScrollAnchor(.bottom) } == 0)
    }
}
