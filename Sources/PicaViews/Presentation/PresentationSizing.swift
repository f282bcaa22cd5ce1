import Foundation
import PicaFoundation
import PicaGraph

/// How large a sheet wants to be. It is never larger than its window.
public protocol PresentationSizing {
    /// What the content of a sheet is offered, and so how large the sheet is.
    ///
    /// - Parameters:
    ///   - root: The content, which can be measured.
    ///   - context: What is known of the place.
    /// - Returns: In points; where a dimension is nil the content's own counts.
    func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext)
        -> ProposedViewSize
}

/// The content of a sheet, to be measured.
public struct PresentationSizingRoot {
    let measure: (ProposedViewSize) -> CGSize

    /// The size that the content takes for a proposal, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// What is known of the place where a sheet is to be.
public struct PresentationSizingContext {}

/// As large as the content.
public struct AutomaticPresentationSizing {
    /// The sizing that `automatic` is.
    public init() {}
}

extension AutomaticPresentationSizing: PresentationSizing {
    /// The content's own size.
    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize { .unspecified }
}

/// As large as the content.
public struct FittedPresentationSizing {
    /// The sizing that `fitted` is.
    public init() {}
}

extension FittedPresentationSizing: PresentationSizing {
    /// The content's own size.
    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize { .unspecified }
}

/// A size for forms and the like.
public struct FormPresentationSizing {
    /// The sizing that `form` is.
    public init() {}
}

extension FormPresentationSizing: PresentationSizing {
    /// 520 by 480 points.
    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize { ProposedViewSize(width: 520, height: 480) }
}

/// A size for something to read.
public struct PagePresentationSizing {
    /// The sizing that `page` is.
    public init() {}
}

extension PagePresentationSizing: PresentationSizing {
    /// 720 by 800 points.
    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize { ProposedViewSize(width: 720, height: 800) }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
    /// What is usual: as large as the content.
    public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}
extension PresentationSizing where Self == FittedPresentationSizing {
    /// As large as the content.
    public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}
extension PresentationSizing where Self == FormPresentationSizing {
    /// A size for forms and the like: 520 by 480 points.
    public static var form: FormPresentationSizing { FormPresentationSizing() }
}
extension PresentationSizing where Self == PagePresentationSizing {
    /// A size for something to read: 720 by 800 points.
    public static var page: PagePresentationSizing { PagePresentationSizing() }
}

extension PresentationSizing {
    /// The same, but as large as the content in one dimension or both.
    public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
        PartlyFittedSizing(base: self, horizontal: horizontal, vertical: vertical)
    }
}

private struct PartlyFittedSizing<Base: PresentationSizing>: PresentationSizing {
    let base: Base
    let horizontal: Bool
    let vertical: Bool

    func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize {
        let size = base.proposedSize(for: root, context: context)
        return ProposedViewSize(
            width: horizontal ? nil : size.width, height: vertical ? nil : size.height)
    }
}

extension View {
    /// Sets how large the sheet around the view wants to be.
    nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
        presentationTrait { $0.sizing = sizing }
    }
}
