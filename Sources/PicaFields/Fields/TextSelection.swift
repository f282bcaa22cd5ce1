import Foundation
import PicaRichText
import PicaState
import PicaText

/// The selection in a field's text, or the position of its caret.
public struct TextSelection: Hashable, Sendable {
    /// The selected ranges, by indices of the string that the field is bound to.
    public enum Indices: Hashable, Sendable {
        /// A single range; empty for a caret.
        case selection(Range<String.Index>)
        /// Several ranges.
        case multiSelection(RangeSet<String.Index>)
    }

    private enum Storage: @unchecked Sendable {
        case indices(Indices)
        /// UTF-8 offsets into a text that is created when indices are needed.
        case offsets([Range<Int>], Deferred<String>)
    }

    private var storage: Storage
    /// The side that the caret belongs to where two lines or directions meet.
    public private(set) var affinity = TextSelectionAffinity.automatic

    /// The selected ranges.
    public var indices: Indices {
        get {
            switch storage {
            case .indices(let indices): return indices
            case .offsets(let ranges, let text):
                let utf8 = text.value.utf8
                func index(_ offset: Int) -> String.Index {
                    utf8.index(utf8.startIndex, offsetBy: min(offset, utf8.count))
                }
                let selected = ranges.map { index($0.lowerBound)..<index($0.upperBound) }
                if selected.count > 1 { return .multiSelection(RangeSet(selected)) }
                return .selection(selected.first ?? utf8.startIndex..<utf8.startIndex)
            }
        }
        set { storage = .indices(newValue) }
    }

    /// Creates a selection of a single range.
    public init(range: Range<String.Index>) { storage = .indices(.selection(range)) }

    /// Creates a selection of several ranges.
    public init(ranges: RangeSet<String.Index>) { storage = .indices(.multiSelection(ranges)) }

    /// Creates a selection that is a caret at an index.
    public init(insertionPoint: String.Index) {
        storage = .indices(.selection(insertionPoint..<insertionPoint))
    }

    /// Creates a field's selection from UTF-8 offsets.
    init(_ ranges: [Range<Int>], _ affinity: Caret.Affinity, in text: Deferred<String>) {
        storage = .offsets(ranges, text)
        self.affinity = affinity == .upstream ? .upstream : .downstream
    }

    /// Whether the selection is empty, so that it is only a caret.
    public var isInsertion: Bool {
        switch storage {
        case .indices(.selection(let range)): range.isEmpty
        case .indices(.multiSelection(let ranges)): ranges.isEmpty
        case .offsets(let ranges, _): ranges.allSatisfy(\.isEmpty)
        }
    }

    /// Returns the selected ranges in a text as UTF-8 offsets, in order. Indices beyond the text's end count as its
    /// end. The result is `nil` for a set of ranges that is empty.
    func offsets(in text: String) -> [Range<Int>]? {
        func offset(_ index: String.Index) -> Int {
            text.utf8.distance(from: text.startIndex, to: min(max(index, text.startIndex), text.endIndex))
        }
        let selected: [Range<String.Index>]
        switch indices {
        case .selection(let range): selected = [range]
        case .multiSelection(let ranges): selected = Array(ranges.ranges)
        }
        return selected.isEmpty ? nil : selected.map { offset($0.lowerBound)..<offset($0.upperBound) }
    }

    /// Returns whether both select the same ranges with the same affinity.
    public static func == (lhs: TextSelection, rhs: TextSelection) -> Bool {
        guard lhs.affinity == rhs.affinity else { return false }
        if case .offsets(let first, _) = lhs.storage, case .offsets(let second, _) = rhs.storage {
            return first == second
        }
        return lhs.indices == rhs.indices
    }

    /// Feeds the selected ranges and the affinity into a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(indices)
        hasher.combine(affinity)
    }
}
