import Foundation
import PicaDrawing
import PicaGraph

/// A style for progress views.
@MainActor @preconcurrency public protocol ProgressViewStyle {
    /// The view that shows the progress.
    associatedtype Body: View
    /// The configuration of a progress view.
    typealias Configuration = ProgressViewStyleConfiguration
    /// Returns the view that shows progress. `ProgressView(configuration)` inside it creates the view with the style
    /// from further out.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The configuration of a progress view that its style receives.
public struct ProgressViewStyleConfiguration {
    /// The type-erased label of the task.
    public struct Label {
        let view: AnyView
    }

    /// The type-erased label of the progress.
    public struct CurrentValueLabel {
        let view: AnyView
    }

    /// The progress from 0 to 1; `nil` if it is unknown.
    public let fractionCompleted: Double?
    /// The label of the task; `nil` for none.
    public var label: Label?
    /// The label of the progress; `nil` for none.
    public var currentValueLabel: CurrentValueLabel?
    /// The completed amount and the total as the app gave them; `nil` if it gave none.
    let measured: MeasuredNumber?
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
    /// Sets the style of progress views in the view.
    nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        controlStyle(style) { $0.makeBody(configuration: $1) }
    }
}

/// The default style of progress views: a bar if the progress is known, otherwise a turning wheel.
public struct DefaultProgressViewStyle {
    /// Creates the style; `automatic` is the short form.
    nonisolated public init() {}
}

extension DefaultProgressViewStyle: ProgressViewStyle {
    /// Returns the bar or the wheel.
    public func makeBody(configuration: Configuration) -> some View {
        if configuration.fractionCompleted == nil {
            CircularProgress(configuration: configuration, tint: nil)
        } else {
            LinearProgress(configuration: configuration, tint: nil)
        }
    }
}

/// A style that shows progress as a bar that fills. If the progress is unknown, a segment runs along the bar.
public struct LinearProgressViewStyle {
    private let tint: Color?

    /// Creates the style; `linear` is the short form.
    nonisolated public init() { tint = nil }

    /// Creates a style with its own color for the bar; `tint(_:)` is the newer way.
    nonisolated public init(tint: Color) { self.tint = tint }
}

extension LinearProgressViewStyle: ProgressViewStyle {
    /// Returns the bar, with the label above it and the value below.
    public func makeBody(configuration: Configuration) -> some View {
        LinearProgress(configuration: configuration, tint: tint)
    }
}

/// A style that shows progress as a ring that closes. If the progress is unknown, it is a turning wheel.
public struct CircularProgressViewStyle {
    private let tint: Color?

    /// Creates the style; `circular` is the short form.
    nonisolated public init() { tint = nil }

    /// Creates a style with its own color for the ring or wheel; `tint(_:)` is the newer way.
    nonisolated public init(tint: Color) { self.tint = tint }
}

extension CircularProgressViewStyle: ProgressViewStyle {
    /// Returns the ring or the wheel, with the label below it.
    public func makeBody(configuration: Configuration) -> some View {
        CircularProgress(configuration: configuration, tint: tint)
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// The default style of progress views: a bar if the progress is known, otherwise a wheel.
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A style that shows progress as a bar that fills.
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A style that shows progress as a ring that closes, or as a turning wheel.
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
