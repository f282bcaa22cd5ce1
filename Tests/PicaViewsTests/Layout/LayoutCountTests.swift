import Foundation
import Observation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

/// How much work one change is: bodies, measures, places and drawings are those that depend on it.
@MainActor @Suite struct LayoutCountTests {
    @Observable final class Item {
        var shade: UInt8 = 0
        var height: CGFloat = 20
    }

    @MainActor final class Notes {
        let probes = ProbeNotes()
        var bodies = 0

        func clear() {
            probes.clear()
            bodies = 0
        }
    }

    private struct Row: View {
        let item: Item
        let notes: Notes

        var body: some View {
            notes.bodies += 1
            var probe = Probe(width: 50, height: item.height, notes.probes)
            probe.shade = item.shade
            return probe
        }
    }

    private struct Rows: View {
        let items: [Item]
        let notes: Notes

        var body: some View {
            ScrollView {
                VStack(alignment: .leading, spacing: 0) {
                    ForEach(items.indices, id: \.self) { index in
                        Row(item: items[index], notes: notes).padding(.leading, 4)
                    }
                }
                .padding()
            }
        }
    }

    private func mountRows(_ count: Int) throws -> (TestHost, [Item], Notes) {
        let items = (0..<count).map { _ in Item() }
        let notes = Notes()
        let app = try mount(width: 300, height: 300) { Rows(items: items, notes: notes) }
        _ = app.paintedScreen()
        notes.clear()
        return (app, items, notes)
    }

    @Test("One of 10,000 rows that changes its look is evaluated and drawn alone, without layout")
    func looks() throws {
        let (app, items, notes) = try mountRows(10_000)
        items[3].shade = 200
        let damage = app.damage { app.update() }
        #expect(notes.bodies == 1)
        #expect(notes.probes.measured.isEmpty)
        #expect(notes.probes.placed == 0)
        _ = app.paintedScreen()
        #expect(notes.probes.drawn == 1)
        #expect(damage.allSatisfy { $0.height <= 22 }, "\(damage)")
    }

    @Test("One of 10,000 rows that grows is laid out alone; the others only move")
    func grows() throws {
        let (app, items, notes) = try mountRows(10_000)
        items[3].height = 35
        app.update()
        #expect(notes.bodies == 1)
        // Once for each proposal that was answered before.
        #expect((1...3).contains(notes.probes.measured.count), "\(notes.probes.proposals)")
        #expect(notes.probes.placed == 1)
        _ = app.paintedScreen()
        #expect(notes.probes.drawn == 1)
    }

    @Test("A size that only a window requests is recomputed outside frames, and only if it changed")
    func aside() throws {
        let (app, items, notes) = try mountRows(1000)
        _ = app.host.minimumSize()
        notes.clear()
        items[3].height = 30
        app.update()
        let inFrame = notes.probes.measured.count
        _ = app.host.minimumSize()
        #expect(notes.probes.measured.count > inFrame)
        #expect(notes.probes.measured.count < 10, "\(notes.probes.measured.count) measured for one row")
        notes.clear()
        _ = app.host.minimumSize()
        #expect(notes.probes.measured.isEmpty)
    }

    @Test("One of 10,000 rows that changes off screen is not drawn")
    func outOfSight() throws {
        let (app, items, notes) = try mountRows(10_000)
        items[9_000].shade = 200
        #expect(app.damage { app.update() }.isEmpty)
        _ = app.paintedScreen()
        #expect(notes.bodies == 1)
        #expect(notes.probes.drawn == 0)
    }

    @Observable final class Label {
        var text = "0"
        var width: CGFloat = 40
    }

    private struct Fixed: View {
        let label: Label
        let notes: ProbeNotes

        var body: some View {
            VStack(spacing: 0) {
                Probe("above", notes)
                Inner(label: label).frame(width: 100, height: 40)
                Probe("below", notes)
            }
        }
    }

    private struct Inner: View {
        let label: Label

        var body: some View {
            HStack(spacing: 0) {
                Probe("label", width: label.width, height: 20)
                Spacer()
            }
        }
    }

    @Test("A change inside a fixed frame is laid out there; nothing outside is measured or placed")
    func fixedFrame() throws {
        let notes = ProbeNotes()
        let label = Label()
        let app = try mount(width: 200, height: 200) { Fixed(label: label, notes: notes) }
        let before = try app.frame("label")
        notes.clear()
        label.width = 60
        #expect(try app.frame("label") == CGRect(x: before.minX, y: before.minY, width: 60, height: 20))
        #expect(notes.measured.isEmpty && notes.placed == 0)
    }

    private struct Scrolled: View {
        let label: Label
        let notes: ProbeNotes

        var body: some View {
            HStack(spacing: 0) {
                ScrollView {
                    VStack(spacing: 0) {
                        Probe("first", width: 80, height: label.width)
                        Probe("second", width: 80, height: 400)
                    }
                }
                Probe("beside", notes)
            }
        }
    }

    @Test("Content that grows in a scroll view does not lay out the surroundings")
    func scrollView() throws {
        let notes = ProbeNotes()
        let label = Label()
        let app = try mount(width: 200, height: 200) { Scrolled(label: label, notes: notes) }
        #expect(try app.frame("second").minY == 40)
        notes.clear()
        label.width = 90
        #expect(try app.frame("second").minY == 90)
        #expect(notes.placed == 0)
        label.width = 1000
        try app.find(.scrollArea).scroll(y: 5000)
        #expect(try app.frame("second").maxY == 200)
    }

    private struct Ticking: View {
        let label: Label

        var body: some View {
            ScrollView {
                VStack {
                    Text(label.text).monospacedDigit()
                    ForEach(0..<30) { Text("Line \($0)") }
                }
            }
        }
    }

    @Test("A text that changes in a scroll view is painted alone")
    func changeInScrollView() throws {
        let label = Label()
        let app = try mount(width: 200, height: 200) { Ticking(label: label) }
        let place = try app.find(.staticText, "0").frame.insetBy(dx: -5, dy: -5)
        let damage = app.damage {
            label.text = "1"
            app.update()
        }
        #expect(!damage.isEmpty)
        #expect(damage.allSatisfy { place.contains($0) }, "\(damage) outside of \(place)")
    }

    @Test("A guide in nested stacks is computed once for each stack")
    func deepGuides() throws {
        func computations(_ depth: Int) throws -> Int {
            let counter = Counter()
            var view = AnyView(
                Probe(width: 10, height: 10).alignmentGuide(.firstTextBaseline) { _ in
                    counter.add()
                    return 5
                })
            for _ in 0..<depth {
                view = AnyView(
                    HStack(alignment: .firstTextBaseline) {
                        view
                        Probe(width: 5, height: 5)
                    })
            }
            _ = try mount(width: 900, height: 100) { view }
            return counter.take()
        }
        let (few, many) = try (computations(4), computations(16))
        #expect(many <= few * 2, "\(few) for 4, \(many) for 16")
    }
}
