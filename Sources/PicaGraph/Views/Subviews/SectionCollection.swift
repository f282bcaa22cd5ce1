/// A section in a container's content: one that is written as such, or views between these that stand together.
public struct SectionConfiguration: Identifiable {
    /// What a section is known by, as long as it is in the content.
    public struct ID: Hashable {
        fileprivate enum Name: Hashable {
            case written(UInt32)
            /// What stands after a section that is written, or before the first.
            case between(after: UInt32?)
        }

        fileprivate let name: Name
    }

    /// What it is known by.
    public let id: ID
    /// What it says of itself to the container; nothing where it is not written as a section.
    public let containerValues: ContainerValues
    /// What stands before its content, which may be several views, or none.
    public let header: SubviewsCollection
    /// What is in it.
    public let content: SubviewsCollection
    /// What stands after its content, which may be several views, or none.
    public let footer: SubviewsCollection

    /// A section that is written.
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

    /// Views that stand together.
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
/// Views that are in none make up sections of their own, so there is at least one, which may be empty.
public struct SectionCollection: RandomAccessCollection {
    private let sections: [SectionConfiguration]

    init(_ list: SectionList, of subviews: [Subview]) {
        var made: [SectionConfiguration] = []
        var rest = subviews[...]
        /// Takes the views of the entries before one.
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

    /// Of the first section: 0.
    public var startIndex: Int { sections.startIndex }
    /// How many sections there are.
    public var endIndex: Int { sections.endIndex }
    /// The section at a place.
    public subscript(index: Int) -> SectionConfiguration { sections[index] }
}
