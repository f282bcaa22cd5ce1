import Foundation
import PicaState

/// The answers of an element since it last changed.
///
/// They are a cache, and a record of what the parent's answers were made of. If they still hold after a change, nothing
/// further out has changed.
struct Measurements {
    private struct Guide {
        let key: AlignmentKey
        // Not `ViewDimensions`, because they retain the element, which retains this.
        let size: CGSize
        let proposal: ProposedViewSize
        let value: CGFloat?
    }

    private struct Answer {
        var proposal = ProposedViewSize.unspecified
        var size = CGSize.zero
    }

    /// The first two sizes. Most elements are asked for no more, so that no array is allocated.
    private var first = Answer()
    private var second = Answer()
    private var more: [Answer] = []
    private var guides: [Guide] = []
    private(set) var spacing: ViewSpacing?
    /// The number of sizes.
    private var count: UInt8 = 0
    /// Whether no answer was dropped to make room.
    private var isComplete = true

    private static let limit = 8

    var isEmpty: Bool { count == 0 && guides.isEmpty && spacing == nil }

    func size(for proposal: ProposedViewSize) -> CGSize? {
        if count > 0, first.proposal == proposal { return first.size }
        if count > 1, second.proposal == proposal { return second.size }
        return count > 2 ? more.first { $0.proposal == proposal }?.size : nil
    }

    mutating func add(_ size: CGSize, for proposal: ProposedViewSize) {
        let answer = Answer(proposal: proposal, size: size)
        switch Int(count) {
        case 0: first = answer
        case 1: second = answer
        case Self.limit:
            (first, second) = (second, more.removeFirst())
            more.append(answer)
            isComplete = false
            return
        default: more.append(answer)
        }
        count += 1
    }

    /// Returns a guide: `nil` if it was not requested, `.some(nil)` if it is not set.
    func guide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat?? {
        guides.first { $0.key == key && $0.size == dimensions.size && $0.proposal == dimensions.proposal }
            .map(\.value)
    }

    mutating func add(_ value: CGFloat?, for key: AlignmentKey, in dimensions: ViewDimensions) {
        if guides.count == Self.limit {
            guides.removeFirst()
            isComplete = false
        }
        guides.append(
            Guide(key: key, size: dimensions.size, proposal: dimensions.proposal, value: value))
    }

    mutating func add(_ spacing: ViewSpacing) { self.spacing = spacing }

    /// Returns whether the element still gives the same answers.
    ///
    /// The greatest widths are compared first, because a text's answer to them mostly decides the others. For equal
    /// widths the latest comes first, as it is the likeliest to differ.
    @MainActor func hold(for element: Element) -> Bool {
        isComplete
            && sizesHold(for: element)
            && guides.allSatisfy {
                let dimensions = ViewDimensions($0.size, of: element, proposal: $0.proposal)
                return element.explicitGuide($0.key, in: dimensions) == $0.value
            }
            && (spacing == nil || spacing == element.spacing)
    }

    @MainActor private func sizesHold(for element: Element) -> Bool {
        func holds(_ answer: Answer) -> Bool { element.sizeThatFits(answer.proposal) == answer.size }
        func width(_ answer: Answer) -> CGFloat { answer.proposal.width ?? .infinity }
        if count < 2 { return count == 0 || holds(first) }
        if count == 2 {
            return width(first) > width(second)
                ? holds(first) && holds(second) : holds(second) && holds(first)
        }
        let answers = [first, second] + more
        let order = answers.indices.sorted {
            let (one, other) = (width(answers[$0]), width(answers[$1]))
            return one == other ? $0 > $1 : one > other
        }
        return order.allSatisfy { holds(answers[$0]) }
    }
}
