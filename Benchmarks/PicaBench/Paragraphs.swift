import Foundation
import PicaText
import PicaUI

/// Paragraphs of about 500 bytes, each laid out separately at 600 pixels; nothing is drawn.
@MainActor enum Paragraphs {
    private static let width = 600.0

    static func run(file: String, key: String) {
        guard let data = FileManager.default.contents(atPath: file) else {
            FileHandle.standardError.write(Data("cannot read \(file)\n".utf8))
            exit(2)
        }
        let name = "para.\(key)"
        var paragraphs = String(decoding: data, as: UTF8.self).split(
            separator: "\n", omittingEmptySubsequences: false
        ).map(String.init)
        if paragraphs.last?.isEmpty == true { paragraphs.removeLast() }
        let style = TextStyle(
            font: FontDescriptor(family: Content.family, size: Double(Content.fontSize)))
        let context = TextContext()

        var times: [Double] = []
        var (lines, height) = (0, 0.0)
        let end = Clock.now + 2000
        while times.count < 2 || (times.count < 64 && Clock.now < end) {
            let start = Clock.now
            (lines, height) = (0, 0)
            for paragraph in paragraphs {
                let layout = layout(paragraph, style, context)
                lines += layout.lines.count
                height += layout.height
            }
            times.append(Clock.now - start)
        }
        var missing = 0
        for paragraph in paragraphs {
            layout(paragraph, style, context).forEachRun { run, _, _, _, _ in
                missing += run.glyphs.reduce(0) { $0 + ($1.id == 0 ? 1 : 0) }
            }
        }
        let warm = times.dropFirst().sorted()[(times.count - 2) / 2]
        Report.emit("\(name).cold", Double(data.count) / 1e3 / times[0], "MB/s")
        Report.emit("\(name).warm", Double(data.count) / 1e3 / warm, "MB/s")
        Report.emit("\(name).lines", lines, "count")
        Report.emit("\(name).height", height, "px")
        Report.emit("\(name).missing", missing, "glyphs")
        Report.finish()
    }

    private static func layout(_ text: String, _ style: PicaText.TextStyle, _ context: TextContext)
        -> TextLayout
    {
        TextLayout(ShapedText(StyledText(text, style: style), context: context), width: width)
    }
}
