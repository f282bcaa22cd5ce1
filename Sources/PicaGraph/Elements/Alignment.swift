import Foundation
import PicaFoundation

/// A rule that gives a view's position for an alignment.
public protocol AlignmentID {
    /// The guide's place in a view that does not set it, in the view's own points.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// Which guide of a view is meant, along which axis.
package struct AlignmentKey: Equatable, @unchecked Sendable {
    package let id: any AlignmentID.Type
    package let axis: Axis

    package static func == (a: AlignmentKey, b: AlignmentKey) -> Bool { a.id == b.id && a.axis == b.axis }

    /// Edges and middles belong to each view alone: a container has its own, whatever views in it set.
    private static let frameGuides =
        [HorizontalAlignment.leading, .center, .trailing].map(\.key)
        + [VerticalAlignment.top, .center, .bottom].map(\.key)

    /// Whether a container takes the guide over from several views in it.
    package var isMerged: Bool { !Self.frameGuides.contains(self) }

    /// Where the guide stands in a length, in a view that does not set it.
    func value(in length: CGFloat) -> CGFloat {
        ViewDimensions(CGSize(width: length, height: length), proposal: .unspecified).value(self)
    }

    /// A container's guide, from those that views in it set: the first baseline is the topmost, the last one
    /// the bottommost, any other guide the mean.
    package func merged(_ values: [CGFloat]) -> CGFloat? {
        switch self {
        case VerticalAlignment.firstTextBaseline.key: values.min()
        case VerticalAlignment.lastTextBaseline.key: values.max()
        default: values.isEmpty ? nil : values.reduce(0, +) / CGFloat(values.count)
        }
    }
}

/// An alignment along the horizontal axis.
public struct HorizontalAlignment: Equatable, Sendable {
    package let key: AlignmentKey

    /// The alignment of a guide of your own.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .horizontal) }

    /// What several views that stand beside each other come to for the guide, as a container of them has it; nil where
    /// none of them sets it.
    public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
        key.merged(values.compactMap { $0 })
    }

    private enum Leading: AlignmentID {
        package static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    private enum Center: AlignmentID {
        package static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
    }
    private enum Trailing: AlignmentID {
        package static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
    }

    /// The side where lines of interface begin.
    public static let leading = HorizontalAlignment(Leading.self)
    /// The middle of the width.
    public static let center = HorizontalAlignment(Center.self)
    /// The side where lines of interface end.
    public static let trailing = HorizontalAlignment(Trailing.self)

    private enum SeparatorLeading: AlignmentID {
        package static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    private enum SeparatorTrailing: AlignmentID {
        package static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
    }

    /// Where a list's lines above and below the row that the view is in begin. By default that is the list's choice.
    public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeading.self)
    /// Where a list's lines above and below the row that the view is in end. By default that is the list's choice.
    public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailing.self)
}

/// An alignment along the vertical axis.
public struct VerticalAlignment: Equatable, Sendable {
    package let key: AlignmentKey

    /// The alignment of a guide of your own.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .vertical) }

    /// What several views that stand beside each other come to for the guide, as a container of them has it; nil where
    /// none of them sets it.
    public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
        key.merged(values.compactMap { $0 })
    }

    private enum Top: AlignmentID {
        package static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    private enum Center: AlignmentID {
        package static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
    }
    private enum Bottom: AlignmentID {
        package static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }
    private enum FirstTextBaseline: AlignmentID {
        package static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }
    private enum LastTextBaseline: AlignmentID {
        package static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }

    /// The upper side.
    public static let top = VerticalAlignment(Top.self)
    /// The middle of the height.
    public static let center = VerticalAlignment(Center.self)
    /// The lower side.
    public static let bottom = VerticalAlignment(Bottom.self)
    /// The baseline of the first line of text; the bottom of a view without text.
    public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
    /// The baseline of the last line of text; the bottom of a view without text.
    public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)
}

/// An alignment in both axes.
public struct Alignment: Equatable, Sendable {
    /// The guide that decides about x.
    public var horizontal: HorizontalAlignment
    /// The guide that decides about y.
    public var vertical: VerticalAlignment

    /// An alignment of one guide for each axis.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// Where content stands in a frame: its guides meet the frame's, which has the defaults.
    package func origin(of content: ViewDimensions, in frame: ViewDimensions) -> CGPoint {
        let frame = frame.withoutGuides
        return CGPoint(
            x: frame[horizontal] - content[horizontal], y: frame[vertical] - content[vertical])
    }

    /// The middle.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// The middle of the side where lines of interface begin.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// The middle of the side where lines of interface end.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// The middle of the upper side.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// The middle of the lower side.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// The upper corner where lines of interface begin.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// The upper corner where lines of interface end.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// The lower corner where lines of interface begin.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// The lower corner where lines of interface end.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    /// The middle of the width, on the first line's baseline.
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    /// Where lines of interface begin, on the first line's baseline.
    public static let leadingFirstTextBaseline = Alignment(
        horizontal: .leading, vertical: .firstTextBaseline)
    /// Where lines of interface end, on the first line's baseline.
    public static let trailingFirstTextBaseline = Alignment(
        horizontal: .trailing, vertical: .firstTextBaseline)
    /// The middle of the width, on the last line's baseline.
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    /// Where lines of interface begin, on the last line's baseline.
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    /// Where lines of interface end, on the last line's baseline.
    public static let trailingLastTextBaseline = Alignment(
        horizontal: .trailing, vertical: .lastTextBaseline)
}

/// A view's size and guides for one proposal.
public struct ViewDimensions: Equatable, @unchecked Sendable {
    /// In points.
    public let width: CGFloat
    /// In points.
    public let height: CGFloat
    /// What sets guides; nil where all have their defaults.
    private let element: Element?
    package let proposal: ProposedViewSize

    package init(_ size: CGSize, of element: Element? = nil, proposal: ProposedViewSize) {
        width = size.width
        height = size.height
        self.element = element
        self.proposal = proposal
    }

    package var size: CGSize { CGSize(width: width, height: height) }

    /// The same size without any guide set.
    package var withoutGuides: ViewDimensions { ViewDimensions(size, proposal: proposal) }

    /// Whether both are the same view's, for the same proposal.
    public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool {
        a.size == b.size && a.proposal == b.proposal && a.element === b.element
    }

    /// The guide's value: the view's own, or the guide's default.
    public subscript(guide: HorizontalAlignment) -> CGFloat { value(guide.key) }
    /// The guide's value: the view's own, or the guide's default.
    public subscript(guide: VerticalAlignment) -> CGFloat { value(guide.key) }
    /// The guide's value where the view, or something in it, sets one.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
    /// The guide's value where the view, or something in it, sets one.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

    package func value(_ key: AlignmentKey) -> CGFloat {
        explicit(key) ?? key.id.defaultValue(in: self).placeable
    }

    package func explicit(_ key: AlignmentKey) -> CGFloat? {
        guard let element else { return nil }
        return MainThread.answer("a guide of ViewDimensions", elsewhere: nil) {
            element.explicitGuide(key, in: self)
        }
    }
}
