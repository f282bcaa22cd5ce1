import Foundation
import PicaGraph
import PicaState

/// The commands on standard input, one per line.
@MainActor
final class Commands {
    private let probe: Probe
    private let source: any DispatchSourceRead
    private var unread: [UInt8] = []

    init(probe: Probe) {
        self.probe = probe
        source = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: .main)
        source.setEventHandler { [unowned self] in MainActor.assumeIsolated { self.read() } }
        source.resume()
    }

    func end() {
        source.cancel()
    }

    private func read() {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = Foundation.read(STDIN_FILENO, &buffer, buffer.count)
        guard count > 0 else { return source.cancel() }
        unread += buffer[..<count]
        while let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
            let line = String(decoding: unread[..<end], as: UTF8.self)
            unread.removeSubrange(...end)
            let words = line.split(separator: " ", maxSplits: 1).map(String.init)
            perform(words.first ?? "", words.count > 1 ? words[1] : "")
        }
    }

    private func perform(_ command: String, _ argument: String) {
        guard let (window, content) = probe.current else { return }
        let platform = content.platform
        switch command {
        case "open": do { try probe.open(argument) } catch { writeLine("\(error)") }
        case "small":
            do {
                try probe.open(argument, size: CGSize(width: 120, height: 90))
            } catch { writeLine("\(error)") }
        case "least":
            let numbers = argument.split(separator: " ").compactMap { Double($0) }
            guard numbers.count == 2 else { return }
            content.least = CGSize(width: numbers[0], height: numbers[1])
            content.invalidate(EchoContent.rectangle)
        case "close": window.close()
        case "title": window.title = argument
        case "copy":
            platform.clipboard.put(argument)
            writeLine("copied")
        case "paste": paste("clipboard", platform.clipboard)
        case "select":
            platform.primarySelection.put(argument)
            writeLine("selected")
        case "primary": paste("primary", platform.primarySelection)
        case "offer", "size", "fetch", "types":
            Exchange.perform(command, argument, on: platform.clipboard)
        case "type":
            platform.setTextInput(
                argument == "off"
                    ? nil
                    : TextInputTarget(
                        caret: CGRect(x: 20, y: 20, width: 1, height: 20), isSecret: argument == "secret"))
            writeLine("typing \(argument)")
        case "clicks":
            content.clickCost = argument.split(separator: " ").last.flatMap { Double($0) }
            writeLine("clicks \(argument)")
        case "cursor": platform.setCursor(argument == "text" ? .text : .hand)
        case "damage":
            let numbers = argument.split(separator: " ").compactMap { Double($0) }
            guard numbers.count == 4 else { return }
            content.invalidate(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
        case "deadline": content.nextDeadline = platform.now + (Double(argument) ?? 0)
        case "frames": content.frames = Int(argument) ?? 0
        case "clocks": Clocks.start(interval: Double(argument) ?? 0.1)
        case "storm":
            Task.detached { while true { await MainActor.run {} } }
            writeLine("storming")
        case "idle": Idleness.measure(seconds: Double(argument) ?? 1)
        default: writeLine("what is \(command)?")
        }
    }

    private func paste(_ name: String, _ clipboard: any Clipboard) {
        clipboard.readText(as: { $0 }) { writeLine("\(name): \((try? $0.get()) ?? "none")") }
    }
}
