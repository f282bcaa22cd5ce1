extension ForEach where Content: View {
    /// A view for each view in some content.
    ///
    ///     ForEach(subviews: content) { subview in
    ///         Card { subview }
    ///     }
    ///
    /// - Parameters:
    ///   - view: The content. Groups, conditions, `ForEach` and the bodies of views stand for the views that they come
    ///     to; stacks and other containers are one view each.
    ///   - content: Makes a view for one of them.
    nonisolated public init<V: View>(
        subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
    ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
        self.init(data: ForEachSubviewCollection(), content: content, id: \.id)
        substitute = AnyView(Group(subviews: view) { ForEach<_, _, Content>($0, content: content) })
    }

    /// A view for each section in some content.
    ///
    /// - Parameters:
    ///   - view: The content. Views in it that are in no section make up sections of their own.
    ///   - content: Makes a view for one of them.
    nonisolated public init<V: View>(
        sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
    ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
        self.init(data: ForEachSectionCollection(), content: content, id: \.id)
        substitute = AnyView(Group(sections: view) { ForEach<_, _, Content>($0, content: content) })
    }
}

/// What `ForEach(subviews:)` goes through. It is empty, as views are known only while they are shown.
public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
    private let subviews: [Subview] = []

    /// Of the first view.
    public var startIndex: Int { subviews.startIndex }
    /// How many views there are.
    public var endIndex: Int { subviews.endIndex }
    /// The view at a place.
    public subscript(index: Int) -> Subview { subviews[index] }
}

/// What `ForEach(sections:)` goes through. It is empty, as sections are known only while they are shown.
public struct ForEachSectionCollection<Content: View>: RandomAccessCollection {
    private let sections: [SectionConfiguration] = []

    /// Of the first section.
    public var startIndex: Int { sections.startIndex }
    /// How many sections there are.
    public var endIndex: Int { sections.endIndex }
    /// The section at a place.
    public subscript(index: Int) -> SectionConfiguration { sections[index] }
}
