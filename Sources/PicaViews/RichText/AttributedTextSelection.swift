import Foundation
import PicaFoundation
import PicaText

/// What is selected in an attributed text, or where its caret stands and what is typed there looks like.
public struct AttributedTextSelection: Equatable, Sendable {
    /// What is selected, by indices of the text.
    @frozen public enum Indices: Equatable {
        /// A caret.
        case insertionPoint(AttributedString.Index)
        /// One stretch or several.
        case ranges(RangeSet<AttributedString.Index>)
    }

    private enum Place: Equatable {
        case indices(Indices)
        /// In UTF-8 bytes, in order, as an editor says it.
        case offsets([Range<Int>])
    }

    private var place: Place?
    private var side = TextSelectionAffinity.automatic
    /// What was chosen for text that is typed at the caret.
    private(set) var chosenAttributes: AttributeContainer?

    /// A caret at the text's start.
    public init() {}

    /// A caret.
    /// - Parameters:
    ///   - insertionPoint: Where it stands.
    ///   - typingAttributes: What is typed there gets them; by default what the text around it hands on.
    public init(insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil) {
        place = .indices(.insertionPoint(insertionPoint))
        chosenAttributes = typingAttributes
    }

    /// A stretch; a caret where it is empty.
    public init(range: Range<AttributedString.Index>) {
        place = .indices(range.isEmpty ? .insertionPoint(range.lowerBound) : .ranges(RangeSet(range)))
    }

    /// Several stretches. A caret at the text's start where there are none.
    public init(ranges: RangeSet<AttributedString.Index>) {
        if !ranges.isEmpty { place = .indices(.ranges(ranges)) }
    }

    /// What an editor has selected.
    init(_ ranges: [Range<Int>], _ affinity: Caret.Affinity, typing: AttributeContainer?) {
        place = .offsets(ranges)
        side = affinity == .upstream ? .upstream : .downstream
        chosenAttributes = typing
    }

    /// What is selected in a text. Places beyond its end are at its end.
    public func indices(in text: AttributedString) -> Indices {
        let indices = offsets(in: text).map { text.indices($0) }
        guard let first = indices.first else { return .insertionPoint(text.startIndex) }
        return indices.allSatisfy(\.isEmpty) ? .insertionPoint(first.lowerBound) : .ranges(RangeSet(indices))
    }

    /// The attributes of what is selected, or of what would be typed at the caret.
    public func attributes(in text: AttributedString) -> Attributes<AttributedString> {
        switch indices(in: text) {
        case .insertionPoint: Attributes(containers: [typingAttributes(in: text)])
        case .ranges(let ranges):
            Attributes(containers: ranges.ranges.flatMap { text[$0].runs.map(\.attributes) })
        }
    }

    /// What is typed at the caret, or in place of what is selected, is given: what was chosen, or else what is
    /// replaced has, or what the text before in the paragraph, or after at its start, hands on.
    public func typingAttributes(in text: AttributedString) -> AttributeContainer {
        if let chosenAttributes { return chosenAttributes }
        guard let range = offsets(in: text).first else { return AttributeContainer() }
        let indices = text.indices(range)
        if !range.isEmpty { return text[indices].runs.first?.attributes ?? AttributeContainer() }
        let characters = text.characters
        let isAtStart =
            indices.lowerBound == text.startIndex
            || characters[characters.index(before: indices.lowerBound)].isNewline
        guard text.startIndex < text.endIndex else { return AttributeContainer() }
        let isBefore = isAtStart && indices.lowerBound < text.endIndex
        let place = isBefore ? indices.lowerBound : characters.index(before: indices.lowerBound)
        return text.runs[place].attributes.inheritedByAddedText
    }

    /// Which side of two lines or directions the caret belongs to.
    public func affinity(in text: AttributedString) -> TextSelectionAffinity { side }

    /// What is selected, in UTF-8 bytes and in order; a caret's empty range where that is nothing.
    func offsets(in text: AttributedString) -> [Range<Int>] {
        let count = text.utf8.count
        func offset(_ index: AttributedString.Index) -> Int {
            text.utf8.distance(from: text.startIndex, to: min(max(index, text.startIndex), text.endIndex))
        }
        switch place {
        case nil: return [0..<0]
        case .offsets(let ranges):
            return ranges.map { min($0.lowerBound, count)..<min($0.upperBound, count) }
        case .indices(.insertionPoint(let index)): return [offset(index)..<offset(index)]
        case .indices(.ranges(let ranges)):
            let offsets = ranges.ranges.map { offset($0.lowerBound)..<offset($0.upperBound) }
            let selected = offsets.filter { !$0.isEmpty }
            return selected.isEmpty ? [offsets.first ?? 0..<0] : selected
        }
    }

