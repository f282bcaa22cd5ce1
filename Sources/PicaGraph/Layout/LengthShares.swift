import Foundation

/// How a length is shared out among those that stand in it one after another.
enum LengthShares {
    /// What each is offered: by priority, and within one by how little it can give. Each gets an equal share
    /// of what is left, and what it does not take is left to the others.
    ///
    /// - Parameters:
    ///   - total: Without the gaps between them.
    ///   - length: What one takes of an offer.
    static func offers(
        of total: CGFloat, priorities: [Double], length: (_ index: Int, _ offer: CGFloat) -> CGFloat
    ) -> [CGFloat?] {
        let least = priorities.indices.map { length($0, 0) }
        let flexibility = priorities.indices.map { length($0, .infinity) - least[$0] }
        var offers = [CGFloat?](repeating: nil, count: priorities.count)
        var left = total
        var reserved = least.reduce(0, +)
        for priority in Set(priorities).sorted(by: >) {
            let group = priorities.indices.filter { priorities[$0] == priority }
                .sorted { (flexibility[$0], $0) < (flexibility[$1], $1) }
            reserved -= group.reduce(0) { $0 + least[$1] }
            var waiting = group.count
            for index in group {
                let offer = max(0, (left - reserved) / CGFloat(waiting))
                offers[index] = offer
                left -= length(index, offer)
                waiting -= 1
            }
        }
        return offers
    }
}
