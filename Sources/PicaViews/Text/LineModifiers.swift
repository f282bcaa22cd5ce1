import Foundation
import PicaFoundation
import PicaGraph
import PicaText

private enum LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }
private enum ReservedLinesKey: EnvironmentKey { static var defaultValue: Int { 0 } }
private enum LineHeightKey: EnvironmentKey {
    static var defaultValue: AttributedString.LineHeight? { nil }
}
private enum AllowsTighteningKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum MinimumScaleFactorKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }

extension EnvironmentValues {
    /// The most lines a text may have; nil for any number.
    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }

    /// How many lines a text has room for even if it has fewer.
    var reservedLines: Int {
        get { self[ReservedLinesKey.self] }
        set { self[ReservedLinesKey.self] = newValue }
    }

    /// The distance of baselines; nil for what the fonts ask.
    public var lineHeight: AttributedString.LineHeight? {
        get { self[LineHeightKey.self] }
        set { self[LineHeightKey.self] = newValue }
    }

    /// Whether characters may move closer together where a line would be cut otherwise.
    public var allowsTightening: Bool {
        get { self[AllowsTighteningKey.self] }
        set { self[AllowsTighteningKey.self] = newValue }
    }

    /// By what font sizes may be multiplied at the least where text would be cut otherwise.
    public var minimumScaleFactor: CGFloat {
        get { self[MinimumScaleFactorKey.self] }
        set { self[MinimumScaleFactorKey.self] = newValue }
    }
}

extension View {
    nonisolated private func lines(_ limit: Int?, reserved: Int) -> some View {
        modifier(LineBounds(limit: limit, reserved: reserved))
    }

    /// The most lines a text may have; nil for any number.
    nonisolated public func lineLimit(_ number: Int?) -> some View { lines(number, reserved: 0) }
    /// The most lines a text may have.
    ///
    /// - Parameter reservesSpace: Whether a text has room for so many lines even if it has fewer.
    nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        lines(limit, reserved: reservesSpace ? limit : 0)
    }
    /// The most lines a text may have, and how many it has room for even if it has fewer.
    nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        lines(limit.upperBound, reserved: limit.lowerBound)
    }
    /// How many lines a text has room for even if it has fewer.
    nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        lines(nil, reserved: limit.lowerBound)
    }
    /// The most lines a text may have.
    nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        lines(limit.upperBound, reserved: 0)
    }

    /// The distance of baselines in text; nil for what the fonts ask.
    nonisolated public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
        environment(\.lineHeight, lineHeight)
    }
    /// Whether characters may move closer together where a line would be cut otherwise.
    nonisolated public func allowsTightening(_ flag: Bool) -> some View {
        environment(\.allowsTightening, flag)
    }
    /// Lets text shrink where it would be cut otherwise.
    /// - Parameter factor: By what font sizes may be multiplied at the least, from 0 to 1.
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        environment(\.minimumScaleFactor, factor)
    }
}

/// The two go together: a new limit takes back what was reserved further out.
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
