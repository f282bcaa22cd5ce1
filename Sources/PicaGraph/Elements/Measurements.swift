import Foundation

/// What an element has answered since it last changed.
///
/// These are caches, and more: the answers of the element around it were made of them. So where they
/// still hold after a change, nothing further out has changed.
struct Measurements {
    private struct Guide {
        let key: AlignmentKey
        // Not the dimensions as they came: these name the element, which keeps this.
        let size: CGSize
        let proposal: ProposedViewSize
        let value: CGFloat?
    }

    private struct Answer {
        var proposal = ProposedViewSize.unspecified
        var size = CGSize.zero
    }

    /// The first two sizes: most elements are asked for no more, and so nothing is allocated for them.
    private var first = Answer()
    private var second = Answer()
    private var more: [Answer] = []
    private var guides: [Guide] = []
    private(set) var spacing: ViewSpacing?
    /// How many sizes there are.
    private var count: UInt8 = 0
    /// False once an answer was given up to make room.
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

    /// Nil where the guide was not asked for; `.some(nil)` where it is not set.
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

    /// Whether the element, as it is now, answers all this as before. The greatest widths come first, as what
    /// a text answers to them says mostly what it answers to others; of one width the last come first, as
    /// they are likeliest to be other ones.
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
