import AppKit
import SwiftUI
import Testing
import UIKit

/// Attributed strings of older source.
@MainActor @Suite struct AttributedObjectTests {
    @Test("Attributes of objects become those of values")
    func toValue() throws {
        let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        let whole = NSMutableAttributedString(
            string: "Hello 👋 there",
            attributes: [.font: NSFont.boldSystemFont(ofSize: 20), .foregroundColor: NSColor.systemRed])
        whole.addAttribute(
            .backgroundColor, value: UIColor.systemBlue, range: NSRange(location: 6, length: 2))
        let dotted: NSUnderlineStyle = [.single, .patternDot]
        whole.addAttributes(
            [
                .underlineStyle: dotted.rawValue, .underlineColor: red, .kern: 2, .tracking: 1.5,
                .baselineOffset: 3, .link: "https://a.b", NSAttributedString.Key("Own"): 1,
                .strikethroughStyle: NSUnderlineStyle.double.rawValue, .strikethroughColor: Color.green,
            ], range: NSRange(location: 9, length: 5))
        let text = AttributedString(whole)
        #expect(String(text.characters) == "Hello 👋 there")
        let runs = Array(text.runs)
        #expect(runs.map { String(text[$0.range].characters) } == ["Hello ", "👋", " ", "there"])
        let font = Font(NSFont.boldSystemFont(ofSize: 20))
        #expect(runs.allSatisfy { $0.font == font })
        #expect(runs[0].foregroundColor == Color(nsColor: .systemRed))
        #expect(runs[1].backgroundColor == Color(uiColor: .systemBlue))
        let last = runs[3]
        #expect(last.underlineStyle == Text.LineStyle(pattern: .dot, color: Color(cgColor: red)))
        #expect(last.strikethroughStyle == Text.LineStyle(pattern: .solid, color: .green))
        #expect(last.kern == 2 && last.tracking == 1.5 && last.baselineOffset == 3)
        #expect(last.link == URL(string: "https://a.b"))
        let none = AttributeContainer([.underlineStyle: 0, .font: "no font", .link: 1])
        #expect(none == AttributeContainer())
    }

    @Test("A paragraph has the style of its first character")
    func paragraphStyles() throws {
        let centered = NSMutableParagraphStyle()
        centered.alignment = .center
        (centered.minimumLineHeight, centered.maximumLineHeight) = (30, 30)
        centered.baseWritingDirection = .rightToLeft
        let spaced = NSMutableParagraphStyle()
        (spaced.lineHeightMultiple, spaced.lineSpacing) = (2, 4)
        spaced.alignment = .justified
        let whole = NSMutableAttributedString(string: "one\ntwo\nthree")
        whole.addAttributes([.paragraphStyle: centered], range: NSRange(location: 0, length: 6))
        whole.addAttributes(
            [.paragraphStyle: spaced, .font: NSFont.systemFont(ofSize: 10)],
            range: NSRange(location: 8, length: 5))
        let text = AttributedString(whole)
        #expect(String(text.characters) == "one\ntwo\nthree")
        let found = text.runs.map { run in
            (String(text[run.range].characters), run.alignment, run.lineHeight, run.writingDirection)
        }
        let one = try #require(found.first { $0.0.hasPrefix("one") })
        #expect(one.1 == .center && one.2 == .exact(points: 30) && one.3 == .rightToLeft)
        let two = try #require(found.first { $0.0.contains("two") })
        #expect(two.1 == .center)
        let three = try #require(found.first { $0.0 == "three" })
        #expect(three.1 == nil && three.2 == .exact(points: 28))
    }

    @Test("Attributes of values become those of objects, and come back")
    func toObject() {
        var text = AttributedString("plain\n")
        var styled = AttributedString("styled🎈")
        styled.font = .headline
        styled.foregroundColor = .red
        styled.strikethroughStyle = Text.LineStyle(pattern: .dash)
        styled.link = URL(string: "https://a.b")
        styled.alignment = .right
        styled.baselineOffset = 3
        text += styled
        let object = NSAttributedString(text)
        #expect(object.string == "plain\nstyled🎈")
        var range = NSRange()
        #expect(object.attributes(at: 0, effectiveRange: &range).isEmpty)
        let attributes = object.attributes(at: 6, effectiveRange: &range)
        #expect(range == NSRange(location: 6, length: 8))
        #expect(attributes[.foregroundColor] as? Color == .red)
        #expect((attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment == .right)
        #expect(AttributedString(object) == text)
    }

    @Test("Paragraph styles are compared by their values, and a copy does not follow changes")
    func paragraphs() throws {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 4
        let copy = try #require(style.copy() as? NSParagraphStyle)
        style.lineSpacing = 8
        #expect(copy.lineSpacing == 4 && copy != style)
        let other = try #require(copy.mutableCopy() as? NSMutableParagraphStyle)
        #expect(other == copy)
        other.setParagraphStyle(style)
        #expect(other == style && other.hash == style.hash)
    }

    @Test("Strings are measured on one line, or wrapped at a width")
    func size() {
        let font: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]
        let line = "many words in a line".size(withAttributes: font)
        #expect(line.width > 100 && line.height > 20 && line.height < 40)
        #expect(line.width > "many words".size(withAttributes: font).width)
        #expect("many words in a line".size().height < line.height)
        let text = NSAttributedString(string: "many words in a line", attributes: font)
        let limit = CGSize(width: line.width / 2, height: .greatestFiniteMagnitude)
        let wrapped = text.boundingRect(with: limit, options: .usesLineFragmentOrigin, context: nil)
        #expect(wrapped.width <= limit.width && wrapped.height > line.height * 1.9)
        #expect(text.boundingRect(with: limit).size == line)
        #expect(NSString(string: "").size(withAttributes: font).width == 0)
    }
}
