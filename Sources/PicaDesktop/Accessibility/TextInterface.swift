import Foundation
import PicaBus
import PicaGraph
import PicaText

/// The interface of text with a caret. Offsets on the wire count Unicode scalars.
enum TextInterface: AccessibleInterface {
    static let name = "org.a11y.atspi.Text"

    /// The most bytes of text in one answer.
    private static let mostText = 4 << 20

    static func isOn(_ object: AccessibleObject) -> Bool { object.node?.text != nil }

    static func reply(to call: AccessibleCall, on object: AccessibleObject) throws(BusError)
        -> AccessibleReply
    {
        guard let id = object.id, let text = object.node?.text else { throw .noMethod(call.member) }
        let rope = text.content
        switch call.member {
        case "GetText":
            let end = try call.integer(1)
            return .values([
                .string(try part(rope, rope.utf8Range(scalars: try call.integer(0), end < 0 ? .max : end)))
            ])
        case "GetCharacterAtOffset":
            let number = try call.integer(0)
            let scalar = number < 0 ? nil : rope.scalar(at: rope.utf8Offset(scalar: number))
            return .values([.int32(Int32(scalar?.value ?? 0))])
        case "GetStringAtOffset":
            guard let unit = TextUnit(granularity: try call.integer(1)) else {
                throw .wrongArguments(call.member)
            }
            return try unit.reply(.at, try call.integer(0), in: text, of: id)
        case "GetTextAtOffset", "GetTextBeforeOffset", "GetTextAfterOffset":
            guard let unit = TextUnit(boundary: try call.integer(1)) else {
                throw .wrongArguments(call.member)
            }
            let place: TextPlace =
                switch call.member {
                case "GetTextBeforeOffset": .before
                case "GetTextAfterOffset": .after
                default: .at
                }
            return try unit.reply(place, try call.integer(0), in: text, of: id)
        case "SetCaretOffset":
            let offset = rope.utf8Offset(scalar: try call.integer(0))
            return .request(.select([offset..<offset]), on: id)
        case "GetNSelections": return .values([.int32(Int32(clamping: text.selection.count))])
        case "GetSelection":
            let index = try call.integer(0)
            guard text.selection.indices.contains(index) else { return .values([.int32(0), .int32(0)]) }
            return .values(rope.scalarArguments(text.selection[index]))
        case "AddSelection":
            let range = rope.utf8Range(scalars: try call.integer(0), try call.integer(1))
            return .request(.select(text.selection + [range]), on: id)
        case "SetSelection":
            let range = rope.utf8Range(scalars: try call.integer(1), try call.integer(2))
            var ranges = text.selection
            let index = try call.integer(0)
            if ranges.indices.contains(index) {
                ranges[index] = range
            } else if index == 0 {
                ranges = [range]
            } else {
                return .values([.bool(false)])
            }
            return .request(.select(ranges), on: id)
        case "RemoveSelection":
            var ranges = text.selection
            let index = try call.integer(0)
            guard ranges.indices.contains(index) else { return .values([.bool(false)]) }
            ranges.remove(at: index)
            let caret = text.caret ?? 0
            return .request(.select(ranges.isEmpty ? [caret..<caret] : ranges), on: id)
        case "GetAttributes", "GetAttributeRun":
            return attributes(at: rope.utf8Offset(scalar: try call.integer(0)), of: id)
        case "GetAttributeValue":
            let name = try call.text(1)
            let offset = rope.utf8Offset(scalar: try call.integer(0))
            return .request(.attributes(at: offset), on: id) { (answer) throws(BusError) in
                guard case .attributes(let found, _) = answer else { throw .failed("the text is gone") }
                return [.string(found.values[name] ?? "")]
            }
        case "GetDefaultAttributes", "GetDefaultAttributeSet": return .values([.strings([])])
        case "GetCharacterExtents":
            let offset = rope.utf8Offset(scalar: try call.integer(0))
            let end = rope.scalar(at: offset).map { offset + $0.utf8Count } ?? offset
            return extents(offset..<end, of: object, relativeTo: try call.integer(1))
        case "GetRangeExtents":
            let range = rope.utf8Range(scalars: try call.integer(0), try call.integer(1))
            return extents(range, of: object, relativeTo: try call.integer(2))
        case "GetOffsetAtPoint":
            guard let window = object.window else { throw .noMethod(call.member) }
            let point = window.points(
                try call.point(0), relativeTo: try call.integer(2), parent: object.parentFrame)
            return .request(.textOffset(at: point), on: id) { (answer) throws(BusError) in
                guard case .offset(let offset, let rope) = answer else { throw .failed("the text is gone") }
                return [.int32(Int32(clamping: rope.scalarOffset(offset)))]
            }
        case "ScrollSubstringTo", "ScrollSubstringToPoint":
            let range = rope.utf8Range(scalars: try call.integer(0), try call.integer(1))
            return .request(.revealText(range), on: id)
        default: throw .noMethod(call.member)
        }
    }

