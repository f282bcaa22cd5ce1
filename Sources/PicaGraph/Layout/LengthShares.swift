import Foundation

/// The distribution of a length among views in sequence.
enum LengthShares {
    /// Returns the proposal for each view. Higher priorities come first, and among equals the least flexible.
    ///
    /// Each view gets an equal share of the remaining length and leaves what it does not use to the others.
    ///
    /// - Parameters:
    ///   - total: The length without gaps.
    ///   - length: Returns the length that a view takes of a proposal.
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
