/// A section in a container's content: a `Section`, or the loose views between two of them.
public struct SectionConfiguration: Identifiable {
    /// The identity of a section while it is in the content.
    public struct ID: Hashable {
        fileprivate enum Name: Hashable {
            case written(UInt32)
            /// The loose views after a `Section`; `nil` for those before the first.
            case between(after: UInt32?)
        }

        fileprivate let name: Name
    }

    /// The identity of the section.
    public let id: ID
    /// The container values set on the section; empty for loose views.
    public let containerValues: ContainerValues
    /// The views of the header: several, one or none.
    public let header: SubviewsCollection
    /// The views of the section.
    public let content: SubviewsCollection
    /// The views of the footer: several, one or none.
    public let footer: SubviewsCollection

    /// Creates the configuration of a `Section`.
    fileprivate init(_ span: SectionSpan, _ subviews: ArraySlice<Subview>) {
        id = ID(name: .written(span.number))
        containerValues = span.values
        func part(_ range: Range<Int>) -> SubviewsCollection {
            SubviewsCollection(subviews.filter { range.contains($0.place.index) })
        }
        header = part(span.header)
        content = part(span.content)
        footer = part(span.footer)
    }

    /// Creates the configuration of loose views.
    fileprivate init(_ subviews: ArraySlice<Subview>, after section: SectionSpan?) {
        id = ID(name: .between(after: section?.number))
        containerValues = ContainerValues()
        header = SubviewsCollection([])
        content = SubviewsCollection(Array(subviews))
        footer = SubviewsCollection([])
    }
}

/// The sections in a container's content, in order.
///
/// Loose views make up sections of their own. There is at least one section, which may be empty.
public struct SectionCollection: RandomAccessCollection {
    private let sections: [SectionConfiguration]

    init(_ list: SectionList, of subviews: [Subview]) {
        var made: [SectionConfiguration] = []
        var rest = subviews[...]
        /// Removes and returns the views of the entries before one.
        func take(before entry: Int) -> ArraySlice<Subview> {
            let end = rest.firstIndex { $0.place.index >= entry } ?? rest.endIndex
            defer { rest = rest[end...] }
            return rest[..<end]
        }
        func addLoose(_ views: ArraySlice<Subview>, after section: SectionSpan?) {
            if !views.isEmpty { made.append(SectionConfiguration(views, after: section)) }
        }
        var last: SectionSpan?
        for section in list.sections {
            addLoose(take(before: section.entries.lowerBound), after: last)
            made.append(SectionConfiguration(section, take(before: section.entries.upperBound)))
            last = section
        }
        addLoose(rest, after: last)
        sections = made.isEmpty ? [SectionConfiguration([], after: nil)] : made
    }

    /// The index of the first section: 0.
    public var startIndex: Int { sections.startIndex }
    /// The number of sections.
    public var endIndex: Int { sections.endIndex }
    /// The section at an index.
    public subscript(index: Int) -> SectionConfiguration { sections[index] }
}
