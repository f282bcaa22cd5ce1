import Foundation
import PicaCanvas
import PicaGraph
import PicaViews

/// Prints every event and shows one red rectangle, 20 points from the corner and 100 x 60 large, on
/// blue.
final class EchoContent: WindowContent {
    static let rectangle = CGRect(x: 20, y: 20, width: 100, height: 60)
    let platform: any Platform
    var nextDeadline: TimeInterval?
    /// Frames still to be asked for, one after the other.
    var frames = 0
    /// Seconds that a button keeps the program busy when it is pressed and when it is released. The first
    /// begins to type, any other ends it; the release has something painted. Nil while buttons do nothing.
    var clickCost: TimeInterval?

    var least = CGSize(width: 140, height: 100)

    private let name: String
    private var damage: [CGRect] = []

    init(name: String, platform: any Platform) {
        self.name = name
        self.platform = platform
    }

    func openingSize(_ resizability: WindowResizability) -> CGSize { CGSize(width: 400, height: 300) }

    func minimumSize() -> CGSize { least }

    func resize(to size: CGSize, scale: CGFloat) {
        say("size \(size.width) \(size.height) scale \(scale)")
    }

    func handle(_ event: InputEvent) {
        say(describe(event))
        guard let clickCost else { return }
        switch event {
        case .pointerPressed(let place, let button, _, _):
            Thread.sleep(forTimeInterval: clickCost)
            platform.setTextInput(
                button == .primary
                    ? TextInputTarget(caret: CGRect(origin: place, size: CGSize(width: 1, height: 20))) : nil)
        case .pointerReleased:
            Thread.sleep(forTimeInterval: clickCost)
            invalidate(EchoContent.rectangle)
        default: break
        }
    }

    /// Has a part painted again.
    func invalidate(_ rect: CGRect) {
        damage.append(rect)
    }

    func endEditing() {}

    func update() -> [CGRect] {
        if let due = nextDeadline, platform.now >= due {
            nextDeadline = nil
            say("deadline")
        }
        if frames > 0 {
            frames -= 1
            damage.append(EchoContent.rectangle)
            if frames > 0 { platform.requestFrame() } else { say("frames done") }
        }
        defer { damage = [] }
        return damage
    }

    func paint(on painter: Painter) {
        painter.fill(PixelColor(red: 0, green: 0, blue: 1))
        var list = DisplayList()
        list.commands.append(.rect(EchoContent.rectangle, .color(PixelColor(red: 1, green: 0, blue: 0))))
        painter.draw(list, at: .zero)
        let clip = painter.clipBounds
        say("painted \(clip.minX) \(clip.minY) \(clip.width) \(clip.height)")
    }

    func say(_ line: String) {
        writeLine("\(name): \(line)")
    }
}

/// An event as a line.
func describe(_ event: InputEvent) -> String {
    switch event {
    case .pointerMoved(let point, let held): "moved \(point.x) \(point.y)\(describe(held))"
    case .pointerPressed(let point, let button, let clicks, let held):
        "pressed \(button) \(clicks) at \(point.x) \(point.y)\(describe(held))"
    case .pointerReleased(let point, let button, let held):
        "released \(button) at \(point.x) \(point.y)\(describe(held))"
    case .pointerLeft: "left"
    case .scrolled(let step):
        "scrolled \(step.delta.width) \(step.delta.height)"
            + describe(step.modifiers)
    case .pinched(let step):
        "pinch \(step.phase) at \(step.location.x) \(step.location.y), \(rounded(Double(step.scale))) "
            + "\(rounded(step.rotation))\(describe(step.modifiers))"
    case .keyPressed(let press): "key \(describe(press.key))\(describe(press.modifiers))"
    case .keyReleased(let key, let held): "keyup \(describe(key))\(describe(held))"
    case .text(let text): "text \(text)"
    case .preedit(let text, let selection): "preedit \(text) \(selection.lowerBound) \(selection.upperBound)"
    case .deleteAround(let before, let after): "delete \(before) \(after)"
    case .windowFocused(let focused): focused ? "focused" : "unfocused"
    case .capsLock(let isOn): isOn ? "capslock on" : "capslock off"
    case .alternate(let isHeld): isHeld ? "alternate on" : "alternate off"
    }
}

private func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }

private func describe(_ key: Key) -> String {
    switch key {
    case .character(let character): "\(character)"
    case .function(let number): "F\(number)"
    default: "<\(key)>"
    }
}

private func describe(_ modifiers: Modifiers) -> String {
    let names: [(Modifiers, String)] = [
        (.shift, "shift"), (.control, "control"), (.alternate, "alternate"), (.superKey, "super"),
        (.level3, "level3"),
    ]
    return names.filter { modifiers.contains($0.0) }.map { " " + $0.1 }.joined()
}
