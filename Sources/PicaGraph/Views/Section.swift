import PicaState

/// A group of views with an optional header and footer.
///
/// Lists and forms set a section apart from its neighbors. Lazy containers can pin its header and footer while its rows
/// scroll (`pinnedViews`). Other containers show the views one after another.
public struct Section<Parent, Content, Footer> {
    package let header: Parent
    package let content: Content
    package let footer: Footer
    /// Whether the content is shown; `nil` if the section cannot be collapsed.
    package let isExpanded: Binding<Bool>?

    nonisolated package init(
        header: Parent, content: Content, footer: Footer, isExpanded: Binding<Bool>? = nil
    ) {
        self.header = header
        self.content = content
        self.footer = footer
        self.isExpanded = isExpanded
    }
}

extension Section where Parent: View, Content: View, Footer: View {
    /// Creates a section with a header and a footer.
    nonisolated public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
        @ViewBuilder footer: () -> Footer
    ) {
        self.init(header: header(), content: content(), footer: footer())
    }

    /// Creates a section with a given header and footer.
    nonisolated public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: footer)
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// Creates a section with a header.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView())
    }

    /// Creates a section with a given header.
    nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: EmptyView())
    }

    /// Creates a section that can be collapsed.
    ///
    /// - Parameters:
    ///   - isExpanded: Whether the content is shown. In a list with the sidebar style a click on the header changes it.
    ///   - content: The content of the section.
    ///   - header: The header above the content.
    nonisolated public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
    ) {
        self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    /// Creates a section with a footer.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(header: EmptyView(), content: content(), footer: footer())
    }

    /// Creates a section with a given footer.
    nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: footer)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    /// Creates a section without header and footer.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }
}

extension Section: View, PrimitiveView where Parent: View, Content: View, Footer: View {
    /// No body; the container shows the parts.
    public typealias Body = Never

    /// `true`. For Pica's own use.
    public static var _hasSections: Bool { true }

    /// Whether the content may contain row modifiers. For Pica's own use.
    public static var _speaksForRow: Bool { Content._speaksForRow }

    package func makeNode(in parent: ViewNode) -> TypedNode<Self> { SectionNode(self, parent: parent) }
}

/// The node of a section: header, content and footer in order. It tells lists which entries are which.
final class SectionNode<Parent: View, Content: View, Footer: View>: TypedNode<
    Section<Parent, Content, Footer>
>
{
    private var header: TypedNode<ModifiedContent<Parent, SectionPart>>?
    private var content = ChildSlot()
    private var footer: TypedNode<ModifiedContent<Footer, SectionPart>>?

    override init(_ view: Section<Parent, Content, Footer>, parent: ViewNode) {
        super.init(view, parent: parent)
        header = headerView.mount(in: self)
        if isExpanded { content.mount(view.content, in: self) }
        footer = footerView.mount(in: self)
    }

    private var headerView: ModifiedContent<Parent, SectionPart> {
        view.header.modifier(SectionPart(part: .header))
    }
    private var footerView: ModifiedContent<Footer, SectionPart> {
        view.footer.modifier(SectionPart(part: .footer))
    }

    private var isExpanded: Bool { track { view.isExpanded?.wrappedValue ?? true } }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        if let header { body(header) }
        content.forEachNode(body)
        if let footer { body(footer) }
    }

    override func forEachMaker(_ body: (ViewNode) -> Void) {
        if let header { body(header) }
        content.node.map(body)
        if let footer { body(footer) }
    }

    override var isAlwaysSingle: Bool { false }

    override func evaluate() {
        header?.update(headerView)
        if isExpanded {
            content.show(view.content, isSame: true, in: self)
        } else {
            content.clear(in: self)
        }
        footer?.update(footerView)
    }

    override func childIsGone(_ child: ViewNode) { content.finish(child, in: self) }

    override func makeElements() -> [Element] {
        (header?.makeElements() ?? []) + content.makeElements() + (footer?.makeElements() ?? [])
    }

    override func count(into sections: inout SectionList) {
        // Sections nested inside count as rows of this one.
        let known = sections.sections.count
        func count(_ node: ViewNode?) -> Range<Int> {
            let start = sections.count
            node?.count(into: &sections)
            return start..<sections.count
        }
        let parts = (header: count(header), content: count(content.node), footer: count(footer))
        sections.sections.removeSubrange(known...)
        sections.append(
            SectionSpan(
                number: serial, header: parts.header, content: parts.content, footer: parts.footer,
                isExpanded: view.isExpanded))
    }
}

extension Section where Parent: View, Content: View, Footer: View {
    /// Sets whether the person can collapse the section in a sidebar. In Pica a section can be collapsed if it is created
    /// with `isExpanded`, so this has no effect.
    nonisolated public func collapsible(_ collapsible: Bool) -> some View { self }
}