    static let properties = ["CharacterCount", "CaretOffset"]

    static func property(_ name: String, of object: AccessibleObject) -> BusArgument? {
        guard let text = object.node?.text else { return nil }
        switch name {
        case "CharacterCount": return .int32(Int32(clamping: text.content.scalarCount))
        case "CaretOffset":
            return .int32(text.caret.map { Int32(clamping: text.content.scalarOffset($0)) } ?? -1)
        default: return nil
        }
    }

    /// Returns a part of a text, unless it is too long for an answer.
    fileprivate static func part(_ rope: Rope, _ range: Range<Int>) throws(BusError) -> String {
        guard range.count <= mostText else {
            throw BusError.failed("the text is longer than \(mostText) bytes: ask for parts of it")
        }
        return rope.string(in: range)
    }

    private static func attributes(at offset: Int, of id: AccessibilityID) -> AccessibleReply {
        .request(.attributes(at: offset), on: id) { (answer) throws(BusError) in
            guard case .attributes(let found, let rope) = answer else { throw .failed("the text is gone") }
            let values = found.values.sorted { $0.key < $1.key }.map { (name: $0.key, value: $0.value) }
            return [.strings(values)] + rope.scalarArguments(found.range)
        }
    }

    private static func extents(
        _ range: Range<Int>, of object: AccessibleObject, relativeTo kind: Int
    ) -> AccessibleReply {
        guard let id = object.id, let window = object.window else { return .values([]) }
        let parent = object.parentFrame
        return .request(.textFrame(range), on: id) { (answer) throws(BusError) in
            guard case .frame(let frame) = answer else { throw .failed("the text is gone") }
            return window.pixels(frame ?? .zero, relativeTo: kind, parent: parent).arguments
        }
    }
}

extension Rope {
    /// The ends of a range, in scalars.
    func scalarArguments(_ range: Range<Int>) -> [BusArgument] {
        [
            .int32(Int32(clamping: scalarOffset(range.lowerBound))),
            .int32(Int32(clamping: scalarOffset(range.upperBound))),
        ]
    }
}

/// Which unit of a text is wanted, seen from an offset.
enum TextPlace {
    case before, at, after
}

/// The units in which assistive technologies read text.
enum TextUnit {
    case character, wordStart, wordEnd, sentence, line, paragraph

    /// - Parameter granularity: AT-SPI's `TextGranularityType`.
    init?(granularity: Int) {
        let units: [TextUnit] = [.character, .wordStart, .sentence, .line, .paragraph]
        guard units.indices.contains(granularity) else { return nil }
        self = units[granularity]
    }

    /// - Parameter boundary: AT-SPI's older `TextBoundaryType`, which tells starts and ends of units apart.
    init?(boundary: Int) {
        let units: [TextUnit] = [.character, .wordStart, .wordEnd, .sentence, .sentence, .line, .line]
        guard units.indices.contains(boundary) else { return nil }
        self = units[boundary]
    }

