import Foundation
import PicaGraph

/// The look of views that show how far something has come.
@MainActor @preconcurrency public protocol ProgressViewStyle {
    /// What the look is made of.
    associatedtype Body: View
    /// Such a view as its style sees it.
    typealias Configuration = ProgressViewStyleConfiguration
    /// The view's look. `ProgressView(configuration)` in it is the view with the style from further out.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A view that shows how far something has come, as its style sees it.
public struct ProgressViewStyleConfiguration {
    /// The label, whatever its type.
    public struct Label {
        let view: AnyView
    }

    /// What says how far it has come, whatever its type.
    public struct CurrentValueLabel {
        let view: AnyView
    }

    /// From 0 to 1; nil where nobody knows.
    public let fractionCompleted: Double?
    /// Says what is done; nil without.
    public var label: Label?
    /// Says how far it has come; nil without.
    public var currentValueLabel: CurrentValueLabel?
}

extension ProgressViewStyleConfiguration.Label: View {
    /// The label itself.
    public var body: some View { view }
}

extension ProgressViewStyleConfiguration.CurrentValueLabel: View {
    /// The label itself.
    public var body: some View { view }
}

extension View {
    /// Sets the look of views inside that show how far something has come.
    nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        controlStyle(style) { $0.makeBody(configuration: $1) }
    }
}

/// A bar where it is known how far something has come, a wheel that turns where it is not.
public struct DefaultProgressViewStyle {
    /// The style that `automatic` is.
    nonisolated public init() {}
}

extension DefaultProgressViewStyle: ProgressViewStyle {
    /// The bar or the wheel.
    public func makeBody(configuration: Configuration) -> some View {
        if configuration.fractionCompleted == nil {
            CircularProgress(configuration: configuration, tint: nil)
        } else {
            LinearProgress(configuration: configuration, tint: nil)
        }
    }
}

/// A bar that fills; where nobody knows how far, a part of it runs along.
public struct LinearProgressViewStyle {
    private let tint: Color?

    /// The style that `linear` is.
    nonisolated public init() { tint = nil }

    /// A bar with a colour of its own; `tint(_:)` is the newer way.
    nonisolated public init(tint: Color) { self.tint = tint }
}

extension LinearProgressViewStyle: ProgressViewStyle {
    /// The bar, with the label over it and the value below.
    public func makeBody(configuration: Configuration) -> some View {
        LinearProgress(configuration: configuration, tint: tint)
    }
}

/// A ring that closes; where nobody knows how far, a wheel that turns.
public struct CircularProgressViewStyle {
    private let tint: Color?

    /// The style that `circular` is.
    nonisolated public init() { tint = nil }

    /// A ring or a wheel with a colour of its own; `tint(_:)` is the newer way.
    nonisolated public init(tint: Color) { self.tint = tint }
}

extension CircularProgressViewStyle: ProgressViewStyle {
    /// The ring or the wheel, with the label below it.
    public func makeBody(configuration: Configuration) -> some View {
        CircularProgress(configuration: configuration, tint: tint)
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// A bar where it is known how far something has come, a wheel where it is not.
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A bar that fills.
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A ring that closes, or a wheel that turns.
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
