import PicaGraph

extension View {
    /// Puts controls below the rows of each section of the view, which is one or holds some: a button that adds a row,
    /// and the like.
    ///
    ///     Section("Notebooks") { ForEach(notebooks) { Text($0.name) } }
    ///         .sectionActions { Button("Add Notebook") { add() } }
    nonisolated public func sectionActions<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some View {
        let actions = content()
        return Group(sections: self) { sections in
            ForEach(sections) { section in
                Section {
                    section.content
                    actions.selectionDisabled()
                } header: {
                    section.header
                } footer: {
                    section.footer
                }
            }
        }
    }
}
