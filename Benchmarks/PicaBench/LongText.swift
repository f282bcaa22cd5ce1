import Foundation
import PicaText
import PicaUI

/// A text of many megabytes as an editor lays it out, in 600 by 800 points; nothing is drawn.
///
/// Of key `paragraph` it has no line end, else lines of about 80 characters.
@MainActor enum LongText {
    private static let width = 600.0
    private static let viewport = 800.0
    private static let keystrokes = 200

    static func run(megabytes: Double, key: String) {
        let count = Int(max(0.1, min(megabytes, 1000)) * 1e6)
        run(key, text(count, lineLength: key == "paragraph" ? .max : 80))
        Report.finish()
    }

    private static func run(_ key: String, _ text: String) {
        let name = "long.\(key)"
        var content = AttributedRope(text)
        let style = TextStyle(
            font: FontDescriptor(family: Content.family, size: Double(Content.fontSize)))
        let context = TextContext()
        // Fonts are found before anything is measured.
        _ = DocumentLayout(AttributedRope("warm"), style: style, width: width, context: context)
            .visibleBlocks()
        let before = Memory.resident

        var start = Clock.now
        let document = DocumentLayout(content, style: style, width: width, context: context)
        document.viewportHeight = viewport
        _ = document.visibleBlocks()
        Report.emit("\(name).open", Clock.now - start, "ms")
        start = Clock.now
        document.top = .infinity
        _ = document.visibleBlocks()
        Report.emit("\(name).goto_end", Clock.now - start, "ms")

        for (place, share) in [("start", 0), ("middle", 0.5), ("end", 1)] {
            var offset = content.graphemeBoundary(atOrBefore: Int(Double(content.utf8Count) * share))
            document.top = document.topRevealing(Caret(offset))
            _ = document.visibleBlocks()
            var times: [Double] = []
            for number in 0..<keystrokes {
                start = Clock.now
                let typed = number % 6 == 5 ? " " : "x"
                content.replace(offset..<offset, with: typed)
                document.update(content, edit: TextEdit(range: offset..<offset, newCount: 1))
                offset += 1
                document.top = document.topRevealing(Caret(offset, .upstream))
                _ = document.visibleBlocks()
                times.append(Clock.now - start)
            }
            Report.emit("\(name).key_\(place)", times)
        }

        start = Clock.now
        var offset = 0
        while offset < content.utf8Count {
            _ = document.caretRect(Caret(offset))
            offset += 1000
        }
        Report.emit("\(name).all", Clock.now - start, "ms")
        let grown = max(0, Memory.resident - before)
        Report.emit("\(name).memory", grown, "MiB")
        Report.emit("\(name).memory_per_byte", grown * 1_048_576 / Double(content.utf8Count), "bytes")
    }

    /// Words of a made-up language of English's letters.
    private static func text(_ count: Int, lineLength: Int) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(count + 16)
        var state: UInt64 = 1
        var lineStart = 0
        while bytes.count < count {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            // One of 4096 words of two to nine letters.
            var word = (state >> 52) &* 0x9E37_79B9_7F4A_7C15
            for _ in 0..<2 + Int(word >> 61) {
                bytes.append(UInt8(truncatingIfNeeded: 0x61 + (word >> 8) % 26))
                word = word &* 6_364_136_223_846_793_005 &+ 1
            }
            let endsLine = bytes.count - lineStart > lineLength
            bytes.append(endsLine ? 0x0A : 0x20)
            if endsLine { lineStart = bytes.count }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
