import PicaGraph

extension View {
    /// Adds controls below the rows of each section in the view, such as a button that adds a row. The view is a
    /// section or contains some.
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
