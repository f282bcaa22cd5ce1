import Foundation
import PicaDrawing
import PicaFoundation
import PicaGraph
import PicaState

/// A height that a sheet can have.
public struct PresentationDetent: Hashable, @unchecked Sendable {
    /// The context in which a height is computed.
    @dynamicMemberLookup public struct Context {
        /// The maximum height of a sheet in its window, in points.
        public let maxDetentValue: CGFloat
        let environment: EnvironmentValues

        /// Returns a value of the sheet's environment.
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
    /// The maximum height in the window.
    public static let large = PresentationDetent(kind: .fraction(1))

    /// Returns a fraction of the maximum height.
    /// - Parameter fraction: The fraction, from 0 to 1.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(kind: .fraction(Length.checked(fraction, as: .extent, of: "fraction") ?? 1))
    }

    /// Returns a fixed height in points.
    public static func height(_ height: CGFloat) -> PresentationDetent {
        PresentationDetent(kind: .height(Length.checked(height, as: .extent, of: "height") ?? 0))
    }

    /// Returns a height that a type computes.
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        PresentationDetent(
            kind: .custom(Custom(id: ObjectIdentifier(type)) { D.height(in: $0) }))
    }

    /// Returns the height in points; `nil` if it does not apply in this context.
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

/// A height of a sheet that an app computes from the context.
public protocol CustomPresentationDetent {
    /// The context in which a height is computed.
    typealias Context = PresentationDetent.Context
    /// Returns the height in points; `nil` if it does not apply in this context.
    static func height(in context: Context) -> CGFloat?
}

extension View {
    /// Sets the heights that the sheet around the view can have.
    ///
    /// The sheet starts at the lowest. With more than one height it has a grip at its top, and a drag or a press on
    /// that changes the height. Without any, a sheet is as high as its content.
    nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        presentationTrait { ($0.detents, $0.selection) = (detents, nil) }
    }

    /// Sets the heights that the sheet around the view can have, with a binding to the chosen one.
    /// - Parameters:
    ///   - detents: The heights.
    ///   - selection: The chosen height, which should be among them.
    nonisolated public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        presentationTrait { ($0.detents, $0.selection) = (detents, selection) }
    }

    /// Sets whether the sheet around the view has a grip at its top to change its height. By default it has one if
    /// there are several heights.
    nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        presentationTrait { $0.dragIndicator = visibility }
    }
}

/// The heights of a sheet in a window, from the lowest.
package struct DetentHeights {
    let steps: [(detent: PresentationDetent, height: CGFloat)]

    /// - Parameter room: The maximum height, in points.
    package init(_ detents: Set<PresentationDetent>, room: CGFloat, _ environment: EnvironmentValues) {
        let context = PresentationDetent.Context(maxDetentValue: room, environment: environment)
        steps = detents.compactMap { detent in detent.height(in: context).map { (detent, $0) } }
            .sorted { $0.height < $1.height }
    }

    /// Returns the height of a detent, or the lowest height.
    package func height(of detent: PresentationDetent?) -> CGFloat? {
        (steps.first { $0.detent == detent } ?? steps.first)?.height
    }

    /// Returns the detent whose height is nearest.
    package func nearest(to height: CGFloat) -> PresentationDetent? {
        steps.min { abs($0.height - height) < abs($1.height - height) }?.detent
    }

    /// Returns the next higher detent, or the lowest after the highest.
    package func next(after detent: PresentationDetent?) -> PresentationDetent? {
        guard !steps.isEmpty else { return nil }
        let index = steps.firstIndex { $0.detent == detent } ?? 0
        return steps[(index + 1) % steps.count].detent
    }
}
