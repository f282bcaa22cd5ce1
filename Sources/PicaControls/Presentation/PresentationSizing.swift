import Foundation
import PicaFoundation
import PicaGraph
import PicaState

/// A rule for the size of a sheet, which is never larger than its window.
public protocol PresentationSizing {
    /// Returns the size proposed to the content of a sheet, which determines the sheet's size.
    ///
    /// - Parameters:
    ///   - root: The content, which can be measured.
    ///   - context: The context of the sheet.
    /// - Returns: The size in points; `nil` dimensions use the content's own.
    func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext)
        -> ProposedViewSize
}

/// The content of a sheet, for measuring.
public struct PresentationSizingRoot {
    package let measure: (ProposedViewSize) -> CGSize

    package init(measure: @escaping (ProposedViewSize) -> CGSize) {
        self.measure = measure
    }

    /// Returns the size that the content takes for a proposal, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// The context of a sheet's size.
public struct PresentationSizingContext {
    package init() {}
}

/// The default sizing, as large as the content.
public struct AutomaticPresentationSizing {
    /// Creates the sizing; `automatic` is the short form.
    public init() {}
}

extension AutomaticPresentationSizing: PresentationSizing {
    /// Proposes the content's own size.
    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize { .unspecified }
}

/// A sizing as large as the content.
public struct FittedPresentationSizing {
    /// Creates the sizing; `fitted` is the short form.
    public init() {}
}

extension FittedPresentationSizing: PresentationSizing {
    /// Proposes the content's own size.
    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize { .unspecified }
}

/// A sizing suited to forms.
public struct FormPresentationSizing {
    /// Creates the sizing; `form` is the short form.
    public init() {}
}

extension FormPresentationSizing: PresentationSizing {
    /// Proposes 520 by 480 points.
    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize { ProposedViewSize(width: 520, height: 480) }
}

/// A sizing suited to reading.
public struct PagePresentationSizing {
    /// Creates the sizing; `page` is the short form.
    public init() {}
}

extension PagePresentationSizing: PresentationSizing {
    /// Proposes 720 by 800 points.
    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize { ProposedViewSize(width: 720, height: 800) }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
    /// The default sizing, as large as the content.
    public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}
extension PresentationSizing where Self == FittedPresentationSizing {
    /// A sizing as large as the content.
    public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}
extension PresentationSizing where Self == FormPresentationSizing {
    /// A sizing suited to forms: 520 by 480 points.
    public static var form: FormPresentationSizing { FormPresentationSizing() }
}
extension PresentationSizing where Self == PagePresentationSizing {
    /// A sizing suited to reading: 720 by 800 points.
    public static var page: PagePresentationSizing { PagePresentationSizing() }
}

extension PresentationSizing {
    /// Returns the same sizing, but as large as the content in one dimension or both.
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
    /// Sets the sizing of the sheet around the view.
    nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
        presentationTrait { $0.sizing = sizing }
    }
}
