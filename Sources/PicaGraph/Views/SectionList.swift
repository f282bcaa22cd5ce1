/// Which entries of a list a section has.
package struct SectionSpan {
    /// What the section is known by: the number of its node.
    let number: UInt32
    /// Those of the header; none where it has no header.
    package let header: Range<Int>
    package let content: Range<Int>
    package let footer: Range<Int>
    /// Whether the content is shown, where that can be changed.
    package let isExpanded: Binding<Bool>?
    /// What the section says of itself to the container.
    var values = ContainerValues()

    package var entries: Range<Int> { header.lowerBound..<footer.upperBound }
}

/// The sections among a list's entries.
package struct SectionList {
    /// How many entries there are, in sections or not.
    package internal(set) var count = 0
    /// In order.
    package internal(set) var sections: [SectionSpan] = []

    init() {}

    /// What a node offers.
    @MainActor init(of node: ViewNode) { node.count(into: &self) }

    /// The first section that ends beyond an entry.
    private func firstIndex(beyond entry: Int) -> Int {
        var low = 0
        var high = sections.count
        while low < high {
            let middle = (low + high) / 2
            if sections[middle].entries.upperBound <= entry { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Which section an entry is in.
    package func index(around entry: Int) -> Int? {
        let index = firstIndex(beyond: entry)
        return index < sections.count && sections[index].entries.contains(entry) ? index : nil
    }

    /// The entries that stand together with one: a part of its section, or what is between two sections.
    func range(around entry: Int) -> (entries: Range<Int>, section: Int?, part: Subview.Place.Part) {
        let index = firstIndex(beyond: entry)
        let next = index < sections.count ? sections[index] : nil
        guard let section = next, section.entries.contains(entry) else {
            let start = index > 0 ? sections[index - 1].entries.upperBound : 0
            return (start..<(next?.entries.lowerBound ?? count), nil, .content)
        }
        if section.header.contains(entry) { return (section.header, index, .header) }
        return section.footer.contains(entry)
            ? (section.footer, index, .footer) : (section.content, index, .content)
    }
}
