import Foundation
import Observation
import PicaCanvas
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@MainActor @Suite struct DamageTests {
    @Test("A caret's blink repaints only the caret")
    func blink() throws {
        let app = try mount {
            Text("Title").font(.largeTitle)
            TextField("Name", text: .constant("text"))
        }
        try app.find(.textField).click()
        let caret = try #require(app.caret)
        let damage = app.damage { app.advance(by: 1.3) }
        #expect(!damage.isEmpty)
        let beyond = damage.filter {
            $0.minX < caret.minX - 1 || $0.maxX > caret.maxX + 1 || $0.minY < caret.minY - 1
                || $0.maxY > caret.maxY + 1
        }
        #expect(beyond.isEmpty, "\(beyond)")
    }

    private struct Counting: View {
        @State private var number = 0
        var body: some View {
            VStack(spacing: 40) {
                Text("Number \(number)").monospacedDigit()
                Button("More") { number += 1 }.buttonStyle(.plain)
                Text("far away")
            }
        }
    }

    @Test("A changed text repaints only its own area")
    func changedLabel() throws {
        let app = try mount { Counting() }
        let text = try app.find(.staticText, "Number 0").frame
        let other = try app.find(.staticText, "far away").frame
        app.press(.tab)
        let damage = app.damage { app.press(.space) }
        #expect(damage.contains { $0.intersects(text) })
        #expect(!damage.contains { $0.intersects(other) }, "\(damage)")
    }

    @Test("Nothing is painted if nothing changes")
    func nothing() throws {
        let app = try mount { Counting() }
        #expect(app.damage { app.update() }.isEmpty)
        #expect(app.damage { app.advance(by: 100) }.isEmpty)
        #expect(app.damage { app.movePointer(to: CGPoint(x: 1, y: 1)) }.isEmpty)
    }

    /// Something of everything, driven by a few numbers.
    struct Everything: View {
        let model: Model
        @Observable final class Model {
            var rows = [1, 2, 3]
            var opacity = 1.0
            var width: CGFloat = 60
            var shows = true
            var offset: CGFloat = 0
            var angle = Angle.zero
            var text = "Some text"
        }

        var body: some View {
            @Bindable var model = model
            HStack(alignment: .top) {
                VStack(alignment: .leading, spacing: 4) {
                    ForEach(model.rows, id: \.self) { row in
                        Label("Row \(row)", systemImage: "star")
                            .background(row.isMultiple(of: 2) ? Color.yellow : Color.mint)
                    }
                    if model.shows { Text("Shown").font(.title).padding(3).border(.red) }
                    Circle().fill(.blue).frame(width: model.width, height: 20).offset(x: model.offset)
                }
                .opacity(model.opacity)
                VStack {
                    TextField("Name", text: $model.text)
                    ScrollView {
                        VStack {
                            ForEach(0..<12) { Text("Line \($0)").foregroundStyle(.secondary) }
                            Text(model.text).italic()
                        }
                    }
                    .frame(height: 90)
                    TextEditor(text: $model.text).frame(height: 60)
                        .rotationEffect(model.angle)
                }
            }
            .padding()
        }
    }

    /// The area in which a difference picture is not black, in pixels.
    private func place(of difference: Bitmap) -> CGRect {
        var place = CGRect.null
        for y in 0..<difference.height {
            for x in 0..<difference.width where difference[x, y] != 0xFF00_0000 {
                place = place.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return place
    }

    @Test("Painting only the damage equals painting everything", arguments: 1...8)
    func incrementalIsFresh(seed: Int) throws {
        var random = SeededRandom(seed: UInt64(seed))
        let model = Everything.Model()
        let scale: CGFloat = [1, 1.25, 1.5, 2][seed % 4]
        let app = try mount(width: 360, height: 260, scale: scale) { Everything(model: model) }
        _ = app.paintedScreen()
        for step in 0..<25 {
            let action = Int.random(in: 0..<15, using: &random)
            switch action {
            case 0: model.rows.shuffle(using: &random)
            case 1: model.rows.append(model.rows.count + 1)
            case 2: if !model.rows.isEmpty { model.rows.removeFirst() }
            case 3: model.opacity = [0, 0.4, 1].randomElement(using: &random) ?? 1
            case 4: model.width = CGFloat.random(in: 5...90, using: &random)
            case 5: model.shows.toggle()
            case 6: model.offset = CGFloat.random(in: -30...60, using: &random)
            case 7: model.text += " ﬁ日א"
            case 8: try app.find(.scrollArea).scroll(y: CGFloat.random(in: -80...80, using: &random))
            case 9:
                app.press(.tab, .control)
                app.type("x")
            case 10: app.press("a", .control)
            case 11: app.advance(by: Double.random(in: 0...2, using: &random))
            case 12: app.setEnvironment(\.colorScheme, Bool.random(using: &random) ? .dark : .light)
            case 13: model.angle = .degrees(Double.random(in: -30...30, using: &random))
            default:
                app.setEnvironment(
                    \.layoutDirection, Bool.random(using: &random) ? .rightToLeft : .leftToRight)
            }
            let difference = app.paintedScreen().difference(from: app.freshPicture())
            try #require(
                difference.count == 0,
                "seed \(seed), step \(step), action \(action): differs in pixels \(place(of: difference.bitmap))"
            )
        }
    }
}
