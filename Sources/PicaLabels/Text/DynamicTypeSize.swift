import Foundation
import PicaGraph
import PicaState

/// The text size that a person prefers; everything measured by text styles follows it.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    /// Body text is 14 points high.
    case xSmall
    /// Body text is 15 points high.
    case small
    /// Body text is 16 points high.
    case medium
    /// The default: body text is 17 points high.
    case large
    /// Body text is 19 points high.
    case xLarge
    /// Body text is 21 points high.
    case xxLarge
    /// Body text is 23 points high.
    case xxxLarge
    /// Body text is 28 points high.
    case accessibility1
    /// Body text is 33 points high.
    case accessibility2
    /// Body text is 40 points high.
    case accessibility3
    /// Body text is 47 points high.
    case accessibility4
    /// Body text is 53 points high.
    case accessibility5

    /// Whether the size is one of those meant for people with low vision.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    /// Chooses the size whose body text comes nearest to `factor` times the default.
    package init(nearestToScale factor: Double) {
        let wanted = factor * Font.TextStyle.body.size(at: .large)
        func distance(_ size: DynamicTypeSize) -> Double { abs(Font.TextStyle.body.size(at: size) - wanted) }
        self = Self.allCases.min { distance($0) < distance($1) } ?? .large
    }

    /// The row of the size in `Font.TextStyle`'s table.
    var index: Int { Self.allCases.firstIndex(of: self) ?? 3 }
}

private enum DynamicTypeSizeKey: EnvironmentKey { static var defaultValue: DynamicTypeSize { .large } }

extension EnvironmentValues {
    /// The text size in force.
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[DynamicTypeSizeKey.self] }
        set { self[DynamicTypeSizeKey.self] = newValue }
    }
}

extension View {
    /// Sets the text size inside the view.
    nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        environment(\.dynamicTypeSize, size)
    }

    /// Keeps the text size inside the view within a range.
    nonisolated public func dynamicTypeSize<R: RangeExpression<DynamicTypeSize>>(_ range: R) -> some View {
        let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
        return modifier(DynamicTypeSizeBounds(least: allowed.first, most: allowed.last))
    }
}

/// The bounds of the text size; `nil` if the range contains no size at all, and so asks for nothing.
private struct DynamicTypeSizeBounds {
    let least, most: DynamicTypeSize?
}

extension DynamicTypeSizeBounds: EnvironmentModifier {
    typealias Body = Never

    func write(to values: inout EnvironmentValues) {
        guard let least, let most else { return }
        values.dynamicTypeSize = min(max(values.dynamicTypeSize, least), most)
    }
}
