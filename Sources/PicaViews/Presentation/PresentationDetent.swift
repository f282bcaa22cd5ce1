import Foundation
import PicaFoundation
import PicaGraph

/// A height that a sheet can have.
public struct PresentationDetent: Hashable, @unchecked Sendable {
    /// What a height is worked out from.
    @dynamicMemberLookup public struct Context {
        /// The greatest height that a sheet can have in its window, in points.
        public let maxDetentValue: CGFloat
        let environment: EnvironmentValues

        /// A value of the sheet's environment.
        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
            environment[keyPath: keyPath]
        }
    }

    private enum Kind: Hashable {
        case fraction(CGFloat)
        case height(CGFloat)
        case custom(Custom)
    }

    private struct Custom: Hashable {
        let id: ObjectIdentifier
        let height: (Context) -> CGFloat?

        static func == (a: Custom, b: Custom) -> Bool { a.id == b.id }
        func hash(into hasher: inout Hasher) { hasher.combine(id) }
    }

    private let kind: Kind

    /// About half of the window's height.
    public static let medium = PresentationDetent(kind: .fraction(0.5))
    /// As high as the window lets it be.
    public static let large = PresentationDetent(kind: .fraction(1))

    /// A part of the greatest height.
    /// - Parameter fraction: From 0 to 1.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(kind: .fraction(Length.checked(fraction, as: .extent, of: "fraction") ?? 1))
    }

    /// A height in points.
    public static func height(_ height: CGFloat) -> PresentationDetent {
        PresentationDetent(kind: .height(Length.checked(height, as: .extent, of: "height") ?? 0))
    }

    /// A height that a type works out.
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        PresentationDetent(
            kind: .custom(Custom(id: ObjectIdentifier(type)) { D.height(in: $0) }))
    }

    /// In points; nil where it is none in this context.
    func height(in context: Context) -> CGFloat? {
        let most = context.maxDetentValue
        let height: CGFloat? =
            switch kind {
            case .fraction(let fraction): most * fraction
            case .height(let height): height
            case .custom(let custom): custom.height(context)
            }
        guard let height, height.isFinite, height > 0 else { return nil }
        return min(height, most)
    }
}

/// A height of a sheet that an app works out from what is around.
public protocol CustomPresentationDetent {
    /// What a height is worked out from.
    typealias Context = PresentationDetent.Context
    /// The height in points; nil where there is none in this context.
    static func height(in context: Context) -> CGFloat?
}

extension View {
    /// Sets the heights that the sheet around the view can have.
    ///
    /// It begins with the lowest. With more than one it has a grip at its top, which is dragged or pressed to take
    /// another. Without any, a sheet is as high as its content.
    nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        presentationTrait { ($0.detents, $0.selection) = (detents, nil) }
    }

    /// Sets the heights that the sheet around the view can have, and which of them it has.
    /// - Parameters:
    ///   - detents: The heights.
    ///   - selection: The one that it has; it should be among them.
    nonisolated public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        presentationTrait { ($0.detents, $0.selection) = (detents, selection) }
    }

    /// Sets whether the sheet around the view has a grip at its top, by which its height is changed. By default it does
    /// where it has several.
    nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        presentationTrait { $0.dragIndicator = visibility }
    }
}

/// The heights that a sheet has in a window, the lowest first.
struct DetentHeights {
    let steps: [(detent: PresentationDetent, height: CGFloat)]

    /// - Parameter room: The greatest height there is, in points.
    init(_ detents: Set<PresentationDetent>, room: CGFloat, _ environment: EnvironmentValues) {
        let context = PresentationDetent.Context(maxDetentValue: room, environment: environment)
        steps = detents.compactMap { detent in detent.height(in: context).map { (detent, $0) } }
            .sorted { $0.height < $1.height }
    }

    /// The height of a detent, or the lowest.
    func height(of detent: PresentationDetent?) -> CGFloat? {
        (steps.first { $0.detent == detent } ?? steps.first)?.height
    }

    /// The one whose height is nearest.
    func nearest(to height: CGFloat) -> PresentationDetent? {
        steps.min { abs($0.height - height) < abs($1.height - height) }?.detent
    }

    /// The next higher one, or the lowest after the highest.
    func next(after detent: PresentationDetent?) -> PresentationDetent? {
        guard !steps.isEmpty else { return nil }
        let index = steps.firstIndex { $0.detent == detent } ?? 0
        return steps[(index + 1) % steps.count].detent
    }
}
