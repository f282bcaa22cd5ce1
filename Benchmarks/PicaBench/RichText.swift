import Foundation
import PicaUI

/// A megabyte of attributed text in 20,000 runs: from the string to its first picture, offscreen, in a
/// scroll view of 600 by 800 points.
@MainActor enum RichText {
    private static let runCount = 20_000
    private static let byteCount = 1_000_000

    static func run() {
        // Fonts are found before anything is measured.
        _ = ImageRenderer(content: Text("warm").bold()).pngData()
        var times: [Double] = []
        for turn in 0..<5 {
            let string = string(turn)
            let start = Clock.now
            let renderer = ImageRenderer(
                content: ScrollView { Text(string) }.frame(width: 600, height: 800))
            _ = renderer.pngData()
            times.append(Clock.now - start)
        }
        Report.emit("rich.first_frame", times)
        Report.finish()
    }

    /// Words in runs of one of several looks; of another start in each turn, so that nothing is known yet.
    private static func string(_ turn: Int) -> AttributedString {
        let length = byteCount / runCount
        var result = AttributedString()
        for number in 0..<runCount {
            var words = ""
            while words.utf8.count < length { words += "word\((number + turn) % 977) " }
            if number % 40 == 39 { words += "\n" }
            result += AttributedString(words, attributes: looks[number % looks.count])
        }
        return result
    }

    /// A text that changes its look every so many bytes.
    static func inRuns(_ text: String, of length: Int) -> AttributedString {
        var result = AttributedString()
        var start = text.startIndex
        var number = 0
        while start < text.endIndex {
            let end = text.utf8.index(start, offsetBy: length, limitedBy: text.endIndex) ?? text.endIndex
            let words = String(decoding: text.utf8[start..<end], as: UTF8.self)
            result += AttributedString(words, attributes: looks[number % looks.count])
            start = end
            number += 1
        }
        return result
    }

    private static let looks = (0..<6).map { number in
        var look = AttributeContainer()
        if number % 2 == 1 { look.foregroundColor = .red }
        if number % 3 == 1 { look.underlineStyle = .single }
        if number % 3 == 2 { look.font = .system(size: 17, weight: .bold) }
        return look
    }
}