    /// Returns the text of a unit, and where it begins and ends.
    ///
    /// - Parameter scalar: The offset, in scalars.
    func reply(
        _ place: TextPlace, _ scalar: Int, in text: AccessibleTextState, of id: AccessibilityID
    ) throws(BusError) -> AccessibleReply {
        let rope = text.content
        let offset = rope.utf8Offset(scalar: scalar)
        if self == .line, text.caret != nil {
            return .request(.line(place, offset), on: id) { (answer) throws(BusError) in
                guard case .range(let range, let rope) = answer else { throw .failed("the text is gone") }
                return try Self.values(range, in: rope)
            }
        }
        return .values(try Self.values(range(place, offset, in: rope), in: rope))
    }

    private static func values(_ range: Range<Int>, in rope: Rope) throws(BusError) -> [BusArgument] {
        [.string(try TextInterface.part(rope, range))] + rope.scalarArguments(range)
    }

    private func range(_ place: TextPlace, _ offset: Int, in rope: Rope) -> Range<Int> {
        let here = range(at: offset, in: rope)
        switch place {
        case .at: return here
        case .before: return here.lowerBound > 0 ? range(at: here.lowerBound - 1, in: rope) : 0..<0
        case .after:
            let end = here.upperBound
            return end < rope.utf8Count ? range(at: end, in: rope) : end..<end
        }
    }

    /// Returns the unit that contains an offset.
    private func range(at offset: Int, in rope: Rope) -> Range<Int> {
        let end = rope.utf8Count
        let offset = rope.scalarBoundary(offset)
        let breaks = Breaks()
        switch self {
        case .character: return offset < end ? rope.graphemeRange(at: offset) : end..<end
        case .wordStart:
            guard offset < end else { return end..<end }
            let start = rope.wordStart(before: rope.graphemeBoundary(after: offset), by: breaks)
            return start..<nextWordStart(after: start, in: rope, breaks)
        case .wordEnd:
            guard offset < end else { return end..<end }
            let wordEnd = rope.wordEnd(after: offset, by: breaks)
            let start = rope.wordStart(before: wordEnd, by: breaks)
            let last = rope.wordStart(before: start, by: breaks)
            let lower = last < start ? rope.wordEnd(after: last, by: breaks) : 0
            return min(lower, wordEnd)..<wordEnd
        case .sentence: return sentence(at: offset, in: rope, breaks)
        case .line, .paragraph: return rope.paragraphRange(at: offset)
        }
    }

    /// Returns where the word after another begins, which may be some paragraphs later.
    private func nextWordStart(after start: Int, in rope: Rope, _ breaks: Breaks) -> Int {
        var edge = rope.wordEnd(after: start, by: breaks)
        for _ in 0..<Self.mostEmptyParagraphs where edge < rope.utf8Count {
            edge = rope.wordEnd(after: edge, by: breaks)
            let next = rope.wordStart(before: edge, by: breaks)
            if next > start { return next }
        }
        return edge
    }

    /// The most paragraphs without words that belong to the word before them.
    private static let mostEmptyParagraphs = 32
    /// The farthest distance at which a sentence's ends are looked for, in bytes.
    private static let reach = 16_384

    private func sentence(at offset: Int, in rope: Rope, _ breaks: Breaks) -> Range<Int> {
        let paragraph = rope.paragraphRange(at: offset)
        let window = rope.clamped(
            max(paragraph.lowerBound, offset - Self.reach)..<min(paragraph.upperBound, offset + Self.reach))
        let text = rope.string(in: window)
        let place = offset - window.lowerBound
        let lower = breaks.boundary(before: place + 1, of: .sentence, in: text) ?? 0
        let upper = breaks.boundary(after: place, of: .sentence, in: text) ?? text.utf8.count
        return window.lowerBound + lower..<window.lowerBound + max(lower, upper)
    }
}
