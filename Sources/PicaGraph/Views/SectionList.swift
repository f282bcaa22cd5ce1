import PicaState

/// The entries of a list that belong to one section.
package struct SectionSpan {
    /// The serial number of the section's node, which identifies it.
    let number: UInt32
    /// The entries of the header; empty if there is none.
    package let header: Range<Int>
    package let content: Range<Int>
    package let footer: Range<Int>
    /// Whether the content is shown; `nil` if the section cannot be collapsed.
    package let isExpanded: Binding<Bool>?
    /// The number of headers and footers in the sections before this one.
    var headersAndFootersBefore = 0
    /// The container values set on the section.
    var values = ContainerValues()

    package var entries: Range<Int> { header.lowerBound..<footer.upperBound }
}

/// The sections among a list's entries.
package struct SectionList {
    /// The number of entries, inside and outside sections.
    package internal(set) var count = 0
    /// The sections, in order.
    package internal(set) var sections: [SectionSpan] = []

    init() {}

    /// Collects the sections of a node.
    @MainActor init(of node: ViewNode) { node.count(into: &self) }

    /// Returns the first section that ends after an entry, by binary search.
    private func firstIndex(beyond entry: Int) -> Int {
        var low = 0
        var high = sections.count
        while low < high {
            let middle = (low + high) / 2
            if sections[middle].entries.upperBound <= entry { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The number of headers and footers.
    package var headerAndFooterCount: Int {
        sections.last.map { $0.headersAndFootersBefore + $0.header.count + $0.footer.count } ?? 0
    }

    /// Returns the number of headers and footers before an entry.
    package func headerAndFooterCount(before entry: Int) -> Int {
        let index = firstIndex(beyond: entry)
        guard index < sections.count else { return headerAndFooterCount }
        let section = sections[index]
        return section.headersAndFootersBefore
            + (section.header.upperBound <= entry ? section.header.count : 0)
            + (section.footer.upperBound <= entry ? section.footer.count : 0)
    }

    /// Adds a section behind the others.
    mutating func append(_ section: SectionSpan) {
        var section = section
        section.headersAndFootersBefore = headerAndFooterCount
        sections.append(section)
    }

    /// Returns the section that contains an entry.
    package func index(around entry: Int) -> Int? {
        let index = firstIndex(beyond: entry)
        return index < sections.count && sections[index].entries.contains(entry) ? index : nil
    }

    /// Returns the entries in the same part of a section, or between the same two sections, as an entry.
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