    /// The values that each attribute has in what is selected.
    public struct Attributes<Text> {
        let containers: [AttributeContainer]

        /// An attribute's value in each run of what is selected, in order.
        public subscript<K: AttributedStringKey>(type: K.Type) -> some Sequence<K.Value?>
        where K.Value: Sendable { containers.map { $0[type] } }
    }
}

extension AttributedString {
    /// From UTF-8 offsets within the text.
    func indices(_ range: Range<Int>) -> Range<Index> {
        let start = utf8.index(startIndex, offsetBy: range.lowerBound)
        return start..<utf8.index(start, offsetBy: range.count)
    }

    /// Changes the text, and what is selected with it: that stays with the text around it. Where a body puts another
    /// string in the text's place, or loops over its runs as it changes them, nobody knows what that is; the selection
    /// is as far into the text then as it was.
    public mutating func transform(
        updating selection: inout AttributedTextSelection, body: (inout AttributedString) throws -> Void
    ) rethrows {
        let old: [Range<Index>] =
            switch selection.indices(in: self) {
            case .insertionPoint(let index): [index..<index]
            case .ranges(let set): Array(set.ranges)
            }
        let typing = selection.chosenAttributes
        let offsets = old.map { range in
            let start = utf8.distance(from: startIndex, to: range.lowerBound)
            return start..<start + utf8.distance(from: range.lowerBound, to: range.upperBound)
        }
        // Foundation's other way with ranges traps where it loses track of them.
        let tracked = try transform(updating: old, body: body)
        let count = utf8.count
        let ranges = tracked ?? offsets.map { indices($0.clamped(to: 0..<count)) }
        guard let first = ranges.first else { return selection = AttributedTextSelection() }
        if ranges.allSatisfy(\.isEmpty) {
            selection = AttributedTextSelection(insertionPoint: first.lowerBound, typingAttributes: typing)
        } else {
            selection = AttributedTextSelection(ranges: RangeSet(ranges))
        }
    }

    /// Changes the attributes of what is selected; at a caret those of what is typed next.
    public mutating func transformAttributes(
        in selection: inout AttributedTextSelection, body: (inout AttributeContainer) -> Void
    ) {
        switch selection.indices(in: self) {
        case .insertionPoint(let index):
            var attributes = selection.typingAttributes(in: self)
            body(&attributes)
            selection = AttributedTextSelection(insertionPoint: index, typingAttributes: attributes)
        case .ranges(let ranges):
            transform(updating: &selection) { text in
                for run in ranges.ranges.flatMap({ text[$0].runs.map { ($0.range, $0.attributes) } }) {
                    var attributes = run.1
                    body(&attributes)
                    text[run.0].setAttributes(attributes)
                }
            }
        }
    }

    /// Puts characters in place of what is selected, with what is typed there is given; of several stretches in place
    /// of the first, while the others go. The caret comes to stand behind them.
    public mutating func replaceSelection(
        _ selection: inout AttributedTextSelection, withCharacters newCharacters: some Collection<Character>
    ) {
        let attributes = selection.typingAttributes(in: self)
        replaceSelection(
            &selection, with: AttributedString(String(newCharacters), attributes: attributes))
    }

    /// Puts text in place of what is selected, of several stretches in place of the first, while the others go; the
    /// caret comes to stand behind it.
    public mutating func replaceSelection(
        _ selection: inout AttributedTextSelection, with newContent: some AttributedStringProtocol
    ) {
        let new = AttributedString(newContent[newContent.startIndex..<newContent.endIndex])
        let ranges = selection.offsets(in: self)
        for range in ranges.dropFirst().reversed() { removeSubrange(indices(range)) }
        let range = ranges.first ?? 0..<0
        replaceSubrange(indices(range), with: new)
        let end = range.lowerBound + new.utf8.count
        selection = AttributedTextSelection(insertionPoint: indices(end..<end).lowerBound)
    }

    /// What is selected.
    public subscript(selection: AttributedTextSelection) -> DiscontiguousAttributedSubstring {
        switch selection.indices(in: self) {
        case .insertionPoint: self[RangeSet<Index>()]
        case .ranges(let ranges): self[ranges]
        }
    }
}
