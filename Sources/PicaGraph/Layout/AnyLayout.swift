import Foundation
import PicaState

/// A type-erased layout. It can be replaced by another while the views keep their state.
///
/// ```swift
/// let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
/// layout { … }
/// ```
public struct AnyLayout: Layout, SelfComparing {
    private let layout: any Layout

    /// Erases the type of a layout.
    public init<L: Layout>(_ layout: L) {
        self.layout = (layout as? AnyLayout)?.layout ?? layout
    }

    /// The cache of the wrapped layout.
    public struct Cache {
        fileprivate var value: Any
    }

    /// The properties of the wrapped layout.
    var properties: LayoutProperties { type(of: layout).layoutProperties }

    package func isSame(as other: AnyLayout) -> Bool { layout.isSame(asHidden: other.layout) }

    /// Makes the wrapped layout's cache.
    public func makeCache(subviews: Subviews) -> Cache { Cache(value: layout.makeCache(subviews: subviews)) }

    /// Updates the wrapped layout's cache.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        layout.hiddenUpdate(&cache, subviews)
    }

    /// Returns the wrapped layout's size for a proposal, in points.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        layout.hiddenSize(proposal, subviews, &cache)
    }

    /// Places the views as the wrapped layout does.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        layout.hiddenPlacing(in: bounds, proposal, subviews, &cache)
    }

    /// Returns the wrapped layout's preferred spacing.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        layout.hiddenSpacing(subviews, &cache)
    }

    /// Returns the wrapped layout's position of a guide.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        layout.hiddenGuide(guide, in: bounds, proposal, subviews, &cache)
    }

    /// Returns the wrapped layout's position of a guide.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        layout.hiddenGuide(guide, in: bounds, proposal, subviews, &cache)
    }
}

/// Calls to a layout of erased type, with a cache of erased type.
extension Layout {
    fileprivate func isSame(asHidden other: any Layout) -> Bool {
        (other as? Self).map { ValueComparison.isSame(self, $0) } ?? false
    }

    private func with<Result>(
        _ hidden: inout AnyLayout.Cache, _ subviews: LayoutSubviews, _ body: (inout Cache) -> Result
    ) -> Result {
        var cache = hidden.value as? Cache ?? makeCache(subviews: subviews)
        // Releases the second reference, so that changes to the cache do not copy its content.
        hidden.value = ()
        defer { hidden.value = cache }
        return body(&cache)
    }

    fileprivate func hiddenUpdate(_ cache: inout AnyLayout.Cache, _ subviews: LayoutSubviews) {
        with(&cache, subviews) { updateCache(&$0, subviews: subviews) }
    }

    fileprivate func hiddenSize(
        _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache
    ) -> CGSize {
        with(&cache, subviews) { sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }

    fileprivate func hiddenPlacing(
        in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout AnyLayout.Cache
    ) {
        with(&cache, subviews) {
            placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    fileprivate func hiddenSpacing(_ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache) -> ViewSpacing
    {
        with(&cache, subviews) { spacing(subviews: subviews, cache: &$0) }
    }

    fileprivate func hiddenGuide(
        _ guide: HorizontalAlignment, in bounds: CGRect, _ proposal: ProposedViewSize,
        _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache
    ) -> CGFloat? {
        with(&cache, subviews) {
            explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    fileprivate func hiddenGuide(
        _ guide: VerticalAlignment, in bounds: CGRect, _ proposal: ProposedViewSize,
        _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache
    ) -> CGFloat? {
        with(&cache, subviews) {
            explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }
}
