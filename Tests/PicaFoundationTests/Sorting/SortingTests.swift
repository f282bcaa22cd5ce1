import Foundation
import PicaFoundation
import Testing

@Suite struct SortingTests {
    private struct Item: Equatable {
        var name: String
        var size: Int
        var part: Double?
    }

    @Test("Strings sort as in a file manager: numbers by value")
    func localized() {
        let names = ["File 10", "file 9", "Zoo", "apple"]
        #expect(names.sorted(using: .localizedStandard) == ["apple", "file 9", "File 10", "Zoo"])
        var reversed = LocalizedStringComparator.localizedStandard
        reversed.order = .reverse
        #expect(names.sorted(using: reversed) == ["Zoo", "File 10", "file 9", "apple"])
        #expect(LocalizedStringComparator.localized != .localizedStandard)
        #expect(["b", "É", "a"].sorted(using: .localized) == ["a", "b", "É"])
        #expect(names.sorted(using: .lexical) == ["File 10", "Zoo", "apple", "file 9"])
    }

    /// As Foundation does it, which hides what a comparator is.
    private func expected(_ items: [Item], _ comparators: [KeyPathComparator<Item>]) -> [Item] {
        items.sorted { a, b in
            for comparator in comparators {
                let result = comparator.compare(a, b)
                if result != .orderedSame { return result == .orderedAscending }
            }
            return false
        }
    }

    @Test("Elements sort by key path comparators of any type")
    func properties() {
        var generator = SystemRandomNumberGenerator()
        let items = (0..<500).map { number in
            let name = ["ash", "Beech", "cedar", "élan", "Zoë"].randomElement(using: &generator) ?? ""
            return Item(
                name: name + "\(number % 7)", size: .random(in: 0..<20, using: &generator),
                part: number % 3 == 0 ? nil : .random(in: 0..<4, using: &generator).rounded())
        }
        let plain = items.map { Item(name: "n\($0.size)", size: $0.size, part: $0.part) }
        let orders: [[KeyPathComparator<Item>]] = [
            [], [KeyPathComparator(\.size)], [KeyPathComparator(\.size, order: .reverse)],
            [KeyPathComparator(\.name)], [KeyPathComparator(\.part), KeyPathComparator(\.name)],
            [KeyPathComparator(\.size), KeyPathComparator(\.name, order: .reverse)],
            [KeyPathComparator(\.name, comparator: .localizedStandard)],
            [KeyPathComparator(\.name, comparator: .lexical, order: .reverse), KeyPathComparator(\.size)],
        ]
        for order in orders {
            for some in [items, plain] {
                #expect(some.sorted(using: order) == expected(some, order))
                var sorted = some
                sorted.sort(using: order)
                #expect(sorted == expected(some, order))
            }
        }
        #expect(
            items.sorted(using: KeyPathComparator(\.size)) == expected(items, [KeyPathComparator(\.size)]))
    }
}
