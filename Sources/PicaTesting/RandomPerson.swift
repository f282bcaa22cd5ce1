import Foundation
import PicaState
import PicaViews

/// A simulated user who performs random actions, reproducible by a seed.
@MainActor struct RandomPerson {
    private var random: SplitMix
    private let app: TestHost

    init(seed: UInt64, in app: TestHost) {
        random = SplitMix(state: seed)
        self.app = app
    }

    /// A pseudorandom number generator.
    private struct SplitMix: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = state
            mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }
    }

    private mutating func number(_ count: Int) -> Int { Int.random(in: 0..<max(1, count), using: &random) }

    private mutating func one<Choices: RandomAccessCollection>(of choices: Choices) -> Choices.Element {
        choices[choices.index(choices.startIndex, offsetBy: number(choices.count))]
    }

    /// Performs a random action.
    ///
    /// - Returns: A description of the action.
    mutating func act() -> String {
        switch number(20) {
        case 0...4: click()
        case 5: drag()
        case 6, 7: scroll()
        case 8...10: type()
        case 11...13: press()
        case 14: paste()
        case 15: compose()
        case 16: pass()
        case 17: resize()
        case 18: changeSettings()
        default: use()
        }
    }

    // MARK: Pointer

    /// Returns the center of a random element, or a random point, possibly outside the window.
    private mutating func place() -> CGPoint {
        let elements = number(4) > 0 ? app.all() : []
        if !elements.isEmpty {
            let frame = one(of: elements).frame
            return CGPoint(x: frame.midX, y: frame.midY)
        }
        return CGPoint(
            x: CGFloat(number(Int(app.size.width) + 40)) - 20,
            y: CGFloat(number(Int(app.size.height) + 40)) - 20)
    }

    private mutating func click() -> String {
        let place = place()
        let count = [1, 1, 1, 2, 3][number(5)]
        let button = [TestHost.PointerButton.primary, .primary, .primary, .secondary, .middle][number(5)]
        let modifiers = [TestHost.Modifiers(), [], [], .shift, .control][number(5)]
        app.click(at: place, count: count, button: button, modifiers)
        return "click \(place) \(count) \(button) \(modifiers.rawValue)"
    }

    private mutating func drag() -> String {
        let (start, end) = (place(), place())
        let isHeldBeyondEdge = number(3) == 0
        app.pressPointer(at: start)
        for step in 1...4 {
            let share = CGFloat(step) / 4
            app.movePointer(
                to: CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
        }
        if isHeldBeyondEdge {
            app.movePointer(to: CGPoint(x: end.x, y: app.size.height + 50))
            app.advance(by: 0.5)
        }
        app.releasePointer(at: end)
        return "drag \(start) to \(end)\(isHeldBeyondEdge ? ", held beyond the edge" : "")"
    }

    private mutating func scroll() -> String {
        let (place, distance) = (place(), CGFloat([-5000, -300, -40, 40, 300, 5000][number(6)]))
        let isSideways = number(4) == 0
        app.scroll(at: place, x: isSideways ? distance : 0, y: isSideways ? 0 : distance)
        return "scroll \(place) by \(distance)\(isSideways ? " sideways" : "")"
    }

    // MARK: Keyboard

    private mutating func type() -> String {
        let text = one(of: Self.texts.prefix(12))
        app.type(text)
        return "type \(text.debugDescription)"
    }

    private mutating func press() -> String {
        let key = one(of: Self.keys)
        let modifiers = [TestHost.Modifiers(), [], [], .shift, .control, [.control, .shift], .alt][number(7)]
        app.press(key, modifiers)
        return "press \(key.key) \(modifiers.rawValue)"
    }

    private mutating func paste() -> String {
        let text = one(of: Self.texts)
        app.clipboard = text
        app.press("v", .control)
        return "paste \(text.prefix(40).debugDescription), \(text.utf8.count) bytes"
    }

    private mutating func compose() -> String {
        let text = one(of: ["에", "にほ", "ni", ""])
        app.compose(text)
        if number(2) == 0 { app.commit(one(of: ["에", "日本", ""])) }
        return "compose \(text)"
    }

    // MARK: Environment

    private mutating func pass() -> String {
        let time = [0.05, 0.3, 1, 5][number(4)]
        app.advance(by: time)
        return "wait \(time) s"
    }

    private mutating func resize() -> String {
        let size = one(of: [
            CGSize(width: 1, height: 1), CGSize(width: 60, height: 60), CGSize(width: 300, height: 200),
            CGSize(width: 640, height: 480), CGSize(width: 800, height: 600),
            CGSize(width: 2000, height: 300),
        ])
        app.resize(to: size)
        return "resize to \(size)"
    }

    private mutating func changeSettings() -> String {
        switch number(4) {
        case 0:
            let size = one(of: DynamicTypeSize.allCases)
            app.setEnvironment(\.dynamicTypeSize, size)
            return "text size \(size)"
        case 1:
            let direction = number(2) == 0 ? LayoutDirection.leftToRight : .rightToLeft
            app.setEnvironment(\.layoutDirection, direction)
            return "direction \(direction)"
        case 2:
            let scheme = number(2) == 0 ? ColorScheme.light : .dark
            app.setEnvironment(\.colorScheme, scheme)
            return "\(scheme)"
        default:
            let language = one(of: ["en_US", "de_DE", "ar_EG", "ja_JP", "th_TH", "fi_FI"])
            app.setEnvironment(\.locale, Locale(identifier: language))
            return "language \(language)"
        }
    }

    /// Performs an accessibility action on a random element.
    private mutating func use() -> String {
        let elements = app.all().filter { !$0.actions.isEmpty }
        guard !elements.isEmpty else { return pass() }
        let element = one(of: elements)
        let action = one(of: element.actions)
        let words = "\(action) of \(element.summary)"
        try? element.perform(action)
        return words
    }

    private static let keys: [TestHost.Key] = [
        .tab, .tab, .return, .escape, .escape, .space, .delete, .deleteForward, .left, .right, .up, .down,
        .home, .end,
        .pageUp, .pageDown, .menu, .function(3), .function(10), "a", "c", "v", "x", "z", "y", "f", "h", "b",
        "n",
    ]

    /// Texts that people type, and texts that they do not.
    private static let texts: [String] = [
        "a", "Hello ", "two words", "12345", "-7,5", "31.12.2023", "שלום", "مرحبا", "ที่นี่", "👨‍👩‍👧 🇩🇪",
        "e\u{301}\u{301}\u{301}",
        "x", "\n", "\r\n\r\n", "\t", "\u{202E}abc\u{2069}", "\u{FEFF}\u{200D}\u{FE0F}",
        "#<b>&amp;</b>{\\rtf1",
        String(repeating: "a", count: 5000), String(repeating: "line\n", count: 2000),
        "Z" + String(repeating: "\u{300}", count: 500), String(repeating: "word ", count: 20_000),
    ]
}
