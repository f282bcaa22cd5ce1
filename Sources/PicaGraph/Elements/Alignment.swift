import Foundation
import PicaFoundation
import PicaState

/// A type that identifies an alignment guide and gives its default position.
public protocol AlignmentID {
    /// Returns the guide's default position, in the view's coordinate space.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// An alignment guide along an axis.
package struct AlignmentKey: Equatable, @unchecked Sendable {
    package let id: any AlignmentID.Type
    package let axis: Axis

    package static func == (a: AlignmentKey, b: AlignmentKey) -> Bool { a.id == b.id && a.axis == b.axis }

    /// The guides of edges and centers. A container has its own and does not merge those of its children.
    private static let frameGuides =
        [HorizontalAlignment.leading, .center, .trailing].map(\.key)
        + [VerticalAlignment.top, .center, .bottom].map(\.key)

    /// Whether a container derives the guide from its children.
    package var isMerged: Bool { !Self.frameGuides.contains(self) }

    /// Returns the guide's default position within a length.
    func value(in length: CGFloat) -> CGFloat {
        ViewDimensions(CGSize(width: length, height: length), proposal: .unspecified).value(self)
    }

    /// Returns a container's guide from those set by its children.
    ///
    /// The first baseline is the topmost, the last baseline the bottommost, any other guide the mean.
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

    /// Creates the alignment of a custom guide.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .horizontal) }

    /// Combines the guides of views beside each other as a container does; `nil` if none sets the guide.
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

    /// The leading edge.
    public static let leading = HorizontalAlignment(Leading.self)
    /// The horizontal center.
    public static let center = HorizontalAlignment(Center.self)
    /// The trailing edge.
    public static let trailing = HorizontalAlignment(Trailing.self)

    private enum SeparatorLeading: AlignmentID {
        package static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    private enum SeparatorTrailing: AlignmentID {
        package static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
    }

    /// The start of a list's separators above and below the view's row. By default the list chooses.
    public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeading.self)
    /// The end of a list's separators above and below the view's row. By default the list chooses.
    public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailing.self)
}

/// An alignment along the vertical axis.
public struct VerticalAlignment: Equatable, Sendable {
    package let key: AlignmentKey

    /// Creates the alignment of a custom guide.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .vertical) }

    /// Combines the guides of views beside each other as a container does; `nil` if none sets the guide.
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

    /// The top edge.
    public static let top = VerticalAlignment(Top.self)
    /// The vertical center.
    public static let center = VerticalAlignment(Center.self)
    /// The bottom edge.
    public static let bottom = VerticalAlignment(Bottom.self)
    /// The baseline of the first line of text; the bottom of a view without text.
    public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
    /// The baseline of the last line of text; the bottom of a view without text.
    public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)
}

/// An alignment in both axes.
public struct Alignment: Equatable, Sendable {
    /// The guide for the horizontal position.
    public var horizontal: HorizontalAlignment
    /// The guide for the vertical position.
    public var vertical: VerticalAlignment

    /// Creates an alignment from one guide for each axis.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// Returns the origin of content in a frame, so that its guides meet the frame's default guides.
    package func origin(of content: ViewDimensions, in frame: ViewDimensions) -> CGPoint {
        let frame = frame.withoutGuides
        return CGPoint(
            x: frame[horizontal] - content[horizontal], y: frame[vertical] - content[vertical])
    }

    /// The center.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// The center of the leading edge.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// The center of the trailing edge.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// The center of the top edge.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// The center of the bottom edge.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// The top leading corner.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// The top trailing corner.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// The bottom leading corner.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// The bottom trailing corner.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    /// The horizontal center, on the first line's baseline.
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    /// The leading edge, on the first line's baseline.
    public static let leadingFirstTextBaseline = Alignment(
        horizontal: .leading, vertical: .firstTextBaseline)
    /// The trailing edge, on the first line's baseline.
    public static let trailingFirstTextBaseline = Alignment(
        horizontal: .trailing, vertical: .firstTextBaseline)
    /// The horizontal center, on the last line's baseline.
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    /// The leading edge, on the last line's baseline.
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    /// The trailing edge, on the last line's baseline.
    public static let trailingLastTextBaseline = Alignment(
        horizontal: .trailing, vertical: .lastTextBaseline)
}

/// A view's size and guides for one proposal.
public struct ViewDimensions: Equatable, @unchecked Sendable {
    /// The width, in points.
    public let width: CGFloat
    /// The height, in points.
    public let height: CGFloat
    /// The element that may set guides; `nil` if all have their defaults.
    private let element: Element?
    package let proposal: ProposedViewSize

    package init(_ size: CGSize, of element: Element? = nil, proposal: ProposedViewSize) {
        width = size.width
        height = size.height
        self.element = element
        self.proposal = proposal
    }

    package var size: CGSize { CGSize(width: width, height: height) }

    /// The same size with default guides.
    package var withoutGuides: ViewDimensions { ViewDimensions(size, proposal: proposal) }

    /// Returns whether both belong to the same view for the same proposal.
    public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool {
        a.size == b.size && a.proposal == b.proposal && a.element === b.element
    }

    /// The position of the guide: the view's own, or the default.
    public subscript(guide: HorizontalAlignment) -> CGFloat { value(guide.key) }
    /// The position of the guide: the view's own, or the default.
    public subscript(guide: VerticalAlignment) -> CGFloat { value(guide.key) }
    /// The position of the guide if the view or its content sets it; otherwise `nil`.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
    /// The position of the guide if the view or its content sets it; otherwise `nil`.
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
