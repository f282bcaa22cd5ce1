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

    private var sizes: [(proposal: ProposedViewSize, size: CGSize)] = []
    private var guides: [Guide] = []
    private(set) var spacing: ViewSpacing?
    /// False once an answer was given up to make room.
    private var isComplete = true

    private static let limit = 8

    var isEmpty: Bool { sizes.isEmpty && guides.isEmpty && spacing == nil }

    func size(for proposal: ProposedViewSize) -> CGSize? {
        sizes.first { $0.proposal == proposal }?.size
    }

    mutating func add(_ size: CGSize, for proposal: ProposedViewSize) {
        if sizes.count == Self.limit {
            sizes.removeFirst()
            isComplete = false
        }
        sizes.append((proposal, size))
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
            && widestFirst.allSatisfy { element.sizeThatFits($0.proposal) == $0.size }
            && guides.allSatisfy {
                let dimensions = ViewDimensions($0.size, of: element, proposal: $0.proposal)
                return element.explicitGuide($0.key, in: dimensions) == $0.value
            }
            && (spacing == nil || spacing == element.spacing)
    }

    private var widestFirst: [(proposal: ProposedViewSize, size: CGSize)] {
        guard sizes.count > 1 else { return sizes }
        func width(_ proposal: ProposedViewSize) -> CGFloat { proposal.width ?? .infinity }
        let order = sizes.indices.sorted {
            let (one, other) = (width(sizes[$0].proposal), width(sizes[$1].proposal))
            return one == other ? $0 > $1 : one > other
        }
        return order.map { sizes[$0] }
    }
}
