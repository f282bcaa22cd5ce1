import Foundation
import Testing

/// Gestures of a hand at a real pointer, on either kind of desktop.
@Suite(.serialized)
struct GestureTests {
    @Test(
        "A click has its location, and two quick ones are one gesture",
        arguments: GestureForm.Screen.allCases)
    func taps(_ screen: GestureForm.Screen) throws {
        let form = try GestureForm(on: screen)
        try form.hand(.move(120, 20), .click)
        #expect(try form.told(until: "tap 120 20") == ["tap 120 20"])
        try form.hand(.move(130, 40), .click, .click, .move(50, 210), .click)
        #expect(try form.told(until: "also") == ["double", "child", "also"])
    }

    @Test(
        "Holding starts a carry, and moving at once does not",
        arguments: GestureForm.Screen.allCases)
    func carrying(_ screen: GestureForm.Screen) throws {
        let form = try GestureForm(on: screen)
        try form.hand(.move(100, 90), .press)
        #expect(try form.told(until: "taken up") == ["over", "taken up"])
        try form.hand(.move(120, 100), .move(160, 115), .release)
        #expect(try form.told(until: "carried 60 25") == ["carried 60 25"])
        try form.hand(.move(100, 90), .press, .move(200, 95), .release, .move(100, 30))
        #expect(try form.told(until: "out") == ["out"])
    }

    @Test(
        "A drag reports its progress, also outside the window, and its state resets at the end",
        arguments: GestureForm.Screen.allCases)
    func drags(_ screen: GestureForm.Screen) throws {
        let form = try GestureForm(on: screen)
        try form.hand(.move(200, 150), .press, .move(220, 150))
        try form.probe.expect("way 20 0")
        try form.hand(.move(260, 155))
        try form.probe.expect("way 60 5")
        try form.hand(.move(390, 400))
        try form.probe.expect("way 190 250")
        try form.hand(.release)
        #expect(try form.told(until: "way 0 0") == ["dragged 190 250", "way 0 0"])
    }

    @Test(
        "Of two taps the priority one runs alone, and a simultaneous one runs with others",
        arguments: GestureForm.Screen.allCases)
    func priorities(_ screen: GestureForm.Screen) throws {
        let form = try GestureForm(on: screen)
        try form.hand(.move(350, 210), .click)
        #expect(try form.told(until: "also") == ["first", "also"])
        try form.hand(.move(50, 210), .click)
        #expect(try form.told(until: "also") == ["child", "also"])
    }

    @Test(
        "The wheel scrolls the view under the pointer, and a click hits the visible content",
        arguments: GestureForm.Screen.allCases)
    func wheel(_ screen: GestureForm.Screen) throws {
        let form = try GestureForm(on: screen)
        try form.hand(.move(200, 280), .wheel, .wheel)
        try form.probe.expect("offset 120")
        try form.hand(.click)
        try form.probe.expect("inside")
    }
}
