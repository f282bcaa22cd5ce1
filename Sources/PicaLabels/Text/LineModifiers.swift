import Foundation
import PicaFoundation
import PicaGraph
import PicaState
import PicaText

private enum LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }
private enum ReservedLinesKey: EnvironmentKey { static var defaultValue: Int { 0 } }
private enum LineHeightKey: EnvironmentKey {
    static var defaultValue: AttributedString.LineHeight? { nil }
}
private enum AllowsTighteningKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum MinimumScaleFactorKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }

extension EnvironmentValues {
    /// The maximum number of lines of a text; `nil` for any number.
    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }

    /// The number of lines that a text reserves space for, even if it has fewer.
    package var reservedLines: Int {
        get { self[ReservedLinesKey.self] }
        set { self[ReservedLinesKey.self] = newValue }
    }

    /// The distance between baselines; `nil` for the fonts' own.
    public var lineHeight: AttributedString.LineHeight? {
        get { self[LineHeightKey.self] }
        set { self[LineHeightKey.self] = newValue }
    }

    /// Whether characters may move closer together rather than a line be cut.
    public var allowsTightening: Bool {
        get { self[AllowsTighteningKey.self] }
        set { self[AllowsTighteningKey.self] = newValue }
    }

    /// The smallest factor by which font sizes may be multiplied to keep text from being cut.
    public var minimumScaleFactor: CGFloat {
        get { self[MinimumScaleFactorKey.self] }
        set { self[MinimumScaleFactorKey.self] = newValue }
    }
}

extension View {
    nonisolated private func lines(_ limit: Int?, reserved: Int) -> some View {
        modifier(LineBounds(limit: limit, reserved: reserved))
    }

    /// Sets the maximum number of lines of a text; `nil` for any number.
    nonisolated public func lineLimit(_ number: Int?) -> some View { lines(number, reserved: 0) }
    /// Sets the maximum number of lines of a text.
    ///
    /// - Parameter reservesSpace: Whether a text reserves space for that many lines even if it has fewer.
    nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        lines(limit, reserved: reservesSpace ? limit : 0)
    }
    /// Sets the maximum number of lines of a text, and the number it reserves space for even if it has fewer.
    nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        lines(limit.upperBound, reserved: limit.lowerBound)
    }
    /// Sets the number of lines that a text reserves space for even if it has fewer.
    nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        lines(nil, reserved: limit.lowerBound)
    }
    /// Sets the maximum number of lines of a text.
    nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        lines(limit.upperBound, reserved: 0)
    }

    /// Sets the distance between baselines in text; `nil` for the fonts' own.
    nonisolated public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
        environment(\.lineHeight, lineHeight)
    }
    /// Sets whether characters may move closer together rather than a line be cut.
    nonisolated public func allowsTightening(_ flag: Bool) -> some View {
        environment(\.allowsTightening, flag)
    }
    /// Lets text shrink rather than be cut.
    /// - Parameter factor: The smallest factor by which font sizes may be multiplied, from 0 to 1.
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        environment(\.minimumScaleFactor, factor)
    }
}

/// The limit and the reserved lines are set together: a new limit cancels a reservation from further out.
private struct LineBounds {
    let limit: Int?
    let reserved: Int
}

extension LineBounds: EnvironmentModifier {
    typealias Body = Never

    func write(to values: inout EnvironmentValues) {
        values.lineLimit = limit
        values.reservedLines = reserved
    }
}

extension PicaText.LineHeight {
    init(_ height: AttributedString.LineHeight?) {
        self =
            switch height?.kind {
            case nil, .variable: .variable
            case .normal: .normal
            case .tight: .tight
            case .loose: .loose
            case .exact(let points): .exact(Double(points))
            case .multiple(let factor): .multiple(Double(factor))
            case .leading(let increase): .leading(Double(increase))
            }
    }
}
