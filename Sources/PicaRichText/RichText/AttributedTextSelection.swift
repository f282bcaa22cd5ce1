import Foundation
import PicaFoundation
import PicaLabels
import PicaText

/// The selection in an attributed text, or the position of its caret with the attributes for typing.
public struct AttributedTextSelection: Equatable, Sendable {
    /// The selected ranges, by indices of the text.
    @frozen public enum Indices: Equatable {
        /// A caret.
        case insertionPoint(AttributedString.Index)
        /// One or more ranges.
        case ranges(RangeSet<AttributedString.Index>)
    }

    private enum Place: Equatable {
        case indices(Indices)
        /// UTF-8 offsets in order, as an editor reports them.
        case offsets([Range<Int>])
    }

    private var place: Place?
    private var side = TextSelectionAffinity.automatic
    /// The attributes chosen for text typed at the caret.
    package private(set) var chosenAttributes: AttributeContainer?

    /// Creates a caret at the start of the text.
    public init() {}

    /// Creates a caret.
    /// - Parameters:
    ///   - insertionPoint: The position of the caret.
    ///   - typingAttributes: The attributes for text typed there; by default those inherited from the surrounding text.
    public init(insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil) {
        place = .indices(.insertionPoint(insertionPoint))
        chosenAttributes = typingAttributes
    }

    /// Creates a selection of a single range; an empty range gives a caret.
    public init(range: Range<AttributedString.Index>) {
        place = .indices(range.isEmpty ? .insertionPoint(range.lowerBound) : .ranges(RangeSet(range)))
    }

    /// Creates a selection of several ranges; an empty set gives a caret at the start of the text.
    public init(ranges: RangeSet<AttributedString.Index>) {
        if !ranges.isEmpty { place = .indices(.ranges(ranges)) }
    }

    /// Creates an editor's selection.
    package init(_ ranges: [Range<Int>], _ affinity: Caret.Affinity, typing: AttributeContainer?) {
        place = .offsets(ranges)
        side = affinity == .upstream ? .upstream : .downstream
        chosenAttributes = typing
    }

    /// Returns the selection as indices of a text. Positions beyond its end count as its end.
    public func indices(in text: AttributedString) -> Indices {
        let indices = offsets(in: text).map { text.indices($0) }
        guard let first = indices.first else { return .insertionPoint(text.startIndex) }
        return indices.allSatisfy(\.isEmpty) ? .insertionPoint(first.lowerBound) : .ranges(RangeSet(indices))
    }

    /// Returns the attributes of the selected text, or of text typed at the caret.
    public func attributes(in text: AttributedString) -> Attributes<AttributedString> {
        switch indices(in: text) {
        case .insertionPoint: Attributes(containers: [typingAttributes(in: text)])
        case .ranges(let ranges):
            Attributes(containers: ranges.ranges.flatMap { text[$0].runs.map(\.attributes) })
        }
    }

    /// Returns the attributes for text typed at the caret or over the selection. They are those chosen, or else those
    /// of the replaced text. At a caret they are inherited from the text before it in the paragraph, or after it at the
    /// paragraph's start.
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

    /// Returns the side that the caret belongs to where two lines or directions meet.
    public func affinity(in text: AttributedString) -> TextSelectionAffinity { side }

    /// Returns the selected ranges as UTF-8 offsets, in order; an empty selection gives the caret's empty range.
    package func offsets(in text: AttributedString) -> [Range<Int>] {
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

    /// The values that attributes have in the selected text.
    public struct Attributes<Text> {
        let containers: [AttributeContainer]

        /// Returns the values of an attribute in the selected runs, in order.
        public subscript<K: AttributedStringKey>(type: K.Type) -> some Sequence<K.Value?>
        where K.Value: Sendable { containers.map { $0[type] } }
    }
}

extension AttributedString {
    /// Changes the text and keeps the selection with the text around it. If the body replaces the whole string, or
    /// changes runs while it loops over them, the selection cannot be tracked. It then keeps its offsets.
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
        // Foundation's method for an array of ranges traps if it loses track of them.
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

    /// Changes the attributes of the selected text; at a caret those of text typed next.
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

    /// Replaces the selection by characters with the attributes for typing. Of several ranges the first is replaced and
    /// the others are removed. The caret goes after the new text.
    public mutating func replaceSelection(
        _ selection: inout AttributedTextSelection, withCharacters newCharacters: some Collection<Character>
    ) {
        let attributes = selection.typingAttributes(in: self)
        replaceSelection(
            &selection, with: AttributedString(String(newCharacters), attributes: attributes))
    }

    /// Replaces the selection by text. Of several ranges the first is replaced and the others are removed. The caret
    /// goes after the new text.
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

    /// The selected text.
    public subscript(selection: AttributedTextSelection) -> DiscontiguousAttributedSubstring {
        switch selection.indices(in: self) {
        case .insertionPoint: self[RangeSet<Index>()]
        case .ranges(let ranges): self[ranges]
        }
    }
}
