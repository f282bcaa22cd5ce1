import Foundation
import PicaGraph
import PicaText

/// What is selected in a field's text, or where its caret stands.
public struct TextSelection: Hashable, Sendable {
    /// What is selected, by indices of the string that the field is bound to.
    public enum Indices: Hashable, Sendable {
        /// One stretch, or an empty one for a caret.
        case selection(Range<String.Index>)
        /// Several stretches.
        case multiSelection(RangeSet<String.Index>)
    }

    private enum Storage: @unchecked Sendable {
        case indices(Indices)
        /// By UTF-8 offsets of a text that is made when somebody wants indices of it.
        case offsets([Range<Int>], Deferred<String>)
    }

    private var storage: Storage
    /// Which side the caret belongs to where two meet.
    public private(set) var affinity = TextSelectionAffinity.automatic

    /// What is selected.
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

    /// Selects a stretch of the text.
    public init(range: Range<String.Index>) { storage = .indices(.selection(range)) }

    /// Selects several stretches.
    public init(ranges: RangeSet<String.Index>) { storage = .indices(.multiSelection(ranges)) }

    /// Puts the caret somewhere.
    public init(insertionPoint: String.Index) {
        storage = .indices(.selection(insertionPoint..<insertionPoint))
    }

    /// What is selected in a field, by UTF-8 offsets.
    init(_ ranges: [Range<Int>], _ affinity: Caret.Affinity, in text: Deferred<String>) {
        storage = .offsets(ranges, text)
        self.affinity = affinity == .upstream ? .upstream : .downstream
    }

    /// Whether nothing is selected, and there is only a caret.
    public var isInsertion: Bool {
        switch storage {
        case .indices(.selection(let range)): range.isEmpty
        case .indices(.multiSelection(let ranges)): ranges.isEmpty
        case .offsets(let ranges, _): ranges.allSatisfy(\.isEmpty)
        }
    }

    /// What is selected in a text, in UTF-8 offsets and in order. Indices beyond the text's end are at its end; nil
    /// for several stretches that are none.
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

    /// Whether both select the same.
    public static func == (lhs: TextSelection, rhs: TextSelection) -> Bool {
        guard lhs.affinity == rhs.affinity else { return false }
        if case .offsets(let first, _) = lhs.storage, case .offsets(let second, _) = rhs.storage {
            return first == second
        }
        return lhs.indices == rhs.indices
    }

    /// Feeds what is selected.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(indices)
        hasher.combine(affinity)
    }
}
