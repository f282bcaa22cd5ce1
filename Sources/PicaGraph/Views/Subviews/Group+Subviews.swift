import PicaState

extension Group {
    /// Creates a view from the subviews of some content, as custom containers do.
    ///
    ///     Group(subviews: content) { subviews in
    ///         if let first = subviews.first { Title { first } }
    ///         ForEach(subviews.dropFirst()) { Card { $0 } }
    ///     }
    ///
    /// - Parameters:
    ///   - view: The content. Groups, conditions, `ForEach` and views with a body count as the views they resolve to;
    ///     stacks and other containers count as one view.
    ///   - transform: Makes a view of the subviews. Called again when they are added, removed, moved, or change their
    ///     container values.
    nonisolated public init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        self.init(of: GroupElementsOfContent(subviews: view, transform: transform))
    }

    /// Creates a view from the sections of some content.
    ///
    /// - Parameters:
    ///   - view: The content. Views outside any section make up sections of their own.
    ///   - transform: Makes a view of the sections. Called again when they, or the views in them, change.
    nonisolated public init<Base: View, Result: View>(
        sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == GroupSectionsOfContent<Base, Result> {
        self.init(of: GroupSectionsOfContent(sections: view, transform: transform))
    }
}

/// The content of `Group(subviews:transform:)`.
public struct GroupElementsOfContent<Subviews: View, Content: View> {
    let subviews: Subviews
    let transform: (SubviewsCollection) -> Content
}

extension GroupElementsOfContent: PrimitiveView {
    /// No body; the transformed view is mounted in its place.
    public typealias Body = Never

    /// Whether the transformed view may contain a section. For Pica's own use.
    public static var _hasSections: Bool { Content._hasSections }

    /// Whether the transformed view may contain row modifiers. For Pica's own use.
    public static var _speaksForRow: Bool { Content._speaksForRow }

    package func makeNode(in parent: ViewNode) -> TypedNode<Self> {
        SubviewGroupNode(self, parent: parent, content: \.subviews) { view, source in
            view.transform(SubviewsCollection(source.subviews()))
        }
    }
}

/// The content of `Group(sections:transform:)`.
public struct GroupSectionsOfContent<Sections: View, Content: View> {
    let sections: Sections
    let transform: (SectionCollection) -> Content
}

extension GroupSectionsOfContent: PrimitiveView {
    /// No body; the transformed view is mounted in its place.
    public typealias Body = Never

    /// Whether the transformed view may contain a section. For Pica's own use.
    public static var _hasSections: Bool { Content._hasSections }

    /// Whether the transformed view may contain row modifiers. For Pica's own use.
    public static var _speaksForRow: Bool { Content._speaksForRow }

    package func makeNode(in parent: ViewNode) -> TypedNode<Self> {
        SubviewGroupNode(self, parent: parent, content: \.sections) { view, source in
            let subviews = source.subviews()
            return view.transform(SectionCollection(source.sections, of: subviews))
        }
    }
}

/// The node that shows the view made from some content's subviews.
private final class SubviewGroupNode<Outer: View, Content: View, Look: View>: TypedNode<Outer> {
    private let content: (Outer) -> Content
    private let look: (Outer, SubviewSource) -> Look
    private var source: SubviewSource?
    private var child: TypedNode<Content>?
    private var shown: TypedNode<Look>?
    /// Whether the transformed view is about to be made again anyway.
    private var isUpdating = true

    init(
        _ view: Outer, parent: ViewNode, content: @escaping (Outer) -> Content,
        look: @escaping (Outer, SubviewSource) -> Look
    ) {
        self.content = content
        self.look = look
        super.init(view, parent: parent)
        let mounted = SubviewSource.mount(
            content(view), in: self, contentChanged: { [weak self] in self?.subviewsDidChange() },
            traitsChanged: { [weak self] in self?.subviewsDidChange() })
        source = mounted.source
        child = mounted.content
        show()
    }

    private func subviewsDidChange() {
        if !isUpdating { invalidate() }
    }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        if let source { body(source) }
        if let shown { body(shown) }
    }

    override func forEachMaker(_ body: (ViewNode) -> Void) {
        if let shown { body(shown) }
    }

    override func makeElements() -> [Element] { shown?.makeElements() ?? [] }
    override var madeElements: [Element] { shown?.madeElements ?? [] }
    override var environmentReads: EnvironmentReads { ViewType.of(Outer.self).environmentReads }

    override func viewDidChange(from old: Outer) {
        isUpdating = true
        child?.update(content(view))
        source?.bringCopiesUpToDate()
        super.viewDidChange(from: old)
    }

    override func evaluate() { show() }

    private func show() {
        guard let source else { return }
        isUpdating = true
        let look = track { self.look(view, source) }
        isUpdating = false
        if let shown {
            shown.update(look)
        } else {
            shown = look.mount(in: self)
        }
    }

    // Subviews that are only inspected or copied set no preferences.
    override func readPreference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        guard let shown else { return nil }
        return merged(key, of: source.map { $0.showsAny ? [$0, shown] : [shown] } ?? [shown])
    }
}
