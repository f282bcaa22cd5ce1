extension ForEach where Content: View {
    /// A view for each view in some content.
    ///
    ///     ForEach(subviews: content) { subview in
    ///         Card { subview }
    ///     }
    ///
    /// - Parameters:
    ///   - view: The content. Groups, conditions, `ForEach` and views with a body count as the views they resolve to;
    ///     stacks and other containers count as one view.
    ///   - content: Makes a view for a subview.
    nonisolated public init<V: View>(
        subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
    ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
        self.init(data: ForEachSubviewCollection(), content: content, id: \.id)
        substitute = AnyView(Group(subviews: view) { ForEach<_, _, Content>($0, content: content) })
    }

    /// Creates a view for each section in some content.
    ///
    /// - Parameters:
    ///   - view: The content. Views outside any section make up sections of their own.
    ///   - content: Makes a view for a section.
    nonisolated public init<V: View>(
        sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
    ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
        self.init(data: ForEachSectionCollection(), content: content, id: \.id)
        substitute = AnyView(Group(sections: view) { ForEach<_, _, Content>($0, content: content) })
    }
}

/// The data of `ForEach(subviews:)`. It is empty, because the subviews are known only while shown.
public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
    private let subviews: [Subview] = []

    /// The index of the first subview.
    public var startIndex: Int { subviews.startIndex }
    /// The number of subviews.
    public var endIndex: Int { subviews.endIndex }
    /// The subview at an index.
    public subscript(index: Int) -> Subview { subviews[index] }
}

/// The data of `ForEach(sections:)`. It is empty, because the sections are known only while shown.
public struct ForEachSectionCollection<Content: View>: RandomAccessCollection {
    private let sections: [SectionConfiguration] = []

    /// The index of the first section.
    public var startIndex: Int { sections.startIndex }
    /// The number of sections.
    public var endIndex: Int { sections.endIndex }
    /// The section at an index.
    public subscript(index: Int) -> SectionConfiguration { sections[index] }
}
