import Foundation
import PicaDesktop
import Testing

@Suite
struct ClickCounterTests {
    private let place = CGPoint(x: 100, y: 100)

    @Test("Presses within 400 ms and 5 points count together")
    func series() {
        var counter = ClickCounter()
        #expect(counter.press(.primary, at: place, time: 1000) == 1)
        #expect(counter.press(.primary, at: CGPoint(x: 105, y: 95), time: 1400) == 2)
        #expect(counter.press(.primary, at: place, time: 1700) == 3)
    }

    @Test("Time, distance or another button starts a new series")
    func newSeries() {
        var counter = ClickCounter()
        #expect(counter.press(.primary, at: place, time: 1000) == 1)
        #expect(counter.press(.primary, at: place, time: 1401) == 1)
        #expect(counter.press(.primary, at: CGPoint(x: 106, y: 100), time: 1500) == 1)
        #expect(counter.press(.secondary, at: CGPoint(x: 106, y: 100), time: 1600) == 1)
    }

    @Test("The clock may wrap around within a series")
    func wrap() {
        var counter = ClickCounter()
        #expect(counter.press(.primary, at: place, time: .max - 10) == 1)
        #expect(counter.press(.primary, at: place, time: 20) == 2)
    }
}

@Suite
struct DisplayScaleTests {
    @Test("A resolution gives a scale in quarters, at least 1")
    func resolution() {
        #expect(DisplayScale.scale(dpi: 96) == 1)
        #expect(DisplayScale.scale(dpi: 105.6) == 1)
        #expect(DisplayScale.scale(dpi: 120) == 1.25)
        #expect(DisplayScale.scale(dpi: 192) == 2)
        #expect(DisplayScale.scale(dpi: 0) == 1)
        // A desktop that has made text a quarter larger says 120; that is not the screen's.
        #expect(DisplayScale.scale(dpi: 120, textScale: 1.25) == 1)
        #expect(DisplayScale.scale(dpi: 240, textScale: 1.25) == 2)
        #expect(DisplayScale.scale(dpi: 96, textScale: 1.25) == 1)
        #expect(DisplayScale.scale(dpi: 96, textScale: 0.5) == 1)
    }

    @Test("An invalid scale is ignored")
    func override() {
        #expect(DisplayScale.parse("1.5") == 1.5)
        for text in ["", "0", "-1", "nan", "inf", "large", "100"] { #expect(DisplayScale.parse(text) == nil) }
    }

    @Test("A resource is matched by its whole name")
    func resource() {
        let text = "Xft.dpiX:\t1\nXft.antialias:\t1\nXft.dpi:\t120\n"
        #expect(XResources.value(of: "Xft.dpi", in: text) == "120")
        #expect(XResources.value(of: "Xft.hinting", in: text) == nil)
    }
}
