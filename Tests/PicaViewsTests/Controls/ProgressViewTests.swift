import Foundation
import Observation
import PicaFoundation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@MainActor @Observable private final class Model {
    var done: Double? = 0.25
}

/// How far something has come.
@MainActor @Suite struct ProgressViewTests {
    private struct Page: View {
        let model: Model
        var body: some View { ProgressView("Copying", value: model.done) }
    }

    @Test("A progress view has a label and a percentage, which is absent if indeterminate")
    func value() throws {
        let model = Model()
        let app = try mount { Page(model: model) }
        #expect(try app.find(.progressIndicator, "Copying").value == "25%")
        model.done = 0.5
        #expect(try app.find(.progressIndicator, "Copying").value == "50%")
        model.done = nil
        #expect(try app.find(.progressIndicator, "Copying").value == nil)
    }

    @Test("Values out of range and NaN are clamped")
    func bounds() throws {
        for (value, total, expected) in [
            (2.0, 1.0, "100%"), (-1, 1, "0%"), (.nan, 1, "0%"), (1, 0, "0%"), (3, 4, "75%"),
        ] {
            let app = try mount { ProgressView(value: value, total: total) }
            #expect(try app.find(.progressIndicator).value == expected)
        }
    }

    @Test("A bar takes the available width; spinners and rings follow the control size")
    func sizes() throws {
        let bar = try mount(width: 300) { ProgressView(value: 0.5) }
        #expect(try bar.find(.progressIndicator).frame.width == 300)
        var last: CGFloat = 0
        for size in ControlSize.allCases {
            let side = try mount { ProgressView().controlSize(size) }.find(.progressIndicator).frame.width
            #expect(side > last)
            last = side
        }
        let ring = try mount { ProgressView(value: 0.5).progressViewStyle(.circular) }
        let frame = try ring.find(.progressIndicator).frame
        #expect(frame.width == frame.height)
    }

    @Test("A bar fills from the leading edge in the tint color", arguments: [false, true])
    func fills(rightToLeft: Bool) throws {
        let app = try mount(width: 200, height: 40) {
            ProgressView(value: 0.5).progressViewStyle(.linear).tint(.red)
                .environment(\.layoutDirection, rightToLeft ? .rightToLeft : .leftToRight)
        }
        let picture = app.freshPicture()
        func isRed(_ x: Int) -> Bool {
            let pixel = picture[x, 20]
            return pixel >> 16 & 0xFF > 180 && pixel >> 8 & 0xFF < 120
        }
        #expect(isRed(40) == !rightToLeft && isRed(160) == rightToLeft)
    }

    @Test("A spinner turns with time and requests nothing else")
    func turns() throws {
        let app = try mount(width: 60, height: 60) { ProgressView() }
        let before = app.freshPicture()
        app.advance(by: 0.1)
        #expect(before.difference(from: app.freshPicture()).count > 0)
    }

    @Test("An interval shows the remaining or elapsed part and stops when it ends")
    func timer() throws {
        for countsDown in [true, false] {
            let app = try mount { Text("") }
            let start = app.date
            app.show {
                ProgressView(timerInterval: start...start.addingTimeInterval(10), countsDown: countsDown) {
                    Text("Tea")
                }
            }
            let bar = try app.find(.progressIndicator, "Tea")
            #expect(bar.value == (countsDown ? "100%" : "0%"))
            app.advance(by: 2.5)
            #expect(bar.value == (countsDown ? "75%" : "25%"))
            app.advance(by: 10)
            #expect(bar.value == (countsDown ? "0%" : "100%"))
            #expect(app.texts.contains { $0.contains("0:") })
        }
    }

    @Test("A Foundation Progress is observed until it is finished")
    func foundation() throws {
        let progress = Progress(totalUnitCount: 4)
        let app = try mount { ProgressView(progress) }
        #expect(try app.find(.progressIndicator).value == "0%")
        progress.completedUnitCount = 2
        app.advance(by: 0.3)
        #expect(try app.find(.progressIndicator).value == "50%")
        progress.completedUnitCount = 4
        app.advance(by: 0.3)
        #expect(try app.find(.progressIndicator).value == "100%")
    }

    private struct Counted: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                configuration.label
                Text(verbatim: "\(configuration.fractionCompleted ?? -1)")
                configuration.currentValueLabel
            }
        }
    }

    @Test("A custom style gets the fraction and both labels and may use the outer style")
    func ownStyle() throws {
        struct Around: ProgressViewStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack {
                    Text("Around")
                    ProgressView(configuration)
                }
            }
        }
        let app = try mount {
            ProgressView(value: 1, total: 4) {
                Text("Copying")
            } currentValueLabel: {
                Text("1 of 4")
            }
            .progressViewStyle(Around())
            .progressViewStyle(Counted())
        }
        #expect(app.texts == ["Around", "Copying", "0.25", "1 of 4"])
    }

    @Test("Titles may be strings, keys, resources or views, and styles may have a tint")
    func titles() throws {
        let name = "String"
        let now = Date(timeIntervalSinceReferenceDate: 0)
        let app = try mount(width: 500, height: 900) {
            VStack {
                ProgressView(name)
                ProgressView(LocalizedStringResource("Resource"))
                ProgressView { Text("View") }
                ProgressView(name, value: 1.0)
                ProgressView(LocalizedStringResource("Part"), value: 1.0, total: 2)
                ProgressView(value: 0.5) { Text("Views") }
                ProgressView("Red", value: 0.5).progressViewStyle(LinearProgressViewStyle(tint: .red))
                ProgressView("Ring", value: 0.5).progressViewStyle(CircularProgressViewStyle(tint: .red))
                ProgressView("Same", value: 0.5).progressViewStyle(.automatic)
                ProgressView(timerInterval: now...now)
                ProgressView(timerInterval: now...now) {
                    Text("Time")
                } currentValueLabel: {
                    Text("Over")
                }
            }
        }
        #expect(
            app.all(.progressIndicator).map(\.label) == [
                "String", "Resource", "View", "String", "Part", "Views", "Red", "Ring", "Same", "", "Time",
            ])
    }
}
